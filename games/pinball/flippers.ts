import type { Controls } from '#kit/game/micro/mount.ts'
import { FIELD_MIDDLE } from './tables.ts'

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: 1,
  z: 1,
  ArrowRight: 2,
  m: 2,
  ArrowDown: 3,
  ArrowUp: 3,
  ' ': 3,
  Enter: 3,
}

/** Left and right half of the screen are the flippers, with two thumbs both. Listens until the signal. */
export function flippers(canvas: HTMLCanvasElement, signal: AbortSignal): Controls {
  const fingers = new Map<number, number>()
  const middle = () => canvas.getBoundingClientRect().left + canvas.clientWidth / 2
  const press = ({ pointerId, clientX }: PointerEvent) => fingers.set(pointerId, clientX < middle() ? 1 : 2)
  const lift = ({ pointerId }: PointerEvent) => fingers.delete(pointerId)
  // The stage tracks one finger; pinball needs two.
  canvas.addEventListener('pointerdown', press, { signal })
  canvas.addEventListener('pointerup', lift, { signal })
  canvas.addEventListener('pointercancel', lift, { signal })
  return {
    key: (key) => key in KEYS,
    input({ keys, held, pointer }, fieldOf) {
      let input = 0
      for (const side of fingers.values()) input |= side
      for (const key of keys) input |= KEYS[key] ?? 0
      if (input === 0 && held) input = fieldOf(pointer).x < FIELD_MIDDLE ? 1 : 2
      return input
    },
    reset: () => fingers.clear(),
  }
}
