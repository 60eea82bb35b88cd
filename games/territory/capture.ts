import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { endingOf, neighbours, type Land, type TerritoryPosition } from './position.ts'

const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const
const CANDIDATES = 14
/** Worth of a group by its free points: one is nearly lost. */
const BY_LIBERTIES = [0, -90, -14, 0, 4, 6] as const

/** Stones of one colour hold together; who first takes the last free point of a rival group wins. */
export function captureLand(side: number): Land {
  const near = neighbours(side, STEPS)
  const size = side * side

  /** The free points of the group on a cell, and its stones. */
  function groupAt(cells: readonly number[], start: number) {
    const stones = new Set([start])
    const free = new Set<number>()
    for (const cell of stones)
      for (const other of near[cell]!)
        if (cells[other] === 0) free.add(other)
        else if (cells[other] === cells[start]) stones.add(other)
    return { stones, free }
  }

  const takes = (cells: readonly number[], cell: number, seat: Seat) =>
    near[cell]!.some((other) => cells[other] === 2 - seat && groupAt(cells, other).free.size === 0)

  function isLegal(cells: readonly number[], cell: number, seat: Seat): boolean {
    if (cells[cell] !== 0) return false
    if (near[cell]!.some((other) => cells[other] === 0)) return true
    const next = [...cells]
    next[cell] = seat + 1
    return groupAt(next, cell).free.size > 0 || takes(next, cell, seat)
  }

  const movesOf = ({ cells, turn }: TerritoryPosition) =>
    cells.flatMap((_, cell) => (isLegal(cells, cell, turn) ? [cell] : []))

  function worth(cells: readonly number[], seat: Seat): number {
    const seen = new Set<number>()
    let sum = 0
    for (let cell = 0; cell < size; cell++) {
      if (cells[cell] === 0 || seen.has(cell)) continue
      const { stones, free } = groupAt(cells, cell)
      for (const stone of stones) seen.add(stone)
      const value = BY_LIBERTIES[Math.min(5, free.size)]! + stones.size
      sum += cells[cell] === seat + 1 ? value : -value
    }
    return sum
  }

  /** Points beside stones in need come first, then points near any stone. */
  function ordered(position: TerritoryPosition): number[] {
    const { cells, turn } = position
    const urge = new Map<number, number>()
    for (let cell = 0; cell < size; cell++) {
      if (cells[cell] === 0) continue
      const { free } = groupAt(cells, cell)
      for (const point of free) urge.set(point, (urge.get(point) ?? 0) + 12 / free.size ** 2)
    }
    const middle = (side - 1) / 2
    const off = (cell: number) =>
      Math.abs((cell % side) - middle) + Math.abs(Math.floor(cell / side) - middle)
    const open = cells.flatMap((piece, cell) => (piece === 0 ? [cell] : []))
    const sorted = open.sort(
      (one, other) => (urge.get(other) ?? 0) - (urge.get(one) ?? 0) || off(one) - off(other),
    )
    const chosen: number[] = []
    for (const cell of sorted) {
      if (chosen.length >= CANDIDATES) break
      if (isLegal(cells, cell, turn)) chosen.push(cell)
    }
    return chosen
  }

  return {
    rules: {
      usualLength: 60,
      start: () => ({ cells: Array.from({ length: size }, () => 0), turn: 0, outcome: -1, quiet: 0 }),
      turn: ({ turn }) => turn,
      moves: movesOf,
      play({ cells, turn }, cell) {
        const next = [...cells]
        next[cell] = turn + 1
        const after = { cells: next, turn: otherSeat(turn), outcome: -1, quiet: 0 } as const
        if (takes(next, cell, turn)) return { ...after, outcome: turn }
        const goesOn = next.some((_, other) => isLegal(next, other, after.turn))
        return goesOn ? after : { ...after, outcome: 2 }
      },
      ending: endingOf,
      events: (before, cell, { cells }) => {
        const threat = near[cell]!.some(
          (other) => cells[other] === 2 - before.turn && groupAt(cells, other).free.size === 1,
        )
        return [
          { kind: before.turn === 0 ? 'first' : 'second', x: cell },
          ...(threat ? [{ kind: 'threat' }] : []),
        ]
      },
    },
    judge: { worth: ({ cells }, seat) => worth(cells, seat), order: ordered },
  }
}
