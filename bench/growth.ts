import { AsyncLocalStorage } from 'node:async_hooks'
import { join } from 'node:path'
import { lastingCalls, openRun } from '#apps/testing/fuzz/open-run.ts'
import { openPortalOver, type Asked, type TestPortal } from '#apps/testing/portal-over.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { makeFullAccount } from '#apps/testing/full-account.ts'
import { embeddedPostgres, EMBEDDED_USER } from '#kit/db/embedded-postgres.ts'
import { migrate } from '#kit/db/migrations.ts'
import { connect } from '#kit/db/open-database.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { days, hours, minutes } from '#kit/time/time.ts'
import { centreCalls } from '#modules/centre/calls.ts'
import { idleCalls } from '#modules/idle/calls.ts'
import { median, type Figure } from './figure.ts'
import { noteBefore, openCrowd } from './growth/crowd.ts'
import { openWatch, type Reading, type Watch } from './growth/watch.ts'

/** Numbers of accounts, set by GROWTH_SMALL and GROWTH_LARGE. A thousand accounts take about 30 MB. */
const SMALL = Number(process.env['GROWTH_SMALL'] ?? 10_000)
const LARGE = Number(process.env['GROWTH_LARGE'] ?? 1_000_000)
/** A group is one account that has done everything, with a friend and an enemy, and visitors who only play. */
const GROUP = 10
const VISITORS = GROUP - 3
/** How many complete lives are measured, and how many calls of each kind with random parameters. */
const LIVES = 7
const TRIES = 20
const MOST = 1.5
/** Below this many pages, one more index level exceeds the limit of growth. */
const FEW = 8
const GAME = 1752

/** Shows progress on stderr, because this takes minutes and figures go to stdout. */
const say = (text: string) => console.error(`islet: ${text}`)

type Turns = ReadonlyMap<string, readonly (readonly Reading[])[]>

/** Database pages and time of each call and job, with many accounts against few. */
export async function run(): Promise<readonly Figure[]> {
  const { folder, remove } = makeDataFolder('growth')
  const server = embeddedPostgres({ folder: join(folder, 'postgres') })
  await server.ensureRunning()
  const address = { host: server.socketFolder, user: EMBEDDED_USER, database: 'postgres' }
  const watch = openWatch()
  const plain = await connect({ ...address, max: 4 }, { place: 'growth' })
  const watched = await connect({ ...address, max: 8, ...watch.config }, { place: 'growth, watched' })
  try {
    await migrate(plain.db)
    const portal = await openPortalOver({ database: watched, asked: new AsyncLocalStorage<Asked[]>() })
    try {
      await noteBefore(plain.db)
      await liveAsGroup(portal)
      const crowd = await openCrowd(plain.db)
      say(`${Object.keys(crowd.rows).length} tables grow; ${SMALL} accounts are made`)
      await crowd.growTo(SMALL / GROUP)
      const small = await measure(portal, watch, 'small')
      say(`${LARGE} accounts are made`)
      await crowd.growTo(LARGE / GROUP)
      say('they are there, and measured')
      const large = await measure(portal, watch, 'large')
      return figures(small, large, crowd.rows)
    } finally {
      await portal.close()
    }
  } finally {
    await plain.close()
    await server.stop()
    remove()
  }
}

/** Creates the template of all copies; what ends by time has ended. */
async function liveAsGroup(portal: TestPortal): Promise<void> {
  await makeFullAccount(portal, 'template')
  for (let place = 0; place < VISITORS; place++) {
    const visitor = portal.device(`visitor ${place}`)
    await visitor.call(idleCalls.startOnline, {})
    const { result } = await visitor.call(centreCalls.startPlay, { gameId: GAME })
    portal.wait(minutes(2))
    await visitor.call(centreCalls.stopPlay, { playId: result!.playId })
  }
  portal.wait(days(2))
  await settle(portal)
}

async function settle(portal: TestPortal): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await portal.api.tidy()
    await portal.api.deliver()
  }
}

