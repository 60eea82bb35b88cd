import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { groupAt } from './groups.ts'
import { endingOf, neighbours, type Land, type TerritoryPosition } from './position.ts'
import { BESIDE } from './steps.ts'

const CANDIDATES = 12

/** Stones as in go, but nobody may take anything: who has no peaceful point left loses. */
export function nogoLand(side: number): Land {
  const near = neighbours(side, BESIDE)
  const size = side * side

  function isPeaceful(cells: readonly number[], cell: number, seat: Seat): boolean {
    if (cells[cell] !== 0) return false
    const next = [...cells]
    next[cell] = seat + 1
    return (
      groupAt(near, next, cell).free.size > 0 &&
      near[cell]!.every((other) => next[other] !== 2 - seat || groupAt(near, next, other).free.size > 0)
    )
  }
  const movesOf = (cells: readonly number[], seat: Seat) =>
    cells.flatMap((_, cell) => (isPeaceful(cells, cell, seat) ? [cell] : []))

  return {
    rules: {
      usualLength: Math.round(size * 0.7),
      start: () => ({ cells: Array.from({ length: size }, () => 0), turn: 0, outcome: -1, quiet: 0 }),
      turn: ({ turn }) => turn,
      moves: ({ cells, turn }) => movesOf(cells, turn),
      play({ cells, turn }: TerritoryPosition, cell) {
        const next = [...cells]
        next[cell] = turn + 1
        const rival = otherSeat(turn)
        const goesOn = next.some((_, other) => isPeaceful(next, other, rival))
        return { cells: next, turn: rival, outcome: goesOn ? -1 : turn, quiet: 0 }
      },
      ending: endingOf,
      events: (before, cell, after) => {
        const owns = near[cell]!.filter((other) => before.cells[other] === before.turn + 1).length
        const shuts = near[cell]!.some(
          (other) => after.cells[other] === 0 && !isPeaceful(after.cells, other, after.turn),
        )
        return [
          { kind: owns > 1 ? 'join' : owns === 1 ? 'grow' : 'place', x: cell },
          ...(shuts ? [{ kind: 'shut' }] : []),
        ]
      },
    },
    judge: {
      worth: ({ cells }, seat) => 10 * (movesOf(cells, seat).length - movesOf(cells, otherSeat(seat)).length),
      order({ cells, turn }) {
        // Points open to both are contested; own safe ones can wait.
        const urge = (cell: number) =>
          (isPeaceful(cells, cell, otherSeat(turn)) ? 8 : 0) +
          near[cell]!.filter((other) => cells[other] !== 0).length * 2 +
          (4 - near[cell]!.length)
        return movesOf(cells, turn)
          .map((cell) => ({ cell, urge: urge(cell) }))
          .sort((one, other) => other.urge - one.urge)
          .slice(0, CANDIDATES)
          .map(({ cell }) => cell)
      },
    },
  }
}
