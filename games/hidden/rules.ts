import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import { SIDE, type Board } from './board.ts'
import type { Hunt } from './definitions.ts'
import { boardOf } from './hunts.ts'
import { cornersOf, diggingOf } from './piles.ts'

export interface HuntState {
  readonly level: number
  /** Things found, or removed from a heap, in order; right answers in games of questions. */
  readonly found: readonly number[]
  readonly slips: number
  readonly moves: number
  /** Cell of the lamp in its grid. */
  readonly lamp: number
  readonly oil: number
  /** Wrong answers to the current question. */
  readonly wrong: readonly number[]
}

/** Wrong touches that end a level. */
export const PATIENCE = 5
const HARD_PATIENCE = 3
/** With few answers to choose from, fewer may be wrong. */
const isChoice = (hunt: Hunt) => hunt === 'count' || hunt === 'copy' || hunt === 'strings'
export const patienceOf = (hunt: Hunt) => (isChoice(hunt) ? HARD_PATIENCE : PATIENCE)

export const LAMP_CELLS = 8
export const LAMP_REACH = 66
const CELL = SIDE / LAMP_CELLS
export const lampPlace = (cell: number) => ({
  x: ((cell % LAMP_CELLS) + 0.5) * CELL,
  y: (Math.floor(cell / LAMP_CELLS) + 0.5) * CELL,
})
/** Inputs from here on move the lamp to a cell. */
export const lampInput = (board: Board, cell: number) => board.things.length + cell
export const lampCellAt = (x: number, y: number) => {
  const part = (value: number) => Math.max(0, Math.min(LAMP_CELLS - 1, Math.floor(value / CELL)))
  return part(x) + part(y) * LAMP_CELLS
}

export function isLit(board: Board, lamp: number, thing: number): boolean {
  const { x, y } = board.things[thing]!
  const at = lampPlace(lamp)
  return (x - at.x) * (x - at.x) + (y - at.y) * (y - at.y) <= LAMP_REACH * LAMP_REACH
}

/** These hunts ask for one target after another; in the others any remaining one will do. */
const isAsked = (hunt: Hunt) => isChoice(hunt) || hunt === 'patch' || hunt === 'parade' || hunt === 'loupe'

export const isTaken = ({ found }: HuntState, thing: number) => found.includes(thing)
/** Whether nothing covers a thing of the heap any more. */
export const isFree = (board: Board, state: HuntState, thing: number) =>
  board.under![thing]!.every((cover) => isTaken(state, cover))

/** Targets found so far. */
export const doneOf = (hunt: Hunt, state: HuntState) =>
  hunt === 'heap'
    ? boardOf(hunt, state.level).targets.filter((target) => isTaken(state, target)).length
    : state.found.length

export const leftOf = (hunt: Hunt, state: HuntState): readonly number[] => {
  const { targets } = boardOf(hunt, state.level)
  return isAsked(hunt)
    ? targets.slice(state.found.length)
    : targets.filter((target) => !isTaken(state, target))
}

/** The fewest things to remove from a heap. */
export function parOf(hunt: Hunt, level: number): number {
  const { targets, under } = boardOf(hunt, level)
  if (hunt !== 'heap') return targets.length
  return new Set(targets.flatMap((target) => [...diggingOf(under!, target)])).size
}

export function statusOf(hunt: Hunt, state: HuntState): 'playing' | 'won' | 'lost' {
  if (leftOf(hunt, state).length === 0) return 'won'
  if (state.slips >= patienceOf(hunt)) return 'lost'
  if (hunt !== 'torch' || state.oil > 0) return 'playing'
  // Once the oil is used up, things in the light may still be taken.
  const board = boardOf(hunt, state.level)
  return leftOf(hunt, state).some((target) => isLit(board, state.lamp, target)) ? 'playing' : 'lost'
}

export function legalOf(hunt: Hunt, state: HuntState): readonly number[] {
  if (statusOf(hunt, state) !== 'playing') return []
  const board = boardOf(hunt, state.level)
  if (hunt === 'count' || hunt === 'copy')
    return [0, 1, 2, 3].filter((answer) => !state.wrong.includes(answer))
  if (hunt === 'strings')
    return [...board.strings!.keys()].filter((kite) => !isTaken(state, kite) && !state.wrong.includes(kite))
  if (hunt === 'patch')
    return cornersOf(board.columns!)
      .map((corner) => corner + board.columns! + 1)
      .filter((cell) => !state.wrong.includes(cell))
  const things = [...board.things.keys()].filter((thing) => !isTaken(state, thing))
  if (hunt !== 'torch') return things
  const cells = Array.from({ length: LAMP_CELLS * LAMP_CELLS }, (_, cell) => cell)
  return [
    ...things.filter((thing) => isLit(board, state.lamp, thing)),
    ...cells.filter((cell) => cell !== state.lamp && state.oil > 0).map((cell) => lampInput(board, cell)),
  ]
}

