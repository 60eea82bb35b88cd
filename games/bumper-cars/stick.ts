import { MODELS } from './garage.ts'
import { DIRECTIONS } from './pitch.ts'

/** Inputs of both players in one tick: 50 positions each, the second times 50. */
export type Hold = number
export const ALPHABET = (DIRECTIONS + 1) * 2

/** A stick position: 0 is none, 1 to 24 a direction; with or without thrust. */
export const stick = (direction: number, boost: boolean) => direction * 2 + (boost ? 1 : 0)
export const holds = (first: number, second = 0): Hold => first + second * ALPHABET

const PICKS = ALPHABET * ALPHABET

/** The input that chooses the own car and, on one device, the second player's. Allowed only as the first input. */
export const pickCars = (first: number, second: number): Hold => PICKS + first + second * MODELS.length
export const isPick = (hold: Hold): boolean => hold >= PICKS
export const pickedCars = (hold: Hold): readonly [number, number] => [
  (hold - PICKS) % MODELS.length,
  Math.floor((hold - PICKS) / MODELS.length),
]

export const isHold = (input: unknown): input is Hold =>
  Number.isInteger(input) && Number(input) >= 0 && Number(input) < PICKS + MODELS.length ** 2
