import type { Controls } from '#kit/game/micro/mount.ts'
import { BRAKE, LEFT, RIGHT } from './road.ts'

const STEERING = ['ArrowLeft', 'ArrowRight', 'ArrowDown', ' ']
const DEAD = 0.06
const FOOT = 0.9

/** The thumb steers by its position left or right of the middle; near the bottom it brakes. */
export function thumbWheel(): Controls {
  return {
    key: (key) => STEERING.includes(key) || key === 'ArrowUp' || key === 'Enter',
    input({ held, pointer, keys, width, height }) {
      if (keys.has('ArrowDown') || keys.has(' ')) return BRAKE
      if (keys.has('ArrowLeft')) return LEFT
      if (keys.has('ArrowRight')) return RIGHT
      if (!held) return 0
      if (pointer.y > height * FOOT) return BRAKE
      const off = pointer.x / width - 0.5
      return off < -DEAD ? LEFT : off > DEAD ? RIGHT : 0
    },
  }
}
