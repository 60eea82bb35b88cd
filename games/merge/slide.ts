import type { SimEvent } from '#kit/game/contract.ts'
import { pickOne, shuffled, type Random } from '#kit/random/random.ts'
import { appeared, emptyState, merged, moved, WAVE, type Kind, type KindOf } from './state.ts'

/** Left, right, up, down. */
export const SLIDES = [0, 1, 2, 3] as const
const FIRST_TILES = 7

/** A one and a two make three; from three on equals double. Rank 3 is the three, rank 4 the six. */
export const pairValue = (rank: number) => (rank < 3 ? rank : 3 * 2 ** (rank - 3))
/** Rank two tiles merge to; 0 when they do not. */
export const pairSum = (one: number, other: number): number => {
  if (one + other === 3 && one > 0 && other > 0) return 3
  return one === other && one >= 3 ? one + 1 : 0
}
const worthOf = (rank: number) => (rank < 3 ? 0 : 3 ** (rank - 2))

interface Shift {
  readonly cells: readonly number[]
  readonly events: readonly SimEvent[]
  /** Cells where a tile may come in: at the far end of the lines that moved. */
  readonly doors: readonly number[]
}

/** Cells of each line, starting at the wall that tiles move to. */
function lanes(size: number, direction: number): readonly (readonly number[])[] {
  const along = [...Array(size).keys()]
  return along.map((lane) => {
    const cells = along.map((at) => (direction < 2 ? lane * size + at : at * size + lane))
    return direction % 2 === 1 ? cells.toReversed() : cells
  })
}

/** Every tile moves one step, or merges with the one ahead. */
export function shift(cells: readonly number[], size: number, direction: number): Shift {
  const after = [...cells]
  const events: SimEvent[] = []
  const results: SimEvent[] = []
  const doors: number[] = []
  for (const lane of lanes(size, direction)) {
    let hasMoved = false
    for (let at = 1; at < size; at++) {
      const [to, from] = [lane[at - 1]!, lane[at]!]
      const rank = after[from]!
      if (rank === 0) continue
      const sum = hasMoved ? 0 : pairSum(after[to]!, rank)
      if (after[to] !== 0 && sum === 0) continue
      hasMoved = true
      events.push(moved(from, to, rank))
      results.push(sum > 0 ? merged(to, sum) : appeared(to, rank))
      after[to] = sum > 0 ? sum : rank
      after[from] = 0
    }
    if (hasMoved) doors.push(lane[size - 1]!)
  }
  return { cells: after, events: [...events, ...results], doors }
}

/** Ones and twos come evenly from a bag, now and then a larger one. */
function drawTile(cells: readonly number[], random: Random): number {
  const top = Math.max(0, ...cells)
  if (top >= 7 && random() < 0.05) return 4 + Math.floor(random() * (top - 6))
  const ones = cells.filter((rank) => rank === 1).length
  const twos = cells.filter((rank) => rank === 2).length
  if (Math.abs(ones - twos) > 3) return ones > twos ? 2 : 1
  return 1 + Math.floor(random() * 3)
}

const scoreOf = (cells: readonly number[]) => cells.reduce((sum, rank) => sum + worthOf(rank), 0)

export const slideKind: KindOf = ({ columns }): Kind => ({
  start(random) {
    const base = emptyState(columns * columns)
    const spots = shuffled([...base.cells.keys()], random).slice(0, FIRST_TILES)
    const cells = base.cells.map((_, cell) => (spots.includes(cell) ? 1 + (spots.indexOf(cell) % 3) : 0))
    return { ...base, cells, next: [drawTile(cells, random)], score: scoreOf(cells) }
  },
  step(state, input, random) {
    const { cells, events, doors } = shift(state.cells, columns, input[0]!)
    if (doors.length === 0 || state.over) return { state, events: [] }
    const door = pickOne(doors, random)
    const filled = cells.with(door, state.next[0]!)
    const over = SLIDES.every((direction) => shift(filled, columns, direction).doors.length === 0)
    const next = [drawTile(filled, random)]
    return {
      state: { ...state, cells: filled, next, score: scoreOf(filled), moves: state.moves + 1, over },
      events: [...events, WAVE, appeared(door, state.next[0]!)],
    }
  },
  legal: ({ cells, over }) =>
    over ? [] : SLIDES.filter((way) => shift(cells, columns, way).doors.length > 0).map((way) => [way]),
})
