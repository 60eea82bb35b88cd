import { ACE, ALL_RANKS, cardOf, CLUBS, DIAMONDS, JACK, rankOf, type Card } from '#kit/game/cards/cards.ts'
import { ended, most, withHand, without, type ShedRules, type ShedState } from './state.ts'

const HAND = 4
const MOST_CARDS = 3
/** A single card captured by an equal one, and a single jack by a jack. */
const PISHTI = 10
const JACK_PISHTI = 20
const FINE_TWO = cardOf(CLUBS, 2)
const FINE_TEN = cardOf(DIAMONDS, 10)

const worth = (card: Card) => {
  if (card === FINE_TWO) return 2
  if (card === FINE_TEN) return 3
  return rankOf(card) === ACE || rankOf(card) === JACK ? 1 : 0
}
const worthOf = (cards: readonly Card[]) => cards.reduce((sum, card) => sum + worth(card), 0)

/** Whether a card captures the heap. */
const takesHeap = (waste: readonly Card[], card: Card) => {
  const top = waste.at(-1)
  return top !== undefined && (rankOf(card) === rankOf(top) || rankOf(card) === JACK)
}

function bonusOf(waste: readonly Card[], card: Card): number {
  if (waste.length !== 1 || rankOf(waste[0]!) !== rankOf(card)) return 0
  return rankOf(card) === JACK ? JACK_PISHTI : PISHTI
}

/** Points of captured cards: aces, jacks, the two of clubs, the ten of diamonds, most cards, and each pishti. */
export const heapPoints = ({ won, marks }: ShedState): number[] =>
  won.map(
    (cards, seat) => marks[seat]! + worthOf(cards) + (cards.length > won[1 - seat]!.length ? MOST_CARDS : 0),
  )

function move(state: ShedState, card: Card): ShedState {
  const { speaker, waste, stock, won, marks } = state
  const hands = withHand(state, speaker, without(state.hands[speaker]!, card))
  const takes = takesHeap(waste, card)
  const played: ShedState = {
    ...state,
    hands,
    waste: takes ? [] : [...waste, card],
    won: takes ? won.with(speaker, [...won[speaker]!, ...waste, card]) : won,
    marks: takes ? marks.with(speaker, marks[speaker]! + bonusOf(waste, card)) : marks,
    lead: takes ? speaker : state.lead,
    speaker: 1 - speaker,
  }
  if (hands.some((hand) => hand.length > 0)) return played
  if (stock.length > 0)
    return {
      ...played,
      hands: [stock.slice(-HAND), stock.slice(-2 * HAND, -HAND)],
      stock: stock.slice(0, -2 * HAND),
    }
  const last = {
    ...played,
    won: played.won.with(played.lead, [...played.won[played.lead]!, ...played.waste]),
  }
  return ended({ ...last, waste: [] }, heapPoints(last))
}

/** Captures the most; else lays the least valuable card, preferably one whose equals are gone. */
function quick({ hands, speaker, waste, won }: ShedState): number {
  const seen = [...waste, ...won.flat()]
  return most(hands[speaker]!, (card) => {
    if (takesHeap(waste, card))
      return 8 + waste.length + 2 * worthOf(waste) + bonusOf(waste, card) - (rankOf(card) === JACK ? 6 : 0)
    const alike = seen.filter((other) => rankOf(other) === rankOf(card)).length
    return alike - 3 * worth(card) - (rankOf(card) === JACK ? 10 : 0)
  })
}

export const pishti: ShedRules = {
  kind: 'pishti',
  plays: 'heap',
  seats: 2,
  ranks: ALL_RANKS,
  size: HAND,
  goal: 61,
  open(state) {
    // A jack on top would be captured with everything: it goes below the heap.
    const cards = state.stock.slice(-HAND)
    const waste = cards.toSorted(
      (one, other) => Number(rankOf(other) === JACK) - Number(rankOf(one) === JACK),
    )
    return { ...state, waste, stock: state.stock.slice(0, -HAND) }
  },
  legal: ({ hands, speaker }) => hands[speaker]!,
  move,
  quick,
  value(state, seat) {
    const points = state.phase === 'sheet' ? state.gains : heapPoints(state)
    const cards = (state.won[seat]!.length - state.won[1 - seat]!.length) / 8
    return points[seat]! - points[1 - seat]! + cards
  },
}
