import Fastify from 'fastify'
import { openApi } from '#apps/server/api-server.ts'
import { migrate } from '#kit/db/migrations.ts'
import { openDatabase } from '#kit/db/open-database.ts'
import { dice } from '#kit/random/dice.ts'
import { secureKeys } from '#kit/server/keys.ts'
import { logSettings } from '#kit/server/log.ts'
import { readPepper } from '#kit/server/masking.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { NO_RATES } from './no-rates.ts'
import { testCatalogue } from './test-catalogue.ts'

// The API alone over an embedded database, in a process of its own that may be killed or measured.
const dataFolder = process.argv[2]
if (!dataFolder) throw new Error('Usage: crash-server.ts <data folder>')
const database = await openDatabase({ dataFolder, url: process.env['DATABASE_URL'] })
await migrate(database.db)
const pepper = readPepper(dataFolder, undefined)
const api = openApi({
  database,
  catalogue: testCatalogue,
  clock: systemClock,
  random: dice,
  keys: secureKeys,
  pepper,
  rates: NO_RATES,
})
const app = Fastify(logSettings('warn', process.stderr))
await app.register(api.plugin)
/** What a route costs that does nothing: the measure for the API. */
app.post('/echo', async (request) => request.body)
console.log(`ready ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
process.once('SIGTERM', async () => {
  await app.close()
  await database.close()
  process.exit(0)
})
