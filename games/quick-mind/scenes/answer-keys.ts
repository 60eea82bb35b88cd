import type { Brush } from '#kit/game/micro/brush.ts'
import type { Controls } from '#kit/game/micro/mount.ts'
import { distance } from '#kit/game/micro/rules.ts'
import type { Point } from '#kit/game/stage.ts'

const ACTS = [' ', 'Enter']

interface Row {
  readonly spots: readonly Point[]
  readonly reach: number
  /** Radius of the ring that shows keyboard focus. */
  readonly ring: number
}

/**
 * A row of answers to touch, to choose by digit, or to reach by arrows. With two answers an arrow answers at
 * once.
 */
export function answerKeys({ spots, reach, ring }: Row): Controls {
  let waiting: number[] = []
  let rested = true
  let cursor = -1
  return {
    down(at) {
      cursor = -1
      const index = spots.findIndex(({ x, y }) => distance(x, y, at.x, at.y) < reach)
      if (index >= 0) waiting.push(index + 1)
    },
    key(key) {
      const digit = Number(key)
      if (key !== ' ' && digit >= 1 && digit <= spots.length) {
        waiting.push(digit)
        return true
      }
      if (ACTS.includes(key)) {
        if (cursor >= 0) waiting.push(cursor + 1)
        return true
      }
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false
      if (spots.length === 2) waiting.push(key === 'ArrowLeft' ? 1 : 2)
      else cursor = (cursor + (key === 'ArrowRight' ? 1 : cursor < 0 ? 0 : -1) + spots.length) % spots.length
      return true
    },
    input() {
      // A tick without input separates answers, so that the rules see both.
      rested = !rested || waiting.length === 0
      return rested ? 0 : (waiting.shift() ?? 0)
    },
    draw(brush: Brush) {
      const at = spots[cursor]
      if (at) brush.ring(at.x, at.y, ring, 4, '#ffffff', 0.9)
    },
    reset() {
      waiting = []
      rested = true
    },
  }
}
