import { coverArt, type CoverArt } from '#kit/game/cover.ts'
import type { SlicerDefinition, Twist } from './definitions.ts'

type Draw = (art: CoverArt) => string

const orange = (art: CoverArt, x: number, y: number, radius: number) =>
  art.ball(x, y, radius, '#ff9a2e', '#a84300')
const lime = (art: CoverArt, x: number, y: number, radius: number) =>
  art.ball(x, y, radius, '#b6e83a', '#4a8a0a')
const plum = (art: CoverArt, x: number, y: number, radius: number) =>
  art.ball(x, y, radius, '#9a5cf0', '#2c0d73')
const apple = (art: CoverArt, x: number, y: number, radius: number) =>
  art.ball(x, y, radius, '#ff5a5a', '#8a0f24') +
  `<path d="M${x} ${y - radius * 0.9}q4 -26 22 -34" stroke="#5a3018" stroke-width="9" fill="none" stroke-linecap="round"/>`
const nut = (art: CoverArt, x: number, y: number, radius: number) =>
  art.ball(x, y, radius, '#a8703c', '#3f2210')

/** A streak of light, pointed at both ends. */
const streak = (x1: number, y1: number, x2: number, y2: number, thick: number) => {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const far = Math.hypot(dx, dy)
  const [nx, ny] = [(-dy / far) * thick, (dx / far) * thick]
  const at = (side: number) =>
    `${Math.round((x1 + x2) / 2 + nx * side)} ${Math.round((y1 + y2) / 2 + ny * side)}`
  return (
    `<path d="M${x1} ${y1}Q${at(2)} ${x2} ${y2}Q${at(-2)} ${x1} ${y1}Z" fill="#8ff5e6" opacity=".55"/>` +
    `<path d="M${x1} ${y1}Q${at(0.9)} ${x2} ${y2}Q${at(-0.9)} ${x1} ${y1}Z" fill="#fff"/>`
  )
}
const circle = (x: number, y: number, radius: number, color: string, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${color}" stroke-width="${width}"/>`

const draws: Readonly<Record<Twist, Draw>> = {
  recipe: (art) =>
    '<rect x="58" y="40" width="220" height="300" rx="22" fill="#3a1430" opacity=".35"/>' +
    '<rect x="48" y="26" width="220" height="300" rx="22" fill="#fff4dc"/>' +
    '<path d="M78 236h160M78 268h160M78 300h100" stroke="#e0b98a" stroke-width="12" stroke-linecap="round"/>' +
    apple(art, 158, 134, 74) +
    circle(158, 134, 92, '#ffb63d', 10) +
    lime(art, 338, 300, 66) +
    plum(art, 340, 110, 54) +
    streak(210, 392, 396, 196, 12),
  strokes: (art) =>
    orange(art, 120, 140, 66) +
    lime(art, 290, 250, 60) +
    [0, 1, 2, 3, 4]
      .map((row) => streak(20 + row * 30, 150 + row * 58, 230 + row * 36, 10 + row * 58, 11))
      .join(''),
  juggle: (art) =>
    nut(art, 200, 96, 82) +
    '<path d="M150 70l44 30 -20 26 62 30" stroke="#fff4d6" stroke-width="11" fill="none"/>' +
    nut(art, 74, 270, 54) +
    nut(art, 330, 250, 58) +
    '<path d="M200 204v58M172 232l28 -30 28 30M200 268v40" stroke="#ffe066" stroke-width="14" fill="none" stroke-linecap="round" stroke-linejoin="round"/>' +
    streak(40, 372, 366, 344, 13),
  pairs: (art) =>
    orange(art, 96, 118, 76) +
    orange(art, 304, 118, 76) +
    plum(art, 96, 296, 70) +
    lime(art, 304, 296, 70) +
    streak(-10, 130, 410, 106, 12),
  rain: (art) =>
    '<path d="M60 -10v90M140 -10v190M232 -10v60M330 -10v150" stroke="#bfe6ff" stroke-width="14" opacity=".4" stroke-linecap="round"/>' +
    apple(art, 60, 128, 50) +
    orange(art, 140, 232, 60) +
    lime(art, 232, 98, 52) +
    plum(art, 330, 198, 56) +
    '<path d="M80 330h240l-34 70h-172z" fill="#8a5a2c"/><path d="M70 318h260v22h-260z" fill="#c98b4f"/>',
  heart: (art) =>
    art.ball(200, 204, 156, '#ff6aa0', '#7a0f46') +
    '<circle cx="200" cy="204" r="112" fill="#fff4fa"/>' +
    circle(200, 204, 76, '#ff5d9e', 16) +
    '<circle cx="200" cy="204" r="34" fill="#ff5d9e"/>' +
    streak(200, -6, 200, 406, 10),
  river: (art) =>
    [70, 170, 270, 370]
      .map(
        (y) =>
          `<path d="M-10 ${y}q52 -26 105 0t105 0 105 0 105 0" stroke="#8fe4f2" stroke-width="13" fill="none" opacity=".5"/>`,
      )
      .join('') +
    orange(art, 84, 110, 58) +
    apple(art, 226, 206, 66) +
    lime(art, 356, 116, 54) +
    plum(art, 90, 318, 52) +
    streak(300, 392, 320, 170, 11),
  late: (art) =>
    '<circle cx="200" cy="330" r="150" fill="#fff0b8" opacity=".25"/>' +
    '<path d="M-10 348h420v60h-420z" fill="#3a1c14" opacity=".75"/>' +
    '<path d="M130 30v130M200 10v120M270 30v130" stroke="#fff0b8" stroke-width="12" stroke-linecap="round" opacity=".5"/>' +
    orange(art, 200, 256, 92) +
    streak(6, 332, 394, 300, 13),
}

/** One picture for each rule, on the colours of its game. */
export function twistCover(id: string, twist: Twist, [light, dark]: SlicerDefinition['ground']): string {
  const art = coverArt(id)
  return art.ground(light, dark, '#ffffff', 0.35) + draws[twist](art)
}
