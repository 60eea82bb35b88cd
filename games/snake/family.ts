import type { Family, Sim } from '#kit/game/contract.ts'
import { hash32, seededRandom } from '#kit/random/random.ts'
import { TURNS, type Turn } from './board.ts'
import { deal } from './deal.ts'
import { definitions, type SnakeDefinition } from './definitions.ts'
import { thinkSnake } from './mind.ts'
import { step } from './rules.ts'
import type { SnakeState } from './state.ts'

/** A run that exposes its state to view and bot. */
export interface SnakeSim extends Sim<Turn> {
  readonly definition: SnakeDefinition
  readonly state: SnakeState
}

/** Points that fill the progress bar. */
const MANY_POINTS = 600

function openSnake(definition: SnakeDefinition, seed: number, saved?: string): SnakeSim {
  const kept = saved ? (JSON.parse(saved) as { state: SnakeState; luck: number }) : undefined
  const random = seededRandom(kept ? kept.luck : hash32(`${definition.id}:${seed}`))
  const state = kept ? kept.state : deal(definition, random)
  const save = () => JSON.stringify({ state, luck: random.state() })
  return {
    definition,
    state,
    get status() {
      if (!state.over) return 'playing'
      return state.won ? 'won' : 'over'
    },
    get score() {
      return state.points
    },
    get progress() {
      return Math.min(1, state.points / MANY_POINTS)
    },
    legal: () => (state.over ? [] : TURNS),
    apply: (turn) => (state.over ? [] : step(state, definition, turn, random)),
    hash: () => hash32(save()).toString(36),
    save,
  }
}

export const family: Family<SnakeDefinition, Turn> = {
  name: 'snake',
  realtime: true,
  definitions,
  create: (definition, seed, _level, saved) => openSnake(definition, seed, saved),
  bot(sim, random, strength) {
    const { state, definition } = sim as SnakeSim
    return thinkSnake(state, definition, random, strength)
  },
}
