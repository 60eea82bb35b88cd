import type { GameDefinition } from '#kit/game/contract.ts'

/** Which cards leave together. */
export type Match = 'rank' | 'thirteen' | 'elevens' | 'tens' | 'fifteen' | 'suit' | 'trio'
/** How they must lie to each other. */
export type Near = 'touching' | 'knight' | 'line' | 'chain' | 'anywhere'
/** What the lines of a square are counted as. */
export type Lines = 'poker' | 'cribbage' | 'blackjack'

export type GridRules =
  | {
      readonly kind: 'match'
      readonly match: Match
      readonly near: Near
      /** `close`: the stock closes the gaps when it is asked; `refill`: each place is filled at once. */
      readonly after: 'close' | 'refill'
      /** The game is won with so many cards left, or fewer. */
      readonly winAt: number
    }
  /** One row: piles hop to the left, or cards between two of a kind leave. */
  | { readonly kind: 'row'; readonly way: 'accordion' | 'marriage'; readonly winAt: number }
  /** Four rows with gaps: the card that comes next in suit, or any higher one, may move there. */
  | { readonly kind: 'gaps'; readonly follow: 'next' | 'higher'; readonly redeals: number }
  /** A square that is laid card by card, or whose cards change places so often. */
  | { readonly kind: 'square'; readonly lines: Lines; readonly par: number; readonly swaps?: number }

export interface GridDefinition extends GameDefinition {
  readonly columns: number
  readonly rows: number
  readonly places: number
  readonly rules: GridRules
}