interface Step {
  readonly state: HuntState
  readonly events: readonly SimEvent[]
}

const slip = (state: HuntState, input: number): Step => ({
  state: { ...state, slips: state.slips + 1, wrong: [...state.wrong, input] },
  events: [{ kind: 'slip', x: input }],
})

function touch(hunt: Hunt, state: HuntState, input: number): Step {
  const board = boardOf(hunt, state.level)
  const take = (kind: string): Step => ({
    state: { ...state, found: [...state.found, input], wrong: [] },
    events: [{ kind, x: input }],
  })
  if (input >= board.things.length && hunt === 'torch')
    return {
      state: { ...state, lamp: input - board.things.length, oil: state.oil - 1 },
      events: [{ kind: 'lamp', x: input }],
    }
  if (hunt === 'heap') {
    if (!isFree(board, state, input)) return slip(state, input)
    return take(board.targets.includes(input) ? 'found' : 'taken')
  }
  const left = leftOf(hunt, state)
  const isRight = isAsked(hunt) ? left[0] === input : left.includes(input)
  return isRight ? take('found') : slip(state, input)
}

const POINTS = 20
const SLIP_COST = 8
const EXTRA_COST = 2

/** Targets score; a finished level pays more for fewer slips, and in a heap for fewer things moved. */
export function scoreOf(hunt: Hunt, state: HuntState): number {
  const done = doneOf(hunt, state) * POINTS
  if (statusOf(hunt, state) !== 'won') return done
  const extra = hunt === 'heap' ? state.moves - parOf(hunt, state.level) : 0
  const oil = hunt === 'torch' ? state.oil * EXTRA_COST : 0
  return done + oil + Math.max(0, 5 * POINTS - SLIP_COST * state.slips - EXTRA_COST * extra)
}

export function starsOf(hunt: Hunt, state: HuntState): 1 | 2 | 3 {
  const extra = hunt === 'heap' ? state.found.length - parOf(hunt, state.level) : 0
  const faults = state.slips + Math.floor(extra / 3)
  return faults === 0 ? 3 : faults <= 2 ? 2 : 1
}

export const turnRules = (hunt: Hunt, level: number): TurnRules<HuntState, number> => ({
  start: () => ({
    level,
    found: [],
    slips: 0,
    moves: 0,
    lamp: lampCellAt(SIDE / 2, SIDE / 2),
    oil: boardOf(hunt, level).oil ?? 0,
    wrong: [],
  }),
  step(state, input) {
    const next = touch(hunt, { ...state, moves: state.moves + 1 }, input)
    const status = statusOf(hunt, next.state)
    return status === 'playing' ? next : { ...next, events: [...next.events, { kind: status }] }
  },
  legal: (state) => legalOf(hunt, state),
  status: (state) => statusOf(hunt, state),
  score: (state) => scoreOf(hunt, state),
  progress: (state) => Math.min(1, doneOf(hunt, state) / boardOf(hunt, state.level).targets.length),
})

/** The next input of a perfect player. */
export function bestOf(hunt: Hunt, state: HuntState): number | undefined {
  if (statusOf(hunt, state) !== 'playing') return undefined
  const board = boardOf(hunt, state.level)
  const left = leftOf(hunt, state)
  if (hunt === 'heap') {
    const digging = [...new Set(left.flatMap((target) => [...diggingOf(board.under!, target)]))]
    return digging.find((thing) => !isTaken(state, thing) && isFree(board, state, thing))
  }
  if (hunt !== 'torch') return left[0]
  const lit = left.find((target) => isLit(board, state.lamp, target))
  if (lit !== undefined) return lit
  const { x, y } = board.things[left[0]!]!
  return lampInput(board, lampCellAt(x, y))
}

/** The solution that the hints follow. */
export function wayOf(hunt: Hunt, level: number): readonly number[] {
  const rules = turnRules(hunt, level)
  const way: number[] = []
  let state = rules.start(() => 0)
  for (let input = bestOf(hunt, state); input !== undefined; input = bestOf(hunt, state)) {
    way.push(input)
    state = rules.step(state, input, () => 0).state
  }
  return way
}
