import { contactShadow } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import { colorOf } from './palette.ts'

const rect = (x: number, y: number, width: number, height: number, radius: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`

function car(x: number, y: number, length: number, color: string, angle: number): string {
  const [left, top] = [-length / 2, -42]
  return (
    `<g transform="translate(${x} ${y}) rotate(${angle})">` +
    [-1, 1]
      .map(
        (side) =>
          rect(left + 26, side * 42 - 9, 34, 18, 7, '#1b232b') +
          rect(-left - 60, side * 42 - 9, 34, 18, 7, '#1b232b'),
      )
      .join('') +
    rect(left, top + 8, length, 84, 26, shade(color, -0.4)) +
    rect(left, top, length, 84, 26, color) +
    rect(left + length * 0.2, top + 11, length * 0.54, 62, 16, '#22384a') +
    rect(left + length * 0.29, top + 13, length * 0.33, 58, 12, shade(color, 0.2)) +
    rect(left + 14, top + 5, length - 28, 8, 4, 'rgb(255 255 255 / .35)') +
    [-1, 1].map((side) => rect(-left - 12, side * 27 - 9, 11, 18, 5, '#fff6c8')).join('') +
    '</g>'
  )
}

/** The lot, seen from above, and the car that has found the gate. */
export function carCover(): string {
  const slots = Array.from(
    { length: 5 },
    (_, line) => `M${-60 + line * 112} -60V470M-60 ${-40 + line * 112}H470`,
  ).join('')
  return (
    rect(-60, -60, 520, 520, 0, '#5d6f78') +
    `<path d="${slots}" stroke="#fff" stroke-opacity=".16" stroke-width="4"/>` +
    car(108, 40, 196, colorOf(1), 0) +
    car(330, 70, 196, colorOf(2), 90) +
    car(52, 232, 196, colorOf(4), 90) +
    car(330, 344, 196, colorOf(3), 180) +
    car(96, 392, 196, colorOf(6), 0) +
    contactShadow(214, 256, 132, 50, 0.35) +
    `<g transform="translate(200 214) scale(1.34) translate(-200 -214)">${car(206, 214, 196, colorOf(0), -14)}</g>`
  )
}

function eel(path: string, color: string, head: readonly [number, number, number], width = 46): string {
  const line = (stroke: string, size: number, dy = 0) =>
    `<path d="${path}" transform="translate(0 ${dy})" fill="none" stroke="${stroke}" stroke-width="${size}" stroke-linecap="round" stroke-linejoin="round"/>`
  const [x, y, angle] = head
  return (
    line(shade(color, -0.4), width, 9) +
    line(color, width) +
    line(shade(color, 0.42), width * 0.16, -width * 0.2) +
    `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M${width} 0Q${width * 0.3} ${-width} ${-width * 0.4} ${-width * 0.5}V${width * 0.5}Q${width * 0.3} ${width} ${width} 0Z" fill="${shade(color, 0.08)}"/>` +
    [-1, 1]
      .map(
        (side) =>
          `<circle cx="${width * 0.16}" cy="${side * width * 0.3}" r="${width * 0.17}" fill="#fff"/><circle cx="${width * 0.22}" cy="${side * width * 0.3}" r="${width * 0.09}" fill="#10202c"/>`,
      )
      .join('') +
    '</g>'
  )
}

/** A knot of eels; the one in front has its way free. */
export const eelCover = () =>
  eel('M-20 40H130V120', colorOf(1), [130, 116, 90]) +
  eel('M420 30H220V110', colorOf(6), [220, 108, 90]) +
  eel('M40 420V250H-20', colorOf(4), [-6, 250, 180]) +
  eel('M380 130V420', colorOf(3), [380, 128, -90]) +
  eel('M130 430V350H300V440', colorOf(7), [300, 410, 90]) +
  contactShadow(210, 276, 130, 26) +
  eel('M84 160V250H216V190H268', colorOf(2), [272, 190, 0], 68)

function raft(x: number, y: number, length: number, across: boolean, look: number): string {
  const wood = ['#c98f4e', '#b57a45', '#d8a766', '#c47f58'][look % 4]!
  const logs = [0, 1, 2]
    .map(
      (log) =>
        rect(-length / 2, -45 + log * 30 + 6, length, 30, 14, shade(wood, -0.42)) +
        rect(-length / 2, -45 + log * 30, length, 27, 13, wood) +
        rect(-length / 2 + 12, -41 + log * 30, length - 24, 5, 3, shade(wood, 0.35)),
    )
    .join('')
  const ropes = [-1, 1].map((end) => rect(end * (length / 2 - 30) - 6, -47, 12, 96, 5, '#f2e2bd')).join('')
  return `<g transform="translate(${x} ${y}) rotate(${across ? 0 : 90})">${logs}${ropes}</g>`
}

/** Rafts around the red sailboat. */
export function raftCover(): string {
  const waves = Array.from(
    { length: 9 },
    (_, row) => `M-40 ${row * 52}q26 -14 52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0t52 0`,
  ).join('')
  return (
    `<path d="${waves}" fill="none" stroke="#d8f6ff" stroke-opacity=".2" stroke-width="4"/>` +
    raft(60, 40, 210, true, 0) +
    raft(352, 90, 210, false, 1) +
    raft(40, 300, 210, false, 2) +
    raft(196, 356, 210, true, 3) +
    raft(372, 330, 210, false, 0) +
    contactShadow(206, 262, 150, 40, 0.35) +
    '<g transform="translate(200 200) rotate(-8) scale(1.5)">' +
    '<path d="M104 6Q36 -44 -84 -30Q-102 6 -84 42Q36 56 104 6Z" fill="#9c1f2c"/><path d="M104 0Q36 -52 -84 -34Q-102 0 -84 34Q36 52 104 0Z" fill="#ff4f52"/>' +
    '<path d="M80 0Q28 -36 -68 -25Q-80 0 -68 25Q28 36 80 0Z" fill="#ffe7c2"/><path d="M62 0Q20 -27 -56 -18Q-64 0 -56 18Q20 27 62 0Z" fill="#d9a468"/>' +
    '<path d="M66 0Q4 -82 -60 -24Q6 -18 66 0Z" fill="#fff"/><path d="M66 0Q4 -44 -60 -24Q6 -18 66 0Z" fill="#c9dbea"/><circle cx="10" cy="-8" r="7" fill="#6b4326"/></g>'
  )
}
