import { sql } from 'kysely'
import type { Tx } from '#kit/db/db.ts'
import { minutes } from '#kit/time/time.ts'
import { UNKNOWN } from '../model.ts'
import { addDays, RETURNS } from '../rules/days.ts'
import './tables.ts'

/** Play time from which a player has "stayed". */
export const STAYS_FROM = minutes(3)

const COLUMNS = { 1: 'd1', 7: 'd7', 30: 'd30' } as const

/** Visitors and plays of a day, by language and class of device. */
export async function countVisitors(tx: Tx, day: string): Promise<void> {
  await sql`delete from numbers_day where day = ${day}::date`.execute(tx)
  await sql`
    insert into numbers_day (day, language, device, visitors, arrivals, players, plays, played_ms)
    with seen as (
      select account_id, language, device, entry from visit where day = ${day}::date
    ), played as (
      select account_id, sum(plays) as plays, sum(played_ms) as played_ms
      from play_day where day = ${day}::date group by account_id
    )
    select ${day}::date, coalesce(seen.language, ${UNKNOWN}), coalesce(seen.device, ${UNKNOWN}),
      count(*), count(seen.entry), count(*) filter (where plays > 0),
      coalesce(sum(plays), 0), coalesce(sum(played_ms), 0)
    from seen full join played using (account_id) group by 2, 3`.execute(tx)
}

/** First visits on a day by landing page, and how far they got. */
export async function countArrivals(tx: Tx, day: string): Promise<void> {
  await sql`delete from numbers_cohort where day = ${day}::date`.execute(tx)
  await sql`
    insert into numbers_cohort (day, entry, language, device, arrived, opened, played, ended, second)
    with came as (
      select account_id, entry, language, device from visit where day = ${day}::date and entry is not null
    ), did as (
      select account_id, count(*) filter (where plays > 0) as games, bool_or(has_ended) as has_ended
      from play_day where day = ${day}::date group by account_id
    )
    select ${day}::date, entry, language, device, count(*), count(did.account_id),
      count(*) filter (where games > 0), count(*) filter (where has_ended), count(*) filter (where games > 1)
    from came left join did using (account_id) group by entry, language, device`.execute(tx)
}

/** Games of a day: opened, played, stayed with. */
export async function countGames(tx: Tx, day: string): Promise<void> {
  await sql`delete from numbers_game where day = ${day}::date`.execute(tx)
  await sql`
    insert into numbers_game (day, game_id, openers, players, plays, played_ms, stayed)
    select day, game_id, count(*), count(*) filter (where plays > 0), sum(plays), sum(played_ms),
      count(*) filter (where played_ms >= ${STAYS_FROM})
    from play_day where day = ${day}::date group by day, game_id`.execute(tx)
}

/** Which players of a day had the same game open on the next one. */
export async function countGameReturns(tx: Tx, day: string): Promise<void> {
  await sql`
    update numbers_game set returned = coalesce(back.players, 0)
    from numbers_game own left join (
      select game_id, count(*) as players
      from play_day one join play_day other using (game_id, account_id)
      where one.day = ${day}::date and one.plays > 0 and other.day = ${addDays(day, 1)}::date
      group by game_id
    ) back using (game_id)
    where numbers_game.day = ${day}::date and own.day = ${day}::date and own.game_id = numbers_game.game_id`.execute(
    tx,
  )
}

/** How many of a day's arrivals were here n days later; for seven days, also on any of them. */
export async function countReturns(tx: Tx, day: string, later: (typeof RETURNS)[number]): Promise<void> {
  await setReturns(tx, COLUMNS[later], { day, first: addDays(day, later), last: addDays(day, later) })
  if (later === 7) await setReturns(tx, 'week', { day, first: addDays(day, 1), last: addDays(day, 7) })
}

async function setReturns(
  tx: Tx,
  column: 'd1' | 'd7' | 'd30' | 'week',
  { day, first, last }: { readonly day: string; readonly first: string; readonly last: string },
): Promise<void> {
  await sql`
    update numbers_cohort set ${sql.ref(column)} = coalesce(people, 0)
    from numbers_cohort own left join (
      select entry, language, device, count(*) as people from visit came
      where day = ${day}::date and entry is not null and exists (
        select from visit next where next.account_id = came.account_id
          and next.day between ${first}::date and ${last}::date)
      group by entry, language, device
    ) back using (entry, language, device)
    where numbers_cohort.day = ${day}::date and own.day = ${day}::date and own.entry = numbers_cohort.entry
      and own.language = numbers_cohort.language and own.device = numbers_cohort.device`.execute(tx)
}
