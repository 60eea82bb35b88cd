import Fastify from 'fastify'
import { sql } from 'kysely'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { openApi } from '#apps/server/api-server.ts'
import { fillShelf } from '#apps/testing/cloud-shelf.ts'
import { NO_RATES } from '#apps/testing/no-rates.ts'
import { testCatalogue } from '#apps/testing/test-catalogue.ts'
import { testDevice } from '#apps/testing/test-device.ts'
import { timestamp, type Db } from '#kit/db/db.ts'
import { migrate } from '#kit/db/migrations.ts'
import { openDatabase, type Database } from '#kit/db/open-database.ts'
import { dice } from '#kit/random/dice.ts'
import { secureKeys } from '#kit/server/keys.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { cloudCalls } from '#modules/cloud/calls.ts'
import { median, type Figure } from './figure.ts'

const SMALL = 300
const LARGE = 10_000
const ROUNDS = 150
const WARM_UP = 30
const LISTS = {
  'popular ones': {},
  'new ones': { sort: 'new' },
  'by name': { sort: 'name' },
  'of a tag': { tag: 'puzzle' },
  'a search': { keyword: '299' },
} as const

/** The list of cloud games and its search, with 10,000 games against 300. */
export async function run(): Promise<readonly Figure[]> {
  const { folder, remove } = makeDataFolder('cloud-list')
  const database = await openDatabase({ dataFolder: folder })
  try {
    await migrate(database.db)
    const small = await timesWith(database, SMALL)
    const large = await timesWith(database, LARGE)
    return Object.keys(LISTS).map((name) => {
      const [of300, of10000] = [median(small.get(name)!), median(large.get(name)!)]
      return {
        name: `${name}, ${LARGE} games, median of ${ROUNDS}`,
        value: Number(of10000.toFixed(3)),
        unit: 'ms',
        against: `the same with ${SMALL} games, ${of300.toFixed(3)} ms`,
        ratio: Number((of10000 / of300).toFixed(2)),
      }
    })
  } finally {
    await database.close()
    remove()
  }
}

/** Complete calls, from request to answer; all lists alternate. */
async function timesWith(database: Database, count: number): Promise<ReadonlyMap<string, number[]>> {
  await sql`truncate cloud_game, cloud_worker_game cascade`.execute(database.db)
  await fillShelf(database.db, count, systemClock())
  const api = openApi({
    database,
    clock: systemClock,
    random: dice,
    keys: secureKeys,
    catalogue: testCatalogue,
    pepper: 'a pepper for a bench',
    rates: NO_RATES,
    runsJobs: false,
  })
  const app = Fastify()
  await app.register(api.plugin)
  const device = testDevice(app, 'bench')
  await device.signIn()
  const times = new Map<string, number[]>(Object.keys(LISTS).map((name) => [name, []]))
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    await beat(database.db)
    for (const [name, params] of Object.entries(LISTS)) {
      const start = performance.now()
      const { result } = await device.call(cloudCalls.listCloudGames, params)
      if (!result?.games.length) throw new Error(`${name} is empty: nothing was measured`)
      if (round >= 0) times.get(name)!.push(performance.now() - start)
    }
  }
  await app.close()
  await api.close()
  return times
}

/** Keeps the line alive while the bench runs. */
const beat = (db: Db) => sql`update cloud_worker set seen_at = ${timestamp(systemClock())}`.execute(db)
