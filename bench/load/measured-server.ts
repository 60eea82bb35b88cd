import { mkdirSync, writeFileSync } from 'node:fs'
import { serialize } from 'node:v8'
import Fastify from 'fastify'
import { openApi } from '#apps/server/api-server.ts'
import { NO_RATES } from '#apps/testing/no-rates.ts'
import { testCatalogue } from '#apps/testing/test-catalogue.ts'
import { migrate } from '#kit/db/migrations.ts'
import { openDatabase } from '#kit/db/open-database.ts'
import { dice } from '#kit/random/dice.ts'
import { secureKeys } from '#kit/server/keys.ts'
import { logSettings } from '#kit/server/log.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { recordCalls } from './recorder.ts'

// The API alone over a database that runs, without limits: measured-server.ts <url> <data folder> [file of what calls asked]
const [url, dataFolder, recordFile] = process.argv.slice(2)
if (!url || !dataFolder)
  throw new Error('Usage: measured-server.ts <database url> <data folder> [record file]')
mkdirSync(dataFolder, { recursive: true })
const database = await openDatabase({ url, dataFolder })
await migrate(database.db)
const app = Fastify(logSettings('warn', process.stderr))
const recorded = recordFile === undefined ? [] : recordCalls(app)
const api = openApi({
  database,
  catalogue: testCatalogue,
  clock: systemClock,
  random: dice,
  keys: secureKeys,
  pepper: 'a pepper of the benches and of nothing else',
  rates: NO_RATES,
  roles: ['api'],
})
await app.register(api.plugin)
console.log(`ready ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
process.once('SIGTERM', async () => {
  await app.close()
  await database.close()
  if (recordFile !== undefined) writeFileSync(recordFile, serialize(recorded))
  process.exit(0)
})
