import { STARS } from './stars.ts'

/** Input of one seat in one tick. */
export interface Pad {
  readonly move: -1 | 0 | 1
  readonly jump: boolean
  /** Shoots with the ball, steals without it. */
  readonly shoot: boolean
  /** Dashes while running, pump-fakes while standing. */
  readonly trick: boolean
  readonly pass: boolean
  readonly star: boolean
}

/** One tick of both seats as one number; the first tick of a run may choose the players instead. */
export type Hold = number
/** Number of inputs per seat. */
export const ALPHABET = 96
const PICKS = ALPHABET * ALPHABET

export const REST: Pad = { move: 0, jump: false, shoot: false, trick: false, pass: false, star: false }

const flag = (is: boolean, weight: number) => (is ? weight : 0)

export const padHold = ({ move, jump, shoot, trick, pass, star }: Pad): number =>
  move + 1 + 3 * (flag(jump, 1) + flag(shoot, 2) + flag(trick, 4) + flag(pass, 8) + flag(star, 16))

export function padOf(hold: number): Pad {
  const bits = Math.floor(hold / 3)
  const has = (weight: number) => Math.floor(bits / weight) % 2 === 1
  const move = ((hold % 3) - 1) as Pad['move']
  return { move, jump: has(1), shoot: has(2), trick: has(4), pass: has(8), star: has(16) }
}

export const IDLE = padHold(REST)
export const holds = (first: number, second = IDLE): Hold => first + second * ALPHABET
export const firstOf = (hold: Hold): number => hold % ALPHABET
export const secondOf = (hold: Hold): number => Math.floor(hold / ALPHABET)

/** The input that chooses the own player and, on one device, the second one. */
export const pick = (first: number, second: number): Hold => PICKS + first + second * STARS.length
export const isPick = (hold: Hold): boolean => hold >= PICKS
export const picked = (hold: Hold): readonly [number, number] => [
  (hold - PICKS) % STARS.length,
  Math.floor((hold - PICKS) / STARS.length),
]

export const isHold = (input: unknown): input is Hold =>
  Number.isInteger(input) && Number(input) >= 0 && Number(input) < PICKS + STARS.length * STARS.length

/** Every input of a single player. */
export const EVERY_HOLD: readonly Hold[] = Array.from({ length: ALPHABET }, (_, hold) => holds(hold))
