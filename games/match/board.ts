import type { TurnRules } from '#kit/game/turn-sim.ts'
import type { MatchDefinition } from './definitions.ts'
import type { Foe } from './foes.ts'
import type { Grid } from './grid.ts'
import type { Goal, Move, State } from './state.ts'

/** A level of a game: what bot and view need besides the rules. */
export interface Board {
  readonly definition: MatchDefinition
  readonly level: number
  readonly grid: Grid
  readonly goals: readonly Goal[]
  readonly colors: number
  /** Moves it starts with; -1 means no limit. For a landslide: gems that may remain. */
  readonly moves: number
  readonly foe: Foe | undefined
  readonly rules: TurnRules<State, Move>
  /** The bot's valuation: higher is better. */
  worth(state: State): number
}
