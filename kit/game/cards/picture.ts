import type { SoundName } from '#kit/game/contract.ts'
import type { Card } from './cards.ts'
import type { TableState } from './card-rules.ts'

/** Cards together in the middle of the table. */
export interface Pile {
  readonly id: string
  readonly cards: readonly Card[]
  readonly isFaceUp: boolean
  /** Distance from one card to the next, in card widths; 0 is a stack. */
  readonly spread: number
  /** Space for this many cards, however few there are. */
  readonly slots?: number
  /** Slot of each card, unless it equals its index. */
  readonly at?: readonly number[]
  /** The slot whose empty place is drawn. */
  readonly home?: number
  /** Text or number under the pile. */
  readonly label?: string
  /** Suit drawn on its empty place. */
  readonly suit?: number
}

export interface SeatView {
  readonly name: string
  /** What counts in the game: tricks, points, cards. That of the player's own seat says whose it is. */
  readonly badge: string
  readonly isTurn: boolean
  readonly isOut?: boolean
  /** On the player's side. */
  readonly isPartner?: boolean
}

/** Everything on the table, without coordinates. */
export interface Picture {
  /** Cards of each seat; the player's in the order they are shown. */
  readonly hands: readonly (readonly Card[])[]
  /** The trick: a card before each seat. */
  readonly trick?: readonly { readonly seat: number; readonly card: Card }[]
  /** The previous trick, small in a corner. */
  readonly last?: readonly Card[]
  readonly piles?: readonly Pile[]
  /** Cards taken from the table, by the seat that took them. */
  readonly won?: readonly (readonly Card[])[]
  readonly seats: readonly SeatView[]
  /** Trumps or the leading suit, in the other corner. */
  readonly mark?: { readonly suit: number; readonly label: string }
  readonly areHandsOpen?: boolean
  /** Share of a card that the next row of piles covers. */
  readonly overlap?: number
  /** A button may stand below the piles. */
  readonly hasButtons?: boolean
  /** The piles are beside the trick instead of in the middle. */
  readonly arePilesAside?: boolean
}

/** A legal input as the hand offers it: a card, a button, or a card that opens buttons. */
export interface Choice {
  readonly input: number
  /** A card in the hand or on the table. */
  readonly card?: Card
  /** Label of its button; required without a card, and if a card has several choices. */
  readonly text: string
  readonly suit?: number
  /** A secondary button: pass, skip, continue. */
  readonly isQuiet?: boolean
}

/** The score sheet between two hands. */
export interface Sheet {
  readonly title: string
  readonly heads: readonly string[]
  readonly rows: readonly {
    readonly name: string
    readonly values: readonly string[]
    readonly isOwn: boolean
  }[]
}

/** How a move is presented: a bubble beside the seat, screen reader text, a sound, and its duration. */
export interface Told {
  readonly seat?: number
  readonly bubble?: string
  readonly suit?: number
  readonly announce?: string
  readonly sound: SoundName
  /** Seconds until the next move. */
  readonly seconds: number
  /** How much to celebrate, 0 to 1. */
  readonly joy?: number
}

/** Look and texts of a card game. */
export interface TableLook<State extends TableState> {
  readonly felt: readonly [light: string, deep: string]
  readonly rim: string
  readonly back: readonly [ground: string, waves: string]
  /** The pure step of the rules, to show moves one by one. */
  advance(state: State, move: number): State
  picture(state: State): Picture
  choices(state: State): readonly Choice[]
  /** One line above the hand. */
  caption(state: State): string
  sheet(state: State): Sheet | undefined
  tell(before: State, move: number, after: State): Told
  /** Why a card of the hand may not be played. */
  refusal(state: State): string
  best(state: State): number | undefined
}
