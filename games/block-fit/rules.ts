import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import type { Random } from '#kit/random/random.ts'
import { anchorsOf, coverage, fitsSomewhere, type Board, type Piece } from './board.ts'
import type { Twist } from './definitions.ts'
import { drawPiece } from './pieces.ts'
import { afterwards, settle, washed, WATER } from './twists.ts'

/** Slot times STRIDE plus the cell of the piece's first cell; below zero a piece is taken back: -1 - slot. */
export type Move = number
export const STRIDE = 256

export interface State {
  /** 0 is free, else a colour from 1 up. */
  readonly cells: readonly number[]
  /** Pieces that wait; nothing where one has been used. */
  readonly slots: readonly (Piece | null)[]
  readonly score: number
  /** Placements in a row that cleared something, with up to two pauses. */
  readonly streak: number
  readonly pauses: number
  readonly moves: number
  readonly status: 'playing' | 'won' | 'over'
  /** Level of the pack; 0 in a game without end. */
  readonly level: number
  /** How often each cell of ice was cleared. */
  readonly wear?: readonly number[]
}

export const SLOTS = 3
const PATIENCE = 3
/** Limit of the streak's value: the score should measure skill, not only patience. */
const LONGEST_STREAK = 8
const LINE_POINTS = 10
const LETTER_POINTS = 5
const FEWEST_LETTERS = 3
/** Early deals are redrawn until each piece fits; later ones are not. */
const KIND_DRAWS = [20, 12, 6, 2] as const
const KIND_STEP = 60

export const slotOf = (move: Move) => (move < 0 ? -1 - move : Math.floor(move / STRIDE))

function deal(board: Board, cells: readonly number[], game: EndlessGame, draw: Draw): readonly Piece[] {
  const tries = KIND_DRAWS[Math.min(KIND_DRAWS.length - 1, Math.floor(draw.moves / KIND_STEP))]!
  let pieces: readonly Piece[] = []
  for (let turn = 0; turn < tries; turn++) {
    pieces = Array.from({ length: SLOTS }, () => drawPiece(board.lattice, game.letters, draw.random))
    if (pieces.every((piece) => fitsSomewhere(board, cells, piece))) break
  }
  return pieces
}

interface Draw {
  readonly moves: number
  readonly random: Random
}

export interface EndlessGame {
  readonly board: Board
  readonly letters: boolean
  readonly twist?: Twist
}

/** Cells that go after a piece has been put there, in groups. */
export function clearedBy(
  { board, letters }: EndlessGame,
  cells: readonly number[],
  put: readonly number[],
): readonly (readonly number[])[] {
  if (!letters)
    return board.lines.filter(
      (line) => line.every((cell) => cells[cell] !== 0) && line.some((cell) => cells[cell] !== WATER),
    )
  const seen = new Set<number>()
  return put.flatMap((start) => {
    if (seen.has(start)) return []
    const group = [start]
    seen.add(start)
    for (const cell of group)
      for (const next of board.neighbours[cell]!)
        if (!seen.has(next) && cells[next] === cells[start]) {
          seen.add(next)
          group.push(next)
        }
    return group.length >= FEWEST_LETTERS ? [group] : []
  })
}

/** More groups at once and a longer streak are worth more. */
function pointsOf(letters: boolean, groups: readonly (readonly number[])[], streak: number): number {
  if (groups.length === 0) return 0
  const cells = groups.reduce((sum, group) => sum + group.length, 0)
  return (
    (letters ? cells * LETTER_POINTS : LINE_POINTS * groups.length) *
    groups.length *
    Math.min(streak, LONGEST_STREAK)
  )
}

export function filled(cells: readonly number[], piece: Piece, put: readonly number[]): number[] {
  const next = [...cells]
  for (const [index, cell] of put.entries()) next[cell] = piece[index]!.color
  return next
}

interface Cleared {
  readonly groups: readonly (readonly number[])[]
  readonly cells: number[]
  readonly wear: readonly number[] | undefined
}

/** Clears what is full; where blocks fall, as often as the fall completes another line. */
export function cleared(
  game: EndlessGame,
  placed: readonly number[],
  put: readonly number[],
  before: readonly number[] | undefined,
): Cleared {
  const groups: (readonly number[])[] = []
  let cells = [...placed]
  let wear = before
  for (let found = clearedBy(game, cells, put); found.length > 0; found = clearedBy(game, cells, put)) {
    groups.push(...found)
    const gone = [...new Set(found.flat())]
    if (game.twist === 'ice') wear = worn(cells, gone, wear)
    cells = washed(game, cells, gone, wear)
    if (game.twist !== 'slide') break
    cells = settle(game.board, cells)
  }
  return { groups, cells, wear }
}

function worn(cells: readonly number[], gone: readonly number[], wear: readonly number[] | undefined) {
  const next = wear ? [...wear] : cells.map(() => 0)
  for (const cell of gone) next[cell] = next[cell]! + 1
  return next
}

const isStuck = (board: Board, cells: readonly number[], slots: State['slots']) =>
  !slots.some((piece) => piece && fitsSomewhere(board, cells, piece))

export const placements = (board: Board, { cells, slots }: Pick<State, 'cells' | 'slots'>): Move[] =>
  slots.flatMap((piece, slot) =>
    piece ? anchorsOf(board, cells, piece).map((anchor) => slot * STRIDE + anchor) : [],
  )

/** Rules of the games without end. */
export function endlessRules(game: EndlessGame): TurnRules<State, Move> {
  const { board, letters } = game
  const empty = board.cells.map(() => 0)
  return {
    start: (random) => ({
      cells: empty,
      slots: deal(board, empty, game, { moves: 0, random }),
      score: 0,
      streak: 0,
      pauses: 0,
      moves: 0,
      status: 'playing',
      level: 0,
    }),
    step(state, move, random) {
      const slot = slotOf(move)
      const piece = state.slots[slot]
      const put = piece && coverage(board, state.cells, piece, move % STRIDE)
      if (!piece || !put) return { state, events: [] }
      const placed = filled(state.cells, piece, put)
      const { groups, cells: laid, wear } = cleared(game, placed, put, state.wear)
      const pauses = groups.length > 0 ? 0 : state.pauses + 1
      const streak = groups.length > 0 ? state.streak + 1 : pauses >= PATIENCE ? 0 : state.streak
      const gained = put.length + pointsOf(letters, groups, streak)
      const left = state.slots.with(slot, null)
      const moves = state.moves + 1
      const isDealt = left.every((one) => one === null)
      const change = afterwards(game, laid, { moves, random })
      const slots = isDealt ? deal(board, change.cells, game, { moves, random }) : left
      const events: SimEvent[] = [{ kind: 'place', amount: put.length }]
      for (const group of groups) events.push({ kind: letters ? 'melt' : 'line', amount: group.length })
      if (groups.length > 1) events.push({ kind: 'combo', amount: groups.length })
      if (isDealt) events.push({ kind: 'deal' })
      if (change.kind) events.push({ kind: change.kind })
      const { cells } = change
      const status = change.isFlooded || isStuck(board, cells, slots) ? 'over' : 'playing'
      const score = state.score + gained
      const next: State = { cells, slots, score, streak, pauses, moves, status, level: 0 }
      return { state: wear ? { ...next, wear } : next, events }
    },
    legal: (state) => (state.status === 'playing' ? placements(board, state) : []),
    status: ({ status }) => status,
    score: ({ score }) => score,
    progress: ({ score }) => score / (score + 1000),
  }
}
