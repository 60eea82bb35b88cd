import { num } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import { coverPoint } from './cover.ts'

/** A cell of the picture; halves are the borders between cells. */
export type Place = readonly [row: number, column: number]

const line = (places: readonly Place[]) =>
  `M${places.map((place) => coverPoint(...place).join(' ')).join('L')}`
export const stroke = (places: readonly Place[], color: string, width: number, more = '') =>
  `<path d="${line(places)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
export const disc = ([row, column]: Place, radius: number, color: string, more = '') => {
  const [x, y] = coverPoint(row, column)
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}" ${more}/>`
}
export const square = ([row, column]: Place, half: number, color: string) => {
  const [x, y] = coverPoint(row, column)
  return `<rect x="${x - half}" y="${y - half}" width="${2 * half}" height="${2 * half}" rx="12" fill="${color}"/>`
}
export const note = ([row, column]: Place, text: string | number) => {
  const [x, y] = coverPoint(row, column)
  return num(x - 26, y - 18, 30, text, '#7a1f5c')
}
export const between = (one: Place, other: Place): Place => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]
export const chevron = (from: Place, to: Place) => {
  const [x, y] = coverPoint(...between(from, to))
  const angle = from[0] === to[0] ? 0 : 90
  return `<path d="M${x - 9} ${y - 17}L${x + 9} ${y}L${x - 9} ${y + 17}" transform="rotate(${angle} ${x} ${y})" fill="none" stroke="#fff" stroke-width="15" stroke-linejoin="round"/><path d="M${x - 9} ${y - 17}L${x + 9} ${y}L${x - 9} ${y + 17}" transform="rotate(${angle} ${x} ${y})" fill="none" stroke="#d2420a" stroke-width="9" stroke-linejoin="round"/>`
}
export const badge = (at: Place, text: string) => {
  const [x, y] = coverPoint(...at)
  return disc(at, 27, '#241a6e') + disc(at, 22, '#fff7dd') + num(x + 1, y + 11, 30, text, '#241a6e')
}

/** Slabs in the hue of the background, so that games differ even as thumbnails; two more colours for areas. */
export const facesOf = (light: string) =>
  [
    [shade(light, 0.92), shade(light, 0.3)],
    [shade(light, 0.62), shade(light, 0.12)],
    ['#bfe6f2', '#6fa9bd'],
    ['#ffd9c9', '#c98f7a'],
  ] as const
