import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Controls } from '#kit/game/micro/mount.ts'
import { clamp, type Base } from '#kit/game/micro/rules.ts'
import type { Point } from '#kit/game/stage.ts'
import { placeInput } from '../plays/tries.ts'

const ACTS = [' ', 'Enter']
const KEY_STEP = 3

const stepped = (keys: ReadonlySet<string>) => ({
  dx: (keys.has('ArrowRight') ? KEY_STEP : 0) - (keys.has('ArrowLeft') ? KEY_STEP : 0),
  dy: (keys.has('ArrowDown') ? KEY_STEP : 0) - (keys.has('ArrowUp') ? KEY_STEP : 0),
})
const within = ({ x, y }: Point): Point => ({ x: clamp(x, 0, 400), y: clamp(y, 0, 400) })

/**
 * Aims while a finger is down and acts on release. The aim is drawn above the finger, so that it stays
 * visible. By keys arrows aim, and space, held and released, acts.
 */
export function aimAndLift(lifted: number): Controls {
  let mark: Point = { x: 200, y: 190 }
  let shown = false
  return {
    key(key) {
      if (!key.startsWith('Arrow') && !ACTS.includes(key)) return false
      shown = true
      return true
    },
    input({ held, pointer, keys }, fieldOf) {
      if (held) {
        shown = false
        const at = fieldOf(pointer)
        mark = within({ x: at.x, y: at.y - lifted })
        return placeInput(mark)
      }
      const { dx, dy } = stepped(keys)
      mark = within({ x: mark.x + dx, y: mark.y + dy })
      return ACTS.some((key) => keys.has(key)) ? placeInput(mark) : 0
    },
    draw(brush: Brush) {
      if (shown) brush.ring(mark.x, mark.y, 20, 2.4, PAINT.shell, 0.8)
    },
  }
}

/** A tap selects its place; arrows move a mark, space taps it. */
export function tapPlaces(start: Point): Controls {
  let waiting: number[] = []
  let mark: Point = start
  let shown = false
  let rested = true
  return {
    down(at) {
      shown = false
      waiting.push(placeInput(within(at)))
    },
    key(key) {
      if (ACTS.includes(key)) {
        shown = true
        waiting.push(placeInput(mark))
        return true
      }
      if (!key.startsWith('Arrow')) return false
      shown = true
      return true
    },
    input({ keys }) {
      const { dx, dy } = stepped(keys)
      mark = within({ x: mark.x + dx * 1.4, y: mark.y + dy * 1.4 })
      rested = !rested || waiting.length === 0
      return rested ? 0 : (waiting.shift() ?? 0)
    },
    draw(brush: Brush) {
      if (shown) brush.ring(mark.x, mark.y, 22, 3, PAINT.shell, 0.9)
    },
    reset() {
      waiting = []
      rested = true
    },
  }
}

interface Roll {
  readonly from: Point
  readonly isReady: (state: Base) => boolean
  /** Aim on the head pin's line, and hook: how far the stroke bent to the right. */
  readonly inputOf: (x: number, bend: number) => number
  /** Height of that line. */
  readonly line: number
}

const SHORTEST = 36
const PER_BEND = 7

/** A stroke up the lane: its end aims, its bend hooks. Arrows aim and hook, space bowls. */
export function stroke({ from, isReady, inputOf, line }: Roll): Controls {
  let path: Point[] = []
  let keyed: { x: number; bend: number } | undefined
  let isStruck = false
  return {
    key(key) {
      if (ACTS.includes(key)) isStruck = true
      else if (key === 'ArrowUp' || key === 'ArrowDown')
        keyed = { x: keyed?.x ?? 200, bend: clamp((keyed?.bend ?? 0) + (key === 'ArrowUp' ? 1 : -1), -7, 7) }
      else if (!key.startsWith('Arrow')) return false
      keyed ??= { x: 200, bend: 0 }
      return true
    },
    input({ held, pointer, keys }, fieldOf, state) {
      if (held) {
        keyed = undefined
        path.push(fieldOf(pointer))
        return 0
      }
      const done = path
      path = []
      if (done.length > 1 && isReady(state)) return strokeInput(done, { from, inputOf, line })
      if (!keyed) return 0
      keyed.x = clamp(keyed.x + (stepped(keys).dx / KEY_STEP) * 1.2, 120, 280)
      if (!isStruck) return 0
      isStruck = false
      return isReady(state) ? inputOf(keyed.x, keyed.bend) : 0
    },
    draw(brush: Brush, state) {
      for (const [index, at] of path.entries())
        if (index % 2 === 0) brush.disc(at.x, at.y, 3 + (index / path.length) * 4, PAINT.shell, 0.7)
      if (!keyed || !isReady(state)) return
      const aside = keyed.bend * 6
      brush.line(
        [from.x, from.y, keyed.x + aside, (from.y + line) / 2 - 20, keyed.x, line],
        3,
        '#ffffff',
        0.5,
      )
      brush.ring(keyed.x, line, 12, 3, PAINT.sun)
    },
    reset() {
      path = []
      keyed = undefined
      isStruck = false
    },
  }
}

function strokeInput(
  path: readonly Point[],
  { inputOf, line }: Pick<Roll, 'from' | 'inputOf' | 'line'>,
): number {
  const [first, last] = [path[0]!, path.at(-1)!]
  const [dx, dy] = [last.x - first.x, last.y - first.y]
  if (dy > -SHORTEST) return 0
  let bend = 0
  const far = Math.hypot(dx, dy)
  for (const { x, y } of path) {
    const aside = ((x - first.x) * -dy + (y - first.y) * dx) / far
    if (Math.abs(aside) > Math.abs(bend)) bend = aside
  }
  // The stroke is extended to the pins' line, wherever it began and ended.
  const x = first.x + (dx / dy) * (line - first.y)
  return inputOf(x, Math.abs(bend) < 8 ? 0 : bend / PER_BEND)
}
