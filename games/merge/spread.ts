import type { SimEvent } from '#kit/game/contract.ts'
import { drawWeighted, pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import { neighboursOf } from './places.ts'
import { appeared, emptyState, merged, moved, WAVE, type Kind, type KindOf, type State } from './state.ts'

const SCATTERED = 5
const ISLAND_GROUP = 3
/** The highest island; three of them become pure points. */
export const TOP_ISLAND = 8

const freeCells = (cells: readonly number[]) => cells.flatMap((rank, cell) => (rank === 0 ? [cell] : []))

const drawHex = (random: Random) => Number(drawWeighted({ 1: 5, 2: 3, 3: 1 }, random))
const drawIsland = (random: Random) => Number(drawWeighted({ 1: 62, 2: 26, 3: 9, 4: 3 }, random))

/** One tile a turn on any free cell. */
export const spreadKind: KindOf = (definition): Kind => {
  const isHex = definition.kind === 'hex'
  const beside = neighboursOf(definition)
  const draw = isHex ? drawHex : drawIsland
  const gather = isHex ? gatherNeighbours : gatherIsland
  return {
    start(random) {
      const base = emptyState(beside.length)
      const cells = [...base.cells]
      for (let count = 0; count < SCATTERED; count++)
        cells[pickOne(freeCells(cells), random)] = 1 + pickIndex(3, random)
      return { ...base, cells, next: [draw(random), draw(random)] }
    },
    step(state, input, random) {
      const cell = input[0]!
      if (state.cells[cell] !== 0 || state.over) return { state, events: [] }
      const cells = [...state.cells]
      cells[cell] = state.next[0]!
      const events: SimEvent[] = [appeared(cell, cells[cell]!)]
      let score = state.score
      for (let wave = 1; ; wave++) {
        const group = gather(cells, beside, cell)
        if (group.length === 0) break
        const rank: number = cells[cell]!
        events.push(WAVE)
        for (const one of group) {
          events.push(moved(one, cell, rank))
          cells[one] = 0
        }
        cells[cell] = isHex ? rank + group.length : Math.min(TOP_ISLAND, rank + 1)
        score += (isHex ? 2 ** cells[cell]! : 5 * 3 ** rank * (group.length - 1)) * wave
        events.push(merged(cell, cells[cell]!))
      }
      if (isHex && score === state.score) sprout(cells, { random, events })
      const over = !cells.includes(0)
      const next = [state.next[1]!, draw(random)]
      return { state: { ...state, cells, next, score, moves: state.moves + 1, over }, events }
    },
    legal: ({ cells, over }: State) => (over ? [] : freeCells(cells).map((cell) => [cell])),
  }
}

interface Sprout {
  readonly random: Random
  readonly events: SimEvent[]
}

/** A turn without a merge lets a small tile come up by itself. */
function sprout(cells: number[], { random, events }: Sprout) {
  const free = freeCells(cells)
  if (free.length === 0) return
  const at = pickOne(free, random)
  cells[at] = 1 + pickIndex(3, random)
  events.push(WAVE, appeared(at, cells[at]))
}

type Gather = (
  cells: readonly number[],
  beside: readonly (readonly number[])[],
  cell: number,
) => readonly number[]

const gatherNeighbours: Gather = (cells, beside, cell) =>
  beside[cell]!.filter((next) => cells[next] === cells[cell])

/** The other cells of a group of three or more; none when it is smaller. */
export const gatherIsland: Gather = (cells, beside, cell) => {
  const group = [cell]
  for (const one of group)
    for (const next of beside[one]!)
      if (cells[next] === cells[cell] && !group.includes(next)) group.push(next)
  return group.length >= ISLAND_GROUP ? group.slice(1) : []
}
