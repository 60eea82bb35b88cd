import type { Controls } from '#kit/game/micro/mount.ts'
import { distance, type Base } from '#kit/game/micro/rules.ts'
import type { Point } from '#kit/game/stage.ts'

interface Pads {
  /** Positions of the pads; the input of a pad is its index plus one. */
  spots(state: Base): readonly Point[]
  /** Distance from a pad within which a touch counts. */
  readonly reach: number
  /** Keys of each pad. */
  readonly keys: readonly (readonly string[])[]
}

/** Pads for rhythm games: each has its own keys, and fast strokes are queued. */
export function pads({ spots, reach, keys }: Pads): Controls {
  let waiting: number[] = []
  let rested = true
  return {
    down(at, state) {
      let best = -1
      let nearest = reach
      for (const [index, { x, y }] of spots(state).entries()) {
        const far = distance(x, y, at.x, at.y)
        if (far >= nearest) continue
        nearest = far
        best = index
      }
      if (best >= 0) waiting.push(best + 1)
    },
    key(key) {
      const pad = keys.findIndex((names) => names.includes(key.toLowerCase()))
      if (pad < 0) return false
      waiting.push(pad + 1)
      return true
    },
    input() {
      // A tick without input separates strokes, so that the rules see both.
      rested = !rested || waiting.length === 0
      return rested ? 0 : (waiting.shift() ?? 0)
    },
    reset() {
      waiting = []
      rested = true
    },
  }
}
