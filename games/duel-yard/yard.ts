import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'

export type Seat = 0 | 1
export const SEATS: readonly Seat[] = [0, 1]
export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0)
/** The yard is so wide and so high; the left half is the first seat's. */
export const SIDE = 400

/** Buttons of both seats in a tick. */
export interface Hands {
  readonly held: readonly [boolean, boolean]
  /** Went down in this tick. */
  readonly pressed: readonly [boolean, boolean]
  readonly released: readonly [boolean, boolean]
}

/** What every bout has; duels add their own. Plain data. */
export interface Bout {
  /** Ticks since it began. */
  t: number
  /** The winning seat, `DRAW`, or `OPEN` while it continues. */
  winner: number
  /** What the players have in mind: a number each, for the minds alone. */
  plan: [number, number]
}

export const OPEN = -1
export const DRAW = 2

/** The rules of one duel. Pure: chance comes as an argument. */
export interface Duel<State extends Bout = Bout> {
  /** Bouts that win the match. */
  readonly target: number
  bout(random: Random): State
  /** One tick; sets `winner` when the bout is decided. */
  step(bout: State, hands: Hands, random: Random): SimEvent[]
  /** Leader when time is up: negative for the first seat, positive for the second. */
  lead?(bout: State): number
  /** Whether a player of this skill, 0 to 1, holds the button now. */
  think(bout: State, seat: Seat, skill: number, random: Random): boolean
}

export const newBout = (): Bout => ({ t: 0, winner: OPEN, plan: [0, 0] })

/** A number between -1 and 1, near 0 more often. */
export const wobble = (random: Random) => random() + random() - 1
export const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
export const distance = (dx: number, dy: number) => Math.sqrt(dx * dx + dy * dy)
/** Where the picture shows something that happens to a seat. */
export const sideOf = (seat: Seat) => (seat === 0 ? SIDE * 0.28 : SIDE * 0.72)
