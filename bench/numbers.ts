import { sql } from 'kysely'
import { openConsoleRig } from '#apps/testing/console-rig.ts'
import { timestamp, type Db } from '#kit/db/db.ts'
import { migrate } from '#kit/db/migrations.ts'
import { openDatabase } from '#kit/db/open-database.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { dayOf, days, before, dayStart, after, hours, type Instant } from '#kit/time/time.ts'
import {
  addDays,
  countDays,
  readCloud,
  readCohorts,
  readDays,
  readFunnel,
  readGames,
  readGoods,
  readVitals,
} from '#modules/numbers/server/index.ts'
import { median, type Figure } from './figure.ts'

/**
 * Sizes: NUMBERS_ACCOUNTS, and NUMBERS_EVENTS plays in 90 days. NUMBERS_DAYS fills only the last of these days, for a machine
 * that cannot hold them all: the job reads four.
 */
const ACCOUNTS = Number(process.env['NUMBERS_ACCOUNTS'] ?? 1_000_000)
const EVENTS = Number(process.env['NUMBERS_EVENTS'] ?? 10_000_000)
const PLAYS_KEPT_DAYS = 90
const FILLED_DAYS = Math.min(PLAYS_KEPT_DAYS, Number(process.env['NUMBERS_DAYS'] ?? PLAYS_KEPT_DAYS))
const FACTS_DAYS = Math.min(10, FILLED_DAYS)
const VISIT_DAYS = 40
const ROLLED_DAYS = 365
const GAMES = 1752
const FIRST_GAME = 2000
const FIRST_ACCOUNT = 10_000_000
const ROUNDS = 15
const A_DAY = Math.round(EVENTS / PLAYS_KEPT_DAYS)
/** Visitors per day; every hundredth is new. */
const VISITORS = Math.min(Math.round(ACCOUNTS / 4), A_DAY)
const LANGUAGES = `(array['en','de','fr','es','pt','ru','ar','ja','ko','zh','id','tr','vi','th','pl','ro','sk','sq','sv','da'])`
const DEVICES = `(array['phone','tablet','computer'])`
/** Lines of cloud games, terms that were not found on a day, and reports of messages. */
const LINES = 20
const TERMS = 200
const REPORTS = 50_000
/** The tables as an analyst's browser asks for them. */
const STATS = ['days', 'cohorts', 'funnel', 'games', 'coconuts', 'cloud', 'vitals', 'searches', 'moderation']
const ENTRIES = `(array['home','game','hub','list','shared','cloud','other'])`
/** Tables that no statement of the job may scan. */
const NEVER_SCANNED = ['play', 'play_day', 'visit']

/** Cost of the daily job and of the first tables, with many accounts and plays. */
export async function run(): Promise<readonly Figure[]> {
  const { folder, remove } = makeDataFolder('numbers')
  const database = await openDatabase({ dataFolder: folder })
  const { db } = database
  try {
    await migrate(db)
    const now = after(dayStart(systemClock()), hours(1))
    const last = dayOf(before(now, days(1)))
    await fill(db, now)
    const scansBefore = await scans(db)
    const job = await timed(() => countDays(db, { now }))
    const year = { from: addDays(last, 1 - ROLLED_DAYS), to: last }
    const month = { from: addDays(last, -27), to: last }
    const tables = {
      'days of a month': () => readDays(db, month),
      'days of a year by language': () => readDays(db, year, 'language'),
      'cohorts of a month by entry': () => readCohorts(db, month, 'entry'),
      'cohorts of a year': () => readCohorts(db, year),
      'funnel of a month': () => readFunnel(db, month),
      'games of a month': () => readGames(db, month, { titleOf: String, most: 100 }),
      'coconuts of a year': () => readGoods(db, year),
      'cloud of a year by line': () => readCloud(db, year, 'line'),
      'load times of a month by page': () => readVitals(db, month, 'page'),
    }
    const desk = openConsoleRig({ database, db, now: () => now })
    const analyst = await desk.operator('Al', 'analyst')
    const asked = STATS.map((name) => {
      const ask = async () => {
        const answer = await analyst.read(`stats ${name}`)
        if (!answer.ok) throw new Error(`stats ${name}: ${answer.why}`)
      }
      return [`stats ${name} from the console`, ask] as const
    })
    const read: Figure[] = []
    for (const [name, ask] of [...Object.entries(tables), ...asked]) {
      const first = await timed(ask)
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round++) times.push(await timed(ask))
      read.push(figure(`first table: ${name}`, first), figure(`${name}, median of ${ROUNDS}`, median(times)))
    }
    await desk.close()
    const scanned = (await scans(db)) - scansBefore
    return [
      {
        name: 'job of the day, with the two days before',
        value: Math.round(job),
        ...ofScale('ms', 300_000, job),
      },
      ...read,
      { name: 'sequential scans of plays and visits', value: scanned, ...ofScale('', 0, 0) },
    ]
  } finally {
    await database.close()
    remove()
  }
}

const ofScale = (unit: string, most: number, value: number) => ({
  unit,
  against: `at most ${most}, with ${ACCOUNTS} accounts, ${EVENTS} plays in ${PLAYS_KEPT_DAYS} days (${FILLED_DAYS} of them filled), ${VISITORS} visitors a day`,
  ratio: most === 0 ? 0 : Number((value / most).toFixed(4)),
})
const figure = (name: string, value: number): Figure => ({
  name,
  value: Number(value.toFixed(1)),
  ...ofScale('ms', 1000, value),
})

async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await act()
  return performance.now() - start
}

