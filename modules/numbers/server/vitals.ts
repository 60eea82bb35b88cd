import { sql } from 'kysely'
import type { Db } from '#kit/db/db.ts'
import { repeat } from '#kit/jobs/repeat.ts'
import type { Limiter, Rate } from '#kit/limits/limiter.ts'
import { tooFast } from '#kit/limits/too-fast.ts'
import { ok } from '#kit/result/result.ts'
import type { CallLog, HandlersOf } from '#kit/server/handler.ts'
import { takeOfNetwork } from '#kit/server/network-limit.ts'
import { dayOf, seconds } from '#kit/time/time.ts'
import type { numbersCalls } from '../calls.ts'
import { deviceClassOf } from '../rules/entry.ts'
import { bucketOf, METRICS } from '../rules/histogram.ts'
import './tables.ts'

const WRITE_EVERY = seconds(30)
/** Measurements per network: a school shares one, and so does a script that forges them. */
export const VITALS_RATE: Rate = { burst: 20, refillEvery: seconds(3) }

export interface Vitals {
  readonly handlers: HandlersOf<typeof numbersCalls>
  /** Writes buffered counts; runs every half minute. */
  flush(): Promise<void>
  close(): Promise<void>
}

export interface VitalsParts {
  readonly db: Db
  readonly log: Pick<CallLog, 'warn'>
  readonly limiter: Limiter
  readonly rate: Rate
}

/** Counts web vitals in daily histograms, without identifying anybody. */
export function openVitals({ db, log, limiter, rate }: VitalsParts): Vitals {
  let waiting = new Map<string, number>()

  async function flush(): Promise<void> {
    // A failed write loses its counts; later ones are just as informative.
    const batch = waiting
    waiting = new Map()
    if (batch.size > 0) await addCounts(db, batch)
  }
  const writer = repeat({
    log,
    every: WRITE_EVERY,
    trouble: 'Load times cannot be counted',
    work: flush,
  })

  return {
    handlers: {
      async noteVitals({ page, ...measured }, { now, device, address }) {
        const wait = await takeOfNetwork(limiter, 'vitals', address, rate)
        if (wait > 0) return tooFast(wait)
        for (const metric of METRICS) {
          const value = measured[metric]
          if (value === undefined) continue
          const key = [dayOf(now), page, deviceClassOf(device), metric, bucketOf(metric, value)].join(' ')
          waiting.set(key, (waiting.get(key) ?? 0) + 1)
        }
        return ok({ ok: true })
      },
    },
    flush,
    async close() {
      await writer.soon()
      await writer.close()
    },
  }
}

async function addCounts(db: Db, counts: ReadonlyMap<string, number>): Promise<void> {
  // In one order, so that two processes cannot deadlock.
  const keys = [...counts.keys()].toSorted()
  const column = (index: number) => keys.map((key) => key.split(' ')[index]!)
  await sql`
    insert into numbers_vital (day, page, device, metric, bucket, count)
    select * from unnest(${column(0)}::date[], ${column(1)}::text[], ${column(2)}::text[], ${column(3)}::text[],
      ${column(4).map(Number)}::smallint[], ${keys.map((key) => counts.get(key)!)}::int[])
    on conflict (day, metric, page, device, bucket)
      do update set count = numbers_vital.count + excluded.count`.execute(db)
}
