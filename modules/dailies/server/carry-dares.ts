import { sql } from 'kysely'
import type { Tx } from '#kit/db/db.ts'
import { scoresOfDay } from './dare.ts'
import { tableOf } from './day-scores.ts'
import type { DailyServices } from './services.ts'
import './tables.ts'

interface Journey {
  readonly from: number
  readonly to: number
}

/**
 * Moves a visitor's dares to the member, with the visitor's scores in them. Dares between the two are dropped, and of two dares
 * between the same players the later one stays.
 */
export async function carryDares(
  { scoredGame }: Pick<DailyServices, 'scoredGame'>,
  tx: Tx,
  { from: visitor, to: member }: Journey,
): Promise<void> {
  await sql`
    delete from daily_dare
    where (from_id = ${visitor} and to_id = ${member}) or (from_id = ${member} and to_id = ${visitor})`.execute(
    tx,
  )
  const dares = await tx
    .selectFrom('daily_dare')
    .select(['from_id', 'to_id', 'dared_on', 'game_id', 'withdrawn_at', 'from_score', 'to_score'])
    .where((dare) => dare.or([dare('from_id', '=', visitor), dare('to_id', '=', visitor)]))
    .forUpdate()
    .execute()
  for (const { from_id, to_id, ...dare } of dares) {
    const isSender = from_id === visitor
    const game = dare.game_id === null ? undefined : scoredGame(dare.game_id)
    const circle = { own: visitor, others: [], most: 0 }
    const scores = game && (await scoresOfDay(tx, tableOf(game, dare.dared_on), circle))
    const score = scores?.get(visitor) ?? null
    const pair = isSender ? { from_id: member, to_id } : { from_id, to_id: member }
    const carried = isSender ? { from_score: score } : { to_score: score }
    await tx
      .insertInto('daily_dare')
      .values({ ...dare, ...pair, ...carried })
      .onConflict((same) =>
        same
          .columns(['from_id', 'to_id'])
          .doUpdateSet(({ ref }) => ({
            dared_on: ref('excluded.dared_on'),
            game_id: ref('excluded.game_id'),
            withdrawn_at: ref('excluded.withdrawn_at'),
            from_score: ref('excluded.from_score'),
            to_score: ref('excluded.to_score'),
          }))
          .whereRef('daily_dare.dared_on', '<', 'excluded.dared_on'),
      )
      .execute()
  }
  await sql`delete from daily_dare where from_id = ${visitor} or to_id = ${visitor}`.execute(tx)
}
