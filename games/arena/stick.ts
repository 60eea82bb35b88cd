import { exactCos, exactSin } from '#kit/game/exact-math.ts'

/** Directions of a stick, clockwise from the right; 0 is released. */
export const WAYS = 32

const STEP = (2 * Math.PI) / WAYS
const COS = Array.from({ length: WAYS }, (_, index) => exactCos(index * STEP))
const SIN = Array.from({ length: WAYS }, (_, index) => exactSin(index * STEP))

/** Input of one player and tick: a direction (0 none, else 1 to 32) and the button, in one number. */
export type Stick = number

export const stickOf = (way: number, button: boolean): Stick => way * 2 + (button ? 1 : 0)
export const wayOf = (stick: Stick) => stick >> 1
export const hasButton = (stick: Stick) => (stick & 1) === 1

export const wayX = (way: number) => COS[(way - 1 + WAYS) % WAYS]!
export const wayY = (way: number) => SIN[(way - 1 + WAYS) % WAYS]!

/** Rotates a direction by steps. */
export const turned = (way: number, steps: number) => ((way - 1 + steps + 4 * WAYS) % WAYS) + 1

/** The direction nearest to a vector; 0 for a zero vector. */
export function nearestWay(x: number, y: number): number {
  if (x === 0 && y === 0) return 0
  let best = 0
  let most = -Infinity
  for (let index = 0; index < WAYS; index++) {
    const along = COS[index]! * x + SIN[index]! * y
    if (along > most) {
      most = along
      best = index + 1
    }
  }
  return best
}

/** Right, down, left, up: 0 to 3, for games on squares. */
export const quarterOf = (way: number) => ((way - 1 + WAYS / 8) >> 3) & 3
/** The direction of a quarter. */
export const wayOfQuarter = (quarter: number) => 1 + (((quarter + 4) & 3) * WAYS) / 4

/** Every input. */
export const STICKS: readonly Stick[] = Array.from({ length: (WAYS + 1) * 2 }, (_, stick) => stick)
