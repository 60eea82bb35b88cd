import { ACE, ALL_RANKS, KING, rankOf, type Card } from '#kit/game/cards/cards.ts'
import { drawn } from './drawing.ts'
import {
  cardIn,
  choiceMove,
  ended,
  most,
  optionIn,
  PASS,
  seatAfter,
  withHand,
  without,
  type ShedRules,
  type ShedState,
} from './state.ts'

export const LIMIT = 99
const ACE_VALUES = [1, 11] as const

/** Sum of the pile after a card; aces have two values. */
function sumAfter(sum: number, card: Card, option: number): number {
  const rank = rankOf(card)
  if (rank === ACE) return sum + ACE_VALUES[option === 1 ? 1 : 0]
  if (rank === KING) return LIMIT
  if (rank === 4 || rank === 9) return sum
  if (rank === 10) return Math.max(0, sum - 10)
  return sum + Math.min(rank, 10)
}

function legal({ hands, speaker, count }: ShedState): number[] {
  const plays = hands[speaker]!.flatMap((card) => {
    if (rankOf(card) !== ACE) return sumAfter(count, card, 0) <= LIMIT ? [card] : []
    return [...ACE_VALUES.keys()]
      .filter((option) => sumAfter(count, card, option) <= LIMIT)
      .map((option) => choiceMove(card, option))
  })
  return plays.length > 0 ? plays : [PASS]
}

function move(state: ShedState, input: number): ShedState {
  const { speaker, count } = state
  // A player who cannot play loses the hand: a point for everybody else.
  if (input === PASS)
    return ended(
      state,
      state.hands.map((_, seat) => (seat === speaker ? 0 : 1)),
    )
  const card = cardIn(input)!
  const played: ShedState = {
    ...state,
    hands: withHand(state, speaker, without(state.hands[speaker]!, card)),
    waste: [...state.waste, card],
    count: sumAfter(count, card, rankOf(card) === ACE ? optionIn(input) : 0),
    way: rankOf(card) === 4 ? (state.way === 1 ? -1 : 1) : state.way,
    lead: speaker,
  }
  const filled = drawn(played, speaker, 1)
  return { ...filled, speaker: seatAfter(filled, speaker) }
}

/** Cards that are playable at the limit. */
const isSafe = (card: Card) => [4, 9, 10, KING].includes(rankOf(card))

/** Plays plain cards, large ones first, and keeps safe ones. */
const quick = (state: ShedState): number =>
  most(legal(state), (input) => {
    const card = cardIn(input)
    if (card === undefined) return -99
    return (isSafe(card) ? -30 : 0) + sumAfter(0, card, input < 52 ? 0 : optionIn(input)) * 0.5
  })

export const ninetyNine: ShedRules = {
  kind: 'ninety-nine',
  plays: 'ninety-nine',
  seats: 4,
  ranks: ALL_RANKS,
  size: 3,
  goal: 5,
  open: (state) => state,
  legal,
  move,
  quick,
  value: ({ hands, gains, phase }, seat) =>
    phase === 'sheet' ? 12 * gains[seat]! : 3 * hands[seat]!.filter(isSafe).length,
}
