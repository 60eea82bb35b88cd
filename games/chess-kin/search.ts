import { WIN } from '#kit/game/duel/alpha-beta.ts'
import type { Seat } from '#kit/game/duel/rules.ts'
import { make, unmake, type Field, type Undo } from './field.ts'
import { dutiful, isInCheck, legalMoves, roughMoves, takes } from './moves.ts'
import { verdictOf, verdictWhenStuck, type Verdict } from './verdict.ts'

export interface Search {
  readonly field: Field
  readonly limit: number
  nodes: number
  stopped: boolean
  /** History heuristic: good quiet moves are tried early. */
  readonly history: Int32Array
}

interface Window {
  readonly depth: number
  readonly alpha: number
  readonly beta: number
  /** Plies from the root. */
  readonly ply: number
}

/** The royal piece could be captured: the previous move was illegal. */
const NOT_ALLOWED = WIN * 2
/** Depth of the quiescence search. */
const EXCHANGE = 5

/** Score of a move for its mover, with the board already changed. */
export function scoreAfter(
  search: Search,
  verdict: Verdict | undefined,
  mover: Seat,
  { depth, alpha, beta, ply }: Window,
): number {
  if (verdict === undefined) return -visit(search, { depth, alpha: -beta, beta: -alpha, ply })
  if (verdict === 'draw') return 0
  return verdict === mover ? WIN - ply : ply - WIN
}

/** Whether the move just made was illegal: the royal piece can be captured, or it gave a forbidden check. */
function isForbidden(field: Field, mover: Seat): boolean {
  const { army, kings, turn } = field
  if (army.royal === 0) return false
  if (army.definition.blast && kings[mover] < 0) return true
  return army.definition.check === 'forbidden' && (isInCheck(field, mover) || isInCheck(field, turn))
}

function visit(search: Search, window: Window): number {
  const { field } = search
  const { depth, beta, ply } = window
  if (++search.nodes > search.limit) {
    search.stopped = true
    return worthOf(field)
  }
  const quiet = depth <= 0
  const mustTake = field.army.definition.mustTake
  let best = -Infinity
  let { alpha } = window
  const seat = field.turn
  let moves = soughtMoves(field, quiet)
  if (quiet) {
    const restful = mustTake && (moves.length === 0 || !takes(field, moves[0]!))
    if (restful || !mustTake || depth < -EXCHANGE) {
      best = worthOf(field)
      if (royalIsTaken(field, moves)) return NOT_ALLOWED
      if ((restful && moves.length > 0) || depth < -EXCHANGE || best >= beta) return best
      if (moves.length > 0) alpha = Math.max(alpha, best)
    }
  }
  moves = ordered(search, moves)
  for (const move of moves) {
    const undo = make(field, move)
    if (takesRoyal(field, undo)) {
      unmake(field, undo)
      return NOT_ALLOWED
    }
    const verdict = verdictOf(field, move, undo)
    const forbidden = isForbidden(field, seat)
    const score = forbidden
      ? -NOT_ALLOWED
      : scoreAfter(search, verdict, seat, { depth: depth - 1, alpha, beta, ply: ply + 1 })
    unmake(field, undo)
    if (score === -NOT_ALLOWED) continue
    if (score > best) best = score
    if (search.stopped) return best
    if (score > alpha) alpha = score
    if (alpha < beta) continue
    if (undo.taken === 0) search.history[move & 65_535]! += depth * depth
    break
  }
  if (best > -Infinity) return best
  const verdict = verdictWhenStuck(field)
  return verdict === 'draw' ? 0 : verdict === seat ? WIN - ply : ply - WIN
}

/** A compulsory capture that would expose the royal piece does not count, so moves are tested for legality first. */
function soughtMoves(field: Field, quiet: boolean): number[] {
  const { royal, definition } = field.army
  if (!definition.mustTake) return roughMoves(field, quiet)
  return royal > 0 ? legalMoves(field) : dutiful(field, roughMoves(field))
}

/** Where checks must be answered, a captured king means that the previous move was illegal. */
const takesRoyal = ({ army }: Field, { taken }: Undo) =>
  army.royal > 0 && taken === army.royal && army.definition.check !== 'ignore' && !army.definition.blast

function royalIsTaken({ army, cells }: Field, moves: readonly number[]): boolean {
  if (army.royal === 0 || army.definition.check === 'ignore' || army.definition.blast) return false
  return moves.some((move) => Math.abs(cells[move & 255]!) === army.royal)
}

/** Captures by most valuable victim first, then quiet moves by history. */
function ordered({ field, history }: Search, moves: number[]): number[] {
  const { army, cells } = field
  const keys = new Map<number, number>()
  for (const move of moves) {
    const taken = cells[move & 255]!
    const own = cells[move >> 8] ?? 0
    const gain =
      taken === 0 ? 0 : 1_000_000 + army.worths[Math.abs(taken)]! * 16 - army.worths[Math.abs(own)]!
    keys.set(move, gain + Math.min(900_000, history[move & 65_535]!))
  }
  return moves.sort((one, other) => keys.get(other)! - keys.get(one)!)
}

const LONELY = 12

/** Score for the side to move; a lone king is better off in the middle. */
function worthOf({ army, turn, worth, totals, kings, checks }: Field): number {
  const { width, height, goal } = army.definition
  let sum = worth
  if (goal === 'checks') sum += (checks[0] * checks[0] - checks[1] * checks[1]) * 110
  for (const seat of [0, 1] as const) {
    const king = kings[seat]
    const rival = kings[seat === 0 ? 1 : 0]
    if (totals[seat] !== 1 || king < 0 || rival < 0) continue
    const [row, column] = [Math.floor(king / width), king % width]
    const far = Math.abs(column - (width - 1) / 2) + Math.abs(row - (height - 1) / 2)
    const near = Math.abs(column - (rival % width)) + Math.abs(row - Math.floor(rival / width))
    sum += (seat === 0 ? -1 : 1) * (far * LONELY - near * 4)
  }
  return turn === 0 ? sum : -sum
}
