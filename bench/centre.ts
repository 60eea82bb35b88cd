import Fastify from 'fastify'
import { sql } from 'kysely'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { openApi } from '#apps/server/api-server.ts'
import { NO_RATES } from '#apps/testing/no-rates.ts'
import { testDevice } from '#apps/testing/test-device.ts'
import type { Call } from '#kit/contract/call.ts'
import { timestamp, type Db } from '#kit/db/db.ts'
import { migrate } from '#kit/db/migrations.ts'
import { openDatabase, type Database } from '#kit/db/open-database.ts'
import { dice } from '#kit/random/dice.ts'
import { secureKeys } from '#kit/server/keys.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { after, minutes, type Instant } from '#kit/time/time.ts'
import type { CatalogueEntry } from '#modules/catalog/model.ts'
import { catalogueOf, type Catalogue } from '#modules/catalog/server/index.ts'
import { centreCalls } from '#modules/centre/calls.ts'
import { computeLists } from '#modules/centre/server/index.ts'
import { median, type Figure } from './figure.ts'

const GAMES = 1752
/** Ids below this belong to real games. */
const FIRST_GAME = 2000
const PLAYERS = 40_000
const PLAYS_A_DAY = 100_000
const DAYS = 30
const PLAYING_NOW = 600
const ROUNDS = 400
const WARM_UP = 50
const JOBS = 5
const FIRST_ACCOUNT = 10_000_000

/** Cost of the game centre's lists and of its minute job, at 100,000 plays a day and 30 days of history. */
export async function run(): Promise<readonly Figure[]> {
  const catalogue = catalogueOf(Array.from({ length: GAMES }, (_, index) => entry(FIRST_GAME + index)))
  const { folder, remove } = makeDataFolder('centre')
  const database = await openDatabase({ dataFolder: folder })
  try {
    await migrate(database.db)
    const now = systemClock()
    await fill(database.db, now)
    const jobs = await timeJobs(database.db, now)
    const { bare, calls } = await timeCalls(database, catalogue)
    const against = `a bare select by primary key, ${bare.toFixed(3)} ms`
    return [
      ...calls.map(({ name, times }) =>
        figure(`${name}, median of ${ROUNDS}`, median(times), { against, bare }),
      ),
      ...calls.map(({ name, times }) => figure(`${name}, 99 of 100`, worst(times), { against, bare })),
      figure(`job of the minute, median of ${JOBS}`, median(jobs), { against, bare }),
    ]
  } finally {
    await database.close()
    remove()
  }
}

const figure = (
  name: string,
  value: number,
  { against, bare }: { against: string; bare: number },
): Figure => ({
  name,
  value: Number(value.toFixed(3)),
  unit: 'ms',
  against,
  ratio: Number((value / bare).toFixed(1)),
})

const worst = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)]!

async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await act()
  return performance.now() - start
}

/** Inserts the plays of thirty days, a few games far more popular than most, and what their reports would have stored. */
async function fill(db: Db, now: Instant): Promise<void> {
  await db.connection().execute(async (connection) => {
    const write = (statement: ReturnType<typeof sql>) => statement.execute(connection)
    await write(sql`set statement_timeout = 0`)
    // Skips millions of foreign key checks, which are not measured.
    await write(sql`set session_replication_role = replica`)
    await write(sql`insert into account (id, created_at)
      select ${FIRST_ACCOUNT} + one, ${timestamp(now)} from generate_series(1, ${PLAYERS}) one`)
    for (let day = 0; day < DAYS; day++)
      await write(sql`insert into play (id, account_id, game_id, started_at, reported_at, played_ms, ended_at)
        select ${`D${day}-`} || one, ${FIRST_ACCOUNT} + 1 + floor(random() * ${PLAYERS})::int,
          ${FIRST_GAME} + floor(${GAMES} * power(random(), 3))::int, at, at + interval '4 minutes',
          (random() * 480000)::int, at + interval '4 minutes'
        from (select one, ${timestamp(now)} - interval '5 minutes' - make_interval(days => ${day}::int)
            - random() * interval '24 hours' as at
          from generate_series(1, ${PLAYS_A_DAY}) one) times`)
    await write(sql`insert into play (id, account_id, game_id, started_at, reported_at)
      select 'now' || one, ${FIRST_ACCOUNT} + one, ${FIRST_GAME} + floor(${GAMES} * power(random(), 3))::int,
        ${timestamp(now)}, ${timestamp(after(now, minutes(10)))} from generate_series(1, ${PLAYING_NOW}) one`)
    await write(sql`insert into play_day (day, game_id, account_id, played_ms, last_at)
      select (reported_at at time zone 'UTC')::date, game_id, account_id, sum(played_ms), max(reported_at)
      from play where ended_at is not null and reported_at > ${timestamp(now)} - interval '10 days' group by 1, 2, 3`)
    await write(sql`insert into game_player (account_id, game_id, played_ms, last_at, opinion)
      select account_id, game_id, sum(played_ms), max(reported_at), 'none' from play group by 1, 2`)
    await write(sql`insert into game_tally (game_id, players, likes, dislikes)
      select game_id, count(*), count(*) / 9, count(*) / 60 from game_player group by 1`)
    await write(sql`insert into game_day (day, game_id, players, played_ms)
      select (reported_at at time zone 'UTC')::date, game_id, count(distinct account_id), sum(played_ms)
      from play group by 1, 2`)
    await write(sql`update centre_job set closed_day = (${timestamp(now)} at time zone 'UTC')::date - 1`)
    await write(sql`set session_replication_role = default`)
    await write(sql`analyze`)
  })
}

