import { sql } from 'kysely'
import { inTransaction } from '#kit/db/transaction.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { Db } from '#kit/db/db.ts'
import type { SignedInContext } from '#kit/server/handler.ts'
import { before, dayOf, days, type Instant } from '#kit/time/time.ts'
import { notify } from '#modules/notices/server/index.ts'
import { rivalLink } from '../model.ts'
import { doneKey, readDone } from './finish-store.ts'
import type { DailyServices } from './services.ts'
import './tables.ts'

/** A dare counts on its own day; what is left of it goes with the day after. */
export const DARES_KEPT_FOR = days(2)

interface Dare {
  readonly userId: number
  readonly gameId: number
}

/** Dares a friend to beat the caller at a challenge of today that the caller has finished; a friend hears of one a day. */
export async function dareFriend(
  services: Pick<DailyServices, 'friendIdsOf' | 'card'>,
  { userId, gameId }: Dare,
  { caller: { accountId }, db, now, device }: SignedInContext,
) {
  const day = dayOf(now)
  const friends = await services.friendIdsOf(db, accountId)
  if (!friends.includes(userId)) return refuse('UserNotFound')
  const done = await readDone(db, accountId, { first: day, last: day })
  const game = services.card(gameId, device.language)
  if (!game || !done.has(doneKey(day, gameId))) return refuse('GameNotFound')
  return inTransaction(db, async (tx) => {
    const { rows } = await sql`
      insert into daily_dare (from_id, to_id, dared_on) values (${accountId}, ${userId}, ${day})
      on conflict (from_id, to_id) do update set dared_on = excluded.dared_on
        where daily_dare.dared_on <> excluded.dared_on
      returning to_id`.execute(tx)
    const isNew = rows.length > 0
    const subject = rivalLink(game.slug, day, accountId)
    if (isNew) await notify(tx, now, [{ accountId: userId, kind: 'dared', fromId: accountId, subject }])
    return ok({ isNew })
  })
}

export async function forgetOldDares(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('daily_dare')
    .where('dared_on', '<=', dayOf(before(now, DARES_KEPT_FOR)))
    .execute()
}
