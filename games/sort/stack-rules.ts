import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import type { Move } from './move.ts'

export interface StackRules {
  /** A run moves together as far as space allows, or one piece at a time. */
  readonly carry: 'run' | 'one'
  /** A piece may lie on its own colour or nothing, or on anything. */
  readonly onto: 'match' | 'any'
  /** Covered pieces show their colour only at the top. */
  readonly covered: boolean
}

export interface StackState {
  readonly kind: 'stacks'
  /** The game it belongs to. */
  readonly game: string
  /** Colours from the bottom up. */
  readonly stacks: readonly (readonly number[])[]
  /** How many pieces each stack takes. */
  readonly rooms: readonly number[]
  /** How many pieces from the bottom are still covered. */
  readonly covered: readonly number[]
  readonly moves: number
  /** Moves of a good player. */
  readonly par: number
}

export const isPure = (stack: readonly number[]) => stack.every((color) => color === stack[0])

/** All pieces of one colour are together: nothing is taken any more. */
export function isDone({ stacks }: Pick<StackState, 'stacks'>, index: number): boolean {
  const stack = stacks[index]!
  if (stack.length === 0 || !isPure(stack)) return false
  return stacks.every((other, place) => place === index || !other.includes(stack[0]!))
}

export const isSorted = (state: Pick<StackState, 'stacks'>) =>
  state.stacks.every((stack, index) => stack.length === 0 || isDone(state, index))

/** Pieces of the top's colour that lie together and are seen. */
export function runOf({ stacks, covered }: Pick<StackState, 'stacks' | 'covered'>, index: number): number {
  const stack = stacks[index]!
  let run = 0
  while (run < stack.length - covered[index]! && stack[stack.length - 1 - run] === stack.at(-1)) run++
  return run
}

/** How many pieces go over; 0 where the move is not allowed. */
export function amountOf(rules: StackRules, state: StackState, [from, to]: Move): number {
  const { stacks, rooms } = state
  const source = stacks[from]
  const target = stacks[to]
  if (from === to || !source?.length || !target || target.length >= rooms[to]!) return 0
  if (rules.onto === 'match') {
    if (isDone(state, from)) return 0
    if (target.length > 0 && target.at(-1) !== source.at(-1)) return 0
    // Moving a single colour to an empty stack of the same size gains nothing.
    if (target.length === 0 && isPure(source) && covered(state, from) === 0 && rooms[to]! <= rooms[from]!)
      return 0
  }
  return rules.carry === 'one' ? 1 : Math.min(runOf(state, from), rooms[to]! - target.length)
}

const covered = (state: StackState, index: number) => state.covered[index]!

export function legalMoves(rules: StackRules, state: StackState): readonly Move[] {
  const moves: Move[] = []
  for (let from = 0; from < state.stacks.length; from++)
    for (let to = 0; to < state.stacks.length; to++)
      if (amountOf(rules, state, [from, to]) > 0) moves.push([from, to])
  return moves
}

export function moved(rules: StackRules, state: StackState, move: Move): StackState {
  const amount = amountOf(rules, state, move)
  const [from, to] = move
  if (amount === 0) return state
  const source = state.stacks[from]!
  const rest = source.slice(0, source.length - amount)
  const stacks = state.stacks
    .with(from, rest)
    .with(to, [...state.stacks[to]!, ...source.slice(source.length - amount)])
  const shown = state.covered.with(from, Math.max(0, Math.min(state.covered[from]!, rest.length - 1)))
  return { ...state, stacks, covered: shown, moves: state.moves + 1 }
}

export function stackRules(rules: StackRules, first: StackState): TurnRules<StackState, Move> {
  return {
    start: () => first,
    step(state, move) {
      const amount = amountOf(rules, state, move)
      if (amount === 0) return { state, events: [{ kind: 'refused' }] }
      const next = moved(rules, state, move)
      const [from, to] = move
      const events: SimEvent[] = [{ kind: 'pour', x: from, y: to, amount }]
      if (next.covered[from] !== state.covered[from]) events.push({ kind: 'bare', x: from })
      if (isDone(next, to)) events.push({ kind: 'done', x: to })
      if (next.stacks[from]!.length > 0 && isDone(next, from)) events.push({ kind: 'done', x: from })
      if (next.stacks[from]!.length === 0) events.push({ kind: 'empty', x: from })
      return { state: next, events }
    },
    legal: (state) => legalMoves(rules, state),
    status: (state) => (isSorted(state) ? 'won' : legalMoves(rules, state).length === 0 ? 'lost' : 'playing'),
    score: ({ moves }) => moves,
    progress: (state) =>
      state.stacks.filter((stack, index) => stack.length === 0 || isDone(state, index)).length /
      state.stacks.length,
  }
}
