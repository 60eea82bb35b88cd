import { cardRules, NEXT, YOU, type CardGame } from '#kit/game/cards/card-rules.ts'
import { packOf, type Card } from '#kit/game/cards/cards.ts'
import { seededRandom, shuffled } from '#kit/random/random.ts'
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

/** Deals the next hand; the starting seat rotates. */
function dealt(rules: ShedRules, state: ShedState): ShedState {
  const random = seededRandom(state.luck)
  const pack = shuffled(packOf(rules.ranks), random)
  const hands: Card[][] = Array.from({ length: rules.seats }, () => pack.splice(0, rules.size))
  // Without a stock all cards are in the hands.
  return rules.open({
    ...state,
    hands,
    stock: pack,
    waste: [],
    table: [],
    won: hands.map(() => []),
    speaker: state.round % rules.seats,
    phase: 'play',
    suit: NO_SUIT,
    count: 0,
    way: 1,
    lead: state.round % rules.seats,
    marks: hands.map(() => 0),
    resting: hands.map(() => false),
    luck: random.state(),
  })
}

function opened(rules: ShedRules, luck: number): ShedState {
  const none = Array.from({ length: rules.seats }, () => 0)
  return dealt(rules, {
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
  })
}

/** Adds a finished hand to the match. */
function counted(rules: ShedRules, state: ShedState): ShedState {
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
