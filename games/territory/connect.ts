import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { endingOf, neighbours, type Land, type TerritoryPosition } from './position.ts'

const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const
const FAR = 99
const STEP_WORTH = 20
const CANDIDATES = 14

/** Join your two shores with a chain: top and bottom for the first seat, left and right for the second. */
export function connectLand(side: number): Land {
  const near = neighbours(side, STEPS)
  const size = side * side
  const startsAt = (seat: Seat, cell: number) => (seat === 0 ? cell < side : cell % side === 0)
  const endsAt = (seat: Seat, cell: number) => (seat === 0 ? cell >= size - side : cell % side === side - 1)

  /** Empty cells still needed, from one shore to every cell. */
  function ways(cells: readonly number[], seat: Seat, starts: typeof startsAt): Int8Array {
    const cost = new Int8Array(size).fill(FAR)
    let edge: number[] = []
    const enter = (cell: number, before: number, into: number[]) => {
      if (cells[cell] === 2 - seat) return
      const price = before + (cells[cell] === seat + 1 ? 0 : 1)
      if (price >= cost[cell]!) return
      cost[cell] = price
      into.push(cell)
    }
    for (let cell = 0; cell < size; cell++) if (starts(seat, cell)) enter(cell, 0, edge)
    while (edge.length > 0) {
      const next: number[] = []
      for (const cell of edge) for (const other of near[cell]!) enter(other, cost[cell]!, next)
      edge = next
    }
    return cost
  }

  function missing(cells: readonly number[], seat: Seat): number {
    const cost = ways(cells, seat, startsAt)
    let least = FAR
    for (let cell = 0; cell < size; cell++) if (endsAt(seat, cell)) least = Math.min(least, cost[cell]!)
    return least
  }

  const centre = (cell: number) =>
    Math.abs((cell % side) - (side - 1) / 2) + Math.abs(Math.floor(cell / side) - (side - 1) / 2)

  /** Cells that lie on short ways of either seat. */
  function ordered({ cells, turn }: TerritoryPosition): number[] {
    const value = Array.from({ length: size }, () => 0)
    for (const seat of [turn, otherSeat(turn)]) {
      const [one, other] = [ways(cells, seat, startsAt), ways(cells, seat, endsAt)]
      for (let cell = 0; cell < size; cell++)
        value[cell] = value[cell]! + Math.min(FAR, one[cell]! + other[cell]!)
    }
    return cells
      .flatMap((piece, cell) => (piece === 0 ? [cell] : []))
      .sort((one, other) => value[one]! - value[other]! || centre(one) - centre(other))
      .slice(0, CANDIDATES)
  }

  return {
    rules: {
      usualLength: size,
      start: () => ({ cells: Array.from({ length: size }, () => 0), turn: 0, outcome: -1, quiet: 0 }),
      turn: ({ turn }) => turn,
      moves: ({ cells }) => cells.flatMap((piece, cell) => (piece === 0 ? [cell] : [])),
      play({ cells, turn }, cell) {
        const next = [...cells]
        next[cell] = turn + 1
        const outcome = missing(next, turn) === 0 ? turn : -1
        return { cells: next, turn: otherSeat(turn), outcome, quiet: 0 }
      },
      ending: endingOf,
      events: (before, cell, { cells }) => {
        const touches = near[cell]!.filter((other) => cells[other] === before.turn + 1).length
        return [{ kind: touches > 1 ? 'join' : touches === 1 ? 'grow' : 'place', x: cell }]
      },
    },
    judge: {
      worth: ({ cells }, seat) => STEP_WORTH * (missing(cells, otherSeat(seat)) - missing(cells, seat)),
      order: ordered,
    },
  }
}
