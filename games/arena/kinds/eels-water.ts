import type { Player, Round } from '../round.ts'

export interface Eel extends Player {
  x: number
  y: number
  dx: number
  dy: number
  mass: number
  isFast: boolean
  /** Integer x and y, alternating, tail first, without the head. */
  body: number[]
}

/** x, y, value, colour. */
export type Pearl = readonly [x: number, y: number, worth: number, color: number]

export interface EelWater extends Round {
  readonly players: readonly Eel[]
  pearls: Pearl[]
}

export const REEF_RADIUS = 1050

/** Distance between two points of a body. */
export const BODY_GAP = 8
const LONGEST_BODY = 120
export const LEAST_FAST_MASS = 16
export const girthOf = (mass: number) => 11 + Math.sqrt(mass) * 0.55
export const pointsOf = (mass: number) => Math.min(LONGEST_BODY, 8 + Math.floor(mass * 0.26))
