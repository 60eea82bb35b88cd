import type { BrickRules } from './world.ts'

/** Steps of the paddle, in field units: it glides between them, and a replay stays short. */
export const STEP = 4
/** Steps around the ring. */
export const TURNS = 128
/** Added to a position while the player presses. */
export const ACT = 1000
/** Angles of a volley: 1 is flat to the left, 179 flat to the right; 90 is straight up. */
export const MOST_ANGLE = 179

/** 0 leaves the paddle where it is. */
export const placeInput = (x: number, width: number) => 1 + Math.round(Math.max(0, Math.min(width, x)) / STEP)
export const turnInput = (angle: number) =>
  1 + (((Math.round((angle / (2 * Math.PI)) * TURNS) % TURNS) + TURNS) % TURNS)

export interface Wish {
  /** Undefined leaves the paddle where it is. */
  readonly place: number | undefined
  readonly isActing: boolean
}

/** Decodes an input: a position in field units, or an angle of the ring in radians. */
export function wishOf(input: number, control: 'slide' | 'ring'): Wish {
  const isActing = input >= ACT
  const step = (isActing ? input - ACT : input) - 1
  if (step < 0) return { place: undefined, isActing }
  return { place: control === 'slide' ? step * STEP : (step / TURNS) * 2 * Math.PI, isActing }
}

const placesOf = ({ control, field }: BrickRules) => (control === 'ring' ? TURNS : field[0] / STEP + 1)

/** A sample of the alphabet. */
export function inputsOf(rules: BrickRules): readonly number[] {
  if (rules.control === 'aim') return [0, 15, 35, 55, 75, 90, 105, 125, 145, 165, ACT]
  const places = placesOf(rules)
  const some = Array.from({ length: 12 }, (_, index) => 1 + Math.round((index / 11) * (places - 1)))
  return [0, ...some, ACT]
}

/** Whether an external number is an input of the game. */
export function isInput(rules: BrickRules, input: unknown): input is number {
  if (typeof input !== 'number' || !Number.isInteger(input) || input < 0) return false
  if (rules.control === 'aim') return input <= MOST_ANGLE || input === ACT
  const step = input >= ACT ? input - ACT : input
  return step <= placesOf(rules)
}
