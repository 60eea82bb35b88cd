import type { TurnRules } from '#kit/game/turn-sim.ts'
import type { Move } from './move.ts'

/** Up, right, down, left. */
export const WAYS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

export interface Eel {
  /** Cells from the head to the tail. */
  readonly cells: readonly number[]
  /** Heading, an index of WAYS. */
  readonly way: number
}

export interface EelState {
  readonly kind: 'eels'
  readonly columns: number
  readonly rows: number
  readonly eels: readonly Eel[]
  /** '1' for every eel that has left. */
  readonly gone: string
  readonly hearts: number
  readonly most: number
  readonly moves: number
}

/** The cells between an eel's head and the edge, nearest first. */
export function ray(
  { columns, rows }: Pick<EelState, 'columns' | 'rows'>,
  { cells, way }: Eel,
): readonly number[] {
  const [dx, dy] = WAYS[way]!
  const ahead: number[] = []
  let x = (cells[0]! % columns) + dx
  let y = Math.floor(cells[0]! / columns) + dy
  for (; x >= 0 && x < columns && y >= 0 && y < rows; x += dx, y += dy) ahead.push(y * columns + x)
  return ahead
}

/** The eel in the way, and the cells before it. */
export function ahead(
  state: EelState,
  index: number,
): { readonly eel: number; readonly free: number } | undefined {
  const owner = new Map<number, number>()
  for (const [other, { cells }] of state.eels.entries())
    if (state.gone[other] === '0' && other !== index) for (const cell of cells) owner.set(cell, other)
  for (const [free, cell] of ray(state, state.eels[index]!).entries()) {
    const eel = owner.get(cell)
    if (eel !== undefined) return { eel, free }
  }
  return undefined
}

export const freeEel = (state: EelState): number =>
  state.eels.findIndex((_, index) => state.gone[index] === '0' && !ahead(state, index))

export function eelRules(first: EelState): TurnRules<EelState, Move> {
  return {
    start: () => first,
    step(state, [index]) {
      if (state.gone[index] !== '0') return { state, events: [{ kind: 'none' }] }
      const moves = state.moves + 1
      const stop = ahead(state, index)
      if (stop)
        return {
          state: { ...state, hearts: state.hearts - 1, moves },
          events: [{ kind: 'bump', x: index, y: stop.eel, amount: stop.free }],
        }
      const gone = `${state.gone.slice(0, index)}1${state.gone.slice(index + 1)}`
      const isLast = !gone.includes('0')
      return { state: { ...state, gone, moves }, events: [{ kind: isLast ? 'last' : 'out', x: index }] }
    },
    legal: ({ gone }) => [...gone].flatMap((flag, index): Move[] => (flag === '0' ? [[index, 0]] : [])),
    status: ({ gone, hearts }) => (hearts <= 0 ? 'lost' : gone.includes('0') ? 'playing' : 'won'),
    score: ({ moves }) => moves,
    progress: ({ gone }) => [...gone].filter((flag) => flag === '1').length / gone.length,
  }
}
