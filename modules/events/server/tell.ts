import type { Db, Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Instant } from '#kit/time/time.ts'
import { notify } from '#modules/notices/server/index.ts'
import { seenBehind } from '#modules/presence/server/index.ts'
import { dueToTell, lockEvent, noteTold } from './event-store.ts'

/** Players told in one turn. */
export const TOLD_AT_ONCE = 500

/**
 * Tells the next players who were here lately that an event has begun: by account, so that nobody is told twice. One batch
 * an event and turn, so that other announcements get through between.
 */
export async function tellOfEvents(
  db: Db,
  { now, signal }: { readonly now: Instant; readonly signal: AbortSignal },
): Promise<void> {
  for (const slug of await dueToTell(db, now))
    if (!signal.aborted) await inTransaction(db, (tx) => tellNext(tx, slug, now))
}

/** Tells the next players, in order of their numbers. */
async function tellNext(tx: Tx, slug: string, now: Instant): Promise<void> {
  const event = await lockEvent(tx, slug)
  if (!event) return
  const players = await seenBehind(tx, event.toldBehind, TOLD_AT_ONCE)
  await noteTold(tx, slug, {
    behind: players.at(-1) ?? event.toldBehind,
    isDone: players.length < TOLD_AT_ONCE,
    now,
  })
  await notify(
    tx,
    now,
    players.map((accountId) => ({ accountId, kind: 'eventBegun', subject: slug })),
  )
}
