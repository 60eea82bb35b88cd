import { join } from 'node:path'
import { readConfig } from '#apps/server/config.ts'
import { usualConsolePort } from '#apps/server/console-config.ts'
import { openDatabase } from '#kit/db/open-database.ts'
import { secureKeys } from '#kit/server/keys.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { readCatalogue } from '#modules/catalog/server/index.ts'
import { storedCloudGames } from '#modules/cloud/server/index.ts'
import { openConsole } from './open-console.ts'

const CONNECTIONS = 4
const root = join(import.meta.dirname, '../../..')
const say = (text: string) => console.log(`islet: ${text}`)

/** The console's own process, over the database of a migrated portal. */
async function run() {
  const environment = { CONSOLE_PORT: String(usualConsolePort(process.env)), ...process.env }
  const config = readConfig(environment, [], root)
  const settings = config.console!
  const { databaseUrl: url, dataDir: dataFolder, archiveDir: archive } = config
  const database = await openDatabase({ url, dataFolder, archive, connections: CONNECTIONS })
  const app = openConsole({
    settings,
    database,
    clock: systemClock,
    keys: secureKeys,
    root,
    dataFolder,
    publicUrl: config.publicUrl,
    gamesUrl: config.games.url,
    catalogue: readCatalogue(join(root, 'dist/catalogue.json'), () => undefined),
    cloudGames: storedCloudGames,
  })
  let isEnding = false
  const end = async () => {
    if (isEnding) return
    isEnding = true
    await app.close()
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())
  // Started by a portal it ends with it, even if that is killed.
  if (process.argv.includes('--beside')) process.stdin.resume().on('end', () => void end())
  await app.listen({ port: settings.port, host: settings.host })
  say(`console: ${settings.url} (first operator: portal console invite --name NAME --role owner)`)
}

run().catch((error: unknown) => {
  // A portal without its console still serves players.
  console.error(`islet: no console: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
