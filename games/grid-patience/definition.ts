import type { GameDefinition } from '#kit/game/contract.ts'

/** Which cards leave together. */
export type Match = 'rank' | 'thirteen' | 'elevens' | 'tens' | 'fifteen' | 'suit' | 'trio'
/** Required relative positions. */
export type Near = 'touching' | 'knight' | 'line' | 'chain' | 'anywhere'
/** Scoring of a square's lines. */
export type Lines = 'poker' | 'cribbage' | 'blackjack'

export type GridRules =
  | {
      readonly kind: 'match'
      readonly match: Match
      readonly near: Near
      /** `close`: the stock closes the gaps on demand; `refill`: each place is filled at once. */
      readonly after: 'close' | 'refill'
      /** Most cards left at a win. */
      readonly winAt: number
    }
  /** One row: piles hop to the left, or cards between two equals leave. */
  | { readonly kind: 'row'; readonly way: 'accordion' | 'marriage'; readonly winAt: number }
  /** Four rows with gaps: the next card of the suit, or any higher one, may move there. */
  | { readonly kind: 'gaps'; readonly follow: 'next' | 'higher'; readonly redeals: number }
  /** A square laid card by card, or rearranged by a number of swaps. */
  | { readonly kind: 'square'; readonly lines: Lines; readonly par: number; readonly swaps?: number }

export interface GridDefinition extends GameDefinition {
  readonly columns: number
  readonly rows: number
  readonly places: number
  readonly rules: GridRules
}
