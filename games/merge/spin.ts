import type { SimEvent } from '#kit/game/contract.ts'
import { drawRank, fall, lowestFree, openColumns, settle } from './columns.ts'
import { appeared, emptyState, moved, WAVE, type Kind, type KindOf } from './state.ts'

/** Cell a tile comes to when the board makes a quarter turn clockwise. */
export const quarterTurned = (cell: number, side: number) =>
  (cell % side) * side + (side - 1 - Math.floor(cell / side))

/** A number falls and merges; then the whole board turns a quarter and everything falls once more. */
export const spinKind: KindOf = ({ columns }): Kind => {
  const field = { columns, rows: columns }
  const filled = (cells: readonly number[]) => cells.flatMap((rank, cell) => (rank === 0 ? [] : [cell]))
  return {
    start: (random) => ({
      ...emptyState(columns * columns),
      next: [drawRank([], random), drawRank([], random)],
    }),
    step(state, input, random) {
      const column = input[0]!
      const rank = state.next[0]!
      const to = lowestFree(state.cells, field, column)
      if (to === undefined || state.over) return { state, events: [] }
      const fallen = [...state.cells]
      fallen[to] = rank
      const events: SimEvent[] = [moved(-1 - column, to, rank), appeared(to, rank)]
      let score = state.score + settle(fallen, field, [to], events)
      const cells = Array<number>(fallen.length).fill(0)
      events.push(WAVE, { kind: 'turn' })
      for (const cell of filled(fallen)) {
        const there = quarterTurned(cell, columns)
        cells[there] = fallen[cell]!
        events.push(moved(cell, there, fallen[cell]!), appeared(there, fallen[cell]!))
      }
      fall(cells, field, events)
      score += settle(cells, field, filled(cells), events)
      const over = openColumns(cells, field).length === 0
      const next = [state.next[1]!, drawRank(cells, random)]
      return { state: { ...state, cells, next, score, moves: state.moves + 1, over }, events }
    },
    legal: ({ cells, over }) => (over ? [] : openColumns(cells, field).map((column) => [column])),
  }
}
