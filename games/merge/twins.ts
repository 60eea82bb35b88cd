import type { SimEvent } from '#kit/game/contract.ts'
import { drawWeighted, type Random } from '#kit/random/random.ts'
import { neighboursOf } from './places.ts'
import { gatherIsland } from './spread.ts'
import { appeared, cleared, emptyState, merged, moved, WAVE, type Kind, type KindOf } from './state.ts'

/** Three of the highest burst with everything around them. */
export const TOP_TWIN = 7
const BURST_POINTS = 1500
/** Twins that are shown: the ones in the hand and the ones after them. */
const IN_HAND = 2

const drawRank = (top: number, random: Random) =>
  Math.min(Math.max(3, top - 1), Number(drawWeighted({ 1: 40, 2: 30, 3: 18, 4: 8, 5: 4 }, random)))

const drawTwins = (cells: readonly number[], random: Random): readonly number[] => {
  const top = Math.max(0, ...cells)
  return [drawRank(top, random), drawRank(top, random)]
}

/** Two numbers joined together go onto two free cells; three or more equal ones become the next. */
export const twinKind: KindOf = (definition): Kind => {
  const beside = neighboursOf(definition)
  const around = neighboursOf(definition, true)
  const pairs = (cells: readonly number[]) =>
    beside.flatMap((near, cell) =>
      cells[cell] === 0 ? near.flatMap((next) => (cells[next] === 0 ? [[cell, next]] : [])) : [],
    )

  function grow(cells: number[], cell: number, events: SimEvent[]): number {
    let points = 0
    for (let wave = 1; cells[cell] !== 0; wave++) {
      const rank = cells[cell]!
      const group = gatherIsland(cells, beside, cell)
      if (group.length === 0) return points
      events.push(WAVE)
      for (const one of group) {
        events.push(moved(one, cell, rank))
        cells[one] = 0
      }
      points += 5 * 3 ** rank * (group.length - 1) * wave
      if (rank < TOP_TWIN) {
        cells[cell] = rank + 1
        events.push(merged(cell, rank + 1))
        continue
      }
      events.push(merged(cell, rank), WAVE)
      points += BURST_POINTS
      for (const one of [cell, ...around[cell]!]) {
        if (cells[one] !== 0) events.push(cleared(one))
        cells[one] = 0
      }
    }
    return points
  }

  return {
    start: (random) => ({
      ...emptyState(beside.length),
      next: [...drawTwins([], random), ...drawTwins([], random)],
    }),
    step(state, input, random) {
      const [first = -1, second = -1] = input
      const isFree = state.cells[first] === 0 && state.cells[second] === 0
      if (!isFree || !beside[first]!.includes(second) || state.over) return { state, events: [] }
      const cells = [...state.cells]
      const [one = 1, other = 1] = state.next
      cells[first] = one
      cells[second] = other
      const events: SimEvent[] = [appeared(first, one), appeared(second, other)]
      let score = state.score + 1 + grow(cells, first, events)
      if (cells[second] !== 0) score += grow(cells, second, events)
      const next = [...state.next.slice(IN_HAND), ...drawTwins(cells, random)]
      const over = pairs(cells).length === 0
      return { state: { ...state, cells, next, score, moves: state.moves + 1, over }, events }
    },
    legal: ({ cells, over }) => (over ? [] : pairs(cells)),
  }
}
