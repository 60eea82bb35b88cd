import { cardRules, NEXT, YOU, type CardGame } from '#kit/game/cards/card-rules.ts'
import { packOf, type Card } from '#kit/game/cards/cards.ts'
import { seededRandom, shuffled, type Random } from '#kit/random/random.ts'
import {
  cardIn,
  DONE,
  DRAW,
  isCapture,
  isGroup,
  KNOCK,
  NO_SUIT,
  PASS,
  TAKE,
  type ShedRules,
  type ShedState,
} from './state.ts'
import { thoughtOut, type Mind } from './think.ts'

/** Deals the next hand by a chance of somebody else's; the starting seat rotates, and seats that were given up get no cards. */
export function dealtBy(
  rules: ShedRules,
  state: ShedState,
  { random, left = [] }: { readonly random: Random; readonly left?: readonly boolean[] },
): ShedState {
  const pack = shuffled(packOf(rules.ranks), random)
  const hands: Card[][] = state.totals.map((_, seat) => (left[seat] ? [] : pack.splice(0, rules.size)))
  const first = firstOf(state, left)
  // Without a stock all cards are in the hands.
  return rules.open({
    ...state,
    hands,
    stock: pack,
    waste: [],
    table: [],
    won: hands.map(() => []),
    speaker: first,
    phase: 'play',
    suit: NO_SUIT,
    count: 0,
    way: 1,
    lead: first,
    marks: hands.map(() => 0),
    resting: hands.map((_, seat) => left[seat] === true),
  })
}

/** Who begins a hand. */
export function firstOf({ round, totals }: Pick<ShedState, 'round' | 'totals'>, left: readonly boolean[]) {
  let seat = round % totals.length
  while (left[seat]) seat = (seat + 1) % totals.length
  return seat
}

/** Deals the next hand by the match's own luck. */
function dealt(rules: ShedRules, state: ShedState): ShedState {
  const random = seededRandom(state.luck)
  return { ...dealtBy(rules, state, { random }), luck: random.state() }
}

/** A match before its first deal. */
export function undealt(seats: number, luck: number): ShedState {
  const none = Array.from({ length: seats }, () => 0)
  return {
    hands: [],
    stock: [],
    waste: [],
    table: [],
    won: [],
    speaker: YOU,
    phase: 'play',
    round: 0,
    totals: none,
    gains: none,
    suit: NO_SUIT,
    count: 0,
    way: 1,
    lead: YOU,
    marks: none,
    resting: [],
    luck,
    film: [],
  }
}

const opened = (rules: ShedRules, luck: number): ShedState => dealt(rules, undealt(rules.seats, luck))

/** Adds a finished hand to the match. */
export function counted(rules: ShedRules, state: ShedState): ShedState {
  if (state.phase !== 'sheet') return state
  const totals = state.totals.map((total, seat) => total + state.gains[seat]!)
  const [first = 0, second = 0] = totals.toSorted((one, other) => other - one)
  return { ...state, totals, phase: first >= rules.goal && first > second ? 'over' : 'sheet' }
}

function advance(rules: ShedRules, state: ShedState, input: number): ShedState {
  if (state.phase === 'sheet') return dealt(rules, { ...state, round: state.round + 1 })
  return counted(rules, rules.move(state, input))
}

export const turnOf = ({ phase, speaker }: ShedState) => (phase === 'play' ? speaker : YOU)

export const legalMoves = (rules: ShedRules, state: ShedState): readonly number[] =>
  state.phase === 'play' ? rules.legal(state) : state.phase === 'sheet' ? [NEXT] : []

export const hasWon = ({ totals }: ShedState) => totals[YOU] === Math.max(...totals)

function kindOf({ speaker, phase }: ShedState, input: number, after: ShedState): string {
  if (phase === 'sheet') return 'deal'
  if (after.phase !== 'play') return after.gains[YOU]! > 0 ? 'hand' : 'lost-hand'
  const who = speaker === YOU ? '' : 'rival-'
  if (isCapture(input)) return `${who}capture`
  if (input === PASS || input === DONE) return `${who}pass`
  if (input === DRAW || input === TAKE) return `${who}draw`
  if (input === KNOCK) return `${who}knock`
  return isGroup(input) || cardIn(input) !== undefined ? `${who}play` : `${who}move`
}

export const thinkOf = (rules: ShedRules, state: ShedState, mind: Mind): number =>
  state.phase === 'sheet' ? NEXT : thoughtOut(rules, state, mind)

export const shedGame = (rules: ShedRules, mind: Mind): CardGame<ShedState> => ({
  start: (luck) => opened(rules, luck),
  advance: (state, input) => advance(rules, state, input),
  turn: turnOf,
  legal: (state) => legalMoves(rules, state),
  think: (state) => thinkOf(rules, state, mind),
  status: (state) => (state.phase !== 'over' ? 'playing' : hasWon(state) ? 'won' : 'lost'),
  score: ({ totals }) => totals[YOU]!,
  progress: ({ totals }) => Math.max(0, Math.min(1, Math.max(...totals) / rules.goal)),
  kind: kindOf,
})

export const shedRules = (rules: ShedRules, mind: Mind) => cardRules(shedGame(rules, mind))
