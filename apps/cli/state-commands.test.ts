import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { openCloudRig, type CloudRig } from '#apps/testing/cloud-rig.ts'
import { openConsoleRig, type ConsoleRig } from '#apps/testing/console-rig.ts'
import { operatorTerminal, type OperatorTerminal } from '#apps/testing/operator-terminal.ts'
import { timestamp } from '#kit/db/db.ts'
import type { JobState } from '#kit/jobs/job-store.ts'
import { after, before, days, hours, minutes, type Duration, type Instant } from '#kit/time/time.ts'
import { noteProcess, PROCESS_SAYS_EVERY } from '#modules/operator/server/index.ts'
import { alertsIn } from './state-commands.ts'

let rig: CloudRig
let desk: ConsoleRig
let terminal: OperatorTerminal
beforeAll(async () => {
  rig = await openCloudRig()
  await rig.worker()
  desk = openConsoleRig(rig)
  terminal = operatorTerminal(rig)
})
afterAll(async () => {
  await desk.close()
  await rig.close()
})

interface State {
  readonly rooms: readonly object[]
  readonly lines: readonly object[]
  readonly processes: readonly object[]
}

const here = (name: string, startedAt: Instant) => ({
  name,
  roles: 'web,gateway',
  build: 'b1',
  startedAt,
  rooms: [{ game: 'jelly-gulp', rooms: 2, players: 21, spectators: 3 }],
})

test('processes, the rooms in them and the lines are shown', async () => {
  const now = rig.now()
  await noteProcess(rig.db, here('desk here', now), now)
  const long = before(now, (3 * PROCESS_SAYS_EVERY + 1) as Duration)
  await noteProcess(rig.db, here('desk gone', long), long)
  await terminal.change('lines', 'close', 'home')
  const state = await terminal.facts<State>('state', 'show')
  expect(state.processes).toMatchObject([{ name: 'desk gone' }, { name: 'desk here', build: 'b1' }])
  expect(state.rooms).toEqual([
    { process: 'desk here', game: 'jelly-gulp', rooms: 2, players: 21, spectators: 3 },
  ])
  expect(state.lines).toEqual([
    {
      lineKey: 'home',
      name: 'Home',
      state: 'closed',
      load: 'free',
      used: 0,
      capacity: 100,
      waiting: 0,
    },
  ])
  const { text } = await terminal.run('state', 'show')
  expect(text).toMatch(/^desk here +web,gateway +b1 /m)
  expect(text).toMatch(/^jelly-gulp +2 +21 +3 +desk here$/m)
  expect(text).toMatch(/^home +closed +free +0 of 100 +0$/m)
  await terminal.change('lines', 'open', 'home')
})

test('an alert is listed for every role that sees the state, and makes the exit code 1', async () => {
  await rig.portal.api.jobs.runDue()
  const ana = await desk.operator('Ana', 'analyst')
  expect(await terminal.run('state', 'alerts')).toMatchObject({ text: 'No alerts.', code: 0 })
  expect((await ana.read('state alerts')).facts).toEqual([])
  const late = timestamp(before(rig.now(), hours(3)))
  await sql`update job set failures = 3, succeeded_at = ${late} where name = 'count-days'`.execute(rig.db)
  const alerts = [
    { alert: 'IsletDaysNotCounted', about: expect.stringContaining('UTC') as string },
    { alert: 'IsletJobFails', about: 'count-days' },
  ]
  expect((await ana.read('state alerts')).facts).toEqual(alerts)
  expect((await ana.read('state show')).facts).toMatchObject({ alerts })
  expect((await terminal.run('state', 'alerts')).code).toBe(1)
  expect((await terminal.run('state', 'show')).code).toBe(1)
})

const NOW = Date.UTC(2026, 0, 10, 12) as Instant
const CALM = {
  jobs: [],
  checks: [],
  queue: { tickets: 0, oldest: null, workers: 1 },
  outboxSeconds: 60,
  escalated: 0,
  now: NOW,
}
const job = (name: string, more: Partial<JobState>) => ({ jobs: [{ ...HOURLY, name, ...more }] })
const ago = (length: Duration) => before(NOW, length)
const HOURLY: JobState = {
  name: '',
  says: '',
  every: hours(1),
  dueAt: NOW,
  isRunning: false,
  knownSince: ago(days(9)),
  succeededAt: NOW,
  took: null,
  failures: 0,
  failedAt: null,
  error: null,
}
const check = (broken: number, checkedAt: Instant) => ({ checks: [{ rule: 'I1', broken, checkedAt }] })
const queue = (more: object) => ({ queue: { ...CALM.queue, ...more } })
const LATE_3 = after(ago(hours(3)), minutes(-5))
const LATE_2 = after(ago(hours(2)), minutes(-5))

test.for<readonly [string, object, readonly string[]]>([
  ['nothing', {}, []],
  ['a rule that is broken', check(1, NOW), ['IsletInvariantBroken']],
  ['a check of two days ago', check(0, ago(days(2))), []],
  ['an older check', check(0, after(ago(days(2)), -1 as Duration)), ['IsletInvariantsNotChecked']],
  ['a job at its limit', job('tidy', { succeededAt: LATE_3 }), []],
  ['a job above it', job('tidy', { succeededAt: after(LATE_3, -1 as Duration) }), ['IsletJobOverdue']],
  [
    'a job that has never succeeded',
    job('tidy', { succeededAt: null, knownSince: ago(hours(4)) }),
    ['IsletJobOverdue'],
  ],
  ['a new job', job('tidy', { succeededAt: null, knownSince: ago(hours(3)) }), []],
  ['days counted at the limit', job('count-days', { succeededAt: LATE_2 }), []],
  [
    'days counted later',
    job('count-days', { succeededAt: after(LATE_2, -1 as Duration) }),
    ['IsletDaysNotCounted'],
  ],
  ['another job as late', job('tidy', { succeededAt: after(LATE_2, -1 as Duration) }), []],
  ['two failures', job('tidy', { failures: 2 }), []],
  ['three failures', job('tidy', { failures: 3 }), ['IsletJobFails']],
  ['announcements that wait', { outboxSeconds: 61 }, ['IsletOutboxStuck']],
  ['a wait of an hour', queue({ tickets: 1, oldest: ago(hours(1)) }), []],
  ['a longer wait', queue({ tickets: 1, oldest: ago((hours(1) + 1) as Duration) }), ['IsletQueueOld']],
  ['a queue without workers', queue({ tickets: 1, workers: 0 }), ['IsletNoWorkers']],
  ['a report for the owners', { escalated: 1 }, ['IsletReportSentUp']],
  ['no workers and no queue', queue({ workers: 0 }), []],
])('%s gives the alerts of Prometheus for it', ([, seen, alerts]) => {
  expect(alertsIn({ ...CALM, ...seen }).map(({ alert }) => alert)).toEqual(alerts)
})
