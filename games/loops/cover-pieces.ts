import { num } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'

const circle = (x: number, y: number, radius: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`

export const post = circle(0, 4, 14, '#4a2808') + circle(0, 0, 13, '#d99450') + circle(-4, -4, 4, '#ffe0b8')
export const black = circle(0, 5, 30, '#0d0a14') + circle(0, 0, 29, '#332b48') + circle(-9, -11, 7, '#a79cc8')
export const white = circle(0, 5, 30, '#6d7688') + circle(0, 0, 29, '#fffdf6') + circle(-9, -11, 7, '#fff')
export const palmTree =
  circle(0, 18, 24, '#e8c98a') +
  '<rect x="-4" y="-12" width="8" height="32" rx="4" fill="#6f451f"/>' +
  circle(-15, -8, 12, '#3aa565') +
  circle(15, -8, 12, '#3aa565') +
  circle(-6, -20, 12, '#3aa565') +
  circle(8, -20, 12, '#3aa565') +
  circle(0, -11, 10, '#57c781')

/** A number and an arrow, rotated by degrees from the right. */
export const tag = (text: string, turn: number) =>
  num(turn === 0 ? -12 : 12, 17, 44, text, '#fdf6e6') +
  `<path d="M30 0L16 -11V11Z" fill="#fdf6e6" transform="rotate(${turn})"/>`

export const column = (top: string, side: string, text: string, ink: string) =>
  `<rect x="-38" y="-36" width="76" height="80" rx="10" fill="${side}"/><path d="M-38 -30V-44H-20V-34H-9V-44H9V-34H20V-44H38V28Q38 38 28 38H-28Q-38 38 -38 28Z" fill="${top}"/>` +
  num(0, 22, 48, text, ink)

export const stone = (text: string, deep: string) =>
  circle(0, 5, 33, '#0a0614') +
  circle(0, 0, 33, deep) +
  circle(0, 0, 28, '#fffaf0') +
  num(0, 15, 42, text, deep)

export const isle = (text: string) =>
  circle(0, 4, 66, '#ffffff') +
  circle(0, 9, 56, '#8a6a35') +
  circle(0, 0, 56, '#f3dfae') +
  circle(0, 0, 44, '#fff4d4') +
  num(0, 22, 62, text, '#4b2f10')

export const sunny =
  [0, 45, 90, 135, 180, 225, 270, 315]
    .map((turn) => `<path d="M0 -32L9 -18H-9Z" fill="#e08a00" transform="rotate(${turn})"/>`)
    .join('') +
  circle(0, 0, 20, '#ffcf3d') +
  circle(-6, -6, 6, '#fff3bd')
export const moon =
  circle(0, 0, 28, '#46579f') + '<path d="M6 -19A20 20 0 1 0 6 19A17 17 0 1 1 6 -19Z" fill="#eef2ff"/>'

const eyes = (color: string) =>
  circle(-10, 0, 6, color) +
  circle(10, 0, 6, color) +
  circle(-9, 1, 3, '#17141c') +
  circle(9, 1, 3, '#17141c')
export const sheepFace =
  circle(-18, -7, 16, '#fffaf0') +
  circle(18, -7, 16, '#fffaf0') +
  circle(0, -17, 16, '#fffaf0') +
  circle(-13, 12, 16, '#fffaf0') +
  circle(13, 12, 16, '#fffaf0') +
  circle(0, 3, 17, '#5b4a46') +
  eyes('#ffffff')
export const wolfFace =
  '<path d="M-28 -33L-7 -16H7L28 -33L30 3L0 32L-30 3Z" fill="#4d5564"/>' +
  circle(0, 24, 7, '#1c1f28') +
  eyes('#ffd44f')

/** A honeycomb with a fence around some of its cells. */
export function hexes(light: string, slug: string): string {
  const cell = (name: string, color: string) =>
    `<g id="${slug}-${name}"><path d="M0 -43L41 -19V29L0 53L-41 29V-19Z" fill="${shade(light, 0.1)}"/><path d="M0 -48L41 -24V24L0 48L-41 24V-24Z" fill="${color}"/></g>`
  let comb = ''
  for (let row = 0; row < 6; row++)
    for (let across = 0; across < 5; across++) {
      const [x, y] = [Math.round(30 + across * 86.5 - (row % 2) * 43.2), 20 + row * 75]
      comb += `<use href="#${slug}-${(row + across) % 2 === 0 ? 'a' : 'b'}" x="${x}" y="${y}"/>`
    }
  const line =
    'M73 145L116 120L160 145L203 120L246 145V195L290 220V270L246 295L203 270L160 295L116 270V220L73 195Z'
  const stroke = (color: string, width: number) =>
    `<path d="${line}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round"/>`
  return `<defs>${cell('a', shade(light, 0.8))}${cell('b', shade(light, 0.66))}</defs>${comb}${stroke('#7a2a06', 19)}${stroke('#f0641e', 13)}${stroke('#ffb98a', 4)}`
}
