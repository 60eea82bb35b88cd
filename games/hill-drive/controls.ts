import type { Controls } from '#kit/game/micro/mount.ts'
import { BRAKE, GAS } from './drive.ts'

const GAS_KEYS = ['ArrowRight', 'ArrowUp', ' ', 'Enter']
const BRAKE_KEYS = ['ArrowLeft', 'ArrowDown']

/** The right half of the stage is gas, the left half brake. */
export function twoPedals(): Controls {
  return {
    key: (key) => GAS_KEYS.includes(key) || BRAKE_KEYS.includes(key),
    input({ held, pointer, keys, width }) {
      if (BRAKE_KEYS.some((key) => keys.has(key))) return BRAKE
      if (GAS_KEYS.some((key) => keys.has(key))) return GAS
      if (!held) return 0
      return pointer.x < width / 2 ? BRAKE : GAS
    },
  }
}
