import type { SimEvent, Status } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import type { Random } from '#kit/random/random.ts'
import type { Language } from './languages.ts'

/** State shared by all word games: rounds that get longer or harder. */
export interface Base {
  readonly language: Language
  /** From 0. */
  readonly round: number
  readonly lives: number
  readonly points: number
  /** Pictures that were dealt so far. */
  readonly used: readonly number[]
  /** Solved: the round is done, and NEXT deals the next one. */
  readonly phase: 'playing' | 'solved' | 'won' | 'lost'
}

/** Inputs that are no place on the board. */
export const ERASE = -1
export const SUBMIT = -2
export const NEXT = -9

export interface Step<State> {
  readonly state: State
  readonly events: readonly SimEvent[]
}

/** The rules of one word game over rounds. */
export interface Mode<State extends Base> {
  readonly rounds: number
  /** Lives at the start of a run; `deal` may change them from round to round. */
  readonly lives: number
  /** Fills the board of a round; gets everything of the round before it but the board. */
  deal(base: Base, random: Random): State
  step(state: State, input: number, random: Random): Step<State>
  legal(state: State): readonly number[]
  /** The move of a player who knows the words. */
  best(state: State): number | undefined
  /** How much of the round is done, 0 to 1. */
  share(state: State): number
}

/** 0 in the first round, 1 in the last one. */
export const easeOf = (mode: Pick<Mode<Base>, 'rounds'>, { round }: Base) =>
  round / Math.max(1, mode.rounds - 1)

/** The end of a round, and of the run after its last one. */
export function solved<State extends Base>(mode: Pick<Mode<Base>, 'rounds'>, state: State): State {
  return { ...state, phase: state.round + 1 < mode.rounds ? 'solved' : 'won' }
}

/** A life less, and the end of the run with the last one. */
export function hurt<State extends Base>(state: State): State {
  const lives = state.lives - 1
  return { ...state, lives, phase: lives > 0 ? state.phase : 'lost' }
}

/** A wrong move: a life less. */
export function missed<State extends Base>(state: State, at: Omit<SimEvent, 'kind'> = {}): Step<State> {
  const next = hurt(state)
  const events = [{ kind: 'miss', ...at }]
  return { state: next, events: next.phase === 'lost' ? [...events, { kind: 'lost' }] : events }
}

/** Hearts at the start of a round: one comes back after each round that was done. */
export const mended = (hearts: number, { lives, round }: Base) =>
  Math.min(hearts, lives + (round > 0 ? 1 : 0))

const statusOf = ({ phase }: Base): Status => (phase === 'solved' ? 'playing' : phase)

export const seriesRules = <State extends Base>(
  mode: Mode<State>,
  language: Language,
): TurnRules<State, number> => ({
  start: (random) =>
    mode.deal({ language, round: 0, lives: mode.lives, points: 0, used: [], phase: 'playing' }, random),
  step(state, input, random) {
    if (state.phase !== 'solved') return mode.step(state, input, random)
    const { round, lives, points, used } = state
    const next = mode.deal({ language, round: round + 1, lives, points, used, phase: 'playing' }, random)
    return { state: next, events: [{ kind: 'dealt' }] }
  },
  legal: (state) => (state.phase === 'solved' ? [NEXT] : state.phase === 'playing' ? mode.legal(state) : []),
  status: statusOf,
  score: ({ points }) => points,
  progress: (state) => (state.phase === 'won' ? 1 : (state.round + mode.share(state)) / mode.rounds),
})

/** The move of a player who knows the words. */
export const bestOf = <State extends Base>(mode: Mode<State>, state: State): number | undefined =>
  state.phase === 'solved' ? NEXT : state.phase === 'playing' ? mode.best(state) : undefined
