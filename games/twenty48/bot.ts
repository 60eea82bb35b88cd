import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import type { Direction } from './board.ts'
import type { State } from './rules.ts'
import { bestDirection } from './search.ts'

/** A swipe: strength 0 swipes blindly every other time, 1 looks one swipe ahead, 2 two. */
export function bot(sim: Sim<Direction>, random: Random, strength: 0 | 1 | 2): Direction | undefined {
  const { cells, size } = (sim as TurnSim<State, Direction>).state
  const open = sim.legal()
  if (open.length === 0) return undefined
  if (strength === 0 && random() < 0.5) return pickOne(open, random)
  return bestDirection(cells, size, strength === 2 ? 2 : 1)
}
