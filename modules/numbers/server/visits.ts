import { repeat } from '#kit/jobs/repeat.ts'
import type { Db } from '#kit/db/db.ts'
import type { CallContext, CallLog } from '#kit/server/handler.ts'
import { dayOf, seconds } from '#kit/time/time.ts'
import { deviceClassOf, entryOf } from '../rules/entry.ts'
import { insertVisits, type Visit } from './visit-store.ts'

const WRITE_EVERY = seconds(5)
/** Whoever is forgotten here is written down once more, which changes nothing. */
const MOST_KNOWN = 200_000

type Seen = Pick<CallContext, 'now' | 'page' | 'device'>

export interface Visits {
  /** Somebody who is known makes a call. Cheap enough for every call. */
  seen(accountId: number, context: Seen): void
  /** An account was made: its visit is its first. */
  arrived(accountId: number, context: Seen): void
  /** Writes down what is only known here; runs by itself every few seconds. */
  flush(): Promise<void>
  close(): Promise<void>
}

/** Notes which accounts were here on which day, once a day and process, in batches beside the calls. */
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
      // Who was here is written down with the next turn.
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
