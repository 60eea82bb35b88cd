import { pickOne, type Random } from '#kit/random/random.ts'
import { legalMoves } from './moves.ts'
import { bestFinding } from './prove.ts'
import { step } from './rules.ts'
import { keyOf } from './search.ts'
import type { Move, State } from './state.ts'
import type { Table } from './table.ts'
import { valueOf } from './value.ts'

/** A bot's memory of a run: its plan and visited positions. */
export interface Mind {
  plan: readonly Move[]
  /** The position at which the plan continues. */
  from: string
  readonly seen: Set<string>
  /** Moves made without search after a search has found nothing. */
  unthought: number
}

export const freshMind = (): Mind => ({ plan: [], from: '', seen: new Set(), unthought: 0 })

/** Search budget of a good player, also when the plan has run out. */
const FIRST_POSITIONS = 12_000
const POSITIONS = 4000
const UNTHOUGHT_MOVES = 12
const NO_LUCK: Random = () => 0

/**
 * A sensible move: 0 mostly guesses, 1 looks one move ahead, 2 plans. `undefined` when all moves lead in a
 * circle.
 */
export function chooseMove(
  table: Table,
  state: State,
  mind: Mind,
  { random, strength }: { readonly random: Random; readonly strength: 0 | 1 | 2 },
): Move | undefined {
  const moves = legalMoves(table, state, strength === 0)
  if (moves.length === 0) return undefined
  if (strength === 0) return random() < 0.5 ? pickOne(moves, random) : bestNext(table, state, moves, mind)
  return strength === 1 ? bestNext(table, state, moves, mind) : plannedMove(table, state, moves, mind)
}

/** The plan's next move; plans anew when it is used up or the position is unexpected. */
export function plannedMove(
  table: Table,
  state: State,
  moves: readonly Move[],
  mind: Mind,
): Move | undefined {
  if (mind.plan.length === 0 || mind.from !== keyOf(table, state)) {
    if (mind.unthought-- > 0) return bestNext(table, state, moves, mind)
    mind.plan = bestFinding(table, state, state.moves === 0 ? FIRST_POSITIONS : POSITIONS).line
  }
  const [next, ...rest] = mind.plan
  if (!next) {
    mind.unthought = UNTHOUGHT_MOVES
    return wayOut(table, state, moves, mind)
  }
  mind.plan = rest
  mind.from = keyOf(table, step(table, state, next, NO_LUCK).state)
  mind.seen.add(mind.from)
  return next
}

/** No improvement left: shuffle, deal, or go to an unvisited position. */
function wayOut(table: Table, state: State, moves: readonly Move[], mind: Mind): Move | undefined {
  const shuffle = moves.find(({ kind }) => kind === 'reshuffle')
  return shuffle ?? bestNext(table, state, moves, mind)
}

function bestNext(table: Table, state: State, moves: readonly Move[], { seen }: Mind): Move | undefined {
  seen.add(keyOf(table, state))
  let best: Move | undefined
  let bestValue = -Infinity
  for (const move of moves) {
    if (move.kind === 'reshuffle' && moves.length > 1) continue
    const { state: next } = step(table, state, move, NO_LUCK)
    const value = valueOf(table, next) - (move.kind === 'draw' ? 3 : 0)
    if (value <= bestValue || (move.kind !== 'reshuffle' && seen.has(keyOf(table, next)))) continue
    best = move
    bestValue = value
  }
  return best
}
