import type { Db, Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import { listLines } from './lines.ts'
import { findLivePlay } from './play-store.ts'
import { findTicket } from './ticket-store.ts'

/** A player's cloud state; the caller holds the account. */
export async function findOwn(tx: Tx, accountId: number) {
  return { play: await findLivePlay(tx, accountId), ticket: await findTicket(tx, accountId) }
}

/** Whether a line of this name has the game now. */
export async function hasLine(
  db: Db,
  now: Instant,
  { gameKey, lineKey }: { readonly gameKey: string; readonly lineKey: string },
): Promise<boolean> {
  const lines = await listLines(db, now)
  return lines.some((line) => line.lineKey === lineKey && line.gameKeys.has(gameKey))
}
