import { DEEPEST, fromMemory, MATE, toMemory } from './mate-scores.ts'
import { evaluate, WORTH } from './evaluation.ts'
import { inCheck, looseMoves, tryMove } from './moves.ts'
import {
  becomesOf,
  fromOf,
  kindOf,
  KING,
  makeMove,
  passTurn,
  PAWN,
  takeBack,
  toOf,
  unpass,
  type Position,
} from './position.ts'

/** Budget of a search, in positions rather than time, so that it is repeatable. */
export interface SearchLimits {
  readonly depth: number
  readonly nodes: number
}

export interface Found {
  readonly move: number
  readonly score: number
  readonly depth: number
  readonly nodes: number
}

const ENDLESS = 32_000
const TABLE_SIZE = 1 << 16
const EXACT = 0
const AT_LEAST = 1
const AT_MOST = 2

/** Transposition table: the second key, the best move, and depth, bound and score packed. */
interface Memory {
  readonly checks: Int32Array
  readonly moves: Int32Array
  readonly scores: Int16Array
  readonly depths: Int8Array
  readonly bounds: Int8Array
}

/** The running state of one search. */
export interface Search {
  readonly position: Position
  readonly limit: number
  nodes: number
  stopped: boolean
  readonly memory: Memory
  readonly killers: Int32Array
  readonly history: Int32Array
  /** Keys of the earlier positions, for repetitions. */
  readonly trail: number[]
}

/** A search over a position; `trail` are the keys of the positions since the last capture or pawn move. */
export function openSearch(position: Position, nodes: number, trail: readonly number[]): Search {
  return {
    position,
    limit: nodes,
    nodes: 0,
    stopped: false,
    memory: {
      checks: new Int32Array(TABLE_SIZE),
      moves: new Int32Array(TABLE_SIZE),
      scores: new Int16Array(TABLE_SIZE),
      depths: new Int8Array(TABLE_SIZE),
      bounds: new Int8Array(TABLE_SIZE),
    },
    killers: new Int32Array(2 * DEEPEST),
    history: new Int32Array(16 * 128),
    trail: [...trail],
  }
}

/** Iterative deepening until the depth or the budget is reached. */
export const findBest = (position: Position, limits: SearchLimits, trail: readonly number[]): Found =>
  deepen(openSearch(position, limits.nodes, trail), limits.depth)

/** Continues a search that has just been opened. */
export function deepen(search: Search, deepest: number): Found {
  const { position } = search
  let best: Found = { move: 0, score: 0, depth: 0, nodes: 0 }
  for (let depth = 1; depth <= deepest; depth++) {
    const score = visit(search, depth, -ENDLESS, ENDLESS, 0)
    const move = search.memory.moves[slotOf(position)]!
    if (search.stopped && depth > 1) break
    best = { move, score, depth, nodes: search.nodes }
    if (Math.abs(score) > MATE - DEEPEST) break
  }
  return { ...best, nodes: search.nodes }
}

/** The score of one move, exact above the floor, for levels that choose among several moves. */
export function scoreMove(search: Search, move: number, depth: number, floor: number): number {
  const { position, trail } = search
  makeMove(position, move)
  trail.push(position.key)
  const score = -visit(search, depth - 1, -ENDLESS, -Math.max(-ENDLESS, floor), 1)
  trail.pop()
  takeBack(position)
  return score
}

/** Slot of a position in the table. */
export const slotOf = (position: Position) => (position.key >>> 0) & (TABLE_SIZE - 1)

const repeats = ({ trail, position }: Search) => {
  for (let index = trail.length - 3; index >= 0 && index >= trail.length - 1 - position.halfmoves; index -= 2)
    if (trail[index] === position.key) return true
  return false
}

function visit(search: Search, depthLeft: number, alpha: number, beta: number, ply: number): number {
  const { position, memory, trail } = search
  if (ply > 0 && (position.halfmoves >= 100 || repeats(search))) return 0
  const checked = inCheck(position)
  const depth = checked ? depthLeft + 1 : depthLeft
  if (depth <= 0 || ply >= DEEPEST - 1) return calm(search, alpha, beta, ply)
  if (++search.nodes > search.limit) {
    search.stopped = true
    return 0
  }
  const slot = slotOf(position)
  const known = memory.checks[slot] === position.check && memory.depths[slot]! > 0
  const first = known ? memory.moves[slot]! : 0
  if (known && ply > 0 && memory.depths[slot]! >= depth) {
    const score = fromMemory(memory.scores[slot]!, ply)
    const bound = memory.bounds[slot]
    if (bound === EXACT || (bound === AT_LEAST ? score >= beta : score <= alpha)) return score
  }
  if (mayPass(search, depth, beta, ply, checked)) {
    const passant = passTurn(position)
    trail.push(position.key)
    const score = -visit(search, depth - 3, -beta, -beta + 1, ply + 1)
    trail.pop()
    unpass(position, passant)
    if (score >= beta && !search.stopped) return beta
  }
  return visitMoves(search, { depth, ply, checked, first }, alpha, beta)
}

interface Node {
  readonly depth: number
  readonly ply: number
  readonly checked: boolean
  readonly first: number
}

