import { coverage } from './board.ts'
import {
  cleared as clearedAfter,
  filled,
  placements,
  slotOf,
  STRIDE,
  type EndlessGame,
  type Move,
  type State,
} from './rules.ts'

const CLEARED = 14
const CHAIN = 10
const EDGE = -1
const HOLE = -5
const KIN = 1.2

/** The placement that clears most and leaves the smoothest board. */
export function bestMove(game: EndlessGame, state: State): Move | undefined {
  const { board } = game
  let best: Move | undefined
  let bestWorth = -Infinity
  for (const move of placements(board, state)) {
    const piece = state.slots[slotOf(move)]!
    const put = coverage(board, state.cells, piece, move % STRIDE)!
    const { groups, cells } = clearedAfter(game, filled(state.cells, piece, put), put, state.wear)
    const cleared = groups.reduce((sum, group) => sum + (game.letters ? group.length : CLEARED), 0)
    // Where blocks fall, chains of clearings pay most.
    const chain = game.twist === 'slide' ? groups.length * groups.length * CHAIN : 0
    const worth = cleared * (game.letters ? 6 : 1) + chain + put.length + smoothness(game, cells)
    if (worth > bestWorth) {
      best = move
      bestWorth = worth
    }
  }
  return best
}

/** Few edges between free and taken cells, no isolated holes, equal letters adjacent. */
function smoothness({ board, letters }: EndlessGame, cells: readonly number[]): number {
  let worth = 0
  for (let cell = 0; cell < cells.length; cell++) {
    const beside = board.neighbours[cell]!
    let free = 0
    let kin = 0
    for (const next of beside) {
      if (cells[next] === 0) free++
      else if (cells[next] === cells[cell]) kin++
    }
    if (cells[cell] !== 0) worth += EDGE * free + (letters ? KIN * kin : 0)
    else if (free === 0) worth += HOLE
  }
  return worth
}
