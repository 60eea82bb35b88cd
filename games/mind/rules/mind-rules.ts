import type { TurnRules } from '#kit/game/turn-sim.ts'

/** What every puzzle here counts. */
export interface MindState {
  readonly moves: number
}

/** The pure rules of one puzzle; its inputs are whole numbers. */
export interface MindRules<State extends MindState = MindState> {
  /** Levels count from 1 and repeat after the last one. */
  first(level: number): State
  step(state: State, input: number): ReturnType<TurnRules<State, number>['step']>
  legal(state: State): readonly number[]
  status(state: State): 'playing' | 'won' | 'lost'
  /** 0 to 1. */
  progress(state: State): number
  /** The next move of a shortest solution; `undefined` when there is none. */
  best(state: State): number | undefined
}

/** A pack is written as levels joined by `|`. */
export function levelOf(pack: string, level: number): string {
  const levels = pack.split('|')
  return levels[(level - 1) % levels.length]!
}

export const turnRules = (rules: MindRules, level: number): TurnRules<MindState, number> => ({
  start: () => rules.first(level),
  step: (state, input) => rules.step(state, input),
  legal: (state) => rules.legal(state),
  status: (state) => rules.status(state),
  score: ({ moves }) => moves,
  progress: (state) => rules.progress(state),
})

const LONGEST_WAY = 80

/** The way to win that the hints lead along. */
export function wayOf(rules: MindRules, level: number): readonly number[] | undefined {
  const way: number[] = []
  let state = rules.first(level)
  while (rules.status(state) === 'playing' && way.length < LONGEST_WAY) {
    const input = rules.best(state)
    if (input === undefined) return undefined
    way.push(input)
    state = rules.step(state, input).state
  }
  return rules.status(state) === 'won' ? way : undefined
}
