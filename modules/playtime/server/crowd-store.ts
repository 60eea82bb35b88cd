import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { before, type Instant } from '#kit/time/time.ts'
import { CROWD_EVERY, type Crowd } from '../rules/newcomers.ts'
import './tables.ts'

/** A household's latest crowd. The caller holds the household's lock. */
export async function findCrowd(tx: Tx, household: string): Promise<Crowd | undefined> {
  const row = await tx
    .selectFrom('play_crowd')
    .select(['opened_at', 'paid'])
    .where('household', '=', household)
    .executeTakeFirst()
  return row && { openedAt: row.opened_at, paid: row.paid }
}

export async function noteCrowd(tx: Tx, household: string, { openedAt, paid }: Crowd): Promise<void> {
  const crowd = { opened_at: timestamp(openedAt), paid }
  await tx
    .insertInto('play_crowd')
    .values({ household, ...crowd })
    .onConflict((known) => known.column('household').doUpdateSet(crowd))
    .execute()
}

/** Deletes crowds after which their household may have the next one. */
export async function forgetOldCrowds(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('play_crowd')
    .where('opened_at', '<=', timestamp(before(now, CROWD_EVERY)))
    .execute()
}
