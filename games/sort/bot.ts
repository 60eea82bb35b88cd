import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import { boardOf, type State } from './boards.ts'
import { definitions } from './definitions.ts'
import type { Move } from './move.ts'

const CHANCE_OF_A_SLIP = { 0: 0.5, 1: 0.1, 2: 0 } as const

/** Follows a solution; weaker bots more often move at random. */
export function bot(sim: Sim<Move>, random: Random, strength: 0 | 1 | 2): Move | undefined {
  const open = sim.legal()
  if (open.length === 0) return undefined
  if (random() < CHANCE_OF_A_SLIP[strength]) return pickOne(open, random)
  const { state } = sim as TurnSim<State, Move>
  return boardOf(gameOf(state)).best(state)
}

/** Game of a state: stacks and yards name it, the others are unique. */
function gameOf(state: State) {
  const id = 'game' in state ? state.game : state.kind
  return definitions.find((definition) => definition.id === id)!
}
