import { shade } from '#kit/game/draw.ts'
import { coverPoint } from '#kit/game/pencil/cover.ts'

/** Puts a drawing, made around the origin, onto cells: their rows and columns, e.g. `12 30`. */
export const on = (places: string, drawing: string) =>
  places
    .split(' ')
    .map((place) => {
      const [x, y] = coverPoint(Number(place[0]), Number(place[1]))
      return `<g transform="translate(${x} ${y})">${drawing}</g>`
    })
    .join('')

const box = (x: number, y: number, width: number, height: number, radius: number, color: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${color}"/>`
export const ball = (y: number, radius: number, color: string, more = '') =>
  `<circle cy="${y}" r="${radius}" fill="${color}" ${more}/>`
export const path = (line: string, color: string) => `<path d="${line}" fill="${color}"/>`

export const TREE = box(-7, 8, 14, 30, 4, '#7c4a21') + ball(-8, 32, '#237a44') + ball(-13, 32, '#37ab62')
export const TENT =
  path('M0 -42L46 34H-46Z', '#b85a12') +
  path('M0 -42L18 34H-46Z', '#ff9f43') +
  path('M-3 0L8 34H-18Z', '#6b2d08')
export const STAR_LINE = 'M0 -46L13 -16L45 -14L20 7L29 39L0 21L-29 39L-20 7L-45 -14L-13 -16Z'
export const STAR = `<g transform="translate(0 5)">${path(STAR_LINE, '#b57a10')}</g>${path(STAR_LINE, '#ffc933')}`
export const LAMP =
  ball(-6, 46, '#ffd650', 'opacity=".45"') +
  box(-13, 18, 26, 24, 6, '#5c6178') +
  ball(-10, 30, '#ffcf3d') +
  ball(-20, 9, '#fff6cf')
export const INK = box(-50, -52, 100, 106, 20, '#0a353d') + box(-50, -52, 100, 96, 20, '#17606a')
export const MINE =
  '<path d="M-40 0H40M0 -40V40M-28 -28L28 28M28 -28L-28 28" stroke="#2a2350" stroke-width="11" stroke-linecap="round"/>' +
  ball(0, 30, '#433a86') +
  '<circle cx="-10" cy="-11" r="8" fill="#b9b0ff"/>'
export const WATER = box(-52, -52, 104, 104, 14, '#2f9be0') + box(-52, -52, 104, 18, 9, '#8fd8ff')
export const PLUM = box(-40, -38, 80, 84, 18, '#43217d') + box(-40, -40, 80, 76, 18, '#8a5ae0')
export const SHIP =
  box(-44, -36, 88, 78, 32, '#2c4a70') + box(-44, -40, 88, 74, 32, '#6a92c6') + ball(-4, 17, '#d6e6f9')
const pole = (color: string, isPlus: boolean) =>
  box(-44, -42, 88, 90, 18, shade(color, -0.4)) +
  box(-44, -44, 88, 82, 18, color) +
  box(-25, -9, 50, 13, 4, '#fff') +
  (isPlus ? box(-6.5, -28, 13, 50, 4, '#fff') : '')
export const PLUS = pole('#e0483f', true)
export const MINUS = pole('#3b62d6', false)
export const DOT = ball(0, 9, '#2c5a55', 'opacity=".6"')
