import type { Heading } from './board.ts'

export interface Snake {
  /** Tail first, head last. */
  cells: number[]
  /** The cell the tail has just left, for drawing. */
  left: number
  heading: Heading
  /** Buffered turns: at most two. */
  turns: Heading[]
  /** Cells it still grows by. */
  growth: number
  alive: boolean
  /** Fruits it has eaten. */
  eaten: number
  /** Ticks until a crashed snake returns. */
  wait: number
  /** Whether it has used the step of delay before a crash. */
  hasWaited: boolean
}

export interface Fruit {
  cell: number
  /** 0 to 4: the fruit, or its number; 5 is the star; others are named below. */
  kind: number
  /** Ticks it has lain there. */
  age: number
}

/** A run, in plain data. */
export interface SnakeState {
  tick: number
  /** Ticks since the last step, and ticks per step. */
  waited: number
  stride: number
  over: boolean
  won: boolean
  points: number
  eaten: number
  snakes: Snake[]
  fruits: Fruit[]
  stones: number[]
  /** Duel: round, rounds won, ticks for which a decided one is still shown. */
  round: number
  wins: number
  ending: number
  /** The next number to eat. */
  next: number
  /** Flooded rings, and ticks until the next one. */
  sunk: number
  tide: number
  /** Ticks of light or daylight left. */
  meter: number
  /** Fields done, and cells of this one: the station, mown grass, or remaining earth. */
  fields: number
  marks: number[]
  crabs: Crab[]
  /** Colours behind the head, starting at the neck. */
  beads: number[]
  /** Past cells of the head, the newest last. */
  past: number[]
  /** Cells of the boulders that fell in the last step. */
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
/** Most ticks of light. */
export const LONGEST_LIGHT = 1500
/** Wagons kept at the station. */
export const ENGINE = 3
/** A game against the clock lasts so many ticks. */
export const ROUND_TICKS = 100 * 60
export const NUMBERS = 5
/** Ticks of warning before a ring is flooded. */
export const WARNING = 150
/** Ticks of a basket fruit, over which its points fall from full to least. */
export const FRUIT_LIFE = 540
export const ROUNDS = 3
