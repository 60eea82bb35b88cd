import { sql } from 'kysely'
import type { Tx } from '#kit/db/db.ts'
import { type BoxKind, CARD_LEVELS, type CardLevel } from '#modules/cards/model.ts'
import { WHOLE, type Odds } from '#modules/cards/rules/odds.ts'
import { listOdds } from '#modules/cards/server/index.ts'
import { levelOf } from './card-invariants.ts'
import type { Finding } from './invariants.ts'

/** Chance passes this deviation once in a thousand checks. */
const DEVIATIONS = 3.0902
/** Below this a level is too rare to be compared alone. */
const LEAST_EXPECTED = 5

/** Draws that no guarantee had part in: what they hold follows the published weights (chi-square, p > 0.001). */
export async function oddsFindings(tx: Tx): Promise<Finding> {
  const examples: string[] = []
  for (const odds of await listOdds(tx))
    for (const box of ['normal', 'rare'] as const) {
      const counts = await levelCounts(tx, odds, box)
      const { square, limit } = compare(counts, odds.weights[box])
      if (square > limit)
        examples.push(
          `odds ${odds.version}, ${box} boxes: chi-square ${square.toFixed(1)}, at most ${limit.toFixed(1)}`,
        )
    }
  return {
    id: 'I7b',
    promise: 'what boxes held follows the published odds (chi-square, p > 0.001)',
    broken: examples.length,
    examples,
  }
}

async function levelCounts(tx: Tx, { version, sAtLatest, ssAtLatest }: Odds, box: BoxKind) {
  const { rows } = await sql<{ level: CardLevel; count: number }>`
    select ${sql.raw(levelOf('d.kind'))} as level, count(*)::int as count from card_draw d
    join card_opening o on o.id = d.opening_id join card_box b on b.id = d.box_id
    where o.odds_version = ${version} and b.kind = ${box}
      and d.s_misses + 1 < ${sql.lit(sAtLatest)} and d.ss_misses + 1 < ${sql.lit(ssAtLatest)}
    group by level`.execute(tx)
  return new Map(rows.map(({ level, count }) => [level, count]))
}

/** Chi-square of the counts and the most that chance allows; levels too rare for a comparison are taken together. */
export function compare(
  counts: ReadonlyMap<CardLevel, number>,
  weights: Readonly<Record<CardLevel, number>>,
) {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const groups: { found: number; expected: number }[] = []
  let rest = { found: 0, expected: 0 }
  for (const level of CARD_LEVELS.toReversed()) {
    rest.found += counts.get(level) ?? 0
    rest.expected += (total * weights[level]) / WHOLE
    if (rest.expected < LEAST_EXPECTED) continue
    groups.push(rest)
    rest = { found: 0, expected: 0 }
  }
  const freedom = groups.length - 1
  if (freedom < 1) return { square: 0, limit: 0 }
  const last = groups.at(-1)!
  groups[freedom] = { found: last.found + rest.found, expected: last.expected + rest.expected }
  const square = groups.reduce((sum, { found, expected }) => sum + (found - expected) ** 2 / expected, 0)
  // Wilson and Hilferty: the cube root of a chi-square is nearly normal.
  const share = 2 / (9 * freedom)
  return { square, limit: freedom * (1 - share + DEVIATIONS * Math.sqrt(share)) ** 3 }
}
