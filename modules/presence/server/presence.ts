import type { Db } from '#kit/db/db.ts'
import { repeat } from '#kit/jobs/repeat.ts'
import type { CallLog } from '#kit/server/handler.ts'
import type { Presence } from '#kit/server/live.ts'
import { after, seconds, type Instant } from '#kit/time/time.ts'
import { HERE_FOR, NOTE_EVERY, roundCrowd } from '../rules/online.ts'
import { countHere, noteSeen, readSeen } from './presence-store.ts'

const WRITE_EVERY = seconds(2)
/** One count serves all callers within this time. */
const COUNT_EVERY = seconds(3)
const MOST_IN_MEMORY = 50_000

export interface OpenPresence extends Presence {
  /** Notes activity of an account. Cheap enough for every call and every socket heartbeat. */
  touch(accountId: number, now: Instant): void
  /** Stores this process's buffered activity; runs every other second. */
  flush(): Promise<void>
  close(): Promise<void>
}

/** Tracks who is online over all processes; this process's activity counts at once. */
export function openPresence(db: Db, log: Pick<CallLog, 'warn'>): OpenPresence {
  const noted = new Map<number, Instant>()
  let unwritten = new Map<number, Instant>()
  let count: { readonly at: Instant; readonly players: Promise<number> } | undefined
  let writing: Promise<void> = Promise.resolve()

  async function write(): Promise<void> {
    const batch = unwritten
    unwritten = new Map()
    try {
      await noteSeen(db, batch)
    } catch (error) {
      for (const [accountId, at] of batch) if (!unwritten.has(accountId)) unwritten.set(accountId, at)
      throw error
    }
  }
  /** One write at a time; a failed one was reported to its caller. */
  const flush = () => (writing = Promise.allSettled([writing]).then(write))

  function forgetTheGone(now: Instant): void {
    for (const [accountId, at] of noted) if (after(at, HERE_FOR) < now) noted.delete(accountId)
  }

  const writer = repeat({
    log,
    every: WRITE_EVERY,
    trouble: 'Who is here cannot be written down',
    work: async () => unwritten.size > 0 && flush(),
  })

  return {
    touch(accountId, now) {
      const last = noted.get(accountId)
      if (last !== undefined && now < after(last, NOTE_EVERY)) return
      noted.set(accountId, now)
      unwritten.set(accountId, now)
      if (noted.size > MOST_IN_MEMORY) forgetTheGone(now)
    },

    async seenAt(tx, accountIds) {
      const seen = await readSeen(tx, accountIds)
      for (const accountId of accountIds) {
        const here = noted.get(accountId)
        if (here !== undefined && here > (seen.get(accountId) ?? 0)) seen.set(accountId, here)
      }
      return seen
    },

    countOnline(_tx, now) {
      if (!count || now >= after(count.at, COUNT_EVERY)) {
        const players = flush()
          .then(() => countHere(db, now))
          .then(roundCrowd)
        players.catch(() => (count = undefined))
        count = { at: now, players }
      }
      return count.players
    },

    flush,
    async close() {
      await writer.close()
      await flush().catch((error: unknown) => log.warn({ err: error }, 'Who was here last is lost'))
    },
  }
}
