import type { TurnRules } from '#kit/game/turn-sim.ts'
import type { Random } from '#kit/random/random.ts'

/** State shared by all campaigns. */
export interface CampaignState {
  readonly level: number
  readonly moves: number
}

/** Pure rules of a campaign; inputs are integers. */
export interface CampaignRules<State extends CampaignState = CampaignState> {
  start(level: number, random: Random): State
  step(state: State, input: number, random: Random): ReturnType<TurnRules<State, number>['step']>
  legal(state: State): readonly number[]
  status(state: State): 'playing' | 'won' | 'lost'
  score(state: State): number
  /** 0 to 1. */
  progress(state: State): number
  /** The move of a good player. */
  advise(state: State): number | undefined
  stars(state: State): 1 | 2 | 3
}

export const turnRules = (rules: CampaignRules, level: number): TurnRules<CampaignState, number> => ({
  start: (random) => rules.start(level, random),
  step: (state, input, random) => rules.step(state, input, random),
  legal: (state) => rules.legal(state),
  status: (state) => rules.status(state),
  score: (state) => rules.score(state),
  progress: (state) => rules.progress(state),
})
