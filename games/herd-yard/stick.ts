import { exactCos, exactSin } from '#kit/game/exact-math.ts'

/** Directions, clockwise from the right; 0 is released. */
export const WAYS = 24

const COS = Array.from({ length: WAYS }, (_, way) => exactCos((way * 2 * Math.PI) / WAYS))
const SIN = Array.from({ length: WAYS }, (_, way) => exactSin((way * 2 * Math.PI) / WAYS))

/** A direction (0 none, else 1 to 24) and the button, in one number. */
export type Stick = number

export const stickOf = (way: number, button: boolean): Stick => way * 2 + (button ? 1 : 0)
export const wayOf = (stick: Stick) => stick >> 1
export const hasButton = (stick: Stick) => (stick & 1) === 1
export const wayX = (way: number) => COS[(way - 1 + WAYS) % WAYS]!
export const wayY = (way: number) => SIN[(way - 1 + WAYS) % WAYS]!

/** The way nearest to a vector; 0 for no vector. */
export function nearestWay(x: number, y: number): number {
  if (x === 0 && y === 0) return 0
  let best = 0
  let most = -Infinity
  for (let way = 1; way <= WAYS; way++) {
    const along = wayX(way) * x + wayY(way) * y
    if (along <= most) continue
    most = along
    best = way
  }
  return best
}

export const STICKS: readonly Stick[] = Array.from({ length: (WAYS + 1) * 2 }, (_, stick) => stick)
