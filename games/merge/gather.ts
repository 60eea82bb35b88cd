import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { refill } from './paths.ts'
import { neighboursOf } from './places.ts'
import { emptyState, merged, moved, type Kind, type KindOf } from './state.ts'

/** The target number; the run continues beyond it. */
export const GATHER_GOAL = 10
const FEWEST_GROUPS = 8

/** All numbers come alike but those near the top. */
const drawRank = (top: number, random: Random) => 1 + pickIndex(Math.max(4, Math.min(8, top - 1)), random)

/** All cells of one number that hang together, the first one first. */
export function groupAt(
  cells: readonly number[],
  beside: readonly (readonly number[])[],
  cell: number,
): readonly number[] {
  const group = [cell]
  for (const one of group)
    for (const next of beside[one]!)
      if (cells[next] === cells[cell] && !group.includes(next)) group.push(next)
  return group
}

/** A tapped group runs together where it was tapped and becomes one larger number. */
export const gatherKind: KindOf = (definition): Kind => {
  const { columns } = definition
  const beside = neighboursOf(definition)
  const taps = (cells: readonly number[]) =>
    cells.flatMap((rank, cell) => (beside[cell]!.some((next) => cells[next] === rank) ? [[cell]] : []))
  return {
    start(random) {
      const base = emptyState(beside.length)
      let cells: readonly number[] = base.cells
      do cells = cells.map(() => drawRank(0, random))
      while (taps(cells).length < FEWEST_GROUPS)
      return { ...base, cells }
    },
    step(state, input, random) {
      const cell = input[0] ?? -1
      const rank = state.cells[cell]
      if (rank === undefined || state.over) return { state, events: [] }
      const group = groupAt(state.cells, beside, cell)
      if (group.length < 2) return { state, events: [] }
      const cells = [...state.cells]
      const events: SimEvent[] = []
      for (const one of group) {
        events.push(moved(one, cell, rank))
        cells[one] = 0
      }
      cells[cell] = rank + 1
      events.push(merged(cell, rank + 1))
      refill(cells, { columns, events, draw: () => drawRank(Math.max(...cells), random) })
      const score = state.score + 2 ** rank * group.length
      const over = taps(cells).length === 0
      return { state: { ...state, cells, score, moves: state.moves + 1, over }, events }
    },
    legal: ({ cells, over }) => (over ? [] : taps(cells)),
  }
}
