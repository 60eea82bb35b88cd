import { sql } from 'kysely'
import type { Tx } from '#kit/db/db.ts'
import type { Invariant } from '#kit/server/invariant.ts'
import { type BoxKind, CARD_LEVELS, type CardLevel, kindsOf } from '../model.ts'
import { compare } from '../rules/fair-draws.ts'
import type { Odds } from '../rules/odds.ts'
import { listOdds } from './odds-store.ts'

/** Draws without a guarantee follow the published weights (chi-square, p > 0.001). */
export const oddsInvariant: Invariant = {
  id: 'I7b',
  promise: 'what boxes held follows the published odds (chi-square, p > 0.001)',
  async check(tx) {
    const unfair: string[] = []
    for (const odds of await listOdds(tx))
      for (const box of ['normal', 'rare'] as const) {
        const { square, limit } = compare(await levelCounts(tx, odds, box), odds.weights[box])
        if (square > limit)
          unfair.push(
            `odds ${odds.version}, ${box} boxes: chi-square ${square.toFixed(1)}, at most ${limit.toFixed(1)}`,
          )
      }
    return unfair
  },
}

/** The level of a drawn kind. */
const LEVEL_DRAWN = `(case ${CARD_LEVELS.map((level) => `when d.kind <= ${kindsOf(level).at(-1)!.kind} then '${level}'`).join(' ')} end)`

async function levelCounts(tx: Tx, { version, sAtLatest, ssAtLatest }: Odds, box: BoxKind) {
  const { rows } = await sql<{ level: CardLevel; count: number }>`
    select ${sql.raw(LEVEL_DRAWN)} as level, count(*)::int as count from card_draw d
    join card_opening o on o.id = d.opening_id join card_box b on b.id = d.box_id
    where o.odds_version = ${version} and b.kind = ${box}
      and d.s_misses + 1 < ${sql.lit(sAtLatest)} and d.ss_misses + 1 < ${sql.lit(ssAtLatest)}
    group by level`.execute(tx)
  return new Map(rows.map(({ level, count }) => [level, count]))
}
