import type { GameDefinition } from '#kit/game/contract.ts'

/**
 * Which card may lie on which, apart from its rank. `loose`: any rank too, but only from the waste. `rank`: the same rank,
 * whatever the suit.
 */
export type Build = 'alternate' | 'suit' | 'color' | 'other-suit' | 'any' | 'rank' | 'none' | 'loose'

/** Cards of a column as they are dealt: first the face-down ones, then the open ones. */
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

/** What follows what in a chain, where it is not any neighbouring rank. */
export type Link = 'leap' | 'colors' | 'kin'

export interface ColumnRules {
  readonly deal: readonly Deal[]
  readonly build: Build
  /** The Fortress kin builds both ways; all others build down. */
  readonly order?: 'down' | 'both'
  /** A king may lie on an ace. */
  readonly around?: boolean
  /**
   * What moves together: one card, an ordered run, as much of a run as the free room allows to carry card by card,
   * or any open card with all cards on top of it.
   */
  readonly carry: 'one' | 'run' | 'room' | 'any'
  /** The order within a run that moves together, where it is stricter than `build`. */
  readonly runs?: Build
  /**
   * Who may open an empty column. `reserve`, `waste`, `stock`: it fills by itself from there while that lasts; an empty
   * waste lets the stock step in.
   */
  readonly empty: 'any' | 'king' | 'none' | 'reserve' | 'waste' | 'stock'
  /** Columns of one card that cover each other. */
  readonly shape?: Shape
  /** No column grows beyond so many cards. */
  readonly most?: 3
  /** Kings are slid to the bottom of their columns after the deal, or the game would be hopeless. */
  readonly kingsDown?: boolean
}

/** Where the cards go in the end. */
export type HomeRules =
  /**
   * Up in suit. `dealt`: from the rank of a first card that is dealt there; `twos`: the ace comes last. `laid`: the first
   * ranks lie there already. `ends`: as many piles go down from the kings, and a card may join either; from the `middle`
   * the sevens go up and the sixes go down. `late`: nothing goes home before the stock is empty.
   */
  | {
      readonly kind: 'suits'
      readonly start?: 'dealt' | 'twos'
      readonly laid?: boolean
      readonly ends?: true | 'middle'
      readonly late?: true
    }
  /** Up from the ace, whatever the suit. */
  | { readonly kind: 'ranks' }
  /** A whole suit from king to ace leaves its column at once; or a run of both colours in turn. */
  | { readonly kind: 'runs'; readonly mixed?: true }
  /**
   * One pile that goes up or down by one, whatever the suit; `ace-of-spades` lies there from the start. `leap` goes by
   * two, `colors` goes by one or two and changes the colour each time, `kin` takes the same rank or the same suit instead.
   */
  | {
      readonly kind: 'chain'
      readonly start: 'dealt' | 'ace-of-spades' | 'free'
      readonly around?: boolean
      readonly link?: Link
      /** Piles that may be chosen from, where there is more than one. */
      readonly piles?: 4
    }
  /** Two open cards that add up to thirteen leave together, a king alone; or they match as `match` says. */
  | { readonly kind: 'pairs'; readonly match?: 'fourteen' | 'rank' }
  /** Four piles that start with ace, two, three and four lie there and count by ones, twos, threes and fours. */
  | { readonly kind: 'counts' }
  /** In suit and by twos, round the corner: four piles from the aces, four from the twos. */
  | { readonly kind: 'skips' }
  /** Twelve piles, an hour each, go up in suit and round the corner until the top card shows the hour. */
  | { readonly kind: 'hours' }
  /** Whatever the suit: one pile goes up from an ace four times round, four go down from the kings. */
  | { readonly kind: 'mill' }
  /** Four cards of one rank on a column leave at once. */
  | { readonly kind: 'sets' }
  /** An open card leaves when another open one of its suit is higher; only the aces, the highest, stay. */
  | { readonly kind: 'aces' }

export interface StockRules {
  readonly to: 'waste' | 'columns' | 'home' | 'reserve'
  /** Cards turned at a time; one if absent. */
  readonly by?: 3
  /** How often the waste may be turned over into a new stock; never if absent. */
  readonly redeals?: number | 'endless'
  /** Deals to the columns only while none of them is empty. */
  readonly needsFull?: boolean
}

/** The rules of one solitaire, all as data. */
export interface SolitaireRules {
  readonly decks?: 1 | 2
  /** Suits in the pack; with fewer than four the others are replaced by copies of these. */
  readonly suits?: 1 | 2
  readonly home: HomeRules
  readonly columns: ColumnRules
  /** `late`: they may be used when the stock is empty. */
  readonly cells?: { readonly count: number; readonly filled?: number; readonly late?: true }
  readonly reserve?: { readonly piles: number; readonly each: number }
  readonly stock?: StockRules
  /** How often the columns may be gathered, shuffled and dealt again. */
  readonly reshuffles?: number
  /** The columns may be gathered and dealt again in the same order, so often, while that changes anything. */
  readonly gathers?: 'endless' | 2
}

export interface SolitaireDefinition extends GameDefinition, SolitaireRules {}
