import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import type { MergeDefinition } from './definitions.ts'
import type { Pearl } from './pearls.ts'

/** A column, a cell, a direction, a path of cells or a place above the bowl: what it means depends on the game. */
export type Input = readonly number[]

export interface State {
  /** 0 is free; a number is a rank, and each game says what a rank is worth. */
  readonly cells: readonly number[]
  /** What comes next, the first one first. */
  readonly next: readonly number[]
  readonly score: number
  readonly moves: number
  /** Turns that are left, in games that count them. */
  readonly left: number
  readonly over: boolean
  readonly pearls: readonly Pearl[]
}

export interface Step {
  readonly state: State
  readonly events: readonly SimEvent[]
}

/** Rules of one kind. */
export interface Kind {
  start(random: Random): State
  step(state: State, input: Input, random: Random): Step
  legal(state: State): readonly Input[]
}
export type KindOf = (definition: MergeDefinition) => Kind

export const emptyState = (cells: number): State => ({
  cells: Array<number>(cells).fill(0),
  next: [],
  score: 0,
  moves: 0,
  left: 0,
  over: false,
  pearls: [],
})

/**
 * Events the view plays in waves: 'move' takes a tile from cell x to cell y, 'merge' and 'new' show rank `amount` at
 * cell x, 'clear' empties cell x, 'wave' waits for what came before.
 */
export const moved = (from: number, to: number, amount: number): SimEvent => ({
  kind: 'move',
  x: from,
  y: to,
  amount,
})
export const merged = (cell: number, amount: number): SimEvent => ({ kind: 'merge', x: cell, amount })
export const appeared = (cell: number, amount: number): SimEvent => ({ kind: 'new', x: cell, amount })
export const cleared = (cell: number): SimEvent => ({ kind: 'clear', x: cell })
export const WAVE: SimEvent = { kind: 'wave' }