/** How often the large tables were scanned. */
async function scans(db: Db): Promise<number> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_stat_force_next_flush()`.execute(connection)
    // Other connections report their statistics with a delay.
    await sql`select pg_sleep(2)`.execute(connection)
    const { rows } = await sql<{ scans: number }>`
      select coalesce(sum(seq_scan), 0)::int as scans from pg_stat_user_tables
      where relname = any(${NEVER_SCANNED}::text[])`.execute(connection)
    return rows[0]!.scans
  })
}

async function fill(db: Db, now: Instant): Promise<void> {
  await db.connection().execute(async (connection) => {
    const write = (statement: ReturnType<typeof sql>) => statement.execute(connection)
    const today = sql`${dayOf(now)}::date`
    const someone = sql`${FIRST_ACCOUNT}::bigint + 1 + floor(random() * ${ACCOUNTS})::int`
    const someGame = sql`${FIRST_GAME} + floor(${GAMES} * power(random(), 3))::int`
    await write(sql`set statement_timeout = 0`)
    await write(sql`set synchronous_commit = off`)
    // Skips millions of foreign key checks, which are not measured.
    await write(sql`set session_replication_role = replica`)
    await write(sql`insert into account (id, created_at)
      select ${FIRST_ACCOUNT}::bigint + one, ${timestamp(now)} from generate_series(1, ${ACCOUNTS}::int) one`)
    for (let back = FILLED_DAYS; back > 0; back--)
      await write(sql`insert into play (id, account_id, game_id, started_at, reported_at, played_ms, ended_at)
        select ${`D${back}-`} || one, ${someone}, ${someGame}, at, at + interval '4 minutes', (random() * 480000)::int,
          at + interval '4 minutes'
        from (select one, ${today} - ${back}::int + one * interval '24 hours' / ${A_DAY}::int as at
          from generate_series(1, ${A_DAY}::int) one) times`)
    for (let back = VISIT_DAYS; back > 0; back--)
      await write(sql`insert into visit (day, account_id, language, device, entry)
        select distinct on (account_id) ${today} - ${back}::int, account_id, ${sql.raw(LANGUAGES)}[1 + account_id % 20],
          ${sql.raw(DEVICES)}[1 + account_id % 3],
          case when account_id % 40 = ${back}::int - 1 then ${sql.raw(ENTRIES)}[1 + account_id % 7] end
        from (select ${someone} as account_id from generate_series(1, ${VISITORS}::int)) people`)
    for (let back = FACTS_DAYS; back > 0; back--)
      await write(sql`insert into play_day (day, game_id, account_id, played_ms, last_at, plays, has_ended)
        select ${today} - ${back}::int, game_id, account_id, sum(played_ms), max(reported_at), count(*), random() < 0.3
        from play where started_at >= ${today} - ${back}::int and started_at < ${today} - ${back - 1}::int
        group by game_id, account_id`)
    await write(sql`insert into card_box (id, account_id, kind, source, source_id, got_at)
      select 'B' || one, ${someone}, 'normal', 'idle', one, ${today} - interval '90 days' + one * interval '90 days' / ${A_DAY}::int
      from generate_series(1, ${A_DAY}::int) one`)
    await write(sql`insert into numbers_day select ${today} - back, language, device, 1000, 10, 500, 2000, 9000000
      from generate_series(2, ${ROLLED_DAYS}::int) back, unnest(${sql.raw(LANGUAGES)}) language, unnest(${sql.raw(DEVICES)}) device`)
    await write(sql`insert into numbers_cohort select ${today} - back, entry, language, device, 100, 90, 80, 40, 30, 20, 10, 5, 30
      from generate_series(2, ${ROLLED_DAYS}::int) back, unnest(${sql.raw(ENTRIES)}) entry,
        unnest(${sql.raw(LANGUAGES)}) language, unnest(${sql.raw(DEVICES)}) device`)
    await write(sql`insert into numbers_game select ${today} - back, ${FIRST_GAME}::int + game, 900, 600, 1000, 9000000, 300, 90
      from generate_series(2, ${ROLLED_DAYS}::int) back, generate_series(0, ${GAMES - 1}::int) game`)
    await write(sql`insert into numbers_goods select ${today} - back, what, 10000
      from generate_series(2, ${ROLLED_DAYS}::int) back, unnest(array['given idle', 'given steal', 'given share',
        'given home', 'given gift', 'opened', 'trades', 'traded']) what`)
    await write(sql`insert into numbers_cloud select ${today} - back, 'line ' || line, 500, 400, 9000000, 700, 500, 9000000, 40, 60
      from generate_series(2, ${ROLLED_DAYS}::int) back, generate_series(1, ${LINES}::int) line`)
    await write(sql`insert into numbers_vital select ${today} - back, page, device, metric, bucket, 50
      from generate_series(1, ${PLAYS_KEPT_DAYS}::int) back, unnest(${sql.raw(ENTRIES)}) page,
        unnest(${sql.raw(DEVICES)}) device, unnest(array['lcp', 'inp', 'cls', 'ttfb']) metric, generate_series(0, 39) bucket`)
    await write(sql`insert into catalog_missed_search select ${today} - back, 'term ' || one, 7
      from generate_series(0, 29) back, generate_series(1, ${TERMS}::int) one`)
    await write(sql`insert into chat_report (id, message_id, accused_id, reporter_id, type, text, reported_at, status, closed_at)
      select 'R' || one, 'M' || one, ${someone}, ${someone}, 'insult', '', at, 'upheld', at + interval '3 hours'
      from (select one, ${today} - one * interval '90 days' / ${REPORTS}::int as at
        from generate_series(1, ${REPORTS}::int) one) times`)
    await write(sql`update numbers_job set closed_day = ${today} - 2`)
    await write(sql`set session_replication_role = default`)
    await write(sql`vacuum analyze`)
  })
}
