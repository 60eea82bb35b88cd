import Fastify, { type FastifyInstance } from 'fastify'
import type { ApiParts } from '#apps/server/api-base.ts'
import { openApi } from '#apps/server/api-server.ts'
import { migrate } from '#kit/db/migrations.ts'
import { openDatabase } from '#kit/db/open-database.ts'
import { dice } from '#kit/random/dice.ts'
import { secureKeys } from '#kit/server/keys.ts'
import { logSettings } from '#kit/server/log.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { NO_RATES } from './no-rates.ts'
import { testCatalogue } from './test-catalogue.ts'

export interface ApiProcess extends Pick<ApiParts, 'pepper' | 'roles'> {
  readonly dataFolder: string
  /** Of a database that runs; without one the embedded one of the data folder. */
  readonly url: string | undefined
  /** What stands before the API; what it returns runs at the end. */
  readonly prepare?: (app: FastifyInstance) => (() => void) | void
}

/** The API alone, without limits, as this process's only work; prints `ready <url>` and ends with SIGTERM. */
export async function runApi(parts: ApiProcess): Promise<void> {
  const { dataFolder, url, pepper, roles, prepare } = parts
  const database = await openDatabase({ dataFolder, url })
  await migrate(database.db)
  const app = Fastify(logSettings('warn', process.stderr))
  const finish = prepare?.(app)
  const api = openApi({
    database,
    catalogue: testCatalogue,
    clock: systemClock,
    random: dice,
    keys: secureKeys,
    pepper,
    rates: NO_RATES,
    ...(roles && { roles }),
  })
  await app.register(api.plugin)
  console.log(`ready ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
  process.once('SIGTERM', async () => {
    await app.close()
    await database.close()
    finish?.()
    process.exit(0)
  })
}
