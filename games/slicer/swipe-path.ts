import type { Point } from '#kit/game/stage.ts'
import type { SlicerDefinition } from './definitions.ts'
import { LIFTED, bladeInput, type SlicerInput } from './rules.ts'

/** Reduces the finger's motion between two ticks to one blade position. */
export interface SwipePath {
  down(at: Point): void
  move(at: Point): void
  up(): void
  /** A whole stroke at once, for the keyboard. */
  slash(from: Point, to: Point): void
  next(): SlicerInput
  clear(): void
}

/** Longest move of the blade per tick; a faster finger is followed without skipping fruit. */
const REACH = 190
const KEYBOARD_REACH = 80
/** A finger farther ahead than this is caught up with at once. */
const FARTHEST_BEHIND = 900

export function swipePath(definition: SlicerDefinition): SwipePath {
  let at: Point | undefined
  let ahead: Point[] = []
  let held = false
  let reach = REACH

  const way = () => {
    let from = at
    let sum = 0
    for (const point of ahead) {
      if (from) sum += Math.hypot(point.x - from.x, point.y - from.y)
      from = point
    }
    return sum
  }

  /** Advances along the path as far as one tick allows. */
  function advance(): Point {
    let here = at!
    let left = way() > FARTHEST_BEHIND ? REACH * 1.05 : reach
    while (ahead[0]) {
      const to = ahead[0]
      const far = Math.hypot(to.x - here.x, to.y - here.y)
      if (far > left) {
        const k = left / far
        return { x: here.x + (to.x - here.x) * k, y: here.y + (to.y - here.y) * k }
      }
      left -= far
      here = to
      ahead.shift()
    }
    return here
  }

  return {
    down(point) {
      held = true
      reach = REACH
      at = undefined
      ahead = [point]
    },
    move(point) {
      if (held) ahead.push(point)
    },
    up() {
      held = false
    },
    slash(from, to) {
      held = false
      reach = KEYBOARD_REACH
      at = undefined
      ahead = [from, to]
    },
    next() {
      if (!at) {
        const first = ahead.shift()
        if (!first) return LIFTED
        at = first
        return bladeInput(at.x, at.y, definition)
      }
      if (ahead.length === 0 && !held) {
        at = undefined
        return LIFTED
      }
      at = advance()
      return bladeInput(at.x, at.y, definition)
    },
    clear() {
      at = undefined
      ahead = []
      held = false
    },
  }
}
