import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { endingOf, neighbours, type Land, type Outcome, type TerritoryPosition } from './position.ts'
import { BESIDE, cellOf, contentOf, ownerOf } from './steps.ts'

const CANDIDATES = 16
/** Limit of bursts per move; by then the move has won anyway. */
const MOST_BURSTS = 400

/** Drops gather on cells; a cell with as many drops as neighbours bursts and takes those around. */
export function chainLand(side: number): Land {
  const near = neighbours(side, BESIDE)
  const size = side * side
  const movesOf = (cells: readonly number[], seat: Seat) =>
    cells.flatMap((value, cell) => (value === 0 || ownerOf(value) === seat + 1 ? [cell] : []))
  const dropsOf = (cells: readonly number[], seat: Seat) =>
    cells.reduce((sum, value) => sum + (ownerOf(value) === seat + 1 ? contentOf(value) : 0), 0)
  const isRipe = (cells: readonly number[], cell: number) => contentOf(cells[cell]!) >= near[cell]!.length - 1

  function play({ cells, turn, quiet }: TerritoryPosition, move: number): TerritoryPosition {
    const next = [...cells]
    const owner = turn + 1
    next[move] = cellOf(contentOf(next[move]!) + 1, owner)
    const ripe = [move]
    let bursts = 0
    for (const cell of ripe) {
      if (contentOf(next[cell]!) < near[cell]!.length || bursts++ > MOST_BURSTS) continue
      const left = contentOf(next[cell]!) - near[cell]!.length
      next[cell] = left > 0 ? cellOf(left, owner) : 0
      for (const other of near[cell]!) {
        next[other] = cellOf(contentOf(next[other]!) + 1, owner)
        ripe.push(other)
      }
    }
    const rival = otherSeat(turn)
    // Nobody can be out of drops before everybody has moved.
    const outcome: Outcome = quiet > 0 && dropsOf(next, rival) === 0 ? turn : -1
    return { cells: next, turn: rival, outcome, quiet: quiet + 1 }
  }

  return {
    rules: {
      usualLength: size,
      start: () => ({ cells: Array.from({ length: size }, () => 0), turn: 0, outcome: -1, quiet: 0 }),
      turn: ({ turn }) => turn,
      moves: ({ cells, turn }) => movesOf(cells, turn),
      play,
      ending: endingOf,
      events(before, move, after) {
        const taken = after.cells.filter(
          (value, cell) =>
            ownerOf(value) === before.turn + 1 && ownerOf(before.cells[cell]!) === 2 - before.turn,
        ).length
        const burst = contentOf(before.cells[move]!) + 1 >= near[move]!.length
        return [
          { kind: burst ? 'burst' : 'drop', x: move },
          ...(taken > 0 ? [{ kind: 'turn', amount: taken }] : []),
        ]
      },
      points: ({ cells }) => [dropsOf(cells, 0), dropsOf(cells, 1)],
    },
    judge: {
      worth({ cells, turn }, seat) {
        let sum = 0
        for (const [cell, value] of cells.entries()) {
          if (value === 0) continue
          const owner = (ownerOf(value) - 1) as Seat
          const threats = near[cell]!.some(
            (other) =>
              ownerOf(cells[other]!) === 2 - owner &&
              isRipe(cells, other) &&
              !(turn === owner && isRipe(cells, cell)),
          )
          const value10 = 10 * contentOf(value) + (isRipe(cells, cell) ? 6 : 0) + (4 - near[cell]!.length) * 3
          sum += (owner === seat ? 1 : -1) * (threats ? 2 - contentOf(value) * 4 : value10)
        }
        return sum
      },
      order({ cells, turn }) {
        const rank = (cell: number) =>
          (isRipe(cells, cell) ? 20 : 0) +
          near[cell]!.filter((other) => ownerOf(cells[other]!) === 2 - turn).length * 3 +
          (4 - near[cell]!.length) * 4 +
          contentOf(cells[cell]!)
        return movesOf(cells, turn)
          .sort((one, other) => rank(other) - rank(one))
          .slice(0, CANDIDATES)
      },
    },
  }
}
