import type { Controls } from './mount.ts'

const KEYS = [' ', 'Enter', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

/** One button: anywhere on the stage, or a key. A press shorter than a tick counts, and two fast ones count twice. */
export function oneButton(): Controls {
  let pressed = 0
  let last = 0
  const press = () => {
    pressed = Math.min(2, pressed + 1)
  }
  return {
    hasSpace: true,
    down: press,
    key(key) {
      if (!KEYS.includes(key)) return false
      press()
      return true
    },
    input({ held, keys }) {
      const down = held !== undefined || KEYS.some((key) => keys.has(key))
      if (pressed > 0 && last === 1) {
        // The button was released between two presses within one tick.
        last = 0
        return 0
      }
      if (pressed > 0) {
        pressed--
        last = 1
        return 1
      }
      last = down ? 1 : 0
      return last
    },
    reset() {
      pressed = 0
      last = 0
    },
  }
}
