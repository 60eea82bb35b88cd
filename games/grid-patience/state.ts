import type { Card } from '#kit/game/cards/cards.ts'

/** No card lies there. */
export const GAP = -1

export interface State {
  /** Cards by place, row by row; `GAP` where none lies. A row that shrinks has fewer places. */
  readonly cells: readonly Card[]
  /** Face down; the last one comes next. */
  readonly stock: readonly Card[]
  readonly redeals: number
  readonly moves: number
  readonly points: number
  /** Sets that left since the stock was last asked. */
  readonly streak: number
}

export type Move =
  | { readonly kind: 'take'; readonly cells: readonly number[] }
  | { readonly kind: 'go'; readonly from: number; readonly to: number }
  /** Lays the next card of the stock. */
  | { readonly kind: 'lay'; readonly to: number }
  /** Asks the stock: closes the gaps, or deals anew. */
  | { readonly kind: 'deal' }

/** What one kind of game knows of itself. */
export interface Kind {
  legal(state: State): Move[]
  /** The state after a move, without its count of moves. */
  step(state: State, move: Move, luck: () => number): State
  isWon(state: State): boolean
  /** 0 to 1. */
  progress(state: State): number
}

export const cardsOn = ({ cells }: Pick<State, 'cells'>) => cells.filter((card) => card !== GAP).length
