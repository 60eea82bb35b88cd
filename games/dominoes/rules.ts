import { cardRules, NEXT, YOU, type CardGame } from '#kit/game/cards/card-rules.ts'
import { dealt, undealt } from './deal.ts'
import { DRAW, PASS, pointsOf, type DominoState, type Twist } from './state.ts'
import { thoughtOut, type Mind } from './think.ts'
import { legalTurns, playTurn } from './turns.ts'

/** Adds a finished hand to the match. */
export function counted({ goal, hasPartners }: Twist, state: DominoState): DominoState {
  if (state.phase !== 'sheet') return state
  const totals = state.totals.map((total, seat) => total + state.gains[seat]!)
  const sides = hasPartners ? totals.slice(0, 2) : totals
  const [first = 0, second = 0] = sides.toSorted((one, other) => other - one)
  return { ...state, totals, phase: first >= goal && first > second ? 'over' : 'sheet' }
}

function advance(twist: Twist, state: DominoState, input: number): DominoState {
  if (state.phase === 'sheet') return dealt(twist, { ...state, round: state.round + 1 })
  return counted(twist, playTurn(twist, state, input))
}

export const turnOf = ({ phase, speaker }: DominoState) => (phase === 'play' ? speaker : YOU)

export const legalMoves = (twist: Twist, state: DominoState): readonly number[] =>
  state.phase === 'play' ? legalTurns(twist, state) : state.phase === 'sheet' ? [NEXT] : []

export const hasWon = ({ totals }: DominoState) => totals[YOU] === Math.max(...totals)

function kindOf({ speaker, phase, gains }: DominoState, input: number, after: DominoState): string {
  if (phase === 'sheet') return 'deal'
  if (after.phase !== 'play') return after.gains[YOU]! > 0 ? 'hand' : 'lost-hand'
  const who = speaker === YOU ? '' : 'rival-'
  if (input === DRAW) return `${who}draw`
  if (input === PASS) return `${who}pass`
  return after.gains[speaker]! > gains[speaker]! ? `${who}points` : `${who}play`
}

export const thinkOf = (twist: Twist, state: DominoState, mind: Mind): number =>
  state.phase === 'sheet' ? NEXT : thoughtOut(twist, state, mind)

export const dominoGame = (twist: Twist, mind: Mind): CardGame<DominoState> => ({
  start: (luck) => dealt(twist, undealt(twist, luck)),
  advance: (state, input) => advance(twist, state, input),
  turn: turnOf,
  legal: (state) => legalMoves(twist, state),
  think: (state) => thinkOf(twist, state, mind),
  status: (state) => (state.phase !== 'over' ? 'playing' : hasWon(state) ? 'won' : 'lost'),
  score: (state) => pointsOf(state, YOU),
  progress: ({ totals }) => Math.max(0, Math.min(1, Math.max(...totals) / twist.goal)),
  kind: kindOf,
})

export const dominoRules = (twist: Twist, mind: Mind) => cardRules(dominoGame(twist, mind))
