import type { Db, Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Instant } from '#kit/time/time.ts'
import { deletedOf } from '#modules/account/server/index.ts'
import { maySettle } from '../rules/event.ts'
import { dueToSettle, lockEvent } from './event-store.ts'
import { storePlaces } from './place-store.ts'
import type { EventGames } from './services.ts'
import type { Standing } from '../rules/standings.ts'
import { readStandings } from './standings.ts'

/** Stores the final table of every ended event, each in its own transaction. */
export async function settleEvents(db: Db, games: EventGames, now: Instant): Promise<void> {
  for (const slug of await dueToSettle(db, now))
    await inTransaction(db, (tx) => settleEvent(tx, slug, { games, now }))
}

/** Settles one event; a second process finds it settled. */
export async function settleEvent(
  tx: Tx,
  slug: string,
  { games, now }: { readonly games: EventGames; readonly now: Instant },
): Promise<void> {
  const event = await lockEvent(tx, slug)
  if (!event || event.settledAt !== null || event.removedAt !== null || !maySettle(event, now)) return
  await storePlaces(tx, slug, await withoutGone(tx, await readStandings(tx, event, games)), now)
}

/** A settled table is kept for years, so it has no rows of erased accounts. The other places stay as they are. */
async function withoutGone(tx: Tx, standings: readonly Standing[]): Promise<readonly Standing[]> {
  if (standings.length === 0) return standings
  const ids = standings.map(({ accountId }) => accountId)
  const gone = new Set(await deletedOf(tx, ids))
  return standings.filter(({ accountId }) => !gone.has(accountId))
}
