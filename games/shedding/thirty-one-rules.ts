import { ALL_RANKS, rankOf, suitOf, SUITS, type Card } from '#kit/game/cards/cards.ts'
import { drawn } from './drawing.ts'
import {
  DRAW,
  ended,
  KNOCK,
  most,
  seatAfter,
  TAKE,
  withHand,
  without,
  type ShedRules,
  type ShedState,
} from './state.ts'

const BEST = 31
const MUST_DISCARD = 1

const worth = (card: Card) => (rankOf(card) === 1 ? 11 : Math.min(10, rankOf(card)))

/** Points of the best suit of a hand. */
export const handWorth = (hand: readonly Card[]) =>
  Math.max(
    ...SUITS.map((suit) => hand.reduce((sum, card) => sum + (suitOf(card) === suit ? worth(card) : 0), 0)),
  )

const hasKnocked = ({ marks }: ShedState) => marks.some((mark) => mark > 0)

function legal(state: ShedState): number[] {
  if (state.count === MUST_DISCARD) return [...state.hands[state.speaker]!]
  return hasKnocked(state) ? [DRAW, TAKE] : [DRAW, TAKE, KNOCK]
}

/** The best hand wins a point, a full 31 two. */
function counted(state: ShedState): ShedState {
  const worths = state.hands.map(handWorth)
  const top = Math.max(...worths)
  return ended(
    state,
    worths.map((own) => (own < top ? 0 : own === BEST ? 2 : 1)),
  )
}

function handOn(state: ShedState): ShedState {
  const speaker = seatAfter(state, state.speaker)
  const next = { ...state, speaker, count: 0 }
  return state.marks[speaker]! > 0 ? counted(next) : next
}

function move(state: ShedState, input: number): ShedState {
  const { speaker, hands, waste } = state
  const own = hands[speaker]!
  if (input === KNOCK) return handOn({ ...state, marks: state.marks.with(speaker, 1), lead: speaker })
  if (input === DRAW) return { ...drawn(state, speaker, 1), count: MUST_DISCARD }
  if (input === TAKE)
    return {
      ...state,
      hands: withHand(state, speaker, [...own, waste.at(-1)!]),
      waste: waste.slice(0, -1),
      count: MUST_DISCARD,
    }
  const hand = without(own, input)
  const next = { ...state, hands: withHand(state, speaker, hand), waste: [...waste, input] }
  return handWorth(hand) === BEST ? counted(next) : handOn(next)
}

/** Points after the best discard. */
const afterDiscard = (hand: readonly Card[]) =>
  Math.max(...hand.map((card) => handWorth(without(hand, card))))
const KNOCK_FROM = 26
const TAKE_FROM = 3

function quick(state: ShedState): number {
  const hand = state.hands[state.speaker]!
  if (state.count === MUST_DISCARD) {
    const longest = (card: Card) => hand.filter((other) => suitOf(other) === suitOf(card)).length
    return most(hand, (card) => 10 * handWorth(without(hand, card)) - worth(card) / 10 - longest(card))
  }
  const own = handWorth(hand)
  if (own >= KNOCK_FROM && !hasKnocked(state)) return KNOCK
  return afterDiscard([...hand, state.waste.at(-1)!]) >= own + TAKE_FROM ? TAKE : DRAW
}

export const thirtyOne: ShedRules = {
  kind: 'thirty-one',
  plays: 'thirty-one',
  seats: 4,
  ranks: ALL_RANKS,
  size: 3,
  goal: 3,
  open: (state) => ({ ...state, waste: state.stock.slice(-1), stock: state.stock.slice(0, -1) }),
  legal,
  move,
  quick,
  value: ({ hands, gains, phase }, seat) =>
    phase === 'sheet' ? 60 * gains[seat]! : handWorth(hands[seat]!) - Math.max(...hands.map(handWorth)),
}
