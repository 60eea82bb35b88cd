import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { endingOf, neighbours, type Land, type Outcome, type TerritoryPosition } from './position.ts'
import { AROUND, cellOf, reachFrom } from './steps.ts'

/** The snail, and the trail it leaves. */
export const SNAIL = cellOf(3, 0)
export const SLIME = cellOf(4, 0)
const FAR = 20

/** One snail for both: lead it home to your own corner, never over its trail. */
export function slimeLand(side: number): Land {
  const near = neighbours(side, AROUND)
  const size = side * side
  /** The corner of the first seat, then of the second. */
  const homes = [size - side, side - 1] as const
  const movesOf = (cells: readonly number[]) =>
    near[cells.indexOf(SNAIL)]!.filter((cell) => cells[cell] === 0)

  function outcomeOf(cells: readonly number[], snail: number, mover: Seat): Outcome {
    if (snail === homes[0]) return 0
    if (snail === homes[1]) return 1
    // The snail cannot move: the seat that led it there wins.
    return near[snail]!.some((cell) => cells[cell] === 0) ? -1 : mover
  }

  const wayTo = (steps: Int8Array, home: number) => (steps[home] === -1 ? FAR : steps[home]!)

  return {
    rules: {
      usualLength: 18,
      start: () => ({
        cells: Array.from({ length: size }, (_, cell) => (cell === (size - 1) / 2 ? SNAIL : 0)),
        turn: 0,
        outcome: -1,
        quiet: 0,
      }),
      turn: ({ turn }) => turn,
      moves: ({ cells }) => movesOf(cells),
      play({ cells, turn }: TerritoryPosition, cell) {
        const next = [...cells]
        next[cells.indexOf(SNAIL)] = SLIME
        next[cell] = SNAIL
        return { cells: next, turn: otherSeat(turn), outcome: outcomeOf(next, cell, turn), quiet: 0 }
      },
      ending: endingOf,
      events: ({ cells, turn }, cell, after) => {
        const steps = (at: number, board: readonly number[]) =>
          wayTo(
            reachFrom(near, [at], (other) => board[other] === 0),
            homes[turn],
          )
        const nearer = steps(cell, after.cells) < steps(cells.indexOf(SNAIL), cells)
        return [
          { kind: nearer ? 'nearer' : 'aside', x: cell },
          ...(after.outcome === -1 ? [] : [{ kind: 'home' }]),
        ]
      },
    },
    judge: {
      worth({ cells, turn }, seat) {
        const steps = reachFrom(near, [cells.indexOf(SNAIL)], (cell) => cells[cell] === 0)
        const [mine, theirs] = [wayTo(steps, homes[seat]), wayTo(steps, homes[otherSeat(seat)])]
        return 20 * (theirs - mine) + (turn === seat ? 8 : -8)
      },
    },
  }
}
