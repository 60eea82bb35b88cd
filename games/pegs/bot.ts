import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import { best, first, type State } from './rules.ts'
import { LEVELS } from './definitions.ts'

const CHANCE_OF_A_SLIP = { 0: 0.3, 1: 0.05, 2: 0 } as const

/** Jumps along a way that wins; the weaker it is, the more often it just jumps. */
export function bot(sim: Sim<number>, random: Random, strength: 0 | 1 | 2): number | undefined {
  const open = sim.legal()
  if (open.length === 0) return undefined
  const { state } = sim as TurnSim<State, number>
  const jump = random() < CHANCE_OF_A_SLIP[strength] ? undefined : best(state, levelOf(state))
  return jump ?? pickOne(open, random)
}

/** A new board identifies its level; later the solution is known. */
function levelOf(state: State): number {
  for (let level = 1; level <= LEVELS; level++)
    if (first(state.shape, level).pegs === state.pegs) return level
  return 1
}
