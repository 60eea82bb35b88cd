import { PAINT, type Brush } from './brush.ts'
import type { Controls } from './mount.ts'
import { columnOf } from './columns.ts'
import { distance, type Base } from './rules.ts'
import type { Point } from '#kit/game/stage.ts'

/** Points of the field that can be tapped; the input of a point is its index plus one. */
export type Spots = (state: Base) => readonly Point[]

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const ACTS = [' ', 'Enter']

/** Taps on spots: by pointer, or by a cursor that the arrow keys move. */
export function tapSpots(spots: Spots, reach: number): Controls {
  let waiting: number[] = []
  let cursor = -1
  let now: readonly Point[] = []
  let rested = true
  return {
    down(at, state) {
      cursor = -1
      const places = spots(state)
      let best = -1
      let nearest = reach
      for (const [index, { x, y }] of places.entries()) {
        const far = distance(x, y, at.x, at.y)
        if (far >= nearest) continue
        nearest = far
        best = index
      }
      if (best >= 0) waiting.push(best + 1)
    },
    key(key) {
      if (ACTS.includes(key)) {
        if (cursor >= 0) waiting.push(cursor + 1)
        else cursor = 0
        return true
      }
      const way = ARROWS[key]
      if (way) cursor = stepTo(now, cursor, way)
      return way !== undefined
    },
    input(_stage, _fieldOf, state) {
      now = spots(state)
      // A tick without input separates two taps, so that the rules see both.
      rested = !rested || waiting.length === 0
      return rested ? 0 : (waiting.shift() ?? 0)
    },
    draw(brush: Brush, state) {
      now = spots(state)
      const at = now[cursor]
      if (at) brush.ring(at.x, at.y, Math.min(44, reach * 0.8), 4, PAINT.shell, 0.9)
    },
    reset() {
      waiting = []
      rested = true
    },
  }
}

/** The nearest spot in a direction. */
function stepTo(spots: readonly Point[], from: number, [dx, dy]: readonly [number, number]): number {
  const here = spots[from]
  if (!here) return spots.length > 0 ? 0 : -1
  let best = from
  let least = Infinity
  for (const [index, { x, y }] of spots.entries()) {
    const ahead = (x - here.x) * dx + (y - here.y) * dy
    if (ahead < 1) continue
    const cost = ahead + 2.5 * Math.abs((x - here.x) * dy + (y - here.y) * dx)
    if (cost >= least) continue
    least = cost
    best = index
  }
  return best
}

const KEY_SPEED = 7

/** Drags along a line: the input is the column under the pointer, plus one; 0 means no change. */
export function dragColumns(placeOf: (state: Base) => number): Controls {
  return {
    key: (key) => key === 'ArrowLeft' || key === 'ArrowRight' || ACTS.includes(key),
    input({ held, pointer, keys }, fieldOf, state) {
      const steered = (keys.has('ArrowRight') ? 1 : 0) - (keys.has('ArrowLeft') ? 1 : 0)
      if (steered !== 0) return columnOf(placeOf(state) + steered * KEY_SPEED * 3)
      return held ? columnOf(fieldOf(pointer).x) : 0
    },
  }
}
