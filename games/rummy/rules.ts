import { cardRules, NEXT, YOU, type CardGame } from '#kit/game/cards/card-rules.ts'
import { ALL_RANKS, packOf, type Card } from '#kit/game/cards/cards.ts'
import { seededRandom, shuffled, type Random } from '#kit/random/random.ts'
import type { Twist } from './definitions.ts'
import { DRAW, isJoin, isMeldMove, NOTHING, TAKE, type RummyState } from './state.ts'
import { thoughtOut, type Mind } from './think.ts'
import { legalTurns, playTurn } from './turns.ts'

/** Deals the next hand with the caller's random numbers; the starting seat rotates. */
export function dealtBy(twist: Twist, state: RummyState, random: Random): RummyState {
  const pack = shuffled(packOf(ALL_RANKS), random)
  const hands: Card[][] = Array.from({ length: twist.seats }, () => pack.splice(0, twist.size))
  return {
    ...state,
    hands,
    waste: pack.splice(0, 1),
    stock: pack,
    melds: [],
    owners: [],
    speaker: state.round % twist.seats,
    phase: 'play',
    turns: 0,
    toDraw: twist.draws,
    toDrop: twist.draws,
    taken: NOTHING,
    opened: hands.map(() => false),
    laid: hands.map(() => 0),
  }
}

/** Deals the next hand by the match's own luck. */
function dealt(twist: Twist, state: RummyState): RummyState {
  const random = seededRandom(state.luck)
  const next = dealtBy(twist, state, random)
  return { ...next, luck: random.state() }
}

/** A match before its first deal. */
export function undealt(twist: Twist, luck: number): RummyState {
  const none = Array.from({ length: twist.seats }, () => 0)
  return {
    hands: [],
    stock: [],
    waste: [],
    melds: [],
    owners: [],
    speaker: YOU,
    phase: 'play',
    round: 0,
    turns: 0,
    totals: none,
    gains: none,
    toDraw: 1,
    toDrop: 1,
    taken: NOTHING,
    opened: [],
    laid: none,
    luck,
    film: [],
  }
}

/** Adds a finished hand to the match. */
export function counted(twist: Twist, state: RummyState): RummyState {
  if (state.phase !== 'sheet') return state
  const totals = state.totals.map((total, seat) => total + state.gains[seat]!)
  const [first = 0, second = 0] = totals.toSorted((one, other) => other - one)
  return { ...state, totals, phase: first >= twist.goal && first > second ? 'over' : 'sheet' }
}

function advance(twist: Twist, state: RummyState, input: number): RummyState {
  if (state.phase === 'sheet') return dealt(twist, { ...state, round: state.round + 1 })
  return counted(twist, playTurn(twist, state, input))
}

export const turnOf = ({ phase, speaker }: RummyState) => (phase === 'play' ? speaker : YOU)

export const legalMoves = (twist: Twist, state: RummyState): readonly number[] =>
  state.phase === 'play' ? legalTurns(twist, state) : state.phase === 'sheet' ? [NEXT] : []

export const hasWon = ({ totals }: RummyState) => totals[YOU] === Math.max(...totals)

function kindOf({ speaker, phase }: RummyState, input: number, after: RummyState): string {
  if (phase === 'sheet') return 'deal'
  if (after.phase !== 'play') return after.gains[YOU]! > 0 ? 'hand' : 'lost-hand'
  const who = speaker === YOU ? '' : 'rival-'
  if (input === DRAW) return `${who}draw`
  if (input === TAKE) return `${who}take`
  if (isMeldMove(input)) return `${who}meld`
  return isJoin(input) ? `${who}join` : `${who}discard`
}

export const thinkOf = (twist: Twist, state: RummyState, mind: Mind): number =>
  state.phase === 'sheet' ? NEXT : thoughtOut(twist, state, mind)

export const rummyGame = (twist: Twist, mind: Mind): CardGame<RummyState> => ({
  start: (luck) => dealt(twist, undealt(twist, luck)),
  advance: (state, input) => advance(twist, state, input),
  turn: turnOf,
  legal: (state) => legalMoves(twist, state),
  think: (state) => thinkOf(twist, state, mind),
  status: (state) => (state.phase !== 'over' ? 'playing' : hasWon(state) ? 'won' : 'lost'),
  score: ({ totals }) => totals[YOU]!,
  progress: ({ totals }) => Math.max(0, Math.min(1, Math.max(...totals) / twist.goal)),
  kind: kindOf,
})

export const rummyRules = (twist: Twist, mind: Mind) => cardRules(rummyGame(twist, mind))
