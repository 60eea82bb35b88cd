import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import type { Place } from './state.ts'

/** Size of the picture around every path, and where the shooter stands. */
export const FIELD = { width: 12, height: 15.5 }
export interface Track {
  readonly points: readonly Place[]
  readonly length: number
  /** The place at a distance along the path, also beyond its ends. */
  at(way: number): Place
  readonly shooter: Place
}

type Curve = (k: number) => Place
const TURN = 2 * Math.PI
const MIDDLE: Place = { x: FIELD.width / 2, y: FIELD.height / 2 }

const round =
  (turns: number, from: number, to: number, start = 0): Curve =>
  (k) => {
    const angle = (start + k * turns) * TURN
    const reach = from + (to - from) * k
    return { x: MIDDLE.x + exactSin(angle) * reach, y: MIDDLE.y - exactCos(angle) * reach * 1.22 }
  }

/** Rows from top to bottom, joined at their ends; the shooter stands below. */
const rows =
  (count: number, bow: number, bottom: number): Curve =>
  (k) => {
    const at = k * count
    const row = Math.min(count - 1, Math.floor(at))
    const part = at - row
    const gap = bottom / count
    const swing = Math.min(1, part / 0.82)
    const across = row % 2 === 0 ? swing : 1 - swing
    const turn = part > 0.82 ? (part - 0.82) / 0.18 : 0
    const bulge = exactSin(turn * Math.PI) * 0.5 * (row % 2 === 0 ? 1 : -1)
    return {
      x: 1.3 + across * (FIELD.width - 2.6) + bulge,
      y: 0.9 + row * gap + turn * gap + exactSin(across * Math.PI) * bow,
    }
  }

const wave =
  (waves: number, height: number): Curve =>
  (k) => ({
    x: FIELD.width / 2 + exactSin(k * waves * TURN) * 4.7,
    y: 0.6 + k * height,
  })

const petals =
  (count: number, depth: number): Curve =>
  (k) => {
    const angle = k * 0.93 * TURN
    const reach = 4.5 + exactCos(angle * count) * depth
    return { x: MIDDLE.x + exactSin(angle) * reach * 1.02, y: MIDDLE.y - exactCos(angle) * reach * 1.32 }
  }

interface Shape {
  readonly curve: Curve
  readonly shooter: Place
}
const BELOW: Place = { x: FIELD.width / 2, y: FIELD.height - 1.1 }

/** Eight ways; the pack walks them three times, faster and longer. */
export const SHAPES: readonly Shape[] = [
  { curve: rows(3, 0.5, 9.6), shooter: BELOW },
  { curve: round(1.75, 5.3, 2.6), shooter: MIDDLE },
  { curve: wave(2, 11), shooter: BELOW },
  { curve: petals(4, 0.75), shooter: MIDDLE },
  { curve: rows(4, -0.4, 11), shooter: BELOW },
  { curve: round(2.4, 5.3, 2, 0.5), shooter: MIDDLE },
  { curve: wave(3, 11.5), shooter: BELOW },
  { curve: petals(3, 0.9), shooter: MIDDLE },
]

const FINE = 1500
const SPACING = 0.125

/** Arc length table of a curve, so that equal steps have equal length. */
export function trackOf(shape: number): Track {
  const { curve, shooter } = SHAPES[shape % SHAPES.length]!
  const points: Place[] = [curve(0)]
  let carried = 0
  let before = curve(0)
  for (let index = 1; index <= FINE; index++) {
    const next = curve(index / FINE)
    let far = distance(before, next)
    while (carried + far >= SPACING) {
      const part = (SPACING - carried) / far
      before = { x: before.x + (next.x - before.x) * part, y: before.y + (next.y - before.y) * part }
      points.push(before)
      far = distance(before, next)
      carried = 0
    }
    carried += far
    before = next
  }
  const length = (points.length - 1) * SPACING
  const at = (way: number): Place => {
    const index = Math.max(0, Math.min(points.length - 2, Math.floor(way / SPACING)))
    const [from, to] = [points[index]!, points[index + 1]!]
    const part = way / SPACING - index
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  }
  return { points, length, at, shooter }
}

const distance = (one: Place, other: Place) => Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2)
