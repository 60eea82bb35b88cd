import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import { seededRandom, shuffled, pickOne, type Random } from '#kit/random/random.ts'
import type { ConnectKind } from './definitions.ts'
import { gridBoard, partnerOf, type GridBoard } from './grid-boards.ts'
import { cellsOf, dealGrid, gridLevel, pairOf } from './grid-deal.ts'
import { bendsOf, linkBetween } from './links.ts'
import { slid, slideAt } from './slide.ts'

export interface GridState {
  readonly level: number
  readonly cells: readonly number[]
  /** Pairs taken so far. */
  readonly turn: number
  readonly shuffles: number
  /** Consecutive winding lines. */
  readonly streak: number
  readonly score: number
  readonly moves: number
}

/** The input that redeals the remaining faces. */
export const SHUFFLE = -1
export const SHUFFLES = 2
const PAIR_POINTS = 10
const SHUFFLE_POINTS = 100
/** Bends of a line that continue a streak; a streak multiplies no further than `LONGEST_STREAK`. */
const WINDING = 2
export const LONGEST_STREAK = 5

const tilesIn = ({ cells }: GridState) => cells.filter((cell) => cell > 0).length

/** Every pair that can be joined now. */
export function openPairs(board: GridBoard, cells: readonly number[]): number[] {
  const byFace = new Map<number, number[]>()
  for (const [cell, face] of cells.entries()) {
    if (face <= 0) continue
    const list = byFace.get(face)
    if (list) list.push(cell)
    else byFace.set(face, [cell])
  }
  const pairs: number[] = []
  for (const [face, list] of byFace)
    for (const one of list)
      for (const other of byFace.get(partnerOf(board, face)) ?? [])
        if (one < other && linkBetween(board, cells, one, other)) pairs.push(pairOf(one, other))
  return pairs
}

/** One face of each pair; `faces` is sorted. */
function halfOf(board: GridBoard, faces: readonly number[]): readonly number[] {
  const middle = board.sum / 2
  const doubles = board.sum > 0 ? faces.filter((face) => face === middle) : faces
  return [
    ...(board.sum > 0 ? faces.filter((face) => face < middle) : []),
    ...doubles.filter((_, at) => at % 2 === 0),
  ]
}

/** Redeals the remaining faces so that the board is solvable again, if their places allow it. */
function shuffledCells(board: GridBoard, state: GridState, random: Random): readonly number[] {
  const left = state.cells.filter((cell) => cell > 0).toSorted((one, other) => one - other)
  const faces = shuffled(halfOf(board, left), random)
  const deal = dealGrid(board, state.cells, { faces, turn: state.turn, random })
  if (deal) return deal.cells
  const mixed = shuffled(left, random)
  return state.cells.map((cell) => (cell > 0 ? mixed.pop()! : cell))
}

export function taken(board: GridBoard, state: GridState, pair: number): GridState {
  const [one, other] = cellsOf(pair)
  const link = linkBetween(board, state.cells, one, other) ?? []
  const cells = state.cells.map((cell, at) => (at === one || at === other ? 0 : cell))
  const rest = slid(board, cells, slideAt(board.slide, state.turn)).cells
  const isLast = rest.every((cell) => cell <= 0)
  const bends = bendsOf(board, link)
  const streak = bends >= WINDING ? Math.min(LONGEST_STREAK, state.streak + 1) : 0
  const points =
    PAIR_POINTS * (1 + bends) * Math.max(1, streak) + (isLast ? state.shuffles * SHUFFLE_POINTS : 0)
  return {
    ...state,
    streak,
    cells: rest,
    turn: state.turn + 1,
    moves: state.moves + 1,
    score: state.score + points,
  }
}

/** Events of a pair: its points at the line, whether the rest slid, and the end. */
function eventsOf(before: GridState, after: GridState, pair: number): SimEvent[] {
  const [one, other] = cellsOf(pair)
  const stayed = after.cells.every((cell, at) => cell === before.cells[at] || at === one || at === other)
  const events: SimEvent[] = [{ kind: 'pair', amount: after.score - before.score }]
  if (!stayed) events.push({ kind: 'slide' })
  if (tilesIn(after) === 0) events.push({ kind: 'won' })
  return events
}

export function gridRules(kind: ConnectKind, level: number): TurnRules<GridState, number> {
  const board = gridBoard(kind, level)
  const full = board.cells.filter((cell) => cell > 0).length
  // Caches legal pairs, which are asked for many times per state.
  const known = new WeakMap<GridState, readonly number[]>()
  const pairsOf = (state: GridState) => {
    const pairs = known.get(state) ?? openPairs(board, state.cells)
    known.set(state, pairs)
    return pairs
  }
  return {
    start: () => ({
      level,
      cells: gridLevel(kind, level).cells,
      turn: 0,
      shuffles: SHUFFLES,
      streak: 0,
      score: 0,
      moves: 0,
    }),
    step(state, input, random) {
      if (input === SHUFFLE) {
        const cells = shuffledCells(board, state, random)
        const next = { ...state, cells, shuffles: state.shuffles - 1, streak: 0, moves: state.moves + 1 }
        return { state: next, events: [{ kind: 'shuffle' }] }
      }
      const next = taken(board, state, input)
      return { state: next, events: eventsOf(state, next, input) }
    },
    legal: (state) =>
      state.shuffles > 0 && tilesIn(state) > 0 ? [...pairsOf(state), SHUFFLE] : pairsOf(state),
    status: (state) =>
      tilesIn(state) === 0 ? 'won' : state.shuffles === 0 && pairsOf(state).length === 0 ? 'lost' : 'playing',
    score: ({ score }) => score,
    progress: (state) => 1 - tilesIn(state) / full,
  }
}

const PLAYOUTS = 50
const PLAYOUTS_EACH = 5
const CANDIDATES = 5

/** The next pair of a solution found by random play; a shuffle where none was found. */
export function bestPair(kind: ConnectKind, state: GridState): number | undefined {
  const board = gridBoard(kind, state.level)
  const random = seededRandom(state.moves + 1)
  const gainOf = (pair: number) => taken(board, state, pair).score
  const pairs = openPairs(board, state.cells).toSorted((one, other) => gainOf(other) - gainOf(one))
  for (const pair of pairs.slice(0, CANDIDATES))
    for (let playout = 0; playout < PLAYOUTS_EACH; playout++)
      if (isCleared(playedOut(board, taken(board, state, pair), random))) return pair
  for (let playout = 0; playout < PLAYOUTS && pairs.length > 0; playout++) {
    const pair = pickOne(pairs, random)
    if (isCleared(playedOut(board, taken(board, state, pair), random))) return pair
  }
  return state.shuffles > 0 ? SHUFFLE : pairs[0]
}

const isCleared = (state: GridState) => tilesIn(state) === 0

function playedOut(board: GridBoard, state: GridState, random: Random): GridState {
  let now = state
  for (;;) {
    const pairs = openPairs(board, now.cells)
    if (pairs.length === 0) return now
    now = taken(board, now, pickOne(pairs, random))
  }
}
