import { DIRECTIONS } from './pitch.ts'

/** What both players hold in one tick: 50 positions each, the second times 50. */
export type Hold = number
export const ALPHABET = (DIRECTIONS + 1) * 2

/** A position of the stick: 0 is none, 1 to 24 a direction; with or without thrust. */
export const stick = (direction: number, boost: boolean) => direction * 2 + (boost ? 1 : 0)
export const holds = (first: number, second = 0): Hold => first + second * ALPHABET
