import type { SimEvent, Status } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import type { Mode } from './modes.ts'
import { cannotMate, inCheck, legalMoves } from './moves.ts'
import { letterOf, moveName, pieceOf, positionName, readPosition, START, writePosition } from './notation.ts'
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
export type Ending = 'checkmate' | 'stalemate' | 'repetition' | 'fifty' | 'material'

/** A move as `e2e4` or `e7e8q`. */
export type ChessInput = string

export interface ChessState {
  readonly mode: Mode
  readonly fen: string
  readonly moves: readonly ChessInput[]
  /** Names of the positions since the last capture or pawn move, the present one last. */
  readonly trail: readonly string[]
  /** Letters of the captured pieces in order. */
  readonly taken: string
  readonly ending: Ending | 'none'
}

const POINTS = [0, 10, 30, 30, 50, 90, 0] as const
export const MATE_POINTS = 200
/** A mate before this move number earns more, by `SPEED_POINTS` a move. */
const SLOW_MOVE = 80
const SPEED_POINTS = 5
const HALFMOVES_WITHOUT_PROGRESS = 100

export const turnOf = (state: ChessState): Side => (state.fen.includes(' w ') ? WHITE : 8)

/** Whether a person, not the computer, moves now. */
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

/** Legal moves of a state with their names. */
export const legalNames = (state: ChessState): readonly ChessInput[] =>
  state.ending === 'none' ? legalMoves(readPosition(state.fen)).map(moveName) : []

function endingOf(position: Position, trail: readonly string[]): Ending | 'none' {
  if (legalMoves(position).length === 0) return inCheck(position) ? 'checkmate' : 'stalemate'
  if (cannotMate(position)) return 'material'
  if (position.halfmoves >= HALFMOVES_WITHOUT_PROGRESS) return 'fifty'
  const now = trail.at(-1)
  return trail.filter((name) => name === now).length >= 3 ? 'repetition' : 'none'
}

/** Plays a move; an illegal one changes nothing. */
export function play(
  state: ChessState,
  input: ChessInput,
): { readonly state: ChessState; readonly events: readonly SimEvent[] } {
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

/** Against the computer it is won or lost; between friends, and when drawn, just over. */
export function statusOf({ ending, mode, fen }: ChessState): Status {
  if (ending === 'none') return 'playing'
  if (ending !== 'checkmate' || mode.opponent === 'friend') return 'over'
  const loser: Side = fen.includes(' w ') ? WHITE : 8
  return loser === mode.side ? 'lost' : 'won'
}

/** Points for what the player took, and for the mate: more against a strong computer and when it comes early. */
export function scoreOf(state: ChessState): number {
  const { mode, taken, moves } = state
  if (typeof mode.opponent !== 'number') return 0
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
  step: (state, input) => play(state, input),
  legal: legalNames,
  status: statusOf,
  score: scoreOf,
  progress: ({ ending, moves }) => (ending === 'none' ? Math.min(0.95, moves.length / 100) : 1),
})
