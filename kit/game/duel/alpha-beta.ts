import { pickOne, shuffled } from '#kit/random/random.ts'
import { orSlip, type DuelMind } from './mind.ts'
import type { Strength } from './modes.ts'
import type { DuelRules, MoveName, Seat } from './rules.ts'

/** Evaluates a position and orders the moves of a search. */
export interface Judge<Position, Move extends MoveName> {
  /** Evaluation for the seat; far below `WIN`. */
  worth(position: Position, seat: Seat): number
  /** Moves to search, the most promising first; hopeless ones may be left out. */
  order?(position: Position): readonly Move[]
  /** A position in the middle of an exchange is searched further. */
  unquiet?(position: Position): boolean
}

export interface Character {
  readonly depth: number
  /** Maximum positions searched per move. */
  readonly nodes: number
  /** Share of random moves. */
  readonly slips: number
  /** Moves within this margin of the best count as equal. */
  readonly careless: number
}

export const WIN = 1_000_000
const DEEPEST = 40
/** How far an exchange is searched beyond the depth. */
const EXCHANGE = 10

interface Search<Position, Move extends MoveName> {
  readonly rules: DuelRules<Position, Move>
  readonly judge: Judge<Position, Move>
  readonly limit: number
  nodes: number
  stopped: boolean
}

interface Root<Position, Move> {
  readonly move: Move
  readonly next: Position
  score: number
}

/** A player that searches with alpha-beta and iterative deepening. `unit` is a small advantage in the evaluation. */
export function alphaBetaMind<Position, Move extends MoveName>(
  rules: DuelRules<Position, Move>,
  judge: Judge<Position, Move>,
  characters: Readonly<Record<Strength, Character>>,
): DuelMind<Position, Move> {
  const slips = {
    1: characters[1].slips,
    2: characters[2].slips,
    3: characters[3].slips,
    4: characters[4].slips,
  }
  return orSlip(rules, slips, {
    think(position, strength, random) {
      const character = characters[strength]
      const moves = judge.order?.(position) ?? shuffled(rules.moves(position), random)
      const roots = moves.map((move) => ({ move, next: rules.play(position, move), score: 0 }))
      const search = { rules, judge, limit: character.nodes, nodes: 0, stopped: false }
      deepen(search, roots, rules.turn(position), character)
      const best = Math.max(...roots.map(({ score }) => score))
      const good = roots.filter(({ score }) => score >= best - character.careless)
      return (character.careless > 0 ? pickOne(good, random) : good[0]!).move
    },
  })
}

/** Iterative deepening; each finished depth keeps its scores and moves the best move to the front. */
function deepen<Position, Move extends MoveName>(
  search: Search<Position, Move>,
  roots: Root<Position, Move>[],
  seat: Seat,
  { depth: deepest, careless }: Character,
) {
  for (let depth = 1; depth <= Math.min(deepest, DEEPEST); depth++) {
    const scores: number[] = []
    let alpha = -Infinity
    for (const { next } of roots) {
      // A careless player compares exact scores; a careful one needs to know the best move only.
      const score = visitNext(search, next, seat, depth - 1, careless > 0 ? -Infinity : alpha, Infinity, 1)
      if (search.stopped && depth > 1) break
      scores.push(score)
      alpha = Math.max(alpha, score)
    }
    // An unfinished depth still counts when it has found something better than the best move so far.
    const isWhole = scores.length === roots.length
    if (!isWhole && (scores.length < 2 || Math.max(...scores) <= scores[0]!)) return
    for (const [index, root] of roots.entries())
      root.score = scores[index] ?? Math.min(root.score, scores[0]! - 1)
    roots.sort((one, other) => other.score - one.score)
    if (!isWhole || Math.abs(roots[0]!.score) > WIN / 2) return
  }
}

function visitNext<Position, Move extends MoveName>(
  search: Search<Position, Move>,
  next: Position,
  seat: Seat,
  depth: number,
  alpha: number,
  beta: number,
  ply: number,
): number {
  return search.rules.turn(next) === seat
    ? visit(search, next, depth, alpha, beta, ply)
    : -visit(search, next, depth, -beta, -alpha, ply)
}

function visit<Position, Move extends MoveName>(
  search: Search<Position, Move>,
  position: Position,
  depth: number,
  lowest: number,
  beta: number,
  ply: number,
): number {
  const { rules, judge } = search
  const seat = rules.turn(position)
  const ending = rules.ending(position)
  if (ending) return ending.winner === undefined ? 0 : ending.winner === seat ? WIN - ply : ply - WIN
  if (++search.nodes > search.limit) {
    search.stopped = true
    return 0
  }
  if (depth <= 0 && (depth <= -EXCHANGE || !judge.unquiet?.(position))) return judge.worth(position, seat)
  let alpha = lowest
  let best = -Infinity
  for (const move of judge.order?.(position) ?? rules.moves(position)) {
    const score = visitNext(search, rules.play(position, move), seat, depth - 1, alpha, beta, ply + 1)
    if (search.stopped) return best === -Infinity ? 0 : best
    if (score > best) best = score
    if (score > alpha) alpha = score
    if (alpha >= beta) break
  }
  return best
}
