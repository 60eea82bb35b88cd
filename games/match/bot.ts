import type { Sim } from '#kit/game/contract.ts'
import { pickOne, seededRandom, shuffled, type Random } from '#kit/random/random.ts'
import type { Board } from './board.ts'
import type { MatchSim } from './family.ts'
import type { Move, State } from './state.ts'

/** Moves looked at by strength. */
const LOOKED_AT = [3, 8, 40] as const

export function bot(sim: Sim<Move>, random: Random, strength: 0 | 1 | 2): Move | undefined {
  const { board, state } = sim as MatchSim
  const legal = sim.legal()
  if (legal.length === 0) return undefined
  if (strength === 0 && random() < 0.5) return pickOne(legal, random)
  return bestMove(board, state, shuffled(legal, random).slice(0, LOOKED_AT[strength]))
}

/** The move with the best resulting board; new gems are guessed. */
export function bestMove(board: Board, state: State, moves: readonly Move[]): Move | undefined {
  let best: Move | undefined
  let most = -Infinity
  for (const move of moves) {
    const worth = board.worth(board.rules.step(state, move, seededRandom(7)).state)
    if (worth <= most) continue
    most = worth
    best = move
  }
  return best
}
