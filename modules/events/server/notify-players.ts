import type { Db, Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Instant } from '#kit/time/time.ts'
import { notify } from '#modules/notices/server/index.ts'
import { seenBehind } from '#modules/presence/server/index.ts'
import { dueToTell, lockEvent, noteTold } from './event-store.ts'

/** Players notified per batch. */
export const NOTIFIED_AT_ONCE = 500

/**
 * Notifies the next batch of recently active players that an event has begun: in account order, so that nobody is notified twice. One
 * batch per event and turn, so that other announcements get through.
 */
export async function notifyOfEvents(
  db: Db,
  { now, signal }: { readonly now: Instant; readonly signal: AbortSignal },
): Promise<void> {
  for (const slug of await dueToTell(db, now))
    if (!signal.aborted) await inTransaction(db, (tx) => tellNext(tx, slug, now))
}

/** Notifies the next players, in order of their numbers. */
async function tellNext(tx: Tx, slug: string, now: Instant): Promise<void> {
  const event = await lockEvent(tx, slug)
  if (!event) return
  const players = await seenBehind(tx, event.toldBehind, NOTIFIED_AT_ONCE)
  await noteTold(tx, slug, {
    behind: players.at(-1) ?? event.toldBehind,
    isDone: players.length < NOTIFIED_AT_ONCE,
    now,
  })
  await notify(
    tx,
    now,
    players.map((accountId) => ({ accountId, kind: 'eventBegun', subject: slug })),
  )
}
