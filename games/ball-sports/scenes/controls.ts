import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { columnOf, COLUMNS } from '#kit/game/micro/columns.ts'
import type { Controls } from '#kit/game/micro/mount.ts'
import { clamp, type Base } from '#kit/game/micro/rules.ts'
import type { Point } from '#kit/game/stage.ts'
import { placeInput } from '#kit/game/micro/places.ts'

const ACTS = [' ', 'Enter', 'ArrowUp']
const KEY_REACH = 24

/** Run along a line under the finger; high above the ground the finger also jumps. */
export function runAndJump(placeOf: (state: Base) => number, jumpsAbove: number): Controls {
  return {
    key: (key) => key.startsWith('Arrow') || ACTS.includes(key),
    input({ held, pointer, keys }, fieldOf, state) {
      const steered = (keys.has('ArrowRight') ? 1 : 0) - (keys.has('ArrowLeft') ? 1 : 0)
      const hops = ACTS.some((key) => keys.has(key))
      if (held) {
        const at = fieldOf(pointer)
        return columnOf(at.x) + (at.y < jumpsAbove ? COLUMNS : 0)
      }
      if (steered === 0 && !hops) return 0
      return columnOf(placeOf(state) + steered * KEY_REACH) + (hops ? COLUMNS : 0)
    },
  }
}

/** A tap somewhere along the line is its column; the arrows tap beside a place, up taps on it. */
export function tapColumns(placeOf: (state: Base) => number): Controls {
  let waiting: number[] = []
  let pressed: string[] = []
  let rested = true
  return {
    down: ({ x }) => void waiting.push(columnOf(x)),
    key(key) {
      const isOurs = key === 'ArrowLeft' || key === 'ArrowRight' || ACTS.includes(key)
      if (isOurs) pressed.push(key)
      return isOurs
    },
    input(_stage, _fieldOf, state) {
      for (const key of pressed) {
        const aside = key === 'ArrowLeft' ? KEY_REACH : key === 'ArrowRight' ? -KEY_REACH : 0
        waiting.push(columnOf(placeOf(state) + aside))
      }
      pressed = []
      rested = !rested || waiting.length === 0
      return rested ? 0 : (waiting.shift() ?? 0)
    },
    reset() {
      waiting = []
      pressed = []
      rested = true
    },
  }
}

/** A finger that rests pushes along a line, and strikes when it is lifted; or arrows and space. */
export function pushAndStrike(placeOf: (state: Base) => number, strike: number): Controls {
  let wasHeld = false
  let isStruck = false
  return {
    key(key) {
      if (key === ' ' || key === 'Enter' || key === 'ArrowUp') isStruck = true
      else if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false
      return true
    },
    input({ held, pointer, keys }, fieldOf, state) {
      const isLifted = wasHeld && !held
      wasHeld = held !== undefined
      if (isLifted || isStruck) {
        isStruck = false
        return strike
      }
      if (held) return columnOf(fieldOf(pointer).x)
      const steered = (keys.has('ArrowRight') ? 1 : 0) - (keys.has('ArrowLeft') ? 1 : 0)
      return steered === 0 ? 0 : columnOf(placeOf(state) + steered * KEY_REACH)
    },
    reset() {
      wasHeld = isStruck = false
    },
  }
}

const KEY_STEP = 9

/** Any place of the field under the finger, or moved by the arrows. */
export function dragPlaces(placeOf: (state: Base) => Point): Controls {
  return {
    key: (key) => key.startsWith('Arrow') || ACTS.includes(key),
    input({ held, pointer, keys }, fieldOf, state) {
      if (held) return placeInput(fieldOf(pointer))
      const dx = (keys.has('ArrowRight') ? 1 : 0) - (keys.has('ArrowLeft') ? 1 : 0)
      const dy = (keys.has('ArrowDown') ? 1 : 0) - (keys.has('ArrowUp') ? 1 : 0)
      if (dx === 0 && dy === 0) return 0
      const { x, y } = placeOf(state)
      return placeInput({ x: x + dx * KEY_STEP * 3, y: y + dy * KEY_STEP * 3 })
    },
  }
}

/** Left half, right half; or the arrows. */
export function twoSides(): Controls {
  let waiting: number[] = []
  let rested = true
  return {
    down: ({ x }) => void waiting.push(x < 200 ? 1 : 2),
    key(key) {
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false
      waiting.push(key === 'ArrowLeft' ? 1 : 2)
      return true
    },
    input() {
      rested = !rested || waiting.length === 0
      return rested ? 0 : (waiting.shift() ?? 0)
    },
    reset() {
      waiting = []
      rested = true
    },
  }
}

export interface Flick {
  readonly to: Point
  /** How far the way bent to the right of the straight line, in units. */
  readonly bend: number
}

const SHORTEST = 40

/** A stroke of the finger: where it ends and how it bends. Arrows move a mark; space shoots straight, a and d bend. */
export function flick(
  from: Point,
  isReady: (state: Base) => boolean,
  inputOf: (flick: Flick) => number,
): Controls {
  let path: Point[] = []
  let mark: Point | undefined
  let shot: number | undefined
  const start = { x: 200, y: 110 }
  return {
    key(key) {
      if (key.startsWith('Arrow')) {
        mark ??= start
        return true
      }
      if (key === ' ' || key === 'Enter' || key === 'a' || key === 'd') {
        shot = key === 'a' ? -40 : key === 'd' ? 40 : 0
        mark ??= start
        return true
      }
      return false
    },
    input({ held, pointer, keys }, fieldOf, state) {
      if (held) {
        mark = undefined
        path.push(fieldOf(pointer))
        return 0
      }
      const done = path
      path = []
      if (!isReady(state)) {
        shot = undefined
        return 0
      }
      if (done.length > 1) return strokeOf(done, inputOf)
      if (mark) {
        const dx = (keys.has('ArrowRight') ? 3 : 0) - (keys.has('ArrowLeft') ? 3 : 0)
        const dy = (keys.has('ArrowDown') ? 3 : 0) - (keys.has('ArrowUp') ? 3 : 0)
        mark = { x: clamp(mark.x + dx, 40, 360), y: clamp(mark.y + dy, 50, 180) }
      }
      if (shot === undefined || !mark) return 0
      const bend = shot
      shot = undefined
      return inputOf({ to: mark, bend })
    },
    draw(brush: Brush) {
      for (const [index, at] of path.entries())
        if (index % 2 === 0) brush.disc(at.x, at.y, 3 + (index / path.length) * 4, PAINT.shell, 0.7)
      if (mark) brush.ring(mark.x, mark.y, 14, 4, PAINT.sun)
      if (mark && path.length === 0) brush.line([from.x, from.y, mark.x, mark.y], 2, '#ffffff', 0.3)
    },
    reset() {
      path = []
      mark = undefined
      shot = undefined
    },
  }
}

function strokeOf(path: readonly Point[], inputOf: (flick: Flick) => number): number {
  const [first, last] = [path[0]!, path.at(-1)!]
  const [dx, dy] = [last.x - first.x, last.y - first.y]
  const far = Math.hypot(dx, dy)
  if (far < SHORTEST || dy > -20) return 0
  let bend = 0
  for (const { x, y } of path) {
    const aside = ((x - first.x) * -dy + (y - first.y) * dx) / far
    if (Math.abs(aside) > Math.abs(bend)) bend = aside
  }
  return inputOf({ to: last, bend: Math.abs(bend) < 9 ? 0 : bend })
}
