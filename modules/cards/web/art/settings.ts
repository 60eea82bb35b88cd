import { seededRandom } from '#kit/random/random.ts'
import { tidy, type Brush } from './brush.ts'
import { around, dot, dots, fill, line, oval, polar } from './shapes.ts'

type Spot = readonly [x: number, y: number, radius: number]

export const whole = (colour: string, opacity?: number) => fill('M0 0H300V420H0z', colour, opacity)

/** A band of waves from a height down to the edge. */
export const wave = (y: number, colour: string, opacity?: number) =>
  fill(`M-20 ${y}q40-20 80 0t80 0t80 0t80 0t80 0V430H-20z`, colour, opacity)

/** Sand, mud or rock with a soft uneven edge. */
export const dune = (y: number, colour: string, opacity?: number) =>
  fill(`M0 ${y}Q70 ${y - 26} 150 ${y - 8}T300 ${y - 12}V430H0z`, colour, opacity)

/** Small random dots, such as stars or grains; deterministic by seed. */
export function scattered(count: number, seed: number, [top, bottom]: readonly [number, number]) {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (): Spot => [
    Math.round(8 + random() * 284),
    Math.round(top + random() * (bottom - top)),
    tidy(0.8 + random() * 1.8),
  ])
}

/** Stars are zero-length lines: only their round caps show, in a third of the bytes of circles. */
export function stars(count: number, seed: number, between: readonly [number, number] = [14, 330]) {
  const all = scattered(count, seed, between).map(([x, y]) => `M${x} ${y}h0`)
  const bright = Math.ceil(count / 4)
  return (
    line(all.slice(0, bright).join(''), ['#fff', 4.4], 0.95) +
    line(all.slice(bright, 2 * bright).join(''), ['#fff', 3.2], 0.7) +
    line(all.slice(2 * bright).join(''), ['#fff', 2.2], 0.5)
  )
}

/** Beams from one point; the opacity is that of each beam. */
export const rays = (
  [x, y]: readonly [number, number],
  count: number,
  [colour, opacity]: readonly [string, number],
) =>
  `<g fill="${colour}" opacity="${opacity}">${around(count, (degrees) => {
    const [ax, ay] = polar([x, y], 460, degrees - 80 / count)
    const [bx, by] = polar([x, y], 460, degrees + 80 / count)
    return `<path d="M${x} ${y}L${ax} ${ay}L${bx} ${by}z"/>`
  })}</g>`

/** Normal: matt paper air with a pale disc of light, as on a driftwood board. */
export const paper = (brush: Brush, [light, deep]: readonly [string, string], disc: Spot = [150, 165, 100]) =>
  whole(brush.fade(light, deep)) + dot(disc, '#fff8e8', 0.62)

/** Wet or dry sand with its grains. */
export const sand = (y: number, [light, grain]: readonly [string, string] = ['#d3ae78', '#a9824f']) =>
  dune(y, light) + dots(scattered(26, y, [y + 8, 330]), grain, 0.5)

/** Rare: deep water with shafts of light from above and a glow at the creature. */
export const deep = (
  brush: Brush,
  glow: Spot,
  [top, bottom]: readonly [string, string] = ['#2aa7d9', '#0a2450'],
) =>
  whole(brush.fade(top, bottom)) +
  fill('M-20 0L90 420H10zM70 0L190 420H110zM190 0L310 420H230z', '#c9f6ff', 0.08) +
  dot(glow, brush.glow('#aef0ff', 0.5))

/** Weed and coral shapes along the bottom. */
export const reef = (colour: string, opacity?: number) =>
  fill(
    'M14 330q-6-70 12-96q8 30 14 40q6-34 24-44q-4 50-14 100zM226 330q8-62 26-84q2 26 6 34q10-26 30-34q4 40-6 84z',
    colour,
    opacity,
  )

/** Rare, above water: a blue night with a low moon. */
export const blueNight = (brush: Brush, moon: Spot) =>
  whole(brush.fade('#123f86', '#2f9bd0')) +
  stars(26, moon[0], [14, 190]) +
  dot([moon[0], moon[1], moon[2] * 2], brush.glow('#dff7ff', 0.5)) +
  dot(moon, '#eefaff')

/** S: violet air with narrow rays. */
export const violet = (
  brush: Brush,
  [x, y]: readonly [number, number],
  [top, bottom]: readonly [string, string] = ['#8f52ff', '#260c66'],
) =>
  whole(brush.fade(top, bottom)) +
  dot([x, y, 190], brush.glow('#e6c8ff', 0.5)) +
  rays([x, y], 14, ['#fff', 0.07])

/** SS: a sunburst. */
export const sunburst = (
  brush: Brush,
  [x, y]: readonly [number, number],
  [top, bottom]: readonly [string, string] = ['#ffa23d', '#8c1c30'],
) =>
  whole(brush.fade(top, bottom)) +
  rays([x, y], 18, ['#ffe9a3', 0.2]) +
  dot([x, y, 170], brush.glow('#ffe48a', 0.75))

/** A sun or moon disc with a halo. */
export const disc = (brush: Brush, [x, y, r]: Spot, [colour, halo]: readonly [string, string]) =>
  dot([x, y, r * 1.9], brush.glow(halo, 0.6)) + dot([x, y, r], colour)

/** Rings on water. */
export const ripples = (spots: readonly Spot[], colour: string) =>
  spots
    .map(
      ([x, y, half]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${half}" ry="${tidy(half * 0.24)}" fill="none" stroke="${colour}" stroke-width="3.500" opacity=".7"/>`,
    )
    .join('')

/** Blades of grass or weed; a negative height leans the other way. */
export const blades = (roots: readonly (readonly [x: number, y: number, height: number])[], colour: string) =>
  fill(
    roots
      .map(([x, y, lean]) => {
        const height = Math.abs(lean)
        const tip = lean > 0 ? 10 : -10
        return `M${x - 7} ${y}q0-${tidy(height * 0.6)} ${tip}-${height}q6 ${tidy(height * 0.5)} ${6 - tip} ${height}z`
      })
      .join(''),
    colour,
  )

/** A flat cloud. */
export const cloud = ([x, y, width]: Spot, colour: string, opacity?: number) =>
  `<g fill="${colour}"${opacity === undefined ? '' : ` opacity="${opacity}"`}>` +
  oval([x, y, width / 2, width * 0.13], colour) +
  dot([x - width * 0.16, y - width * 0.08, width * 0.16], colour) +
  dot([x + width * 0.12, y - width * 0.12, width * 0.2], colour) +
  '</g>'

/** Short strokes of light on water. */
export const glitter = ([x, y, width]: Spot, colour: string, opacity = 0.6) =>
  line(
    [0, 1, 2, 3]
      .map((row) => {
        const half = (width / 2) * (1 - row * 0.2)
        return `M${tidy(x - half)} ${y + row * 13}h${tidy(half * 2)}`
      })
      .join(''),
    [colour, 4],
    opacity,
  )
