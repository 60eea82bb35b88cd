import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { Finish } from '../model.ts'
import { dayNumberNamed } from '../rules/days.ts'
import './tables.ts'

/** A finished challenge: its score is proved and stored in the same transaction. */
export interface FinishedDaily {
  readonly accountId: number
  readonly gameId: number
  readonly level: number
  /** The day of the challenge. */
  readonly day: string
  readonly at: Instant
  /** UTC offset in seconds of the player. */
  readonly offset: number
}

/** Stores a finish; of one challenge the first counts. */
export async function storeFinish(tx: Tx, { accountId, day, gameId, at, offset }: FinishedDaily) {
  await tx
    .insertInto('daily_finish')
    .values({
      account_id: accountId,
      day,
      game_id: gameId,
      finished_at: timestamp(at),
      utc_offset: offset,
    })
    .onConflict((same) => same.doNothing())
    .execute()
}

/** All finishes of an account, earliest first. */
export async function readFinishes(db: Db, accountId: number): Promise<readonly Finish[]> {
  const rows = await db
    .selectFrom('daily_finish')
    .select(['finished_at', 'utc_offset'])
    .where('account_id', '=', accountId)
    .orderBy('finished_at')
    .orderBy('day')
    .orderBy('game_id')
    .execute()
  return rows.map(({ finished_at, utc_offset }) => ({ at: finished_at, offset: utc_offset }))
}

/** Which challenges of some days an account has finished, as `day game`. */
export async function readDone(
  db: Db,
  accountId: number,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('daily_finish')
    .select(['day', 'game_id'])
    .where('account_id', '=', accountId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute()
  return new Set(rows.map(({ day, game_id }) => doneKey(day, game_id)))
}

export const doneKey = (day: string, gameId: number) => `${day} ${gameId}`

/** Gives the member their visitor's finishes, at every sign-in; where both have finished a challenge, the member's stays. */
export async function carryFinishes(
  tx: Tx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await sql`
    insert into daily_finish (account_id, day, game_id, finished_at, utc_offset)
    select ${to}, day, game_id, finished_at, utc_offset from daily_finish where account_id = ${from}
    on conflict do nothing`.execute(tx)
}

/** Mended days, by number: they count for nobody. */
export async function readMended(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('daily_mend').select('day').execute()
  return new Set(rows.map(({ day }) => dayNumberNamed(day)!))
}

/** Mends a day; false when it was mended before. */
export async function mendDay(tx: Tx, day: string, now: Instant): Promise<boolean> {
  const row = await tx
    .insertInto('daily_mend')
    .values({ day, mended_at: timestamp(now) })
    .onConflict((same) => same.doNothing())
    .returning('day')
    .executeTakeFirst()
  return row !== undefined
}

/** A day as an operator sees it. */
export interface DayFigures {
  readonly day: string
  readonly games: readonly number[]
  /** Challenges finished, and by how many players. */
  readonly finishes: number
  readonly players: number
  readonly isMended: boolean
}

/** The latest days first. */
export async function listDays(db: Db, most: number): Promise<readonly DayFigures[]> {
  const { rows } = await sql<{
    day: string
    games: number[]
    finishes: number
    players: number
    is_mended: boolean
  }>`
    select day, array_agg(game_id order by kind) as games,
      (select count(*)::int from daily_finish where daily_finish.day = daily_game.day) as finishes,
      (select count(distinct account_id)::int from daily_finish where daily_finish.day = daily_game.day) as players,
      exists (select from daily_mend where daily_mend.day = daily_game.day) as is_mended
    from daily_game group by day order by day desc limit ${most}`.execute(db)
  return rows.map(({ is_mended, ...day }) => ({ ...day, isMended: is_mended }))
}
