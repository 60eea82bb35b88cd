import Fastify from 'fastify'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { openApi } from '#apps/server/api-server.ts'
import { NO_RATES } from '#apps/testing/no-rates.ts'
import { testCatalogue } from '#apps/testing/test-catalogue.ts'
import { testDevice } from '#apps/testing/test-device.ts'
import { migrate } from '#kit/db/migrations.ts'
import { openDatabase, type Database } from '#kit/db/open-database.ts'
import { dice } from '#kit/random/dice.ts'
import { secureKeys } from '#kit/server/keys.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import type { CatalogueEntry } from '#modules/catalog/model.ts'
import { catalogueOf, FIRST_IMPORTED_GAME_ID } from '#modules/catalog/server/index.ts'
import { median, type Figure } from './figure.ts'

const SMALL = 1750
const LARGE = 100_000
const ROUNDS = 300
const WARM_UP = 60
const PLACES = ['Lagoon', 'Harbour', 'Reef', 'Palm', 'Sunset', 'Coral', 'Pearl', 'Tide', 'Breeze', 'Lantern']

/** The reads of home, a category, a game page and the search, with 100,000 games against 1,750. */
export async function run(): Promise<readonly Figure[]> {
  const { folder, remove } = makeDataFolder('catalogue')
  const database = await openDatabase({ dataFolder: folder })
  try {
    await migrate(database.db)
    const portals = await Promise.all([SMALL, LARGE].map((count) => openPortal(database, count)))
    for (let round = -WARM_UP; round < ROUNDS; round++)
      for (const portal of portals) await portal.askAll(round >= 0)
    const [small, large] = portals.map(({ times }) => times)
    await Promise.all(portals.map((portal) => portal.close()))
    return [...small!].map(([name, times]) => {
      const [few, many] = [median(times), median(large!.get(name)!)]
      return {
        name: `${name}, ${LARGE} games, median of ${ROUNDS}`,
        value: Number(many.toFixed(3)),
        unit: 'ms',
        against: `the same with ${SMALL} games, ${few.toFixed(3)} ms`,
        ratio: Number((many / few).toFixed(2)),
      }
    })
  } finally {
    await database.close()
    remove()
  }
}

/** One API over this many games; all reads are complete calls, and both portals alternate. */
async function openPortal(database: Database, count: number) {
  const api = openApi({
    database,
    clock: systemClock,
    random: dice,
    keys: secureKeys,
    catalogue: catalogueOf(entries(count)),
    pepper: 'a pepper for a bench',
    rates: NO_RATES,
    runsJobs: false,
  })
  const app = Fastify()
  await app.register(api.plugin)
  const { call } = testDevice(app, `bench ${count}`)
  const questions = {
    home: () => call(catalogCalls.listGames, {}),
    category: () => call(catalogCalls.listGames, { tag: 'puzzle' }),
    'the tenth page': () => call(catalogCalls.listGames, { cursor: '500' }),
    'game page': () => call(catalogCalls.readGame, { slug: 'reef-000012' }),
    'search of one letter': () => call(catalogCalls.searchGames, { keyword: 'l' }),
    'search of a common word': () => call(catalogCalls.searchGames, { keyword: 'lagoon' }),
    'search of a rare name': () => call(catalogCalls.searchGames, { keyword: 'harbour 001731' }),
    'search of nothing there': () => call(catalogCalls.searchGames, { keyword: 'lagoonz' }),
  }
  const times = new Map(Object.keys(questions).map((name) => [name, [] as number[]]))
  return {
    times,
    async askAll(isMeasured: boolean) {
      for (const [name, ask] of Object.entries(questions)) {
        const start = performance.now()
        const { result } = await ask()
        if (!result) throw new Error(`${name} was refused: nothing was measured`)
        if (isMeasured) times.get(name)!.push(performance.now() - start)
      }
    },
    async close() {
      await app.close()
      await api.close()
    },
  }
}

/** The games of the tests under additional names. */
function entries(count: number): CatalogueEntry[] {
  const { games } = testCatalogue
  return Array.from({ length: count }, (_, index): CatalogueEntry => {
    const game = games[index % games.length]!
    const place = PLACES[index % PLACES.length]!
    const title = `${place} ${String(index).padStart(6, '0')}`
    const gameId = index + 2000 < FIRST_IMPORTED_GAME_ID ? index + 2000 : index + FIRST_IMPORTED_GAME_ID
    return {
      ...game,
      gameId,
      slug: title.toLowerCase().replaceAll(' ', '-'),
      words: { en: { ...game.words.en!, title } } as CatalogueEntry['words'],
      ...(gameId >= FIRST_IMPORTED_GAME_ID
        ? { hosted: { address: 'https://games.example', maker: 'Somebody', licence: 'MIT' } }
        : {}),
    }
  })
}
