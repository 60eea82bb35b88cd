import { sql, type RawBuilder } from 'kysely'
import { timestamp, type Db } from '#kit/db/db.ts'
import { before, type Instant } from '#kit/time/time.ts'
import { REPORT_KEPT_FOR } from './report-store.ts'

export interface MonthOfModeration {
  readonly month: string
  readonly reports: number
  readonly upheld: number
  readonly dismissed: number
  readonly hoursToDecision: number | null
  readonly appeals: number
  readonly lifted: number
  readonly kept: number
  readonly hoursToAnswer: number | null
}

const MOST_MONTHS = 60

/** Reports and decisions since a moment, by the month of the report or appeal; times are medians in hours. */
const countedSince = (since: RawBuilder<unknown>) => sql`
  with report as (
    select to_char(reported_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as reports,
      count(*) filter (where status = 'upheld')::int as upheld,
      count(*) filter (where status = 'dismissed')::int as dismissed,
      percentile_cont(0.5) within group (order by extract(epoch from closed_at - reported_at) / 3600) as hours
    from chat_report where reported_at >= ${since} group by 1
  ), appeal as (
    select to_char(made_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as appeals,
      count(*) filter (where state = 'lifted')::int as lifted,
      count(*) filter (where state = 'kept')::int as kept,
      percentile_cont(0.5) within group (order by extract(epoch from decided_at - made_at) / 3600) as hours
    from chat_appeal where made_at >= ${since} group by 1
  ), counted as (
    select month, coalesce(reports, 0) as reports, coalesce(upheld, 0) as upheld,
      coalesce(dismissed, 0) as dismissed, round(report.hours::numeric, 1)::float8 as hours_to_decision,
      coalesce(appeals, 0) as appeals, coalesce(lifted, 0) as lifted, coalesce(kept, 0) as kept,
      round(appeal.hours::numeric, 1)::float8 as hours_to_answer
    from report full join appeal using (month)
  )`

/** Start of the first month whose reports all still exist, in UTC. */
const firstWhole = (now: Instant) =>
  sql`(date_trunc('month', ${timestamp(before(now, REPORT_KEPT_FOR))}::timestamptz at time zone 'UTC')
    + interval '1 month')`
const firstMonth = (now: Instant) => sql`to_char(${firstWhole(now)}, 'YYYY-MM')`

/** Stores the totals of months while all their reports still exist. */
export async function keepMonths(db: Db, now: Instant): Promise<void> {
  await sql`
    insert into chat_month
    ${countedSince(sql`${firstWhole(now)} at time zone 'UTC'`)}
    select * from counted
    on conflict (month) do update set (reports, upheld, dismissed, hours_to_decision, appeals, lifted, kept, hours_to_answer) =
      (excluded.reports, excluded.upheld, excluded.dismissed, excluded.hours_to_decision, excluded.appeals,
       excluded.lifted, excluded.kept, excluded.hours_to_answer)`.execute(db)
}

/** Months of moderation, latest first: recent ones computed, older ones as stored. */
export async function monthsOfModeration(db: Db, now: Instant): Promise<readonly MonthOfModeration[]> {
  const { rows } = await sql<MonthOfModeration>`
    ${countedSince(sql`'-infinity'::timestamptz`)}
    select distinct on (month) month, reports, upheld, dismissed,
      round(hours_to_decision::numeric, 1)::float8 as "hoursToDecision", appeals, lifted, kept,
      round(hours_to_answer::numeric, 1)::float8 as "hoursToAnswer"
    from (
      select *, month >= ${firstMonth(now)} as is_best from counted
      union all
      select *, month < ${firstMonth(now)} as is_best from chat_month
    ) one
    order by month desc, is_best desc limit ${MOST_MONTHS}`.execute(db)
  return rows
}