/** Measures the actions of players and of the server, call by call. */
async function measure(portal: TestPortal, watch: Watch, name: string): Promise<Turns> {
  await settle(portal)
  watch.take()
  const seen = new Set<TestDevice>()
  const device = (of: string) => {
    const found = portal.device(of)
    if (seen.has(found)) return found
    seen.add(found)
    const post = found.post
    found.post = (path, request) => watch.during(path, () => post(path, request))
    return found
  }
  const api: TestPortal['api'] = {
    ...portal.api,
    dispatch: (request) => watch.during(request.path, () => portal.api.dispatch(request)),
  }
  const own: TestPortal = { ...portal, api, device }
  for (let life = 0; life < LIVES; life++) {
    const { zeno, friend } = await makeFullAccount(own, `${name} ${life}`)
    const tries = openRun(own, [zeno, friend], life + 1)
    for (const [place, call] of lastingCalls().entries())
      await tries.ask(call, Math.ceil(TRIES / LIVES), place)
    portal.wait(hours(1))
    await watch.during('job: deliver', () => portal.api.deliver())
    await watch.during('job: make files', () => portal.api.jobs.makeFiles())
    await watch.during('job: sweep', () => portal.api.jobs.sweep())
  }
  return watch.take()
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const round = (value: number) => Number(value.toFixed(3))

function figures(small: Turns, large: Turns, rows: Readonly<Record<string, number>>): Figure[] {
  const calls = [...large.keys()].filter((label) => small.has(label)).toSorted()
  const statements = new Set([...large.values()].flat(2).map(({ text }) => text))
  const perCall = calls.map((label) => {
    const of = (turns: Turns, count: (reading: Reading) => number) =>
      median(turns.get(label)!.map((turn) => sum(turn.map(count))))
    const [less, more] = [of(small, ({ buffers }) => buffers), of(large, ({ buffers }) => buffers)]
    return {
      name: label,
      value: more,
      unit: 'pages',
      against: `${SMALL} accounts: ${less} pages; p50 ${round(of(large, ({ ms }) => ms))} and ${round(of(small, ({ ms }) => ms))} ms`,
      ratio: less === 0 ? (more === 0 ? 1 : more) : round(more / less),
    }
  })
  const asking = perCall.filter(({ value }) => value > 0)
  const within = asking.filter(({ ratio }) => ratio <= MOST)
  return [
    ...perCall.filter(({ value }) => value > 0),
    ...steepStatements(small, large),
    {
      name: `calls and jobs within ${MOST} times the pages, ${LARGE} accounts against ${SMALL}`,
      value: within.length,
      unit: 'calls and jobs',
      against: `${asking.length} that ask the database, of ${calls.length}; ${statements.size} statements; ${sum(Object.values(rows))} rows of ${Object.keys(rows).length} tables for ${GROUP} accounts`,
      ratio: round(within.length / asking.length),
    },
    {
      name: 'a call or job, median',
      value: median(asking.map(({ value }) => value)),
      unit: 'pages',
      against: `want ${MOST} times as many as with ${SMALL} accounts`,
      ratio: median(asking.map(({ ratio }) => ratio)),
    },
  ]
}

/** Statements that read more pages than allowed, and those that scan a table that has grown. */
function steepStatements(small: Turns, large: Turns): Figure[] {
  const byText = (turns: Turns) => Map.groupBy([...turns.values()].flat(2), ({ text }) => text)
  const [before, after] = [byText(small), byText(large)]
  const found: Figure[] = []
  for (const [text, readings] of after) {
    const earlier = before.get(text)
    if (!earlier) continue
    const [less, more] = [
      median(earlier.map(({ buffers }) => buffers)),
      median(readings.map(({ buffers }) => buffers)),
    ]
    const ratio = more / Math.max(less, 1)
    const whole = Object.entries(readings.at(-1)!.whole).filter(([, rows]) => rows > SMALL)
    if ((ratio <= MOST || more < FEW) && whole.length === 0) continue
    found.push({
      name: `steep${whole.map(([table, rows]) => `, reads ${rows} rows of ${table}`).join('')}: ${text.slice(0, 300)}`,
      value: more,
      unit: 'pages',
      against: `${SMALL} accounts: ${less} pages`,
      ratio: round(ratio),
    })
  }
  return found.toSorted((one, other) => other.value - one.value)
}
