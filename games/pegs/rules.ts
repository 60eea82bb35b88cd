import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import { boardOf, type Shape } from './boards.ts'
import { levels } from './levels.ts'
import { solve } from './search.ts'

export interface State {
  readonly shape: Shape
  /** One sign a hole: '1' holds a marble. */
  readonly pegs: string
  /** Where the last jump ended; going on from there is the same move. */
  readonly last: number
  readonly moves: number
  readonly begun: number
}

export interface Level {
  readonly pegs: string
  /** Numbers of the jumps that solve it. */
  readonly line: readonly number[]
}

const HINT_POSITIONS = 60_000
const MOST_PLANNED = 4000

/** Reads `marbles:jumps`: a number of 36 signs with a bit for each hole, and two signs a jump. */
export function readLevel(id: string, level: number): Level {
  const pack = (levels[id] ?? '').split('|')
  const [name = '', jumps = ''] = pack[(level - 1) % pack.length]!.split(':')
  let rest = parseInt(name, 36)
  const pegs = boardOf(id as Shape)
    .holes.map(() => {
      const sign = rest % 2 === 1 ? '1' : '0'
      rest = Math.floor(rest / 2)
      return sign
    })
    .join('')
  return { pegs, line: (jumps.match(/../g) ?? []).map((jump) => parseInt(jump, 36)) }
}

export function first(shape: Shape, level: number): State {
  const { pegs } = readLevel(shape, level)
  return { shape, pegs, last: -1, moves: 0, begun: countOf(pegs) }
}

export const countOf = (pegs: string) => pegs.split('1').length - 1

const opens = ({ shape, pegs }: State) =>
  [...boardOf(shape).jumps.entries()]
    .filter(([, [from, over, to]]) => pegs[from] === '1' && pegs[over] === '1' && pegs[to] === '0')
    .map(([index]) => index)

export function jumped(state: State, jump: number): State {
  const [from, over, to] = boardOf(state.shape).jumps[jump]!
  const pegs = [...state.pegs]
  pegs[from] = pegs[over] = '0'
  pegs[to] = '1'
  return {
    ...state,
    pegs: pegs.join(''),
    last: to,
    moves: state.moves + (from === state.last ? 0 : 1),
  }
}

export const turnRules = (start: State): TurnRules<State, number> => {
  const statusOf = (state: State) =>
    countOf(state.pegs) === 1 ? 'won' : opens(state).length === 0 ? 'lost' : 'playing'
  return {
    start: () => start,
    step(state, jump) {
      const next = jumped(state, jump)
      const events: SimEvent[] = [{ kind: next.moves === state.moves ? 'chain' : 'jump' }]
      const status = statusOf(next)
      if (status !== 'playing') events.push({ kind: status })
      return { state: next, events }
    },
    legal: (state) => (countOf(state.pegs) === 1 ? [] : opens(state)),
    status: statusOf,
    score: ({ moves }) => moves,
    progress: ({ pegs, begun }) => (begun - countOf(pegs)) / Math.max(1, begun - 1),
  }
}

const plans = new Map<string, number | undefined>()
const keyOf = ({ shape, pegs }: State) => `${shape} ${pegs}`

function learn(state: State, line: readonly number[]) {
  let place = state
  for (const jump of line) {
    plans.set(keyOf(place), jump)
    place = jumped(place, jump)
  }
}

/** The next jump of a way to win: of the kept line, or of a new one that is searched from here. */
export function best(state: State, level: number): number | undefined {
  if (plans.size > MOST_PLANNED) plans.clear()
  if (!plans.has(keyOf(state))) learn(first(state.shape, level), readLevel(state.shape, level).line)
  if (!plans.has(keyOf(state))) {
    const line = solve(boardOf(state.shape), state.pegs, HINT_POSITIONS)
    plans.set(keyOf(state), undefined)
    learn(state, line ?? [])
  }
  return plans.get(keyOf(state))
}

/** Moves of the kept line, a chain of jumps counted once. */
export function parOf(shape: Shape, level: number): number {
  let state = first(shape, level)
  for (const jump of readLevel(shape, level).line) state = jumped(state, jump)
  return state.moves
}
