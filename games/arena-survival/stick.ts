import type { Controls } from '#kit/game/micro/mount.ts'
import type { Point } from '#kit/game/stage.ts'
import { inputOf } from './world.ts'

const REACH = 44
const REST = 8
const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'w', 'a', 's', 'd']

/** A virtual stick where the finger went down; arrows or WASD do the same. */
export function stick(): Controls {
  let origin: Point | undefined
  let at: Point | undefined
  return {
    down(to) {
      origin = at = to
    },
    key: (key) => KEYS.includes(key),
    input({ held, pointer, keys }, fieldOf) {
      const x =
        (keys.has('ArrowRight') || keys.has('d') ? 1 : 0) - (keys.has('ArrowLeft') || keys.has('a') ? 1 : 0)
      const y =
        (keys.has('ArrowDown') || keys.has('s') ? 1 : 0) - (keys.has('ArrowUp') || keys.has('w') ? 1 : 0)
      if (x !== 0 || y !== 0) return inputOf(Math.atan2(y, x))
      if (!held || !origin) {
        origin = at = undefined
        return 0
      }
      at = fieldOf(pointer)
      const [dx, dy] = [at.x - origin.x, at.y - origin.y]
      const length = Math.hypot(dx, dy)
      // The stick follows a finger that outruns it.
      if (length > REACH) origin = { x: at.x - (dx / length) * REACH, y: at.y - (dy / length) * REACH }
      return length < REST ? 0 : inputOf(Math.atan2(dy, dx))
    },
    draw(brush) {
      if (!origin || !at) return
      brush.ring(origin.x, origin.y, REACH, 3, '#ffffff', 0.3)
      brush.disc(at.x, at.y, 19, '#ffffff', 0.3)
    },
    reset() {
      origin = at = undefined
    },
  }
}
