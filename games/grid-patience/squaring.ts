import type { GridDefinition, GridRules } from './definition.ts'
import { linePoints } from './hands.ts'
import { cardsOn, GAP, type Kind, type Move, type State } from './state.ts'

/** Lines of a square: rows, then columns. */
export const linesOf = (size: number): readonly (readonly number[])[] => {
  const range = Array.from({ length: size }, (_, index) => index)
  return [
    ...range.map((row) => range.map((column) => row * size + column)),
    ...range.map((column) => range.map((row) => row * size + column)),
  ]
}

/** Points of each line; undefined for incomplete ones. */
export const pointsOfLines = (rules: GridRules & { kind: 'square' }, { cells }: State, size: number) =>
  linesOf(size).map((line) => {
    const cards = line.map((cell) => cells[cell]!)
    return cards.includes(GAP) ? undefined : linePoints(rules.lines, cards)
  })

export function squaring(rules: GridRules & { kind: 'square' }, { columns, places }: GridDefinition): Kind {
  const isFull = (state: State) => cardsOn(state) === places
  const isDone = (state: State) => (rules.swaps === undefined ? isFull(state) : state.moves >= rules.swaps)
  const scored = (state: State): State => ({
    ...state,
    points: pointsOfLines(rules, state, columns).reduce<number>((sum, points) => sum + (points ?? 0), 0),
  })
  return {
    legal(state) {
      if (isDone(state)) return []
      if (rules.swaps === undefined)
        return [...state.cells.keys()]
          .filter((cell) => state.cells[cell] === GAP)
          .map((to): Move => ({ kind: 'lay', to }))
      return [...state.cells.keys()].flatMap((from) =>
        Array.from({ length: places - from - 1 }, (_, index): Move => ({
          kind: 'go',
          from,
          to: from + 1 + index,
        })),
      )
    },
    step(state, move) {
      if (move.kind === 'lay') {
        const cells = state.cells.with(move.to, state.stock.at(-1)!)
        return scored({ ...state, cells, stock: state.stock.slice(0, -1) })
      }
      if (move.kind !== 'go') return state
      const { cells } = state
      return scored({
        ...state,
        cells: cells.with(move.to, cells[move.from]!).with(move.from, cells[move.to]!),
      })
    },
    isWon: (state) => isDone(state) && state.points >= rules.par,
    progress: (state) =>
      rules.swaps === undefined ? cardsOn(state) / places : Math.min(1, state.moves / rules.swaps),
  }
}
