import { sql } from 'kysely'
import { countUpTo } from '#kit/db/count-up-to.ts'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { before, days, type Instant } from '#kit/time/time.ts'
import type { GameReportReason } from '../model.ts'
import './tables.ts'

export const GAME_REPORTS_KEPT_FOR = days(90)

interface NewReport {
  readonly key: string
  readonly slug: string
  readonly accountId: number
  readonly reason: GameReportReason
}

/** One row a player and game: who reports again opens the same one. */
export async function noteReport(
  db: Db,
  { key, slug, accountId, reason }: NewReport,
  now: Instant,
): Promise<void> {
  await db
    .insertInto('studio_report')
    .values({ key, slug, account_id: accountId, reason, reported_at: timestamp(now) })
    .onConflict((known) =>
      known
        .columns(['slug', 'account_id'])
        .doUpdateSet({ reason, reported_at: timestamp(now), closed_at: null }),
    )
    .execute()
}

/** Reports of a game that nobody has closed. */
export async function countReports(db: Db, slug: string): Promise<number> {
  const row = await db
    .selectFrom('studio_report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('slug', '=', slug)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export interface ReportedGame {
  readonly slug: string
  readonly reports: number
  readonly reasons: Readonly<Record<string, number>>
  readonly latestAt: Instant
}

/** Games with open reports, those of most players first. */
export async function reportedGames(db: Db, size: number): Promise<readonly ReportedGame[]> {
  const { rows } = await sql<{
    slug: string
    reports: number
    reasons: Record<string, number>
    latest: Instant
  }>`
    select slug, sum(count)::integer as reports, json_object_agg(reason, count) as reasons, max(latest) as latest
    from (
      select slug, reason, count(*)::integer as count, max(reported_at) as latest
      from studio_report where closed_at is null group by slug, reason
    ) as counted
    group by slug order by reports desc, slug limit ${size}`.execute(db)
  return rows.map(({ latest, ...row }) => ({ ...row, latestAt: latest }))
}

/** Versions that wait for a reviewer, and games with open reports; each is looked at up to a limit. */
export async function countReviews(db: Db, limit: number) {
  const { rows } = await sql<{ readonly asked: number; readonly reported: number }>`
    select
      ${countUpTo(limit, sql`from studio_version where state = 'asked'`)} as asked,
      (select count(distinct slug)::int from (
        select slug from studio_report where closed_at is null limit ${limit}) as open) as reported
  `.execute(db)
  return rows[0]!
}

/** Closes the reports of a game; gives how many there were. */
export async function closeReports(tx: Tx, slug: string, now: Instant): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('studio_report')
    .set({ closed_at: timestamp(now) })
    .where('slug', '=', slug)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function forgetOldGameReports(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('studio_report')
    .where('reported_at', '<', timestamp(before(now, GAME_REPORTS_KEPT_FOR)))
    .execute()
}

/** A visitor who becomes a member keeps what they have reported. */
export async function carryGameReports(
  tx: Tx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await sql`
    update studio_report set account_id = ${to} where account_id = ${from}
    and not exists (
      select from studio_report as own where own.account_id = ${to} and own.slug = studio_report.slug
    )`.execute(tx)
  await tx.deleteFrom('studio_report').where('account_id', '=', from).execute()
}
