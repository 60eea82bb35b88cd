import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { endingOf, neighbours, type Land } from './position.ts'
import { BESIDE } from './steps.ts'

const CANDIDATES = 14

/** Colours may not be adjacent: a player without a free field loses. */
export function apartLand(side: number): Land {
  const near = neighbours(side, BESIDE)
  const size = side * side
  const isOpen = (cells: readonly number[], cell: number, seat: Seat) =>
    cells[cell] === 0 && near[cell]!.every((other) => cells[other] !== 2 - seat)
  const movesOf = (cells: readonly number[], seat: Seat) =>
    cells.flatMap((_, cell) => (isOpen(cells, cell, seat) ? [cell] : []))

  return {
    rules: {
      usualLength: Math.round(size * 0.6),
      start: () => ({ cells: Array.from({ length: size }, () => 0), turn: 0, outcome: -1, quiet: 0 }),
      turn: ({ turn }) => turn,
      moves: ({ cells, turn }) => movesOf(cells, turn),
      play({ cells, turn }, cell) {
        const next = [...cells]
        next[cell] = turn + 1
        const rival = otherSeat(turn)
        return { cells: next, turn: rival, outcome: movesOf(next, rival).length > 0 ? -1 : turn, quiet: 0 }
      },
      ending: endingOf,
      events: (before, cell) => {
        const rival = otherSeat(before.turn)
        const shut = near[cell]!.filter((other) => isOpen(before.cells, other, rival)).length
        return [
          { kind: shut > 2 ? 'fence' : 'place', x: cell },
          ...(isOpen(before.cells, cell, rival) ? [{ kind: 'claim' }] : []),
        ]
      },
      points: ({ cells }) => [movesOf(cells, 0).length, movesOf(cells, 1).length],
      // Only free fields count, so nobody scores.
      earned: () => [0, 0],
    },
    judge: {
      worth({ cells }, seat) {
        const rival = otherSeat(seat)
        let sum = 0
        for (let cell = 0; cell < size; cell++) {
          const [mine, theirs] = [isOpen(cells, cell, seat), isOpen(cells, cell, rival)]
          // A field that only one side may use is a spare move.
          if (mine !== theirs) sum += mine ? 10 : -10
        }
        return sum
      },
      order({ cells, turn }) {
        const rival = otherSeat(turn)
        const gain = (cell: number) =>
          near[cell]!.filter((other) => isOpen(cells, other, rival)).length * 2 +
          (isOpen(cells, cell, rival) ? 3 : 0)
        return movesOf(cells, turn)
          .map((cell) => ({ cell, gain: gain(cell) }))
          .sort((one, other) => other.gain - one.gain)
          .slice(0, CANDIDATES)
          .map(({ cell }) => cell)
      },
    },
  }
}
