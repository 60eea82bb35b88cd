import type { SimEvent, Status } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import { charged, clockOf, isTempo, leftOf, withLeft, type Clock } from './clock.ts'
import type { Mode } from './modes.ts'
import { cannotMate, canWin, inCheck, legalMoves } from './moves.ts'
import { letterOf, moveName, pieceOf, positionName, readPosition, START, writePosition } from './notation.ts'
import { readFen } from './fen.ts'
import {
  becomesOf,
  flagOf,
  kindOf,
  makeMove,
  otherSide,
  PASSANT,
  sideOf,
  toOf,
  WHITE,
  type Position,
  type Side,
} from './position.ts'

/** Why a game is over. */
export type Ending =
  | 'checkmate'
  | 'stalemate'
  | 'repetition'
  | 'fifty'
  | 'material'
  | 'resigned'
  | 'timeout'
  | 'agreed'

/**
 * A move as `e2e4` or `e7e8q`; with a clock `e2e4/312`, with its hundredths of a second. Also: `@5+3` sets
 * the clock and `=` with a position sets the board before the first move; `resign`, `draw` and `flag` end the
 * game.
 */
export type ChessInput = string
export const RESIGN = 'resign'
export const DRAW = 'draw'
export const FLAG = 'flag'

export interface ChessState {
  readonly mode: Mode
  readonly fen: string
  readonly moves: readonly ChessInput[]
  /** Names of the positions since the last capture or pawn move, the current one last. */
  readonly trail: readonly string[]
  /** Letters of the captured pieces in order. */
  readonly taken: string
  readonly ending: Ending | 'none'
  /** The loser, other than by mate. */
  readonly loser?: Side
  /** A position set up by hand: such a game earns nothing. */
  readonly placed?: string
  readonly clock?: Clock
  /** Time of each move, where a clock runs. */
  readonly spent?: readonly number[]
}

const POINTS = [0, 10, 30, 30, 50, 90, 0] as const
export const MATE_POINTS = 200
/** Each move that a mate comes before this one earns `SPEED_POINTS`. */
const SLOW_MOVE = 80
const SPEED_POINTS = 5
const HALFMOVES_WITHOUT_PROGRESS = 100

export const turnOf = (state: ChessState): Side => (state.fen.includes(' w ') ? WHITE : 8)

/** Whether a person, not the computer, is to move. */
export const isPersonsTurn = (state: ChessState) =>
  state.mode.opponent === 'friend' || turnOf(state) === state.mode.side

export const startState = (mode: Mode, fen = START): ChessState => ({
  mode,
  fen,
  moves: [],
  trail: [positionName(readPosition(fen))],
  taken: '',
  ending: 'none',
})

export const legalNames = (state: ChessState): readonly ChessInput[] =>
  state.ending === 'none' ? legalMoves(readPosition(state.fen)).map(moveName) : []

function endingOf(position: Position, trail: readonly string[]): Ending | 'none' {
  if (legalMoves(position).length === 0) return inCheck(position) ? 'checkmate' : 'stalemate'
  if (cannotMate(position)) return 'material'
  if (position.halfmoves >= HALFMOVES_WITHOUT_PROGRESS) return 'fifty'
  const now = trail.at(-1)
  return trail.filter((name) => name === now).length >= 3 ? 'repetition' : 'none'
}

interface Step {
  readonly state: ChessState
  readonly events: readonly SimEvent[]
}

/** Whether an external input is valid. */
export const allows = (state: ChessState, input: unknown): boolean =>
  typeof input === 'string' && step(state, input).state !== state

/** Applies an input; an unknown one changes nothing. */
export function step(state: ChessState, input: ChessInput): Step {
  const [name = '', time = '', ...rest] = input.split('/')
  if (state.ending !== 'none') return { state, events: [] }
  if (input === RESIGN) return ended(state, 'resigned', personsSide(state))
  if (input === DRAW) return ended(state, 'agreed')
  if (input === FLAG) return flagged(state)
  if (state.moves.length === 0 && input.startsWith('@')) return withClock(state, input.slice(1))
  if (state.moves.length === 0 && input.startsWith('=')) return placed(state, input.slice(1))
  if (!state.clock) return play(state, input)
  return rest.length === 0 && /^\d{0,6}$/.test(time)
    ? timed(state, state.clock, name, Number(time))
    : { state, events: [] }
}

const ended = (state: ChessState, ending: Ending, loser?: Side): Step => ({
  state: { ...state, ending, ...(loser === undefined ? {} : { loser }) },
  events: [{ kind: ending }],
})

