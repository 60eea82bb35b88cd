import { sql } from 'kysely'
import type { Tx } from '#kit/db/db.ts'
import { sitsIn } from './duel-row.ts'
import { lockDuelsOf } from './duel-store.ts'
import { holdRatingsOf } from './rating-store.ts'
import { dropSeeks } from './seek-store.ts'
import './tables.ts'

/**
 * Moves a visitor's duels, results and ratings to the member, ratings only for families in which the member has none. Running games
 * continue. What the two played with each other stays with the visitor, since nobody plays against themselves.
 */
export async function carryDuels(
  tx: Tx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await dropSeeks(tx, [from])
  await lockDuelsOf(tx, from)
  await holdRatingsOf(tx, [from, to])
  await sql`
    update duel set
      first_id = case when first_id = ${from} then ${to} else first_id end,
      second_id = case when second_id = ${from} then ${to} else second_id end,
      third_id = case when third_id = ${from} then ${to} else third_id end,
      fourth_id = case when fourth_id = ${from} then ${to} else fourth_id end
    where ${sitsIn(from)} and ${sitsIn(to)} is not true`.execute(tx)
  await sql`
    update duel_rated set
      first_id = case when first_id = ${from} then ${to} else first_id end,
      second_id = case when second_id = ${from} then ${to} else second_id end
    where (first_id = ${from} and second_id is distinct from ${to})
      or (second_id = ${from} and first_id is distinct from ${to})`.execute(tx)
  await sql`
    update duel_rating mine set account_id = ${to}
    where account_id = ${from}
      and not exists (select from duel_rating where account_id = ${to} and family = mine.family)`.execute(tx)
  await sql`
    update duel_result set account_id = ${to}
    where account_id = ${from} and against_id is distinct from ${to}`.execute(tx)
}
