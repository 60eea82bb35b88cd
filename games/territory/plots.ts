import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { endingOf, leaderOf, type Land, type TerritoryPosition } from './position.ts'

/** Nine plots of a garden of seven by seven, row by row. */
export const PLOTS = 'AABBBCCAABBBCCAADDBCCEEDDDFFEEGDDFFEGGGHHFIIIGHHH'
const NAMES = 'ABCDEFGHI'
const SIZES = [...NAMES].map((name) => [...PLOTS].filter((plot) => plot === name).length)
export const plotOf = (cell: number) => NAMES.indexOf(PLOTS[cell]!)
const NOWHERE = -1

/** Plant in the row or column of the last plant; who has most of a plot owns it, most plots win. */
export function plotsLand(side: number): Land {
  const size = side * side
  /** `quiet` holds the cell of the last plant; a full row and column frees the whole garden. */
  function movesOf({ cells, quiet }: TerritoryPosition): number[] {
    const open = cells.flatMap((value, cell) => (value === 0 ? [cell] : []))
    if (quiet === NOWHERE) return open
    const lined = open.filter(
      (cell) => cell % side === quiet % side || Math.floor(cell / side) === Math.floor(quiet / side),
    )
    return lined.length > 0 ? lined : open
  }

  /** Plants of both seats on each plot. */
  function plants(cells: readonly number[]): [number, number][] {
    const counts = SIZES.map((): [number, number] => [0, 0])
    for (const [cell, value] of cells.entries()) {
      if (value === 1) counts[plotOf(cell)]![0]++
      if (value === 2) counts[plotOf(cell)]![1]++
    }
    return counts
  }
  const plotsOf = (cells: readonly number[]): readonly [number, number] => {
    const owned: [number, number] = [0, 0]
    for (const [first, second] of plants(cells)) {
      if (first > second) owned[0]++
      if (second > first) owned[1]++
    }
    return owned
  }

  return {
    rules: {
      usualLength: size,
      start: () => ({ cells: Array.from({ length: size }, () => 0), turn: 0, outcome: -1, quiet: NOWHERE }),
      turn: ({ turn }) => turn,
      moves: movesOf,
      play({ cells, turn }, cell) {
        const next = [...cells]
        next[cell] = turn + 1
        const isFull = next.every((value) => value > 0)
        return {
          cells: next,
          turn: otherSeat(turn),
          outcome: isFull ? leaderOf(plotsOf(next)) : -1,
          quiet: cell,
        }
      },
      ending: endingOf,
      events: (before, cell, after) => {
        const [was, is] = [plotsOf(before.cells), plotsOf(after.cells)]
        const seat = before.turn
        return [
          { kind: 'plant', x: cell },
          ...(is[seat] > was[seat] ? [{ kind: 'win-plot' }] : []),
          ...(is[otherSeat(seat)] < was[otherSeat(seat)] ? [{ kind: 'shake' }] : []),
        ]
      },
      points: ({ cells }) => plotsOf(cells),
    },
    judge: {
      worth({ cells }, seat: Seat) {
        let sum = 0
        for (const [plot, counts] of plants(cells).entries()) {
          const lead = counts[seat] - counts[otherSeat(seat)]
          const left = SIZES[plot]! - counts[0] - counts[1]
          // A lead that the remaining plants cannot change is safe.
          sum += Math.abs(lead) > left ? Math.sign(lead) * 40 : (lead * 24) / (1 + left)
        }
        return Math.round(sum)
      },
    },
  }
}
