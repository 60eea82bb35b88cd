import type { Effects } from '#kit/game/effects.ts'

export type Pulse = 'pop' | 'shake' | 'turn' | 'drop'

/** How a piece is moved at this moment: shift in pixels, size, and the width of a turning card. */
export interface Motion {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn: number
}

export interface Pulses {
  /** Sets the named piece in motion. */
  start(name: string, pulse: Pulse, delay?: number): void
  of(name: string): Motion
  clear(): void
}

const STILL: Motion = { x: 0, y: 0, scale: 1, turn: 1 }
const SECONDS: Readonly<Record<Pulse, number>> = { pop: 0.32, shake: 0.36, turn: 0.3, drop: 0.34 }

function motionOf(pulse: Pulse, k: number): Motion {
  const rest = 1 - k
  if (pulse === 'pop') return { ...STILL, scale: 1 + 0.22 * Math.sin(Math.PI * k) }
  if (pulse === 'shake') return { ...STILL, x: Math.sin(k * 6 * Math.PI) * 6 * rest }
  if (pulse === 'turn') return { ...STILL, turn: Math.max(0.06, k), scale: 1 + 0.06 * rest }
  return { ...STILL, y: -26 * rest * rest, scale: 1 }
}

/** Short motions of named pieces: taps answer at once, whatever the piece is. */
export function pulses(effects: () => Effects): Pulses {
  const running = new Map<string, Motion>()
  return {
    start(name, pulse, delay = 0) {
      if (pulse === 'drop') running.set(name, motionOf(pulse, 0))
      effects().tween(SECONDS[pulse], (k) => running.set(name, motionOf(pulse, k)), {
        delay,
        done: () => running.delete(name),
      })
    },
    of: (name) => running.get(name) ?? STILL,
    clear: () => running.clear(),
  }
}
