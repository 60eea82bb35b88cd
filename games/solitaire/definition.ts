import type { GameDefinition } from '#kit/game/contract.ts'

/**
 * Suits that may lie on each other. `loose`: any rank too, but only from the waste. `rank`: the same rank in
 * any suit.
 */
export type Build = 'alternate' | 'suit' | 'color' | 'other-suit' | 'any' | 'rank' | 'none' | 'loose'

/** Cards of a column at the deal: face-down ones first, then open ones. */
export type Deal = readonly [hidden: number, open: number]

/** Outlines of tables where cards cover each other; shapes.ts draws them. */
export type Shape =
  | 'pyramid'
  | 'peaks'
  | 'twins'
  | 'hourglass'
  | 'gem'
  | 'wall'
  | 'great-pyramid'
  | 'butterfly'
  | 'towers'
  | 'stairway'

/** Link of a chain other than a neighbouring rank. */
export type Link = 'leap' | 'colors' | 'kin'

export interface ColumnRules {
  readonly deal: readonly Deal[]
  readonly build: Build
  /** The Fortress group builds both ways; all others build down. */
  readonly order?: 'down' | 'both'
  /** A king may lie on an ace. */
  readonly around?: boolean
  /**
   * What moves together: one card, an ordered run, as much of a run as free places allow card by card, or any
   * open card with those on top of it.
   */
  readonly carry: 'one' | 'run' | 'room' | 'any'
  /** Stricter order of a run that moves together. */
  readonly runs?: Build
  /**
   * Who may fill an empty column. `reserve`, `waste`, `stock`: refilled automatically from there; an empty
   * waste falls back to the stock.
   */
  readonly empty: 'any' | 'king' | 'none' | 'reserve' | 'waste' | 'stock'
  /** Columns of single cards that cover each other. */
  readonly shape?: Shape
  /** Maximum length of a column. */
  readonly most?: 3
  /** Kings are moved to the bottom of their columns after the deal: otherwise the game would be hopeless. */
  readonly kingsDown?: boolean
}

/** How cards are collected. */
export type HomeRules =
  /**
   * Up in suit. `dealt`: from the rank of a first card that is dealt there; `twos`: the ace comes last.
   * `laid`: the first ranks start there. `ends`: as many piles go down from the kings, and a card may join
   * either; from the `middle` the sevens go up and the sixes down. `late`: nothing goes home before the stock
   * is empty.
   */
  | {
      readonly kind: 'suits'
      readonly start?: 'dealt' | 'twos'
      readonly laid?: boolean
      readonly ends?: true | 'middle'
      readonly late?: true
    }
  /** Up from the ace in any suit. */
  | { readonly kind: 'ranks' }
  /** A whole suit from king to ace, or a run of alternating colours, leaves its column at once. */
  | { readonly kind: 'runs'; readonly mixed?: true }
  /**
   * One pile that goes up or down by one in any suit; `ace-of-spades` starts there. `leap` goes by two,
   * `colors` by one or two with alternating colours, `kin` takes the same rank or suit instead.
   */
  | {
      readonly kind: 'chain'
      readonly start: 'dealt' | 'ace-of-spades' | 'free'
      readonly around?: boolean
      readonly link?: Link
      /** Number of piles to choose from, if several. */
      readonly piles?: 4
    }
  /** Two open cards that add up to thirteen leave together, a king alone; or pairs as `match` says. */
  | { readonly kind: 'pairs'; readonly match?: 'fourteen' | 'rank' }
  /** Four piles that start with ace, two, three and four and count by ones, twos, threes and fours. */
  | { readonly kind: 'counts' }
  /** In suit by twos, wrapping: four piles from the aces, four from the twos. */
  | { readonly kind: 'skips' }
  /** Twelve piles, one per hour, go up in suit, wrapping, until the top card shows the hour. */
  | { readonly kind: 'hours' }
  /** Any suit: one pile goes up from an ace four times round, four go down from the kings. */
  | { readonly kind: 'mill' }
  /** Four cards of one rank on a column leave at once. */
  | { readonly kind: 'sets' }
  /** An open card leaves when another open one of its suit is higher; only the aces stay. */
  | { readonly kind: 'aces' }

export interface StockRules {
  readonly to: 'waste' | 'columns' | 'home' | 'reserve'
  /** Cards turned at a time; one if absent. */
  readonly by?: 3
  /** Times the waste may become the stock again; never if absent. */
  readonly redeals?: number | 'endless'
  /** Deals to the columns only while none is empty. */
  readonly needsFull?: boolean
}

/** Rules of one solitaire as data. */
export interface SolitaireRules {
  readonly decks?: 1 | 2
  /** Suits in the pack; with fewer than four, the others become copies of these. */
  readonly suits?: 1 | 2
  readonly home: HomeRules
  readonly columns: ColumnRules
  /** `late`: usable once the stock is empty. */
  readonly cells?: { readonly count: number; readonly filled?: number; readonly late?: true }
  readonly reserve?: { readonly piles: number; readonly each: number }
  readonly stock?: StockRules
  /** Times the columns may be gathered, shuffled and dealt again. */
  readonly reshuffles?: number
  /** Times the columns may be gathered and dealt again in the same order, while that changes anything. */
  readonly gathers?: 'endless' | 2
}

export interface SolitaireDefinition extends GameDefinition, SolitaireRules {}
