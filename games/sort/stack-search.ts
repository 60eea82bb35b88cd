import type { Move } from './move.ts'
import {
  amountOf,
  isDone,
  isPure,
  isSorted,
  legalMoves,
  moved,
  type StackRules,
  type StackState,
} from './stack-rules.ts'

const MOST_POSITIONS = 6000
const BEAM = 110
const DEEPEST = 120

/** A way to sort everything, or nothing when the search gives up. */
export const sortingLine = (rules: StackRules, state: StackState, positions = MOST_POSITIONS) =>
  rules.onto === 'match' ? byDepth(rules, state, positions) : byBeam(rules, state)

/** Stacks are interchangeable: one name for all orders. */
const nameOf = ({ stacks, rooms, covered }: StackState) =>
  stacks
    .map((stack, index) => rooms[index] + ':' + covered[index] + stack.join(''))
    .sort()
    .join('|')

/** Same-colour games: depth-first, best move first, no position twice. */
function byDepth(rules: StackRules, start: StackState, positions: number): readonly Move[] | undefined {
  const seen = new Set<string>()
  const line: Move[] = []
  const dig = (state: StackState): boolean => {
    if (isSorted(state)) return true
    const name = nameOf(state)
    if (seen.has(name) || seen.size >= positions) return false
    seen.add(name)
    const moves = legalMoves(rules, state).map((move) => ({ move, worth: worthOf(rules, state, move) }))
    for (const { move, worth } of moves.sort((one, other) => other.worth - one.worth)) {
      if (worth < 0) continue
      line.push(move)
      if (dig(moved(rules, state, move))) return true
      line.pop()
    }
    return false
  }
  return dig(start) ? line : undefined
}

function worthOf(rules: StackRules, state: StackState, move: Move): number {
  const [from, to] = move
  const next = moved(rules, state, move)
  const target = state.stacks[to]!
  if (isDone(next, to)) return 100
  const emptied = next.stacks[from]!.length === 0
  const whole =
    amountOf(rules, next, [from, to]) === 0 || next.stacks[from]!.at(-1) !== next.stacks[to]!.at(-1)
  if (target.length > 0) return (emptied ? 60 : 0) + (isPure(target) ? 30 : 20) + (whole ? 10 : 0)
  const firstEmpty = state.stacks.findIndex(
    (stack, index) => stack.length === 0 && state.rooms[index] === state.rooms[to],
  )
  // Empty stacks of one size are equal: only the first is tried.
  return to === firstEmpty ? 5 : -1
}

interface Leaf {
  readonly state: StackState
  readonly cost: number
  readonly last: Move
  readonly parent: Leaf | undefined
}

/** Free games: beam search. */
function byBeam(rules: StackRules, start: StackState): readonly Move[] | undefined {
  if (isSorted(start)) return []
  const seen = new Set([nameOf(start)])
  let front: Leaf[] = [{ state: start, cost: costOf(start), last: [0, 0], parent: undefined }]
  for (let depth = 0; depth < DEEPEST && front.length > 0; depth++) {
    const next = new Map<string, Leaf>()
    for (const parent of front)
      for (const move of legalMoves(rules, parent.state)) {
        const state = moved(rules, parent.state, move)
        const name = nameOf(state)
        if (seen.has(name) || next.has(name)) continue
        const leaf = { state, cost: costOf(state), last: move, parent: depth === 0 ? undefined : parent }
        if (isSorted(state)) return lineTo(leaf)
        next.set(name, leaf)
      }
    const best = [...next].sort(([, one], [, other]) => one.cost - other.cost).slice(0, BEAM)
    // Positions the beam drops may return; only kept ones count as seen.
    for (const [name] of best) seen.add(name)
    front = best.map(([, leaf]) => leaf)
  }
  return undefined
}

function lineTo(leaf: Leaf): readonly Move[] {
  const line: Move[] = []
  for (let step: Leaf | undefined = leaf; step; step = step.parent) line.unshift(step.last)
  return line
}

/** Pieces outside the longest foot of their colour, more expensive the deeper they are. */
function costOf({ stacks }: StackState): number {
  const feet = stacks.map((stack) => {
    let foot = 0
    while (foot < stack.length && stack[foot] === stack[0]) foot++
    return foot
  })
  let cost = 0
  for (const [index, stack] of stacks.entries()) {
    const isHome = stacks.every(
      (other, place) =>
        place === index ||
        other[0] !== stack[0] ||
        feet[place]! < feet[index]! ||
        (feet[place] === feet[index] && place > index),
    )
    const foot = isHome ? feet[index]! : 0
    const wrong = stack.length - foot
    cost += wrong * 3 + (wrong * (wrong - 1)) / 2
  }
  return cost
}
