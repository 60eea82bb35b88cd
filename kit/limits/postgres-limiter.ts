import { sql } from 'kysely'
import type { Db } from '#kit/db/db.ts'
import type { Clock, Instant } from '#kit/time/time.ts'
import { NO_WAIT, takeToken, type Limiter } from './limiter.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    limit_bucket: { name: string; key: string; full_at: number }
  }
}

/**
 * For slow limits that span all processes and survive restarts. Opened on a transaction, it returns a taken token if the
 * transaction fails.
 */
export function postgresLimiter(db: Db, clock: Clock): Limiter {
  return {
    async take(name, key, rate) {
      const now = clock()
      const refill = Math.ceil(rate.refillEvery)
      // One statement reads and updates the bucket, so that concurrent callers cannot take the same token.
      const { rows } = await sql`
        insert into limit_bucket as bucket (name, key, full_at)
        values (${name}, ${key}, ${now}::bigint + ${refill}::bigint)
        on conflict (name, key) do update set full_at = greatest(bucket.full_at, ${now}::bigint) + ${refill}::bigint
          where greatest(bucket.full_at, ${now}::bigint) + ${refill}::bigint - ${now}::bigint
            <= ${rate.burst}::bigint * ${refill}::bigint
        returning 1`.execute(db)
      if (rows.length > 0) return NO_WAIT
      const bucket = await db
        .selectFrom('limit_bucket')
        .select('full_at')
        .where('name', '=', name)
        .where('key', '=', key)
        .executeTakeFirst()
      return takeToken(bucket?.full_at as Instant | undefined, now, rate).wait
    },
    async sweep() {
      await db.deleteFrom('limit_bucket').where('full_at', '<=', clock()).execute()
    },
  }
}
