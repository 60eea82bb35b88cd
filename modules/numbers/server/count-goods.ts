import { sql } from 'kysely'
import { timestamp, type Tx } from '#kit/db/db.ts'
import { after, days } from '#kit/time/time.ts'
import { beginOf } from '../rules/days.ts'
import './tables.ts'

const within = (day: string) => ({
  from: timestamp(beginOf(day)),
  to: timestamp(after(beginOf(day), days(1))),
})

/** Coconuts given and opened, and cards that changed hands on a day. */
export async function countGoods(tx: Tx, day: string): Promise<void> {
  const { from, to } = within(day)
  await sql`delete from numbers_goods where day = ${day}::date`.execute(tx)
  await sql`
    insert into numbers_goods (day, what, count)
    select ${day}::date, what, count from (
      select 'given ' || source as what, count(*) as count
      from card_box where got_at >= ${from} and got_at < ${to} group by source
      union all
      select 'opened', count(*) from card_opening join card_draw on opening_id = card_opening.id
      where opened_at >= ${from} and opened_at < ${to}
      union all
      select unnest(array['trades', 'traded']), unnest(array[count(distinct listing_id), count(*)])
      from card_move where moved_at >= ${from} and moved_at < ${to} and reason in ('swap', 'redeem')
    ) counted where count > 0`.execute(tx)
}

/** Seats, waits and missed turns per line on a day. */
export async function countCloud(tx: Tx, day: string): Promise<void> {
  const { from, to } = within(day)
  await sql`delete from numbers_cloud where day = ${day}::date`.execute(tx)
  await sql`
    insert into numbers_cloud
      (day, line_key, seats, begun, played_ms, joined, entered, waited_ms, missed, cancelled)
    with plays as (
      select line_key, count(*) as seats, count(begun_at) as begun, sum(played_ms) as played_ms
      from cloud_play where reserved_at >= ${from} and reserved_at < ${to} group by line_key
    ), tickets as (
      select line_key, count(*) as joined, count(*) filter (where ended_how = 'entered') as entered,
        sum(extract(epoch from ended_at - joined_at) * 1000) filter (where ended_how = 'entered') as waited_ms,
        count(*) filter (where ended_how = 'missed') as missed,
        count(*) filter (where ended_how = 'cancelled') as cancelled
      from cloud_ticket where joined_at >= ${from} and joined_at < ${to} group by line_key
    )
    select ${day}::date, line_key, coalesce(seats, 0), coalesce(begun, 0), coalesce(played_ms, 0),
      coalesce(joined, 0), coalesce(entered, 0), coalesce(waited_ms, 0)::bigint, coalesce(missed, 0),
      coalesce(cancelled, 0)
    from plays full join tickets using (line_key) where line_key <> ''`.execute(tx)
}
