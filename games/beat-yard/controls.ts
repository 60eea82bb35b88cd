import type { Controls } from '#kit/game/micro/mount.ts'
import { distance, type Base } from '#kit/game/micro/rules.ts'
import type { Point } from '#kit/game/stage.ts'

interface Pads {
  /** Where the pads lie; the input of a pad is its number plus one. */
  spots(state: Base): readonly Point[]
  /** How far beside a pad a finger still counts. */
  readonly reach: number
  /** One key for each pad, and others that mean the same. */
  readonly keys: readonly (readonly string[])[]
}

/** Pads that are played in time: each has its own key, and quick strokes follow one another without loss. */
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
      // Between two strokes lies a tick without one, so that the rules see both.
      rested = !rested || waiting.length === 0
      return rested ? 0 : (waiting.shift() ?? 0)
    },
    reset() {
      waiting = []
      rested = true
    },
  }
}
