import { repeat } from '#kit/jobs/repeat.ts'
import type { Db } from '#kit/db/db.ts'
import type { CallContext, CallLog } from '#kit/server/handler.ts'
import { dayOf, seconds } from '#kit/time/time.ts'
import { deviceClassOf, entryOf } from '../rules/entry.ts'
import { insertVisits, type Visit } from './visit-store.ts'

const WRITE_EVERY = seconds(5)
/** Dropping an entry only costs a repeated write, which changes nothing. */
const MOST_KNOWN = 200_000

type Seen = Pick<CallContext, 'now' | 'page' | 'device'>

export interface Visits {
  /** Notes a call by a known account. Cheap enough for every call. */
  seen(accountId: number, context: Seen): void
  /** Notes that an account was created: this visit is its first. */
  arrived(accountId: number, context: Seen): void
  /** Writes buffered visits; runs every few seconds. */
  flush(): Promise<void>
  close(): Promise<void>
}

/** Records which accounts were here on which day, once per day and process, in batches outside the calls. */
export function openVisits(db: Db, log: Pick<CallLog, 'warn'>): Visits {
  let day = ''
  const known = new Set<number>()
  let waiting: Visit[] = []

  function note(accountId: number, { now, device }: Seen, entry: Visit['entry']): void {
    known.add(accountId)
    waiting.push({
      day: dayOf(now),
      accountId,
      language: device.language,
      device: deviceClassOf(device),
      entry,
    })
  }

  async function flush(): Promise<void> {
    const batch = waiting
    waiting = []
    try {
      await insertVisits(db, batch)
    } catch (error) {
      // The batch is retried with the next flush.
      waiting = [...batch.slice(-MOST_KNOWN), ...waiting]
      throw error
    }
  }
  const writer = repeat({
    log,
    every: WRITE_EVERY,
    trouble: 'Who was here today cannot be written down',
    work: async () => waiting.length > 0 && flush(),
  })

  return {
    seen(accountId, context) {
      const today = dayOf(context.now)
      if (today !== day || known.size >= MOST_KNOWN) {
        day = today
        known.clear()
      }
      if (!known.has(accountId)) note(accountId, context, null)
    },
    arrived: (accountId, context) => note(accountId, context, entryOf(context.page)),
    flush,
    async close() {
      await writer.soon()
      await writer.close()
    },
  }
}
