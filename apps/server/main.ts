import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '#kit/db/migrations.ts'
import { openDatabase } from '#kit/db/open-database.ts'
import { readPepper } from '#kit/server/masking.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { readConfig } from './config.ts'
import { openPortalServer } from './portal-server.ts'

const root = join(import.meta.dirname, '../..')
const say = (text: string) => console.log(`islet: ${text}`)

async function main() {
  const config = readConfig(process.env, process.argv.slice(2), root)
  mkdirSync(config.dataDir, { recursive: true })
  const database = await openDatabase({ url: config.databaseUrl, dataFolder: config.dataDir })
  say(`database: ${database.place}`)
  const migrated = await migrate(database.db)
  if (migrated.length > 0) say(`migrated: ${migrated.join(', ')}`)
  const pepper = readPepper(config.dataDir, process.env['ISLET_PEPPER'])
  const app = await openPortalServer({ config, database, clock: systemClock, pepper, root })
  await app.listen({ port: config.port, host: config.host })

  let isEnding = false
  const end = async () => {
    if (isEnding) return
    isEnding = true
    await app.close()
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())
  console.log(`ready ${config.publicUrl ?? `http://localhost:${config.port}`}`)
}

main().catch((error: unknown) => {
  console.error(`islet: ${error instanceof Error ? error.message : String(error)}`)
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error)
  process.exit(1)
})
