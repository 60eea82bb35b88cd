import { rankOf } from '#kit/game/cards/cards.ts'
import { seededRandom } from '#kit/random/random.ts'
import type { Twist } from './definitions.ts'
import { deadOf, joins, meldsOf, nearness, pointsOf, worthOf } from './melds.ts'
import {
  DRAW,
  isDiscard,
  isJoin,
  isMeldMove,
  joinIn,
  meldIn,
  most,
  TAKE,
  without,
  type RummyState,
} from './state.ts'
import { legalTurns, takesCard } from './turns.ts'

/** How often a rival moves at random, and whether it minds what it discards to others. */
export interface Mind {
  readonly slips: number
  readonly careful: boolean
}

const MELD_FIRST = 1000
const JOIN_NEXT = 500

/** Whether the top discard is useful at once or makes the hand much lighter. */
function wantsOpen(twist: Twist, state: RummyState): boolean {
  const { hands, speaker, waste, melds, opened } = state
  const top = waste.at(-1)!
  const hand = hands[speaker]!
  if (meldsOf(twist, [...hand, top]).some((meld) => meld.includes(top))) return true
  if (opened[speaker] && melds.some((_, meld) => takesCard(twist, state, meld, top))) return true
  return rankOf(top) === twist.wild
}

/** Value of discarding a card: expensive cards that fit nowhere go first. */
function dropWorth(twist: Twist, state: RummyState, card: number, careful: boolean): number {
  const hand = state.hands[state.speaker]!
  if (rankOf(card) === twist.wild) return -200
  const left = without(hand, card)
  const gift =
    careful && twist.joins === 'all' && state.melds.some((meld) => joins(twist, meld, card)) ? 8 : 0
  return worthOf(twist, card) * 0.3 - deadOf(twist, left) - 3 * nearness(twist, hand, card) - gift
}

/** A sensible move from visible cards only. */
export function thoughtOut(twist: Twist, state: RummyState, { slips, careful }: Mind): number {
  const legal = legalTurns(twist, state)
  if (legal.length === 1) return legal[0]!
  const random = seededRandom(
    state.luck ^ Math.imul(state.turns * 64 + state.hands[state.speaker]!.length, 0x9e3779b1) ^ state.speaker,
  )
  if (random() < slips) return legal[Math.floor(random() * legal.length)]!
  if (state.toDraw > 0) return legal.includes(TAKE) && wantsOpen(twist, state) ? TAKE : DRAW
  const melds = meldsOf(twist, state.hands[state.speaker]!)
  return most(legal, (input) => {
    if (isMeldMove(input)) return MELD_FIRST + pointsOf(twist, melds[meldIn(input)]!)
    if (isJoin(input)) return JOIN_NEXT + worthOf(twist, joinIn(input).card)
    return isDiscard(input) ? dropWorth(twist, state, input, careful) : -MELD_FIRST
  })
}
