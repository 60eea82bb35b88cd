import { sql } from 'kysely'
import type { Db, Tx } from '#kit/db/db.ts'
import { dayOf } from '#kit/time/time.ts'
import type { ProvedScore } from '../model.ts'
import './tables.ts'

/** Counts a proved run on its day. */
export async function noteRunDay(
  tx: Tx,
  { accountId, gameId, endedAt }: Pick<ProvedScore, 'accountId' | 'gameId' | 'endedAt'>,
): Promise<void> {
  await sql`
    insert into score_day (account_id, day, game_id, runs) values (${accountId}, ${dayOf(endedAt)}, ${gameId}, 1)
    on conflict (account_id, day, game_id) do update set runs = score_day.runs + 1`.execute(tx)
}

/** What an account has proved: its all-time best per level, and its runs by day and game. */
export async function provedBy(db: Db, accountId: number) {
  const bests = await db
    .selectFrom('score')
    .select(['game_id', 'level', 'score'])
    .where('account_id', '=', accountId)
    .where('period', '=', 'ever')
    .execute()
  const rows = await db
    .selectFrom('score_day')
    // As text: a day has no time zone.
    .select([sql<string>`day::text`.as('day'), 'game_id', 'runs'])
    .where('account_id', '=', accountId)
    .orderBy('day')
    .orderBy('game_id')
    .execute()
  const days = new Map<string, Map<number, number>>()
  for (const { day, game_id: gameId, runs } of rows)
    days.set(day, (days.get(day) ?? new Map<number, number>()).set(gameId, runs))
  return {
    bests: bests.map(({ game_id: gameId, level, score }) => ({ gameId, level, score: Number(score) })),
    days: [...days].map(([day, runs]) => ({ day, runs })),
  }
}