function visitMoves(search: Search, node: Node, lowest: number, beta: number): number {
  const { position, memory, trail } = search
  const { depth, ply, checked } = node
  const moves = looseMoves(position)
  const ranks = moves.map((move) => rankMove(search, move, node))
  let alpha = lowest
  let best = -ENDLESS
  let bestMove = 0
  let tried = 0
  for (let index = 0; index < moves.length; index++) {
    const move = nextMove(moves, ranks, index)
    const quiet = position.board[toOf(move)] === 0 && becomesOf(move) === 0
    if (!tryMove(position, move)) continue
    tried++
    trail.push(position.key)
    const late = quiet && !checked && depth >= 3 && tried > 4 && ranks[index]! < KILLER_RANK
    const score = visitOne(
      search,
      { depth, ply, late: late ? (tried > 12 ? 2 : 1) : 0, first: tried === 1 },
      alpha,
      beta,
    )
    trail.pop()
    takeBack(position)
    if (search.stopped && (ply > 0 || depth > 1)) return best > -ENDLESS ? best : 0
    if (score > best) {
      best = score
      bestMove = move
    }
    if (score > alpha) alpha = score
    if (alpha >= beta) {
      if (quiet) remember(search, move, depth, ply)
      break
    }
  }
  if (tried === 0) return checked ? ply - MATE : 0
  const slot = slotOf(position)
  memory.checks[slot] = position.check
  memory.moves[slot] = bestMove
  memory.scores[slot] = toMemory(best, ply)
  memory.depths[slot] = depth
  memory.bounds[slot] = best >= beta ? AT_LEAST : best > lowest ? EXACT : AT_MOST
  return best
}

interface Try {
  readonly depth: number
  readonly ply: number
  /** Plies by which a late quiet move is reduced. */
  readonly late: number
  readonly first: boolean
}

/** The first move gets the full window; the others only have to prove that they are not better. */
function visitOne(search: Search, { depth, ply, late, first }: Try, alpha: number, beta: number): number {
  if (first) return -visit(search, depth - 1, -beta, -alpha, ply + 1)
  const score = -visit(search, depth - 1 - late, -alpha - 1, -alpha, ply + 1)
  if (score <= alpha || (score >= beta && late === 0)) return score
  return -visit(search, depth - 1, -beta, -alpha, ply + 1)
}

/** Quiescence search: only captures and promotions. */
function calm(search: Search, lowest: number, beta: number, ply: number): number {
  const { position } = search
  if (++search.nodes > search.limit) {
    search.stopped = true
    return 0
  }
  const standing = evaluate(position)
  if (standing >= beta || ply >= DEEPEST - 1) return standing
  let alpha = Math.max(lowest, standing)
  let best = standing
  const moves = looseMoves(position, true)
  const ranks = moves.map((move) => gainOf(position, move))
  for (let index = 0; index < moves.length; index++) {
    const move = nextMove(moves, ranks, index)
    const prize =
      WORTH[kindOf(position.board[toOf(move)]!)]! + (becomesOf(move) ? WORTH[becomesOf(move)]! : 0)
    if (standing + prize + 150 < alpha) continue
    if (!tryMove(position, move)) continue
    const score = -calm(search, -beta, -alpha, ply + 1)
    takeBack(position)
    if (search.stopped) return best
    if (score > best) best = score
    if (score > alpha) alpha = score
    if (alpha >= beta) break
  }
  return best
}

const TABLE_RANK = 1 << 28
const CAPTURE_RANK = 1 << 26
const KILLER_RANK = 1 << 24

/** Most valuable victim, least valuable attacker. */
const gainOf = ({ board }: Position, move: number) =>
  16 * WORTH[kindOf(board[toOf(move)]!)]! - WORTH[kindOf(board[fromOf(move)]!)]! + 4 * WORTH[becomesOf(move)]!

function rankMove(search: Search, move: number, { first, ply }: Node): number {
  if (move === first) return TABLE_RANK
  const { position, killers, history } = search
  if (position.board[toOf(move)] !== 0 || becomesOf(move)) return CAPTURE_RANK + gainOf(position, move)
  if (killers[2 * ply] === move || killers[2 * ply + 1] === move) return KILLER_RANK
  return history[(position.board[fromOf(move)]! << 7) | toOf(move)]!
}

/** Swaps the best of the remaining moves to the front. */
function nextMove(moves: number[], ranks: number[], index: number): number {
  let best = index
  for (let other = index + 1; other < moves.length; other++) if (ranks[other]! > ranks[best]!) best = other
  const move = moves[best]!
  const rank = ranks[best]!
  moves[best] = moves[index]!
  ranks[best] = ranks[index]!
  moves[index] = move
  ranks[index] = rank
  return move
}

function remember({ killers, history, position }: Search, move: number, depth: number, ply: number) {
  if (killers[2 * ply] !== move) {
    killers[2 * ply + 1] = killers[2 * ply]!
    killers[2 * ply] = move
  }
  const spot = (position.board[fromOf(move)]! << 7) | toOf(move)
  history[spot] = Math.min(KILLER_RANK - 1, history[spot]! + depth * depth)
}

/** A null move proves nothing in check or with only pawns left. */
function mayPass({ position }: Search, depth: number, beta: number, ply: number, checked: boolean) {
  if (checked || depth < 3 || ply === 0 || Math.abs(beta) > MATE - DEEPEST) return false
  return hasPieces(position) && evaluate(position) >= beta
}

function hasPieces({ board, turn }: Position): boolean {
  for (let square = 0; square < 128; square++) {
    if (square & 0x88) continue
    const piece = board[square]!
    const kind = kindOf(piece)
    if (kind > PAWN && kind < KING && (piece & 8) === turn) return true
  }
  return false
}
