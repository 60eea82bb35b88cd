import type { TableState } from '#kit/game/cards/card-rules.ts'
import { NO_TILE, type Tile } from './tiles.ts'

/** Shape of the layout. */
export type Shape = 'line' | 'spinner' | 'cross' | 'trains'

/** Rules in which the games differ. */
export interface Twist {
  readonly seats: 2 | 3 | 4
  /** Pips on the largest half of the set. */
  readonly top: 6 | 9
  /** Tiles dealt to each seat. */
  readonly size: number
  /** Points that end the match. */
  readonly goal: number
  readonly shape: Shape
  /** Touching halves are equal, or add up to seven. */
  readonly meets: 'same' | 'seven'
  /** A seat that cannot play draws until a tile fits, draws once, or never. */
  readonly draws: 'until' | 'once' | 'never'
  /** Tiles of the stock that may not be drawn. */
  readonly keeps: number
  /** What scores besides going out: sums of five, equal ends, or nothing. */
  readonly pays: 'rest' | 'fives' | 'heads'
  /** The highest double is laid at the deal, or the leader chooses a tile. */
  readonly leads: 'double' | 'any'
  /** Facing seats are partners. */
  readonly hasPartners: boolean
}

/** A tile of an arm, and which half looks away from the root. */
export interface Laid {
  readonly tile: Tile
  readonly outer: number
}

export interface DominoState extends TableState {
  readonly hands: readonly (readonly Tile[])[]
  /** Face down; the last one is drawn first. */
  readonly stock: readonly Tile[]
  /** The first tile of the hand, or NO_TILE. */
  readonly root: Tile
  /** Arms of the root: left, right, up, down; or the train of each seat and the common one. */
  readonly arms: readonly (readonly Laid[])[]
  /** Trains open to everybody, by seat. */
  readonly open: readonly boolean[]
  /** Arm whose double must be answered first, or NONE. */
  readonly owed: number
  readonly hasDrawn: boolean
  /** Consecutive passes. */
  readonly passes: number
  /** Bits of the halves that a seat has shown to lack. */
  readonly lacks: readonly number[]
  readonly speaker: number
  readonly phase: 'play' | 'sheet' | 'over'
  /** Hands played to their end. */
  readonly round: number
  readonly totals: readonly number[]
  /** Points of this hand. */
  readonly gains: readonly number[]
  /** Seats that were given up; missing against rivals of the computer, who never leave. */
  readonly left?: readonly boolean[]
}

export const NONE = -1
/** Index of the train that belongs to nobody. */
export const COMMON = 4

export const PASS = 200
export const DRAW = 201
const LAY = 1000

/** Lays a tile at an arm so that its half `outer` becomes the end. */
export const layMove = (tile: Tile, arm: number, outer: number) => LAY + (tile * 8 + arm) * 10 + outer
export const isLay = (move: number) => move >= LAY
export const layIn = (move: number) => ({
  tile: Math.floor((move - LAY) / 80),
  arm: Math.floor((move - LAY) / 10) % 8,
  outer: (move - LAY) % 10,
})

export const hasRoot = ({ root }: Pick<DominoState, 'root'>) => root !== NO_TILE

export const hasLeft = ({ left }: Pick<DominoState, 'left'>, seat: number) => left?.[seat] === true

/** The seat itself, or the next one that still plays. */
export function seatFrom(state: Pick<DominoState, 'left'>, seat: number, seats: number): number {
  let next = seat % seats
  while (hasLeft(state, next)) next = (next + 1) % seats
  return next
}

/** Partners win together. */
export const isSameSide = ({ hasPartners }: Twist, one: number, other: number) =>
  one === other || (hasPartners && one % 2 === other % 2)

/** Points of a seat including the current hand. */
export const pointsOf = ({ totals, gains, phase }: DominoState, seat: number) =>
  totals[seat]! + (phase === 'play' ? gains[seat]! : 0)
