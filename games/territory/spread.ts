import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import {
  countOf,
  endingOf,
  leaderOf,
  neighbours,
  type Land,
  type Outcome,
  type TerritoryPosition,
} from './position.ts'

const REACH = [-2, -1, 0, 1, 2]
const ALL = REACH.flatMap((down) => REACH.map((right) => [right, down] as const))
const sizeOf = ([right, down]: readonly [number, number]) => Math.max(Math.abs(right), Math.abs(down))
const STEPS = ALL.filter((step) => sizeOf(step) === 1)
const JUMPS = ALL.filter((step) => sizeOf(step) === 2)
/** Jumps in a row after which the game is counted. */
const QUIET_MOVES = 30
const CANDIDATES = 20

/** Double to a cell beside, or jump two cells; rival drops beside the new one change sides. */
export function spreadLand(side: number): Land {
  const [near, far] = [neighbours(side, STEPS), neighbours(side, JUMPS)]
  const size = side * side
  const from = (move: number) => Math.floor(move / size)
  const to = (move: number) => move % size

  function movesOf(cells: readonly number[], seat: Seat): number[] {
    const moves: number[] = []
    for (let cell = 0; cell < size; cell++)
      if (cells[cell] === seat + 1)
        for (const reach of [near, far])
          for (const other of reach[cell]!) if (cells[other] === 0) moves.push(cell * size + other)
    return moves
  }

  function play({ cells, turn, quiet }: TerritoryPosition, move: number): TerritoryPosition {
    const next = [...cells]
    const isStep = near[from(move)]!.includes(to(move))
    if (!isStep) next[from(move)] = 0
    next[to(move)] = turn + 1
    for (const other of near[to(move)]!) if (next[other] === 2 - turn) next[other] = turn + 1
    const rival = otherSeat(turn)
    const calm = isStep ? 0 : quiet + 1
    const stuck = [turn, rival].every((seat) => movesOf(next, seat).length === 0)
    const counts = countOf(next)
    const over = stuck || calm >= QUIET_MOVES || counts[0] === 0 || counts[1] === 0
    const outcome: Outcome = over ? leaderOf(counts) : -1
    return { cells: next, turn: movesOf(next, rival).length > 0 ? rival : turn, outcome, quiet: calm }
  }

  const gain = ({ cells, turn }: TerritoryPosition, move: number) =>
    near[to(move)]!.filter((other) => cells[other] === 2 - turn).length +
    (near[from(move)]!.includes(to(move)) ? 1 : 0)

  return {
    rules: {
      usualLength: 60,
      start: () => {
        const corners = new Map([
          [0, 1],
          [size - 1, 1],
          [side - 1, 2],
          [size - side, 2],
        ])
        return {
          cells: Array.from({ length: size }, (_, cell) => corners.get(cell) ?? 0),
          turn: 0,
          outcome: -1,
          quiet: 0,
        }
      },
      turn: ({ turn }) => turn,
      moves: ({ cells, turn }) => movesOf(cells, turn),
      play,
      ending: endingOf,
      events: (before, move) => [
        { kind: near[from(move)]!.includes(to(move)) ? 'double' : 'jump' },
        ...(gain(before, move) > 1 ? [{ kind: 'turn', amount: gain(before, move) }] : []),
      ],
      points: ({ cells }) => countOf(cells),
      passed: (before, after) => after.turn === before.turn && after.outcome === -1,
    },
    judge: {
      worth({ cells }, seat) {
        const counts = countOf(cells)
        return 10 * (counts[seat] - counts[otherSeat(seat)])
      },
      order(position) {
        const seen = new Set<number>()
        return movesOf(position.cells, position.turn)
          .filter((move) => {
            // Growing into a cell is the same from any neighbour.
            const name = near[from(move)]!.includes(to(move)) ? to(move) : -move
            return !seen.has(name) && seen.add(name)
          })
          .map((move) => ({ move, gain: gain(position, move) }))
          .sort((one, other) => other.gain - one.gain)
          .slice(0, CANDIDATES)
          .map(({ move }) => move)
      },
    },
  }
}
