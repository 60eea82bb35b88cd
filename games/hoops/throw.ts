import { exactCos, exactSin } from '#kit/game/exact-math.ts'

/** One tick's input: 0 waits, every other number is a throw. */
export type Throw = number

/** Half degrees from flat right (0) over straight up (180) to flat left (360). */
export const ANGLES = 361
export const POWERS = 101
const SLOWEST = 8
const SPEED_A_POWER = 0.115

export const throwOf = (angle: number, power: number): Throw =>
  1 +
  Math.max(0, Math.min(ANGLES - 1, Math.round(angle))) * POWERS +
  Math.max(0, Math.min(POWERS - 1, Math.round(power)))

/** Waiting or a throw of the alphabet. */
export const isThrow = (input: unknown): input is Throw =>
  typeof input === 'number' && Number.isInteger(input) && input >= 0 && input <= ANGLES * POWERS

/** Speed of a throw; up is negative. Nothing for a wait or a number outside the alphabet. */
export function velocityOf(wish: Throw): { readonly vx: number; readonly vy: number } | undefined {
  if (!isThrow(wish) || wish === 0) return undefined
  const angle = (Math.floor((wish - 1) / POWERS) / 360) * Math.PI
  const speed = SLOWEST + ((wish - 1) % POWERS) * SPEED_A_POWER
  return { vx: exactCos(angle) * speed, vy: -exactSin(angle) * speed }
}

/** A handful of throws of all kinds, and waiting: what a random player may try. */
export const sampledThrows: readonly Throw[] = [
  0,
  ...[100, 112, 124, 136, 148].flatMap((angle) =>
    [20, 35, 45, 55, 65, 75, 90].map((power) => throwOf(angle, power)),
  ),
]
