import { sql } from 'kysely'
import { timestamp, type Tx } from '#kit/db/db.ts'
import { after, days } from '#kit/time/time.ts'
import { addDays, beginOf } from '../rules/days.ts'
import './tables.ts'

const between = (day: string) => {
  const from = beginOf(day)
  return sql`seen_at >= ${timestamp(from)} and seen_at < ${timestamp(after(from, days(1)))}`
}

/** Who saw an experiment for the first time on a day, by arm. */
export async function countExposures(tx: Tx, day: string): Promise<void> {
  await sql`delete from experiment_day where day = ${day}::date`.execute(tx)
  await sql`
    insert into experiment_day (experiment, day, arm, exposed)
    select experiment, ${day}::date, arm, count(*) from experiment_exposure
    where ${between(day)} group by experiment, arm`.execute(tx)
}

/** How many of them returned the next day. */
export async function countExposureReturns(tx: Tx, day: string): Promise<void> {
  await sql`
    update experiment_day set returned = coalesce(people, 0)
    from experiment_day own left join (
      select experiment, arm, count(*) as people from experiment_exposure
      where ${between(day)} and exists (
        select from visit where visit.day = ${addDays(day, 1)}::date
          and visit.account_id = experiment_exposure.account_id)
      group by experiment, arm
    ) back using (experiment, arm)
    where experiment_day.day = ${day}::date and own.day = ${day}::date
      and own.experiment = experiment_day.experiment and own.arm = experiment_day.arm`.execute(tx)
}
