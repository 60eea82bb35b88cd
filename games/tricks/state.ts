import type { TableState } from '#kit/game/cards/card-rules.ts'
import type { Card } from '#kit/game/cards/cards.ts'
import type { Board } from './board.ts'

/**
 * pass: the player gives cards away. bid: all bid their tricks. call: who takes the turned suit. name: who
 * names a suit. discard: the dealer discards. sheet: the hand is counted.
 */
export type Phase = 'pass' | 'bid' | 'call' | 'name' | 'discard' | 'play' | 'sweep' | 'sheet' | 'over'

export interface TrickState extends TableState, Readonly<Board> {
  readonly phase: Phase
  /** Current seat of the phases before play. */
  readonly speaker: number
  /** Hands played to their end. */
  readonly round: number
  /** Points of each side in the match. */
  readonly totals: readonly number[]
  /** What the last hand brought each side. */
  readonly gains: readonly number[]
  /** Overtricks of each side not yet penalised. */
  readonly bags: readonly number[]
  /** Cards chosen to pass. */
  readonly passed: readonly Card[]
}

/** Moves other than cards. */
export const BID = 100
export const PASS = 200
export const TAKE = 201
export const NAME = 210
export const LAST_CARD = 51

export const isCardMove = (move: number) => move <= LAST_CARD
