import { ACE, JACK, KING, QUEEN, rankOf, suitOf, type Card } from '#kit/game/cards/cards.ts'
import { DONE, ended, most, TAKE, withHand, without, type ShedRules, type ShedState } from './state.ts'

const HAND = 6
const strength = (card: Card) => (rankOf(card) === ACE ? 14 : rankOf(card))

export function beats(trump: number, card: Card, other: Card): boolean {
  if (suitOf(card) === suitOf(other)) return strength(card) > strength(other)
  return suitOf(card) === trump
}

/** Attacks and answers alternate: an odd number awaits an answer. */
const isAttacked = ({ table }: ShedState) => table.length % 2 === 1

function legal(state: ShedState): number[] {
  const { hands, speaker, table, suit } = state
  const hand = hands[speaker]!
  if (isAttacked(state)) return [...hand.filter((card) => beats(suit, card, table.at(-1)!)), TAKE]
  if (table.length === 0) return [...hand]
  const other = hands[1 - speaker]!
  const room = table.length < 2 * HAND && other.length > 0
  const more = room ? hand.filter((card) => table.some((lying) => rankOf(lying) === rankOf(card))) : []
  return [...more, DONE]
}

/** Fills the hands from the stock, the attacker first; a seat without cards and stock is out. */
function filled(state: ShedState, attacker: number): ShedState {
  let { hands, stock } = state
  for (const seat of [attacker, 1 - attacker])
    while (hands[seat]!.length < HAND && stock.length > 0) {
      hands = hands.with(seat, [...hands[seat]!, stock.at(-1)!])
      stock = stock.slice(0, -1)
    }
  const next = { ...state, hands, stock }
  if (hands.every((hand) => hand.length > 0)) return next
  const isDraw = hands.every((hand) => hand.length === 0)
  return ended(
    next,
    hands.map((hand) => (isDraw || hand.length > 0 ? 0 : 1)),
  )
}

function move(state: ShedState, input: number): ShedState {
  const { speaker, hands, table } = state
  const attacker = isAttacked(state) ? 1 - speaker : speaker
  if (input === TAKE) {
    const taken = { ...state, hands: withHand(state, speaker, [...hands[speaker]!, ...table]), table: [] }
    return filled({ ...taken, speaker: attacker }, attacker)
  }
  if (input === DONE)
    return filled({ ...state, waste: [...state.waste, ...table], table: [], speaker: 1 - speaker }, attacker)
  return {
    ...state,
    hands: withHand(state, speaker, without(hands[speaker]!, input)),
    table: [...table, input],
    speaker: 1 - speaker,
    lead: attacker,
  }
}

/** Cheap cards first; trumps are kept while there is a stock. */
function quick(state: ShedState): number {
  const cost = (card: Card) => strength(card) + (suitOf(card) === state.suit ? 14 : 0)
  const patience = state.stock.length > 0 ? 15 : 30
  return most(legal(state), (input) => (input === TAKE || input === DONE ? -patience : -cost(input)))
}

export const durak: ShedRules = {
  kind: 'durak',
  plays: 'durak',
  seats: 2,
  ranks: [ACE, 6, 7, 8, 9, 10, JACK, QUEEN, KING],
  size: HAND,
  goal: 2,
  open(state) {
    const suit = suitOf(state.stock[0]!)
    const lowest = (hand: readonly Card[]) =>
      Math.min(...hand.filter((card) => suitOf(card) === suit).map(strength), 99)
    // The lowest trump attacks first.
    return { ...state, suit, speaker: lowest(state.hands[1]!) < lowest(state.hands[0]!) ? 1 : 0 }
  },
  legal,
  move,
  quick,
  value({ hands, gains, phase, suit }, seat) {
    if (phase === 'sheet') return 60 * (gains[seat]! - gains[1 - seat]!)
    const worth = (hand: readonly Card[]) =>
      hand.reduce((sum, card) => sum + strength(card) - 9 + (suitOf(card) === suit ? 8 : 0), 0) -
      4 * hand.length
    return worth(hands[seat]!) - worth(hands[1 - seat]!)
  },
}
