import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import { boardOfPlaces, coverage, type Board, type Piece } from './board.ts'
import type { Lattice } from './lattice.ts'
import { levels } from './levels.ts'
import { filled, placements, slotOf, STRIDE, type Move, type State } from './rules.ts'

/** A level: its shape, its pieces in the order of the tray, and where each belongs in the way we know. */
export interface TrayLevel {
  readonly board: Board
  readonly pieces: readonly Piece[]
  readonly line: readonly Move[]
  readonly level: number
}

const LATTICES: Readonly<Record<string, Lattice>> = { S: 'square', H: 'hex', T: 'triangle' }
const known = new Map<number, TrayLevel>()

/** Reads `S aab/acb`: a letter a piece, a dot for no cell. */
export function readLevel(text: string, level = 1): TrayLevel {
  const lattice = LATTICES[text[0]!] ?? 'square'
  const places = text
    .slice(2)
    .split('/')
    .flatMap((row, y) => [...row].flatMap((sign, x) => (sign === '.' ? [] : [{ x, y, sign }])))
  const board = boardOfPlaces(lattice, places)
  const signs = [...new Set(places.map(({ sign }) => sign))].toSorted()
  const pieces = signs.map((sign, slot) =>
    places.filter((place) => place.sign === sign).map(({ x, y }) => ({ x, y, color: slot + 1 })),
  )
  const line = pieces.map((piece, slot) => slot * STRIDE + board.at(piece[0]!.x, piece[0]!.y))
  return { board, pieces, line, level }
}

export function trayLevel(level: number): TrayLevel {
  const index = Math.min(levels.length, Math.max(1, level)) - 1
  const kept = known.get(index)
  if (kept) return kept
  const read = readLevel(levels[index]!, index + 1)
  known.set(index, read)
  return read
}

/** Rules of filling a shape: pieces may be taken back, nothing is ever lost. */
export function trayRules({ board, pieces, level }: TrayLevel): TurnRules<State, Move> {
  return {
    start: () => ({
      cells: board.cells.map(() => 0),
      slots: pieces,
      score: 0,
      streak: 0,
      pauses: 0,
      moves: 0,
      status: 'playing',
      level,
    }),
    step(state, move) {
      const slot = slotOf(move)
      const moves = state.moves + 1
      if (move < 0) {
        const cells = state.cells.map((color) => (color === slot + 1 ? 0 : color))
        const slots = state.slots.with(slot, pieces[slot] ?? null)
        return { state: { ...state, cells, slots, moves, score: moves }, events: [{ kind: 'back' }] }
      }
      const piece = state.slots[slot]
      const put = piece && coverage(board, state.cells, piece, move % STRIDE)
      if (!piece || !put) return { state, events: [] }
      const cells = filled(state.cells, piece, put)
      const isFull = cells.every((color) => color > 0)
      const events: SimEvent[] = [{ kind: 'place', amount: put.length }]
      if (isFull) events.push({ kind: 'full' })
      const slots = state.slots.with(slot, null)
      return {
        state: { ...state, cells, slots, moves, score: moves, status: isFull ? 'won' : 'playing' },
        events,
      }
    },
    legal: (state) =>
      state.status === 'playing'
        ? [...placements(board, state), ...state.slots.flatMap((piece, slot) => (piece ? [] : [-1 - slot]))]
        : [],
    status: ({ status }) => status,
    score: ({ score }) => score,
    progress: ({ cells }) => cells.filter((color) => color > 0).length / cells.length,
  }
}

/** The next step of the known solution: first remove wrong pieces, then place piece by piece. */
export function nextInTray({ board, pieces, line }: TrayLevel, state: State): Move | undefined {
  const lies = (slot: number) =>
    coverage(
      board,
      board.cells.map(() => 0),
      pieces[slot]!,
      line[slot]! % STRIDE,
    )!
  const isRight = (slot: number) => lies(slot).every((cell) => state.cells[cell] === slot + 1)
  const wrong = state.slots.findIndex((piece, slot) => !piece && !isRight(slot))
  if (wrong >= 0) return -1 - wrong
  const open = state.slots.findIndex((piece) => piece !== null)
  return open < 0 ? undefined : line[open]
}

const SPARE_MOVES = 0.5

/** Three stars without a piece taken back, two with a few. */
export function trayStars({ pieces }: TrayLevel, { moves }: State): 1 | 2 | 3 {
  if (moves <= pieces.length) return 3
  return moves <= pieces.length * (1 + 2 * SPARE_MOVES) ? 2 : 1
}