async function timeJobs(db: Db, now: Instant): Promise<number[]> {
  const times: number[] = []
  for (let job = 0; job < JOBS; job++)
    times.push(await timed(() => computeLists(db, after(now, minutes(job + 1)))))
  return times
}

/** Complete calls of one player, from request to answer. */
async function timeCalls(database: Database, catalogue: Catalogue) {
  const api = openApi({
    database,
    clock: systemClock,
    random: dice,
    keys: secureKeys,
    catalogue,
    pepper: 'a pepper for a bench',
    rates: NO_RATES,
    runsJobs: false,
  })
  const app = Fastify()
  await app.register(api.plugin)
  const device = testDevice(app, 'bench')
  await device.signIn()
  await giveHistory(database.db, device.userId())
  const lists = {
    'index of the centre': centreCalls.readCentre,
    'weekly trends': centreCalls.listWeek,
    'recently played': centreCalls.listRecent,
    ranking: centreCalls.listRanking,
    trending: centreCalls.listTrending,
    'live picks': centreCalls.listLive,
  } satisfies Record<string, Call>
  const asks = Object.entries(lists).map(([name, call]) => ({
    name,
    times: [] as number[],
    ask: () => device.post(call.wire, { body: { id: 1, params: {}, head: { language: 'en' } } }),
  }))
  for (const { name, ask } of asks) {
    const { result } = (await ask()).json<{ result: { list?: unknown[]; rank?: unknown[] } | null }>()
    if (!(result?.list ?? result?.rank)?.length) throw new Error(`${name} is empty: nothing was measured`)
    for (let warm = 0; warm < WARM_UP; warm++) await ask()
  }
  const key = { name: 'bare', text: 'select * from game_player where account_id = $1 and game_id = $2' }
  const bare: number[] = []
  // In turns, so that other load on the machine affects all of them alike.
  for (let round = 0; round < ROUNDS; round++) {
    const values = [FIRST_ACCOUNT + 1 + round, FIRST_GAME + (round % GAMES)]
    bare.push(await timed(() => database.query(key, values)))
    for (const { times, ask } of asks) times.push(await timed(ask))
  }
  await app.close()
  await api.close()
  return { bare: median(bare), calls: asks }
}

/** Gives the measured player as much history as anybody. */
const giveHistory = (db: Db, accountId: number) =>
  sql`insert into game_player (account_id, game_id, played_ms, last_at)
    select ${accountId}, ${FIRST_GAME} + one, 60000, ${timestamp(systemClock())} - make_interval(mins => one)
    from generate_series(1, 300) one`.execute(db)

const entry = (gameId: number): CatalogueEntry => ({
  gameId,
  slug: `game-${gameId}`,
  family: `family-${gameId % 60}`,
  variant: `game-${gameId}`,
  genre: 'puzzle',
  tags: ['numbers', 'skill'],
  orientation: 'any',
  players: 1,
  score: { best: 'highest', unit: 'points', ranked: true },
  version: 'bench',
  ground: ['#7a3b1c', '#1c0f18'],
  cover: `/covers/game-${gameId}.svg`,
  words: {
    en: { title: `Game ${gameId}`, pitch: 'A game with a pitch of usual length, two lines', how: ['Play'] },
  },
})
