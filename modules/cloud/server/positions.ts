import type { Db } from '#kit/db/db.ts'
import type { Live } from '#kit/server/live.ts'
import { after, seconds, type Instant } from '#kit/time/time.ts'
import { QUEUE_LIVE } from '../model.ts'
import { waitsOn } from './lines.ts'
import './tables.ts'

/** Least time between two announcements of a line's positions. */
const TOLD_EVERY = seconds(2)
/** Those further back learn it by polling. */
const MOST_TOLD = 200

export interface Positions {
  moved(lineKey: string): void
  /** Announces changed positions; runs every second. */
  tell(now: Instant): Promise<void>
}

/** Announces new positions to waiting players, no more often than anybody can read. */
export function openPositions({ db, live }: { readonly db: Db; readonly live: Live }): Positions {
  const moved = new Set<string>()
  const toldAt = new Map<string, Instant>()
  const told = new Map<string, ReadonlyMap<number, number>>()

  async function tellLine(lineKey: string): Promise<void> {
    const rows = await db
      .selectFrom('cloud_ticket')
      .select('account_id')
      .where('line_key', '=', lineKey)
      .where('ended_at', 'is', null)
      .where('turn_until', 'is', null)
      .orderBy('place')
      .execute()
    const before = told.get(lineKey)
    const positions = new Map(rows.map(({ account_id: accountId }, index) => [accountId, index + 1]))
    if (positions.size === 0) told.delete(lineKey)
    else told.set(lineKey, positions)
    const changed = [...positions]
      .slice(0, MOST_TOLD)
      .filter(([accountId, position]) => before?.get(accountId) !== position)
    if (changed.length === 0) return
    const waitOf = await waitsOn(db, lineKey)
    for (const [accountId, position] of changed) {
      const body = { position, length: positions.size, waitMinutes: waitOf(position) }
      live.toAccounts([accountId], { kind: QUEUE_LIVE, body })
    }
  }

  return {
    moved: (lineKey) => void moved.add(lineKey),
    async tell(now) {
      const ripe = [...moved].filter((lineKey) => {
        const last = toldAt.get(lineKey)
        return last === undefined || after(last, TOLD_EVERY) <= now
      })
      for (const lineKey of ripe) {
        moved.delete(lineKey)
        toldAt.set(lineKey, now)
        await tellLine(lineKey)
      }
      for (const [lineKey, at] of toldAt)
        if (!moved.has(lineKey) && after(at, TOLD_EVERY) <= now) toldAt.delete(lineKey)
    },
  }
}
