import { exactCos, exactSin } from '#kit/game/exact-math.ts'

/** Directions, clockwise from the right. */
export const TURNS = 128
const STEP = (2 * Math.PI) / TURNS
const COS = Array.from({ length: TURNS }, (_, index) => exactCos(index * STEP))
const SIN = Array.from({ length: TURNS }, (_, index) => exactSin(index * STEP))

export const turned = (turn: number) => ((Math.round(turn) % TURNS) + TURNS) % TURNS
export const turnX = (turn: number) => COS[turned(turn)]!
export const turnY = (turn: number) => SIN[turned(turn)]!
/** In radians, for the picture. */
export const angleOf = (turn: number) => turn * STEP

/** How well a direction points along a vector: 1 straight at it, -1 away from it. */
export function aims(turn: number, dx: number, dy: number): number {
  const far = Math.sqrt(dx * dx + dy * dy)
  return far === 0 ? 1 : (turnX(turn) * dx + turnY(turn) * dy) / far
}
