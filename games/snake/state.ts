import type { Heading } from './board.ts'

export interface Snake {
  /** Tail first, head last. */
  cells: number[]
  /** The cell that the tail has just left; for the eye. */
  left: number
  heading: Heading
  /** Turns that were asked for and not yet made: at most two. */
  turns: Heading[]
  /** Cells it still grows by. */
  growth: number
  alive: boolean
  /** Fruits it has eaten. */
  eaten: number
  /** Out of a game that goes on: ticks until it is back. */
  wait: number
  /** It has waited a step before a crash: the next time it crashes. */
  hasWaited: boolean
}

export interface Fruit {
  cell: number
  /** 0 to 4: which fruit, or its number; 5 is the star; the others have names below. */
  kind: number
  /** Ticks it has lain there. */
  age: number
}

/** A run, in plain data. */
export interface SnakeState {
  tick: number
  /** Ticks since the last step, and ticks from step to step. */
  waited: number
  stride: number
  over: boolean
  won: boolean
  points: number
  eaten: number
  snakes: Snake[]
  fruits: Fruit[]
  stones: number[]
  /** Rounds of the duel: which one, how many were won, ticks a decided one still shows. */
  round: number
  wins: number
  ending: number
  /** The number that comes next. */
  next: number
  /** Rings that the sea has taken, and ticks until it takes another. */
  sunk: number
  tide: number
  /** Ticks of light, or of daylight, that are left. */
  meter: number
  /** Fields done, and the cells of this one: the station, the grass that is cut, or the earth that is left. */
  fields: number
  marks: number[]
  crabs: Crab[]
  /** Colours behind the head, the neck's first. */
  beads: number[]
  /** Cells where the head has been, the newest last. */
  past: number[]
  /** Cells of the boulders that fell at the last turn. */
  falling: number[]
}

export interface Crab {
  cell: number
  heading: Heading
}

export const STAR = 5
export const MOUSE = 6
export const GUEST = 7
export const FIREFLY = 8
export const GEM = 9
/** The lantern burns so many ticks at the most. */
export const LONGEST_LIGHT = 1500
/** Wagons that stay with the engine at the station. */
export const ENGINE = 3
/** A game against the clock lasts so many ticks. */
export const ROUND_TICKS = 100 * 60
export const NUMBERS = 5
/** The sea comes with a warning of so many ticks. */
export const WARNING = 150
/** A fruit of the basket is worth its full points when fresh and least when old; then it goes. */
export const FRUIT_LIFE = 540
export const ROUNDS = 3
