import type { Random } from '#kit/random/random.ts'
import { BOWL, dropX, pourPearls, radiusOf } from './pearls.ts'
import type { MergeDefinition } from './definitions.ts'
import { gestureOf } from './gestures.ts'
import { isLongPath, pathPoints } from './paths.ts'
import { neighboursOf } from './places.ts'
import { mergeRules } from './rules.ts'
import { CLOSED } from './seven.ts'
import { pairSum, shift, SLIDES } from './slide.ts'
import { emptyState, type Input, type State } from './state.ts'
import { sweep, waysOf } from './sweep.ts'

const PAIR_SIDE = 4
const EMPTY = emptyState(0)
const HALF: Random = () => 0.5
const FREE = 6
const KIN = 3
const NEAR_KIN = 1.5

/** The input with the best resulting board, one turn ahead. */
export function bestInput(definition: MergeDefinition, state: State): Input | undefined {
  if (definition.kind === 'pearls') return bestPlace(definition, state)
  if (gestureOf(definition) === 'path') return bestPath(definition, state)
  const rules = mergeRules(definition)
  let best: Input | undefined
  let bestWorth = -Infinity
  for (const input of rules.legal(state)) {
    const after = rules.step(state, input, HALF).state
    const worth = worthOf(definition, state, after)
    if (worth > bestWorth) {
      best = input
      bestWorth = worth
    }
  }
  return best
}

function worthOf(definition: MergeDefinition, before: State, after: State): number {
  switch (definition.kind) {
    case 'pairs':
      return pairOutlook(after, 2)
    case 'seven':
      return roomOutlook(before, after) - pileOutlook(after, definition)
    case 'divide':
      return roomOutlook(before, after)
    case 'fib':
    case 'triple':
    case 'reef':
    case 'hexslide':
      return outlook(definition, before, after) + sweepOutlook(definition, after.cells, 2)
    default:
      return outlook(definition, before, after)
  }
}

const FILLED = 4

/** Where numbers do not grow: points now, and room for later. */
function roomOutlook(before: State, after: State): number {
  const filled = after.cells.filter((rank) => rank !== 0).length
  return after.score - before.score - FILLED * filled - (after.over ? 500 : 0)
}

const HIGH_PILE = 0.6
const CLOSED_DISC = 3

/** What high piles and closed discs will cost. */
function pileOutlook({ cells }: State, { columns }: MergeDefinition): number {
  let cost = 0
  for (let column = 0; column < columns; column++) {
    const pile = cells.filter((disc, cell) => cell % columns === column && disc !== 0)
    cost += HIGH_PILE * pile.length ** 2 + CLOSED_DISC * pile.filter((disc) => disc >= CLOSED).length
  }
  return cost
}

/** Free cells after the best next swipes, whatever comes in between. */
function sweepOutlook(definition: MergeDefinition, cells: readonly number[], depth: number): number {
  const free = FREE * cells.filter((rank) => rank === 0).length
  if (depth === 0) return free
  let best = -100
  for (const [way] of waysOf(definition).entries()) {
    const swept = sweep(definition, cells, way)
    if (swept.hasMoved) best = Math.max(best, sweepOutlook(definition, swept.cells, depth - 1))
  }
  return best + free / 2
}

/** A turn that is given back is worth about this much. */
const TURN_WORTH = 400

function bestPath(definition: MergeDefinition, state: State): Input | undefined {
  let best: Input | undefined
  let bestWorth = -1
  for (const path of mergeRules(definition).legal(state)) {
    const worth = pathPoints(definition, state.cells, path) + (isLongPath(definition, path) ? TURN_WORTH : 0)
    if (worth > bestWorth) [best, bestWorth] = [path, worth]
  }
  return best
}

function outlook(definition: MergeDefinition, before: State, after: State): number {
  const gained = after.score - before.score
  const beside = neighboursOf(definition)
  let worth = Math.log2(1 + Math.max(0, gained)) - (after.over ? 500 : 0)
  for (let cell = 0; cell < after.cells.length; cell++) {
    const rank = after.cells[cell]!
    if (rank === 0) {
      worth += FREE
      continue
    }
    for (const next of beside[cell]!) {
      const step = Math.abs(after.cells[next]! - rank)
      if (after.cells[next]! > 0) worth += step === 0 ? KIN : step === 1 ? NEAR_KIN : -0.2 * step
    }
  }
  return worth
}

/** Tries a few places and looks where the bowl ends lowest and most merged. */
function bestPlace({ columns }: MergeDefinition, state: State): Input {
  const rank = state.next[0]!
  const kin = state.pearls
    .filter((pearl) => pearl.rank === rank)
    .map(({ x }) =>
      Math.round(((x - radiusOf(rank)) / (dropX(columns, columns, rank) - radiusOf(rank))) * columns),
    )
  const places = new Set([...kin.slice(0, 4), 1, 10, 20, 30, columns - 1])
  let best = 0
  let bestWorth = -Infinity
  for (const place of places) {
    if (place < 0 || place > columns) continue
    const { pearls, events } = pourPearls(state, place, columns)
    const height = pearls.reduce((sum, pearl) => sum + (BOWL.height - pearl.y) * pearl.rank, 0)
    const worth = events.reduce((sum, { amount = 0 }) => sum + amount * amount, 0) * 60 - height
    if (worth > bestWorth) {
      best = place
      bestWorth = worth
    }
  }
  return [best]
}

const OPEN_PAIR = 5
const DEAD_PAIR = -2
const ORDER = -0.6

/** The best that this and the next swipes can make of a sliding board. */
function pairOutlook({ cells, over }: State, depth: number): number {
  if (over) return -500
  const here = pairWorth(cells)
  if (depth === 0) return here
  const after = SLIDES.map((way) => shift(cells, PAIR_SIDE, way)).filter(({ doors }) => doors.length > 0)
  const best = Math.max(-500, ...after.map((next) => pairOutlook({ ...EMPTY, cells: next.cells }, depth - 1)))
  return here * 0.4 + best
}

function pairWorth(cells: readonly number[]): number {
  let worth = 0
  for (let cell = 0; cell < cells.length; cell++) {
    const rank = cells[cell]!
    if (rank === 0) {
      worth += FREE
      continue
    }
    const beside = [cell % PAIR_SIDE < PAIR_SIDE - 1 ? cell + 1 : -1, cell + PAIR_SIDE]
    for (const next of beside) {
      const other = cells[next] ?? 0
      if (other === 0) continue
      if (pairSum(rank, other) > 0) worth += OPEN_PAIR
      else if (rank < 3 && other < 3) worth += DEAD_PAIR
      else worth += ORDER * Math.abs(rank - other)
    }
  }
  return worth
}
