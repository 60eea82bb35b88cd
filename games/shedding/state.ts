import type { TableState } from '#kit/game/cards/card-rules.ts'
import type { Card } from '#kit/game/cards/cards.ts'

export type ShedKind =
  | 'crazy-eights'
  | 'mau-mau'
  | 'sevens'
  | 'president'
  | 'durak'
  | 'scopa'
  | 'escoba'
  | 'ninety-nine'
  | 'thirty-one'
  | 'gin-rummy'
  | 'switch-cards'
  | 'pesten'
  | 'up-or-down'
  | 'dig-for-eights'
  | 'oklahoma-gin'
  | 'knock-rummy'
  | 'corner-gin'
  | 'straight-gin'
  | 'cassino'
  | 'pishti'

/** Layout and controls; games that play alike look alike. */
export type Play =
  | 'match'
  | 'sevens'
  | 'president'
  | 'durak'
  | 'fishing'
  | 'heap'
  | 'ninety-nine'
  | 'thirty-one'
  | 'gin'

/** State shared by all games; each uses the fields it needs. */
export interface ShedState extends TableState {
  readonly hands: readonly (readonly Card[])[]
  /** Face down; the last one is drawn first. */
  readonly stock: readonly Card[]
  /** Face up; the last one lies on top. */
  readonly waste: readonly Card[]
  /** Open cards in the middle. */
  readonly table: readonly Card[]
  /** Captured or discarded cards, by seat. */
  readonly won: readonly (readonly Card[])[]
  readonly speaker: number
  readonly phase: 'play' | 'sheet' | 'over'
  /** Hands played to their end. */
  readonly round: number
  readonly totals: readonly number[]
  readonly gains: readonly number[]
  /** The named suit, or the trump. */
  readonly suit: number
  /** Cards to draw, the sum of the pile, or the size of a set. */
  readonly count: number
  /** 1 clockwise, -1 counter-clockwise. */
  readonly way: 1 | -1
  /** The seat that played, captured or attacked last. */
  readonly lead: number
  /** Counters by seat: passes used, places reached, sweeps made. */
  readonly marks: readonly number[]
  /** Seats that sit out for now, or were given up. */
  readonly resting: readonly boolean[]
}

export const NO_SUIT = -1

/** Moves that are not a card. */
export const PASS = 200
export const DRAW = 201
export const TAKE = 202
export const DONE = 203
export const KNOCK = 204
/** Offset of a card with one of four choices: a named suit or a value. */
export const CHOICE = 300
/** Offset of several cards of one rank. */
export const GROUP = 600
/** Offset of a card with one of sixteen captures. */
export const CAPTURE = 1000

export const isCardMove = (move: number) => move < 52
export const choiceMove = (card: Card, option: number) => CHOICE + card * 4 + option
export const groupMove = (rank: number, count: number) => GROUP + rank * 5 + count
export const captureMove = (card: Card, option: number) => CAPTURE + card * 16 + option

export const isChoice = (move: number) => move >= CHOICE && move < GROUP
export const isGroup = (move: number) => move >= GROUP && move < GROUP + 100
export const isCapture = (move: number) => move >= CAPTURE

/** The card of a move, if it has one. */
export function cardIn(move: number): Card | undefined {
  if (isCardMove(move)) return move
  if (isChoice(move)) return Math.floor((move - CHOICE) / 4)
  return isCapture(move) ? Math.floor((move - CAPTURE) / 16) : undefined
}
/** Index of the choice of a move. */
export function optionIn(move: number): number {
  if (isChoice(move)) return (move - CHOICE) % 4
  if (isGroup(move)) return (move - GROUP) % 5
  return (move - CAPTURE) % 16
}
/** The rank of a group. */
export const rankIn = (move: number) => Math.floor((move - GROUP) / 5)

/** Rules in which the games differ. */
export interface ShedRules {
  readonly kind: ShedKind
  readonly plays: Play
  readonly seats: 2 | 3 | 4
  readonly ranks: readonly number[]
  /** Cards dealt to each seat. */
  readonly size: number
  /** Points that end the match. */
  readonly goal: number
  /** Sets up the table after the deal. */
  open(state: ShedState): ShedState
  legal(state: ShedState): readonly number[]
  /** One move; a finished hand returns with its gains in the phase `sheet`. */
  move(state: ShedState, move: number): ShedState
  /** A heuristic move without search. */
  quick(state: ShedState): number
  /** Value of a hand for a seat; higher is better. */
  value(state: ShedState, seat: number): number
  /** In games of melds: the display order of a hand, and its deadwood after the best discard. */
  readonly arranged?: (hand: readonly Card[]) => { readonly cards: readonly Card[]; readonly dead: number }
}

export const seatAfter = ({ hands, way }: Pick<ShedState, 'hands' | 'way'>, seat: number, steps = 1) =>
  (seat + way * steps + hands.length * 4) % hands.length

export const without = (cards: readonly Card[], ...gone: readonly Card[]) =>
  cards.filter((card) => !gone.includes(card))

/** The hands with one of them changed. */
export const withHand = (state: ShedState, seat: number, hand: readonly Card[]) =>
  state.hands.with(seat, hand)

/** Ends the hand. */
export const ended = (state: ShedState, gains: readonly number[]): ShedState => ({
  ...state,
  gains,
  phase: 'sheet',
})

export const most = <Item>(items: readonly Item[], worth: (item: Item) => number): Item =>
  items.reduce((best, item) => (worth(item) > worth(best) ? item : best))
