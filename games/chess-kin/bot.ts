import { WIN } from '#kit/game/duel/alpha-beta.ts'
import { orSlip, type DuelMind } from '#kit/game/duel/mind.ts'
import type { Strength } from '#kit/game/duel/modes.ts'
import type { Seat } from '#kit/game/duel/rules.ts'
import { pickOne, shuffled } from '#kit/random/random.ts'
import type { KinDefinition } from './definition.ts'
import { make, unmake, type Field } from './field.ts'
import { fieldOf, fingerprint, type KinPosition } from './position.ts'
import { kinRules } from './rules.ts'
import { scoreAfter, type Search } from './search.ts'
import { verdictOf } from './verdict.ts'

interface Character {
  readonly depth: number
  /** Node limit per move. */
  readonly nodes: number
  /** Moves worse by no more than this count as equal. */
  readonly careless: number
}
const CHARACTERS: Readonly<Record<Strength, Character>> = {
  1: { depth: 1, nodes: 1500, careless: 90 },
  2: { depth: 2, nodes: 4000, careless: 25 },
  3: { depth: 3, nodes: 9000, careless: 6 },
  4: { depth: 12, nodes: 70_000, careless: 0 },
}
/**
 * With a royal piece and compulsory capture every position tests all its moves for check: it costs this many
 * nodes.
 */
const DUTY_COST = 4
const SLIPS: Readonly<Record<Strength, number>> = { 1: 0.3, 2: 0.08, 3: 0, 4: 0 }

interface Root {
  readonly move: number
  /** The position has occurred before: returning to it makes no progress. */
  readonly again: boolean
  score: number
}

/** Alpha-beta search on one mutable board. */
export function kinMind(definition: KinDefinition): DuelMind<KinPosition, number> {
  const rules = kinRules(definition)
  return orSlip(rules, SLIPS, {
    think(position, strength, random) {
      const { depth, nodes, careless } = CHARACTERS[strength]
      const field = fieldOf(definition, position)
      const { army } = field
      const cost = army.royal > 0 && army.definition.mustTake ? DUTY_COST : 1
      const roots = shuffled(rules.moves(position), random).map((move) => ({
        move,
        again: isAgain(field, position, move),
        score: 0,
      }))
      const search: Search = {
        field,
        limit: nodes / cost,
        nodes: 0,
        stopped: false,
        history: new Int32Array(65_536),
      }
      deepen(search, roots, position.turn, depth, careless > 0)
      const best = Math.max(...roots.map(({ score }) => score))
      const good = roots.filter(({ score }) => score >= best - careless)
      return (careless > 0 && best < WIN / 2 ? pickOne(good, random) : roots[0]!).move
    },
  })
}

function isAgain(field: Field, { past }: KinPosition, move: number): boolean {
  const undo = make(field, move)
  const again = past.length > 0 && past.includes(fingerprint(field))
  unmake(field, undo)
  return again
}

/** Iterative deepening; each finished depth leaves its scores with the best move first. */
function deepen(search: Search, roots: Root[], seat: Seat, deepest: number, exact: boolean) {
  for (let depth = 1; depth <= deepest; depth++) {
    const scores: number[] = []
    let alpha = -Infinity
    for (const { move, again } of roots) {
      const score = again ? 0 : scoreAfterMove(search, move, seat, depth, exact ? -Infinity : alpha)
      if (search.stopped && depth > 1) break
      scores.push(score)
      alpha = Math.max(alpha, score)
    }
    const isWhole = scores.length === roots.length
    if (!isWhole && (scores.length < 2 || Math.max(...scores) <= scores[0]!)) return
    for (const [index, root] of roots.entries())
      root.score = scores[index] ?? Math.min(root.score, scores[0]! - 1)
    roots.sort((one, other) => other.score - one.score)
    if (!isWhole || Math.abs(roots[0]!.score) > WIN / 2) return
  }
}

function scoreAfterMove(search: Search, move: number, seat: Seat, depth: number, alpha: number): number {
  const { field } = search
  const undo = make(field, move)
  const verdict = verdictOf(field, move, undo)
  const score = scoreAfter(search, verdict, seat, { depth: depth - 1, alpha, beta: Infinity, ply: 1 })
  unmake(field, undo)
  return score
}