/** The resigning side: the player, or between friends the side to move. */
const personsSide = (state: ChessState): Side =>
  typeof state.mode.opponent === 'number' ? state.mode.side : turnOf(state)

function withClock(state: ChessState, tempo: string): Step {
  if (!isTempo(tempo) || state.clock) return { state, events: [] }
  return { state: { ...state, clock: clockOf(tempo), spent: [] }, events: [] }
}

function placed(state: ChessState, text: string): Step {
  const fen = readFen(text)
  if (fen === undefined || state.placed !== undefined) return { state, events: [] }
  const { mode, clock, spent } = state
  const laid = { ...startState(mode, fen), placed: fen, ...(clock && spent ? { clock, spent } : {}) }
  return { state: laid, events: [] }
}

/** The flag of the side to move falls: it loses, or draws where the other side could never mate. */
function flagged(state: ChessState): Step {
  const { clock } = state
  if (!clock) return { state, events: [] }
  const turn = turnOf(state)
  const empty = { ...state, clock: withLeft(clock, turn, 0) }
  const loses = canWin(readPosition(state.fen), otherSide(turn))
  return ended(empty, 'timeout', loses ? turn : undefined)
}

/** A timed move; one that used all the time comes too late. */
function timed(state: ChessState, clock: Clock, name: ChessInput, time: number): Step {
  const turn = turnOf(state)
  const after = charged(clock, turn, time, state.moves.length)
  const moved = play(state, name)
  if (moved.state === state) return moved
  if (leftOf(after, turn) <= 0) return flagged(state)
  return { ...moved, state: { ...moved.state, clock: after, spent: [...(state.spent ?? []), time] } }
}

/** Plays a move; an illegal one changes nothing. */
export function play(state: ChessState, input: ChessInput): Step {
  const position = readPosition(state.fen)
  const move =
    state.ending === 'none' ? legalMoves(position).find((one) => moveName(one) === input) : undefined
  if (move === undefined) return { state, events: [] }
  const takenAt = flagOf(move) === PASSANT ? toOf(move) + (position.turn === WHITE ? -16 : 16) : toOf(move)
  const taken = position.board[takenAt]!
  makeMove(position, move)
  const name = positionName(position)
  const trail = position.halfmoves === 0 ? [name] : [...state.trail, name]
  const ending = endingOf(position, trail)
  const events: SimEvent[] = [{ kind: 'move' }]
  if (taken) events.push({ kind: 'capture', amount: POINTS[kindOf(taken)] ?? 0 })
  if (becomesOf(move)) events.push({ kind: 'promotion' })
  if (ending !== 'none') events.push({ kind: ending })
  else if (inCheck(position)) events.push({ kind: 'check' })
  return {
    state: {
      ...state,
      fen: writePosition(position),
      moves: [...state.moves, input],
      trail,
      taken: taken ? state.taken + letterOf(taken) : state.taken,
      ending,
    },
    events,
  }
}

/** The loser, if any. */
export const loserOf = (state: ChessState): Side | undefined =>
  state.ending === 'checkmate' ? turnOf(state) : state.loser

/** Won or lost against the computer; between friends, and when drawn, just over. */
export function statusOf(state: ChessState): Status {
  const { ending, mode } = state
  if (ending === 'none') return 'playing'
  const loser = loserOf(state)
  if (loser === undefined || mode.opponent === 'friend') return 'over'
  return loser === mode.side ? 'lost' : 'won'
}

/** Points for captures and for the mate: more against a strong computer and for an early one. */
export function scoreOf(state: ChessState): number {
  const { mode, taken, moves } = state
  if (typeof mode.opponent !== 'number' || state.placed !== undefined) return 0
  const material = [...taken]
    .map(pieceOf)
    .filter((piece) => sideOf(piece) === otherSide(mode.side))
    .reduce((sum, piece) => sum + POINTS[kindOf(piece)]!, 0)
  if (statusOf(state) !== 'won') return material
  const early = Math.max(0, SLOW_MOVE - Math.ceil(moves.length / 2)) * SPEED_POINTS
  return material + MATE_POINTS * mode.opponent + early
}

export const chessRules = (mode: Mode): TurnRules<ChessState, ChessInput> => ({
  start: () => startState(mode),
  step,
  legal: legalNames,
  status: statusOf,
  score: scoreOf,
  progress: ({ ending, moves }) => (ending === 'none' ? Math.min(0.95, moves.length / 100) : 1),
})
