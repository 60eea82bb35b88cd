import { ACE, ALL_RANKS, JACK, KING, QUEEN, rankOf, suitOf, SUITS, type Card } from '#kit/game/cards/cards.ts'
import { canDraw, drawn } from './drawing.ts'
import {
  cardIn,
  choiceMove,
  DRAW,
  ended,
  isChoice,
  most,
  NO_SUIT,
  optionIn,
  PASS,
  seatAfter,
  withHand,
  without,
  type ShedRules,
  type ShedState,
} from './state.ts'

interface MatchTwist {
  /** Rank whose player names a suit; 0 for none. */
  readonly wild: number
  /** Makes the next player draw two, or add another. */
  readonly draws?: number
  /** The next player misses a turn. */
  readonly skips?: number
  /** Reverses the direction. */
  readonly turns?: number
  /** Its player moves again. */
  readonly again?: number
  /** Suits do not matter: a card goes on its own rank, or one above or below it. */
  readonly steps?: true
  /** A player without a fitting card draws until there is one. */
  readonly digs?: true
}

const pointsOf = (twist: MatchTwist, card: Card) => {
  const rank = rankOf(card)
  return rank === twist.wild ? 20 : rank > 10 ? 10 : rank
}
const handPoints = (twist: MatchTwist, hand: readonly Card[]) =>
  hand.reduce((sum, card) => sum + pointsOf(twist, card), 0)

function fits(twist: MatchTwist, { waste, suit, count }: ShedState, card: Card): boolean {
  const top = waste.at(-1)!
  if (count > 0) return rankOf(card) === twist.draws
  if (twist.steps) return [0, 1, 12].includes(Math.abs(rankOf(card) - rankOf(top)))
  if (rankOf(card) === twist.wild) return true
  return (
    suitOf(card) === (suit === NO_SUIT ? suitOf(top) : suit) ||
    (suit === NO_SUIT && rankOf(card) === rankOf(top))
  )
}

function legal(twist: MatchTwist, state: ShedState): number[] {
  const plays = state.hands[state.speaker]!.filter((card) => fits(twist, state, card)).flatMap((card) =>
    rankOf(card) === twist.wild ? SUITS.map((suit) => choiceMove(card, suit)) : [card],
  )
  if (twist.digs && plays.length > 0) return plays
  // After drawing, the player may play or pass.
  const hasDrawn = state.marks[state.speaker] === 1
  return [...plays, hasDrawn || !canDraw(state) ? PASS : DRAW]
}

/** The turn goes on by so many seats of those that still play. */
export function next(state: ShedState, steps: number): ShedState {
  let speaker = state.speaker
  for (let left = steps; left > 0; left--)
    do speaker = seatAfter(state, speaker)
    while (state.resting[speaker])
  return { ...state, speaker, marks: state.marks.map(() => 0) }
}

/** One card, or as many as it takes to find a fitting one. */
function drawnFor(twist: MatchTwist, state: ShedState): ShedState {
  let next = drawn(state, state.speaker, 1)
  while (twist.digs && canDraw(next) && !fits(twist, next, next.hands[state.speaker]!.at(-1)!))
    next = drawn(next, state.speaker, 1)
  return next
}

function move(twist: MatchTwist, state: ShedState, input: number): ShedState {
  const { speaker, count } = state
  if (input === PASS) return next({ ...state, count: 0 }, 1)
  if (input === DRAW) {
    if (count > 0) return next({ ...drawn(state, speaker, count), count: 0 }, 1)
    return { ...drawnFor(twist, state), marks: state.marks.with(speaker, 1) }
  }
  const card = cardIn(input)!
  const hand = without(state.hands[speaker]!, card)
  const played: ShedState = {
    ...state,
    hands: withHand(state, speaker, hand),
    waste: [...state.waste, card],
    suit: isChoice(input) ? optionIn(input) : NO_SUIT,
    count: rankOf(card) === twist.draws ? count + 2 : 0,
    way: rankOf(card) === twist.turns ? (state.way === 1 ? -1 : 1) : state.way,
    lead: speaker,
  }
  if (hand.length === 0) {
    const gain = played.hands.reduce((sum, other) => sum + handPoints(twist, other), 0)
    return ended(
      played,
      played.hands.map((_, seat) => (seat === speaker ? gain : 0)),
    )
  }
  if (rankOf(card) === twist.again) return next(played, 0)
  return next(played, rankOf(card) === twist.skips ? 2 : 1)
}

/** Gets rid of expensive cards, keeps wild ones and names the longest suit. */
function quick(twist: MatchTwist, state: ShedState): number {
  const hand = state.hands[state.speaker]!
  const length = (suit: number) => hand.filter((card) => suitOf(card) === suit).length
  return most(legal(twist, state), (input) => {
    const card = cardIn(input)
    if (card === undefined) return -50
    return isChoice(input) ? length(optionIn(input)) - 20 : pointsOf(twist, card) + length(suitOf(card))
  })
}

function value(twist: MatchTwist, { hands, gains, phase }: ShedState, seat: number): number {
  if (phase === 'sheet') return gains[seat]! - gains.reduce((sum, gain) => sum + gain, 0) / 3
  return -3 * hands[seat]!.length - handPoints(twist, hands[seat]!) / 4
}

const matching = (
  twist: MatchTwist,
): Pick<ShedRules, 'plays' | 'open' | 'legal' | 'move' | 'quick' | 'value'> => ({
  plays: 'match',
  open(state) {
    // An action card would affect nobody: it goes under the stock.
    const first = state.stock.findLastIndex(
      (card) => ![twist.wild, twist.draws, twist.skips, twist.turns, twist.again].includes(rankOf(card)),
    )
    const card = state.stock[first]!
    return { ...state, stock: without(state.stock, card), waste: [card] }
  },
  legal: (state) => legal(twist, state),
  move: (state, input) => move(twist, state, input),
  quick: (state) => quick(twist, state),
  value: (state, seat) => value(twist, state, seat),
})

export const crazyEights: ShedRules = {
  kind: 'crazy-eights',
  seats: 4,
  ranks: ALL_RANKS,
  size: 6,
  goal: 120,
  ...matching({ wild: 8 }),
}

export const mauMau: ShedRules = {
  kind: 'mau-mau',
  seats: 3,
  ranks: [ACE, 7, 8, 9, 10, JACK, QUEEN, KING],
  size: 5,
  goal: 100,
  ...matching({ wild: JACK, draws: 7, skips: 8 }),
}

export const switchCards: ShedRules = {
  kind: 'switch-cards',
  seats: 4,
  ranks: ALL_RANKS,
  size: 7,
  goal: 150,
  ...matching({ wild: ACE, draws: 2, skips: 8, turns: QUEEN }),
}

export const pesten: ShedRules = {
  kind: 'pesten',
  seats: 4,
  ranks: ALL_RANKS,
  size: 7,
  goal: 150,
  ...matching({ wild: JACK, draws: 2, skips: 8, turns: ACE, again: 7 }),
}

export const upOrDown: ShedRules = {
  kind: 'up-or-down',
  seats: 3,
  ranks: ALL_RANKS,
  size: 7,
  goal: 100,
  ...matching({ wild: 0, steps: true }),
}

export const digForEights: ShedRules = {
  kind: 'dig-for-eights',
  seats: 2,
  ranks: ALL_RANKS,
  size: 7,
  goal: 100,
  ...matching({ wild: 8, digs: true }),
}
