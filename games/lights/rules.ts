import type { TurnRules } from '#kit/game/turn-sim.ts'
import { touches } from './algebra.ts'
import { boardOf, type Shape } from './boards.ts'
import { levels } from './levels.ts'

export interface LightsRules {
  readonly shape: Shape
  /** Two: dark and gold. Three: dark, red, gold. */
  readonly light: 'two' | 'three'
}

/** Gold at 0; each touch adds one, and the last number wraps to gold. */
export interface State {
  readonly shape: Shape
  readonly states: number
  readonly size: number
  readonly signs: string
  readonly cells: readonly number[]
  readonly moves: number
}

export const boardIn = ({ shape, size, signs }: State) => boardOf(shape, size, signs)

/** Reads `size:cells:signs`. */
export function first(id: string, { shape, light }: LightsRules, level: number): State {
  const pack = (levels[id] ?? '').split('|')
  const [size, cells = '', signs = ''] = pack[(level - 1) % pack.length]!.split(':')
  const states = light === 'three' ? 3 : 2
  return { shape, states, size: Number(size), signs, cells: [...cells].map(Number), moves: 0 }
}

const goldIn = ({ cells }: State) => cells.filter((value) => value === 0).length
const isLit = (state: State) => goldIn(state) === state.cells.length

export function touched(state: State, cell: number): State {
  const reached = boardIn(state).reach[cell]!
  const cells = state.cells.map((value, other) =>
    reached.includes(other) ? (value + 1) % state.states : value,
  )
  return { ...state, cells, moves: state.moves + 1 }
}

export const turnRules = (start: State): TurnRules<State, number> => ({
  start: () => start,
  step(state, cell) {
    const next = touched(state, cell)
    const gained = goldIn(next) - goldIn(state)
    const kind = gained > 0 ? 'brighter' : gained < 0 ? 'darker' : 'even'
    const events = [{ kind, amount: gained }]
    return { state: next, events: isLit(next) ? [...events, { kind: 'won' }] : events }
  },
  legal: (state) => (isLit(state) ? [] : [...state.cells.keys()]),
  status: (state) => (isLit(state) ? 'won' : 'playing'),
  score: ({ moves }) => moves,
  progress: (state) => goldIn(state) / state.cells.length,
})

/** Every touch of the shortest solution. */
export const wayFrom = (state: State): readonly number[] | undefined =>
  touches(boardIn(state).reach, state.cells, state.states)?.flatMap((times, cell) =>
    Array<number>(times).fill(cell),
  )

export const best = (state: State): number | undefined => wayFrom(state)?.[0]
