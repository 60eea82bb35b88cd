import { tidy } from './brush.ts'

type Point = readonly [x: number, y: number]

const see = (opacity: number | undefined) => (opacity === undefined ? '' : ` opacity="${opacity}"`)

/** A filled outline. */
export const fill = (d: string, colour: string, opacity?: number) =>
  `<path d="${d}" fill="${colour}"${see(opacity)}/>`

/** A line with round ends. */
export const line = (d: string, [colour, width]: readonly [string, number], opacity?: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${see(opacity)}/>`

export const dot = ([x, y, r]: readonly [number, number, number], colour: string, opacity?: number) =>
  `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(r)}" fill="${colour}"${see(opacity)}/>`

/** Several dots of one colour: x, y, radius each. */
export const dots = (
  list: readonly (readonly [number, number, number])[],
  colour: string,
  opacity?: number,
) =>
  `<g fill="${colour}"${see(opacity)}>${list.map(([x, y, r]) => `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(r)}"/>`).join('')}</g>`

/** Half-widths across and down, then a rotation in degrees. */
export const oval = (
  [x, y, rx, ry, turn]: readonly [number, number, number, number, number?],
  colour: string,
  opacity?: number,
) =>
  `<ellipse cx="${tidy(x)}" cy="${tidy(y)}" rx="${tidy(rx)}" ry="${tidy(ry)}" fill="${colour}"${turn ? ` transform="rotate(${tidy(turn)} ${tidy(x)} ${tidy(y)})"` : ''}${see(opacity)}/>`

/** Moves, turns or scales what is drawn. */
export const placed = (transform: string, ...parts: readonly string[]) =>
  `<g transform="${transform}">${parts.join('')}</g>`

/** The parts and their mirror image. */
export const twin = (...parts: readonly string[]) =>
  `<g>${parts.join('')}</g>${placed('matrix(-1 0 0 1 300 0)', ...parts)}`

/** Draws something at even angles round a full turn, given in degrees and radians. */
export const around = (count: number, draw: (degrees: number, radians: number, index: number) => string) =>
  Array.from({ length: count }, (_, index) =>
    draw((360 * index) / count, (2 * Math.PI * index) / count, index),
  ).join('')

export const polar = ([x, y]: Point, radius: number, degrees: number): Point => [
  tidy(x + radius * Math.cos((degrees * Math.PI) / 180)),
  tidy(y + radius * Math.sin((degrees * Math.PI) / 180)),
]

/** The outline of a star; the inner radius is a part of the outer one. */
export function starOutline(
  [x, y, radius]: readonly [number, number, number],
  points: number,
  inner: number,
) {
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    polar([x, y], index % 2 ? radius * inner : radius, (180 * index) / points - 90).join(' '),
  )
  return `M${corners.join('L')}z`
}

/** Pieces of a ribbon between two of its points: fewer show corners at 300 px. */
const STEPS = 6

/**
 * The outline of a smooth band through its points (x, y, half-width): tentacles, tails, eels. An end is pointed where the width is 0
 * and flat otherwise.
 */
export function ribbon(points: readonly (readonly [x: number, y: number, half: number])[]) {
  const spine: (readonly [number, number, number])[] = []
  for (let index = 0; index + 1 < points.length; index += 1) {
    const four = [points[index - 1] ?? points[index]!, points[index]!, points[index + 1]!] as const
    const last = points[index + 2] ?? points[index + 1]!
    for (let step = 0; step < STEPS; step += 1) {
      const t = step / STEPS
      const at = (axis: 0 | 1 | 2) => catmullRom([four[0][axis], four[1][axis], four[2][axis], last[axis]], t)
      spine.push([at(0), at(1), Math.max(0, at(2))])
    }
  }
  spine.push(points.at(-1)!)
  const side = (sign: 1 | -1) =>
    spine.map(([x, y, half], index) => {
      const [fromX, fromY] = spine[Math.max(0, index - 1)]!
      const [toX, toY] = spine[Math.min(spine.length - 1, index + 1)]!
      const length = Math.hypot(toX - fromX, toY - fromY) || 1
      return `${tidy(x - (sign * half * (toY - fromY)) / length)} ${tidy(y + (sign * half * (toX - fromX)) / length)}`
    })
  return `M${[...side(1), ...side(-1).toReversed()].join('L')}z`
}

function catmullRom([a, b, c, d]: readonly [number, number, number, number], t: number) {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  )
}
