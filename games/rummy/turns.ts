import { rankOf, type Card } from '#kit/game/cards/cards.ts'
import { seededRandom, shuffled, type Random } from '#kit/random/random.ts'
import type { Twist } from './definitions.ts'
import { isRunMeld, joins, meldsOf, pointsOf, shown } from './melds.ts'
import {
  DRAW,
  isJoin,
  isMeldMove,
  joinIn,
  joinMove,
  meldIn,
  meldMove,
  NOTHING,
  TAKE,
  without,
  type RummyState,
} from './state.ts'

/** Turns per seat after which a hand is void. */
const LONGEST_HAND = 40

/** Whether this may be a seat's first meld. */
const mayOpen = (twist: Twist, meld: readonly Card[]) =>
  pointsOf(twist, meld) >= twist.opening &&
  (!twist.runFirst || (isRunMeld(twist, meld) && meld.every((card) => rankOf(card) !== twist.wild)))

/** Whether the current seat, once opened, may add a card to a meld of the table. */
export const takesCard = (twist: Twist, { melds, owners, speaker }: RummyState, meld: number, card: Card) =>
  (twist.joins === 'all' || owners[meld] === speaker) && joins(twist, melds[meld]!, card)

/** Moves of the current seat: draw, then lay melds and add cards, and finish by discarding. */
export function legalTurns(twist: Twist, state: RummyState): number[] {
  const { hands, speaker, waste, melds, toDraw, taken, opened } = state
  if (toDraw > 0) return twist.takes && waste.length > 0 && taken === NOTHING ? [DRAW, TAKE] : [DRAW]
  const hand = hands[speaker]!
  const isOpen = opened[speaker]!
  const own = meldsOf(twist, hand).flatMap((meld, index) =>
    isOpen || mayOpen(twist, meld) ? [meldMove(index)] : [],
  )
  const joining = isOpen
    ? hand.flatMap((card) =>
        melds.flatMap((_, index) => (takesCard(twist, state, index, card) ? [joinMove(card, index)] : [])),
      )
    : []
  const free = hand.length > 1 ? without(hand, taken) : hand
  return [...own, ...joining, ...free]
}

/** An empty stock is refilled from the pile below its top card. */
export function refilled(state: RummyState, random: Random): RummyState {
  const { stock, waste } = state
  if (stock.length > 0 || waste.length < 2) return state
  return { ...state, stock: shuffled(waste.slice(0, -1), random), waste: waste.slice(-1) }
}

/** Draws for the current seat. */
function drawn(before: RummyState): RummyState {
  const random = seededRandom(before.luck)
  const state = refilled(before, random)
  const card = state.stock.at(-1)
  const own = state.hands[state.speaker]!
  const hands = card === undefined ? state.hands : state.hands.with(state.speaker, [...own, card])
  return {
    ...state,
    stock: state.stock.slice(0, -1),
    luck: random.state(),
    hands,
    toDraw: state.toDraw - 1,
  }
}

export function playTurn(twist: Twist, state: RummyState, input: number): RummyState {
  const { speaker, hands, waste } = state
  const own = hands[speaker]!
  if (input === DRAW) return drawn(state)
  if (input === TAKE) {
    const card = waste.at(-1)!
    return {
      ...state,
      hands: hands.with(speaker, [...own, card]),
      waste: waste.slice(0, -1),
      taken: card,
      toDraw: state.toDraw - 1,
    }
  }
  if (isMeldMove(input)) {
    const meld = meldsOf(twist, own)[meldIn(input)]!
    return laid(
      twist,
      { ...state, melds: [...state.melds, shown(twist, meld)], owners: [...state.owners, speaker] },
      meld,
    )
  }
  if (isJoin(input)) {
    const { card, meld } = joinIn(input)
    const joined = shown(twist, [...state.melds[meld]!, card])
    return laid(twist, { ...state, melds: state.melds.with(meld, joined) }, [card])
  }
  const dropped: RummyState = {
    ...state,
    hands: hands.with(speaker, without(own, input)),
    waste: [...waste, input],
    toDrop: state.toDrop - 1,
  }
  if (own.length === 1) return ended(twist, dropped)
  return dropped.toDrop > 0 ? dropped : handedOn(twist, dropped)
}

/** Moves cards from the hand to the table. */
function laid(twist: Twist, state: RummyState, cards: readonly Card[]): RummyState {
  const { speaker } = state
  const hand = without(state.hands[speaker]!, ...cards)
  const next: RummyState = {
    ...state,
    hands: state.hands.with(speaker, hand),
    opened: state.opened.with(speaker, true),
    laid: state.laid.with(speaker, state.laid[speaker]! + pointsOf(twist, cards)),
    taken: cards.includes(state.taken) ? NOTHING : state.taken,
  }
  return hand.length === 0 ? ended(twist, next) : next
}

function handedOn(twist: Twist, state: RummyState): RummyState {
  const next: RummyState = {
    ...state,
    speaker: (state.speaker + 1) % state.hands.length,
    turns: state.turns + 1,
    toDraw: twist.draws,
    toDrop: twist.draws,
    taken: NOTHING,
  }
  return next.turns < LONGEST_HAND * state.hands.length ? next : ended(twist, next)
}

/** Ends the hand: whoever goes out wins what the others hold, or all score melds minus cards held. */
function ended(twist: Twist, state: RummyState): RummyState {
  const held = state.hands.map((hand) => pointsOf(twist, hand))
  const rest = held.reduce((sum, one) => sum + one, 0)
  const gains = state.hands.map((hand, seat) => {
    if (twist.pays === 'melds') return state.laid[seat]! - held[seat]!
    return hand.length === 0 ? rest : 0
  })
  return { ...state, gains, phase: 'sheet' }
}
