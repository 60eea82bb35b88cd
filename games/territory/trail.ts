import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { endingOf, neighbours, type Land } from './position.ts'
import { BESIDE, cellOf, LEAPS, reachFrom } from './steps.ts'

/** The head of a seat, and the ground it has been on. */
export const headOf = (seat: Seat) => cellOf(1, seat + 1)

/** Two heads draw trails that nobody may cross: who cannot go on loses. */
export function trailLand(side: number, way: 'step' | 'leap'): Land {
  const near = neighbours(side, way === 'step' ? BESIDE : LEAPS)
  const size = side * side
  const starts = [size - side + Math.floor(side / 2), Math.ceil(side / 2) - 1] as const
  const movesOf = (cells: readonly number[], seat: Seat) =>
    near[cells.indexOf(headOf(seat))]!.filter((cell) => cells[cell] === 0)

  return {
    rules: {
      usualLength: Math.round(size * 0.5),
      start: () => {
        const cells = Array.from({ length: size }, () => 0)
        cells[starts[0]] = headOf(0)
        cells[starts[1]] = headOf(1)
        return { cells, turn: 0, outcome: -1, quiet: 0 }
      },
      turn: ({ turn }) => turn,
      moves: ({ cells, turn }) => movesOf(cells, turn),
      play({ cells, turn }, cell) {
        const next = [...cells]
        next[cells.indexOf(headOf(turn))] = turn + 1
        next[cell] = headOf(turn)
        const rival = otherSeat(turn)
        return { cells: next, turn: rival, outcome: movesOf(next, rival).length > 0 ? -1 : turn, quiet: 0 }
      },
      ending: endingOf,
      events: (before, cell, after) => {
        const left = movesOf(after.cells, before.turn).length
        const rivals = movesOf(after.cells, after.turn).length
        return [{ kind: left < 2 ? 'narrow' : 'walk', x: cell }, ...(rivals < 2 ? [{ kind: 'squeeze' }] : [])]
      },
      points: ({ cells }) => {
        const owned = (seat: Seat) => cells.filter((value) => value % 10 === seat + 1).length
        return [owned(0), owned(1)]
      },
    },
    judge: {
      /** Cells a seat reaches before the other. */
      worth({ cells, turn }, seat) {
        const isOpen = (cell: number) => cells[cell] === 0
        const [mine, theirs] = [seat, otherSeat(seat)].map((one) =>
          reachFrom(near, [cells.indexOf(headOf(one))], isOpen),
        )
        let sum = 0
        for (let cell = 0; cell < size; cell++) {
          if (!isOpen(cell)) continue
          const one = mine![cell] === -1 ? 99 : mine![cell]!
          const other = theirs![cell] === -1 ? 99 : theirs![cell]!
          if (one < other) sum += 10
          else if (other < one) sum -= 10
          else if (one < 99) sum += turn === seat ? 2 : -2
        }
        return sum
      },
    },
  }
}
