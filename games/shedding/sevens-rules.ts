import { ALL_RANKS, cardOf, DIAMONDS, rankOf, suitOf, type Card } from '#kit/game/cards/cards.ts'
import { ended, most, PASS, seatAfter, withHand, without, type ShedRules, type ShedState } from './state.ts'

const FIRST = cardOf(DIAMONDS, 7)
export const FREE_PASSES = 3

/** A card fits if it is a seven or next to a laid one. */
function fits({ table }: ShedState, card: Card): boolean {
  if (table.length === 0) return card === FIRST
  const rank = rankOf(card)
  if (rank === 7) return true
  return table.includes(rank > 7 ? card - 1 : card + 1)
}

function legal(state: ShedState): number[] {
  const { hands, speaker, marks } = state
  const plays = hands[speaker]!.filter((card) => fits(state, card))
  if (plays.length === 0) return [PASS]
  const mayPass = marks[speaker]! < FREE_PASSES && state.table.length > 0
  return mayPass ? [...plays, PASS] : plays
}

function move(state: ShedState, input: number): ShedState {
  const { speaker } = state
  const next = { ...state, speaker: seatAfter(state, speaker) }
  if (input === PASS) {
    const isFree = legal(state).length > 1
    return isFree ? { ...next, marks: state.marks.with(speaker, state.marks[speaker]! + 1) } : next
  }
  const hand = without(state.hands[speaker]!, input)
  const played = {
    ...next,
    hands: withHand(state, speaker, hand),
    table: [...state.table, input],
    lead: speaker,
  }
  if (hand.length > 0) return played
  const gain = played.hands.reduce((sum, cards) => sum + cards.length, 0)
  return ended(
    played,
    played.hands.map((_, seat) => (seat === speaker ? gain : 0)),
  )
}

/** Opens what leads to more own cards; the ends of rows unlock nothing. */
function quick(state: ShedState): number {
  const hand = state.hands[state.speaker]!
  return most(legal(state), (input) => {
    if (input === PASS) return -3
    const rank = rankOf(input)
    const beyond = hand.filter(
      (card) => suitOf(card) === suitOf(input) && (rank >= 7 ? card > input : card < input),
    )
    return (
      2 * beyond.length + (rank === 1 || rank === 13 ? 3 : 0) - (rank === 7 && beyond.length === 0 ? 6 : 0)
    )
  })
}

export const sevens: ShedRules = {
  kind: 'sevens',
  plays: 'sevens',
  seats: 4,
  ranks: ALL_RANKS,
  size: 13,
  goal: 25,
  open: (state) => ({ ...state, speaker: state.hands.findIndex((hand) => hand.includes(FIRST)) }),
  legal,
  move,
  quick,
  value: ({ hands, gains, phase }, seat) =>
    phase === 'sheet'
      ? 2 * gains[seat]! - gains.reduce((sum, gain) => sum + gain, 0)
      : hands.reduce((sum, hand) => sum + hand.length, 0) / hands.length - hands[seat]!.length,
}
