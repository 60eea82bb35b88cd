import type { Controls } from '#kit/game/micro/mount.ts'
import type { Point } from '#kit/game/stage.ts'
import { wayTo } from './walk.ts'
import type { Yard } from './yard.ts'

const NEAR = 7
const KEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  a: [-1, 0],
  d: [1, 0],
  w: [0, -1],
  s: [0, 1],
}

/** A tap sends the hero to a place, a held finger leads it, keys steer it. */
export function steering(tick: (yard: Yard) => void): Controls {
  let goal: Point | undefined
  let waited = 0
  return {
    down(at) {
      goal = at
      waited = 0
    },
    key: (key) => key in KEYS || key === ' ' || key === 'Enter',
    input({ held, pointer, keys }, fieldOf, state) {
      const yard = state as Yard
      tick(yard)
      let [dx, dy] = [0, 0]
      for (const key of keys) {
        const [x, y] = KEYS[key] ?? [0, 0]
        dx += x
        dy += y
      }
      if (dx !== 0 || dy !== 0) {
        goal = undefined
        return wayTo(dx, dy, 0.1)
      }
      if (held) goal = fieldOf(pointer)
      if (!goal) return 0
      const way = wayTo(goal.x - yard.hero.x, goal.y - yard.hero.y, NEAR)
      // A place at the edge may be unreachable: the hero gives up after a while.
      if (way === 0 || (!held && ++waited > 400)) goal = undefined
      return way
    },
    reset() {
      goal = undefined
    },
  }
}
