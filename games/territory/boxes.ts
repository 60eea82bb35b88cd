import { otherSeat } from '#kit/game/duel/rules.ts'
import { endingOf, leaderOf, type Land, type TerritoryPosition } from './position.ts'

const CANDIDATES = 10

/** Cells are the lines across, then the upright lines, then the boxes. */
export const linesOf = (side: number) => 2 * side * (side + 1)
export const isUpright = (side: number, line: number) => line >= side * (side + 1)

/** The four lines around each box. */
export function aroundBoxes(side: number): readonly (readonly number[])[] {
  const across = side * (side + 1)
  return Array.from({ length: side * side }, (_, box) => {
    const [column, row] = [box % side, Math.floor(box / side)]
    const left = across + row * (side + 1) + column
    return [row * side + column, (row + 1) * side + column, left, left + 1]
  })
}

/** Gems in a box, one to three, spread over the board. */
export const gemsIn = (box: number) => 1 + ((box * 7 + Math.floor(box / 3)) % 3)

/** Draw a line; completing a box wins it, or its gems, and another turn. */
export function boxesLand(side: number, hasGems: boolean): Land {
  const lines = linesOf(side)
  const around = aroundBoxes(side)
  const beside = Array.from({ length: lines }, (_, line) =>
    around.flatMap((four, box) => (four.includes(line) ? [box] : [])),
  )
  const drawn = (cells: readonly number[], box: number) =>
    around[box]!.filter((line) => cells[line]! > 0).length
  const worthOf = (box: number) => (hasGems ? gemsIn(box) : 1)
  const pointsOf = (cells: readonly number[]): readonly [number, number] => {
    const points: [number, number] = [0, 0]
    for (let box = 0; box < side * side; box++) {
      const owner = cells[lines + box]!
      if (owner > 0) points[owner - 1]! += worthOf(box)
    }
    return points
  }
  const open = ({ cells }: TerritoryPosition) => {
    const found: number[] = []
    for (let line = 0; line < lines; line++) if (cells[line] === 0) found.push(line)
    return found
  }

  function play({ cells, turn }: TerritoryPosition, line: number): TerritoryPosition {
    const next = [...cells]
    next[line] = turn + 1
    const closed = beside[line]!.filter((box) => drawn(next, box) === 4)
    for (const box of closed) next[lines + box] = turn + 1
    const over = next.slice(lines).every((owner) => owner > 0)
    return {
      cells: next,
      turn: closed.length > 0 ? turn : otherSeat(turn),
      outcome: over ? leaderOf(pointsOf(next)) : -1,
      quiet: 0,
    }
  }

  /** Order of moves: completing, safe, giving away. */
  function rank(cells: readonly number[], line: number): number {
    const counts = beside[line]!.map((box) => drawn(cells, box))
    if (counts.includes(3)) return 0
    return counts.includes(2) ? 2 : 1
  }

  return {
    rules: {
      usualLength: lines,
      start: () => ({
        cells: Array.from({ length: lines + side * side }, () => 0),
        turn: 0,
        outcome: -1,
        quiet: 0,
      }),
      turn: ({ turn }) => turn,
      moves: open,
      play,
      ending: endingOf,
      events: (before, line, after) => [
        { kind: 'line', x: line },
        ...(after.turn === before.turn ? [{ kind: 'box' }] : []),
      ],
      points: ({ cells }) => pointsOf(cells),
    },
    judge: {
      worth({ cells, turn }, seat) {
        const counts = pointsOf(cells)
        // A box with three lines belongs to the side to move.
        const ready = around.reduce((sum, _, box) => sum + (drawn(cells, box) === 3 ? worthOf(box) : 0), 0)
        return 10 * (counts[seat] - counts[otherSeat(seat)]) + (turn === seat ? 6 : -6) * ready
      },
      order(position) {
        const { cells } = position
        const ranked = open(position).map((line) => ({ line, rank: rank(cells, line) }))
        const best = ranked.filter((one) => one.rank < 2)
        const kept = (best.length > 0 ? best : ranked).sort((one, other) => one.rank - other.rank)
        // A sample over the whole board, not only its upper edge.
        const every = Math.max(1, Math.floor(kept.length / CANDIDATES))
        return kept.filter((one, index) => one.rank === 0 || index % every === 0).map(({ line }) => line)
      },
    },
  }
}
