import { mkdirSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { migrate } from '#kit/db/migrations.ts'
import { openDatabase } from '#kit/db/open-database.ts'
import { readPepper } from '#kit/server/masking.ts'
import { checkSiteSecret } from '#kit/server/site-secret.ts'
import { secureKeys } from '#kit/server/keys.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { cloudGamesHere } from './cloud-system/open-cloud-games.ts'
import { openLoneWorker } from './cloud-worker.ts'
import { isWorkerAlone, readConfig, type ServerConfig } from './config.ts'
import { startConsole } from './console-beside.ts'
import { openPortalServer } from './portal-server.ts'
import { reportProcess } from './report-process.ts'
import { openHostedGames } from './hosted-games.ts'
import { openTelemetry } from './telemetry.ts'
import { refuseWeakSecrets } from './weak-secrets.ts'

const root = join(import.meta.dirname, '../..')
const say = (text: string) => console.log(`islet: ${text}`)

/** Runs the portal, or only a worker, until it is asked to exit. */
async function run() {
  const config = readConfig(process.env, process.argv.slice(2), root)
  refuseWeakSecrets(process.env)
  if (isWorkerAlone(config.roles)) await runWorker(config)
  else await runPortal(config)
  // Written now, because a killed process writes nothing.
  flushCompileCache()
}

async function runPortal(settings: ServerConfig) {
  mkdirSync(settings.dataDir, { recursive: true })
  const database = await openDatabase({
    url: settings.databaseUrl,
    dataFolder: settings.dataDir,
    archive: settings.archiveDir,
  })
  say(`database: ${database.place}`)
  const migrated = await migrate(database.db)
  if (migrated.length > 0) say(`migrated: ${migrated.join(', ')}`)
  const pepper = readPepper(settings.dataDir, process.env['ISLET_PEPPER'])
  await checkSiteSecret(database.db, pepper)
  // Without a key from the operator only the worker of this process can connect.
  const key = settings.workerKey ?? secureKeys.token()
  const config = { ...settings, workerKey: key }
  const telemetry = await openTelemetry({ ...config, environment: process.env })
  const { meter } = telemetry
  const cloudGames = cloudGamesHere({ config, key, root, say })
  const hosted = await openHostedGames({ config, db: database.db, root, say })
  const { app, catalogue, rooms, leave } = await openPortalServer({
    config: { ...config, games: { ...config.games, url: hosted.url } },
    areCloudGamesComing: cloudGames.areComing,
    database,
    clock: systemClock,
    pepper,
    root,
    meter,
  })
  await app.listen({ port: config.port, host: config.host })
  if (config.host === '0.0.0.0' || config.host === '::')
    say(`every network of this machine reaches port ${config.port}; HOST=127.0.0.1 keeps it to this machine`)
  await cloudGames.open(app)
  hosted.show(catalogue)
  const consoleProcess = config.console && startConsole(root, say)
  const presence = await reportProcess({ ...config, root, db: database.db, clock: systemClock, rooms })
  whenAsked({
    async end() {
      leave()
      await pause(config.leaveFor)
      // First, because saves are sent to this server.
      await cloudGames.drain()
      await cloudGames.close()
      await presence.end()
      await consoleProcess?.end()
      await Promise.all([hosted.close(), app.close()])
      await telemetry.close()
      await database.close()
    },
    hurry: () => void cloudGames.close(),
  })
  console.log(`ready ${config.publicUrl ?? `http://localhost:${config.port}`}`)
}

async function runWorker(config: ServerConfig) {
  const { app, worker } = await openLoneWorker({ config, key: config.workerKey ?? '', root, say })
  whenAsked({
    async end() {
      await worker.drain(config.cloud.drainFor)
      await worker.close()
      await app.close()
    },
    hurry: () => void worker.close(),
  })
  console.log(`ready ${config.cloud.mediaUrl}`)
}

/** A terminal sends a signal to the whole process group, and `npm start` forwards it: both count as one. */
const SAME_SIGNAL_MS = 1000

/** Shuts down gracefully on the first signal, faster on the second. */
function whenAsked({ end, hurry }: { readonly end: () => Promise<void>; readonly hurry: () => void }) {
  let askedAt: number | undefined
  const ask = () => {
    if (askedAt !== undefined && performance.now() - askedAt > SAME_SIGNAL_MS) hurry()
    if (askedAt !== undefined) return
    askedAt = performance.now()
    void end().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, ask)
}

run().catch((error: unknown) => {
  console.error(`islet: ${error instanceof Error ? error.message : String(error)}`)
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error)
  process.exit(1)
})
