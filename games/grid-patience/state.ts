import type { Card } from '#kit/game/cards/cards.ts'

/** Empty place. */
export const GAP = -1

export interface State {
  /** Cards by place, row by row; `GAP` where empty. A shrinking row has fewer places. */
  readonly cells: readonly Card[]
  /** Face down; the last one comes next. */
  readonly stock: readonly Card[]
  readonly redeals: number
  readonly moves: number
  readonly points: number
  /** Sets since the stock was last used. */
  readonly streak: number
}

export type Move =
  | { readonly kind: 'take'; readonly cells: readonly number[] }
  | { readonly kind: 'go'; readonly from: number; readonly to: number }
  /** Lays the next card of the stock. */
  | { readonly kind: 'lay'; readonly to: number }
  /** Uses the stock: closes the gaps, or redeals. */
  | { readonly kind: 'deal' }

/** Interface of a kind of game. */
export interface Kind {
  legal(state: State): Move[]
  /** The state after a move, without its count of moves. */
  step(state: State, move: Move, luck: () => number): State
  isWon(state: State): boolean
  /** 0 to 1. */
  progress(state: State): number
}

export const cardsOn = ({ cells }: Pick<State, 'cells'>) => cells.filter((card) => card !== GAP).length
