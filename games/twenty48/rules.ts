import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import { openDirections, slide, type Cells, type Direction } from './board.ts'
import type { BoardSize } from './definitions.ts'

export interface State {
  readonly size: number
  readonly cells: Cells
  readonly score: number
}

const CHANCE_OF_FOUR = 0.1

/** The power of the largest tile on the board. */
export const largest = (cells: Cells) => Math.max(...cells)

/** 2048 on one board size. The run goes on after the goal; it is over when no direction moves a tile. */
export function rules({ size, goal }: BoardSize): TurnRules<State, Direction> {
  return {
    start(random) {
      const empty = Array<number>(size * size).fill(0)
      const first = spawn(empty, random)
      return { size, cells: spawn(first.cells, random).cells, score: 0 }
    },
    step,
    legal: (state) => openDirections(state.cells, state.size),
    status: (state) => (openDirections(state.cells, state.size).length > 0 ? 'playing' : 'over'),
    score: (state) => state.score,
    progress: (state) => Math.min(1, largest(state.cells) / Math.log2(goal)),
  }
}

/** A swipe without effect is no move: no tile appears and no random number is drawn. */
export function step(state: State, direction: Direction, random: Random) {
  const { cells, merges, gained, changed } = slide(state.cells, state.size, direction)
  if (!changed) return { state, events: [] }
  const fresh = spawn(cells, random)
  const events: SimEvent[] = [
    { kind: 'slide' },
    ...merges.map(({ cell, power }) => ({ kind: 'merge', x: cell, amount: power })),
    { kind: 'spawn', x: fresh.cell, amount: fresh.power },
  ]
  const next: State = { ...state, cells: fresh.cells, score: state.score + gained }
  if (largest(next.cells) > largest(state.cells)) events.push({ kind: 'best', amount: largest(next.cells) })
  return { state: next, events }
}

function spawn(cells: Cells, random: Random) {
  const cell = pickOne(
    cells.flatMap((power, index) => (power === 0 ? [index] : [])),
    random,
  )
  const power = random() < CHANCE_OF_FOUR ? 2 : 1
  return { cells: cells.with(cell, power), cell, power }
}
