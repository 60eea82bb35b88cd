import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, shuffled, type Random } from '#kit/random/random.ts'
import type { GridDefinition } from './definition.ts'
import { kindOf, step } from './rules.ts'
import type { Move, State } from './state.ts'

export interface GridSim extends TurnSim<State, Move> {
  readonly definition: GridDefinition
}

interface Effort {
  /** Moves tried. */
  readonly width: number
  /** Random games per move. */
  readonly games: number
  /** Moves per game. */
  readonly depth: number
}

const EFFORTS: Readonly<Record<0 | 1 | 2, Effort>> = {
  0: { width: 2, games: 0, depth: 0 },
  1: { width: 8, games: 2, depth: 16 },
  2: { width: 16, games: 5, depth: 26 },
}
/** Swaps are chosen greedily: random play after them would only add noise. */
const GREEDY: Effort = { width: 400, games: 0, depth: 0 }
const isOpenSquare = ({ rules }: GridDefinition) => rules.kind === 'square' && rules.swaps !== undefined
/** Weight of progress beside points, so that rewards far ahead still count. */
const PROGRESS = 150

/** Shuffles the stock, whose order is unknown. */
const imagined = (state: State, random: Random): State => {
  const next = state.stock.at(-1)
  if (next === undefined) return state
  return { ...state, stock: [...shuffled(state.stock.slice(0, -1), random), next] }
}

function playedOn(definition: GridDefinition, from: State, depth: number, random: Random): number {
  const kind = kindOf(definition)
  let state = from
  for (let ply = 0; ply < depth && !kind.isWon(state); ply++) {
    const moves = kind.legal(state)
    if (moves.length === 0) break
    const forward = moves.filter((move) => move.kind !== 'deal')
    state = step(definition, state, pickOne(forward.length > 0 ? forward : moves, random), random).state
  }
  return state.points + kind.progress(state) * PROGRESS
}

/** The move with the best average over random play. */
export function bestMove(
  definition: GridDefinition,
  state: State,
  random: Random,
  strength: 0 | 1 | 2,
): Move | undefined {
  const { width, games, depth } = isOpenSquare(definition) ? GREEDY : EFFORTS[strength]
  const all = kindOf(definition).legal(state)
  // Redealing the rows is the last resort; closing gaps is a move like any other.
  const moves = definition.rules.kind === 'gaps' ? all.filter(({ kind }) => kind !== 'deal') : all
  const legal = moves.length > 0 ? moves : all
  const tried = legal.length > width ? shuffled(legal, random).slice(0, width) : legal
  let best: Move | undefined
  let value = -Infinity
  for (const move of tried) {
    let sum = move.kind === 'deal' ? -1 : 0
    for (let game = 0; game < Math.max(1, games); game++) {
      const after = step(definition, imagined(state, random), move, random).state
      sum += games === 0 ? after.points : playedOn(definition, after, depth, random)
    }
    if (sum > value) [best, value] = [move, sum]
  }
  return best
}

export function bot(sim: Sim<Move>, random: Random, strength: 0 | 1 | 2): Move | undefined {
  const { definition, state } = sim as GridSim
  return bestMove(definition, state, random, strength)
}
