import { levels } from '../levels/turtle-sums.ts'
import { levelOf, type MindRules, type MindState } from './mind-rules.ts'

export interface TurtleState extends MindState {
  readonly width: number
  /** What each stone does to the number: `+3`, `-2`, `*2`, `:2`; `S` the start, `G` the island. */
  readonly stones: readonly string[]
  readonly at: number
  readonly value: number
  readonly target: number
  /** Stones that have sunk. */
  readonly sunk: readonly number[]
}

const LARGEST = 99

/** The number after a stone; `undefined` where it would not be an integer from 0 to 99. */
export function after(value: number, stone: string): number | undefined {
  if (stone === 'G' || stone === 'S') return value
  const by = Number(stone.slice(1))
  const next =
    stone[0] === '+' ? value + by : stone[0] === '-' ? value - by : stone[0] === '*' ? value * by : value / by
  return Number.isInteger(next) && next >= 0 && next <= LARGEST ? next : undefined
}

/** Neighbours of a stone: above, right, below, left. */
export function beside(at: number, width: number, count: number): number[] {
  const [x, y] = [at % width, Math.floor(at / width)]
  const next: number[] = []
  if (y > 0) next.push(at - width)
  if (x < width - 1) next.push(at + 1)
  if (at + width < count) next.push(at + width)
  if (x > 0) next.push(at - 1)
  return next
}

function open(state: TurtleState): number[] {
  const { at, width, stones, sunk, value, target } = state
  return beside(at, width, stones.length).filter((stone) => {
    if (sunk.includes(stone)) return false
    return stones[stone] === 'G' ? value === target : after(value, stones[stone]!) !== undefined
  })
}

const stepped = (state: TurtleState, stone: number): TurtleState => ({
  ...state,
  at: stone,
  value: after(state.value, state.stones[stone]!) ?? state.value,
  sunk: [...state.sunk, state.at],
  moves: state.moves + 1,
})

const isHome = ({ stones, at }: TurtleState) => stones[at] === 'G'

/** The shortest way to the island with the number it asks for. */
export function shortest(state: TurtleState): readonly number[] | undefined {
  let edge: { readonly state: TurtleState; readonly way: readonly number[] }[] = [{ state, way: [] }]
  while (edge.length > 0) {
    const next: typeof edge = []
    for (const { state: here, way } of edge) {
      if (isHome(here)) return way
      for (const stone of open(here)) next.push({ state: stepped(here, stone), way: [...way, stone] })
    }
    edge = next
  }
  return undefined
}

/** Walk from stone to stone; each changes the number, and the island wants its own. */
export const rules: MindRules<TurtleState> = {
  first(level) {
    const [width = '', value = '', target = '', stones = ''] = levelOf(levels, level).split(' ')
    const cells = stones.split(',')
    return {
      width: Number(width),
      stones: cells,
      at: cells.indexOf('S'),
      value: Number(value),
      target: Number(target),
      sunk: [],
      moves: 0,
    }
  },
  step(state, stone) {
    const next = stepped(state, stone)
    const sign = state.stones[stone]!
    const kind = sign === 'G' ? 'home' : sign[0] === '+' || sign[0] === '*' ? 'more' : 'less'
    const events = [{ kind, x: stone, amount: next.value }]
    if (!isHome(next) && open(next).length === 0)
      return { state: next, events: [...events, { kind: 'stuck' }] }
    return { state: next, events }
  },
  legal: (state) => (isHome(state) ? [] : open(state)),
  status: (state) => (isHome(state) ? 'won' : open(state).length === 0 ? 'lost' : 'playing'),
  progress: (state) => (isHome(state) ? 1 : state.moves / state.stones.length),
  best: (state) => shortest(state)?.[0],
}
