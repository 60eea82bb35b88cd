import type { Point } from '#kit/game/stage.ts'
import type { FallingKind } from './definitions.ts'
import { DROP, LEFT, REST, RIGHT, SOFT, TURN, WELL, WELL_BACK } from './inputs.ts'

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: LEFT,
  ArrowRight: RIGHT,
  ArrowUp: TURN,
  ' ': DROP,
}
const WELL_KEYS: Readonly<Record<string, number>> = {
  a: WELL_BACK,
  A: WELL_BACK,
  d: WELL,
  D: WELL,
  Enter: WELL,
}
const TAP_PIXELS = 11
const FLICK_PIXELS = 46
const FLICK_MS = 320
/** A fast end of a drag within this time is a flick. */
const LAST_MS = 160
const LAST_PIXELS = 52
const SOFT_PIXELS = 56
const LONGEST_QUEUE = 40

/** Fingers and keys as inputs: dragging moves, a tap rotates, a flick drops. */
export interface Controls {
  down(at: Point): void
  move(at: Point): void
  /** `tap` says what a tap at that place means. */
  up(at: Point, tap: number): void
  key(key: string): boolean
  /** The input of this tick. */
  take(keys: ReadonlySet<string>): number
  reset(): void
}

/** Down drops, up rotates; sideways is none. */
function flicked(start: Point, end: Point, pixels: number): number | undefined {
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  if (Math.abs(dy) <= pixels || Math.abs(dy) <= Math.abs(dx) * 1.2) return undefined
  return dy > 0 ? DROP : TURN
}

export function openControls(kind: FallingKind, stepPixels: () => number): Controls {
  let queue: number[] = []
  let from: Point | undefined
  let last: Point | undefined
  let since = 0
  let carried = 0
  let isSoft = false
  let trail: readonly { readonly at: Point; readonly time: number }[] = []
  const push = (input: number) => {
    if (queue.length < LONGEST_QUEUE) queue.push(input)
  }
  return {
    down(at) {
      from = last = at
      since = performance.now()
      carried = 0
      isSoft = false
      trail = [{ at, time: since }]
    },
    move(at) {
      if (!from || !last) return
      const now = performance.now()
      trail = [...trail.filter(({ time }) => now - time <= LAST_MS), { at, time: now }]
      carried += at.x - last.x
      last = at
      const step = stepPixels()
      const isSideways = Math.abs(at.x - from.x) > TAP_PIXELS
      while (isSideways && Math.abs(carried) >= step) {
        push(carried > 0 ? RIGHT : LEFT)
        carried -= Math.sign(carried) * step
      }
      isSoft = at.y - from.y > SOFT_PIXELS && now - since > FLICK_MS
    },
    up(at, tap) {
      if (!from) return
      const now = performance.now()
      if (Math.hypot(at.x - from.x, at.y - from.y) < TAP_PIXELS) push(tap)
      else {
        const start = trail.find(({ time }) => now - time <= LAST_MS)?.at ?? at
        const flick =
          (now - since < FLICK_MS ? flicked(from, at, FLICK_PIXELS) : undefined) ??
          flicked(start, at, LAST_PIXELS)
        if (flick !== undefined) push(flick)
      }
      from = undefined
      isSoft = false
    },
    key(key) {
      const input = KEYS[key] ?? (kind === 'rings' ? WELL_KEYS[key] : key === 'Enter' ? TURN : undefined)
      if (input === undefined) return key === 'ArrowDown'
      push(input)
      return true
    },
    take(keys) {
      return queue.shift() ?? (isSoft || keys.has('ArrowDown') ? SOFT : REST)
    },
    reset() {
      queue = []
      from = undefined
      isSoft = false
    },
  }
}
