import type { Bus } from '#kit/bus/bus.ts'
import { memoryBus } from '#kit/bus/memory-bus.ts'
import { postgresBus } from '#kit/bus/postgres-bus.ts'
import type { BusLog } from '#kit/bus/topics.ts'
import type { Database } from '#kit/db/open-database.ts'
import type { Limiter } from '#kit/limits/limiter.ts'
import { memoryLimiter } from '#kit/limits/memory-limiter.ts'
import type { Clock } from '#kit/time/time.ts'
import type { ServerConfig } from './config.ts'

/** What the processes of a portal share besides the database. */
export interface Engines {
  readonly bus: Bus
  readonly limiter: Limiter
  close(): Promise<void>
}

/**
 * Redis if configured; otherwise PostgreSQL carries the messages and each process counts limits separately. With the embedded
 * database there is only one process.
 */
export async function openEngines(
  { redisUrl, databaseUrl }: Pick<ServerConfig, 'redisUrl' | 'databaseUrl'>,
  database: Database,
  { clock, log }: { readonly clock: Clock; readonly log: BusLog },
): Promise<Engines> {
  if (redisUrl) {
    // Loading it takes a fifth of a second, so only portals with Redis do.
    const [{ redisBus }, { redisLimiter }] = await Promise.all([
      import('#kit/bus/redis-bus.ts'),
      import('#kit/limits/redis-limiter.ts'),
    ])
    const [bus, limiter] = await Promise.all([redisBus(redisUrl, log), redisLimiter(redisUrl, clock, log)])
    return { bus, limiter, close: async () => void (await Promise.all([bus.close(), limiter.close()])) }
  }
  const bus = databaseUrl ? await postgresBus(database, log) : memoryBus(log)
  return { bus, limiter: memoryLimiter(clock), close: () => bus.close() }
}
