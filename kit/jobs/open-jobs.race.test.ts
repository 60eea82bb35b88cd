import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '#kit/db/open-database.ts'
import { migrate } from '#kit/db/migrations.ts'
import { openTestDatabase } from '#kit/testing/test-database.ts'
import { after, hours, instant, minutes, seconds, type Duration, type Instant } from '#kit/time/time.ts'
import type { Job } from './job.ts'
import { keepJobs, listJobs, wishForJob } from './job-store.ts'
import { openJobs, type Jobs } from './open-jobs.ts'

let database: Database
let now: Instant
let ran: string[]
let lines: { level: string; facts: object; message: string }[]
const open: Jobs[] = []
beforeEach(async () => {
  database = await openTestDatabase()
  await migrate(database.db)
  now = instant('2026-01-10T12:00Z')
  ran = []
  lines = []
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((jobs) => jobs.close()))
  await database.close()
})

const wait = (length: Duration) => void (now = after(now, length))
const note = (level: string) => (facts: object, message: string) => void lines.push({ level, facts, message })
const log = { warn: note('warn'), error: note('error') }

const job = (name: string, run: Job['run'] = async () => undefined): Job => ({
  name,
  says: 'does something',
  every: hours(1),
  async run(context) {
    ran.push(name)
    await run(context)
  },
})

/** Work that stops when its process exits. */
const ended = (signal: AbortSignal) =>
  new Promise<void>((done) => signal.addEventListener('abort', () => done()))

function processWith(...jobs: readonly Job[]): Jobs {
  const one = openJobs({ db: database.db, clock: () => now, log, jobs, runs: false })
  open.push(one)
  return one
}

const stateOf = async (name: string) => (await listJobs(database.db, now)).find((one) => one.name === name)!

test('a job that is new runs at once, and then when its period is over', async () => {
  const jobs = processWith(job('dust'))
  await jobs.runDue()
  await jobs.runDue()
  expect(ran).toEqual(['dust'])
  wait(minutes(59))
  await jobs.runDue()
  expect(ran).toHaveLength(1)
  wait(minutes(1))
  await jobs.runDue()
  expect(ran).toHaveLength(2)
  expect(await stateOf('dust')).toMatchObject({ failures: 0, succeededAt: now, isRunning: false })
})

test('a restarted process does not run jobs before their period is over', async () => {
  await processWith(job('dust')).runDue()
  await processWith(job('dust')).runDue()
  expect(ran).toHaveLength(1)
})

test('only one of many processes runs a job', async () => {
  const slow = () => new Promise<void>((done) => void setTimeout(done, 50))
  const crew = Array.from({ length: 6 }, () => processWith(job('dust', slow), job('mop', slow)))
  await Promise.all(crew.map((one) => one.runDue()))
  expect(ran.toSorted()).toEqual(['dust', 'mop'])
})

test('a failed job is reported, retried with growing pauses, and does not block others', async () => {
  let isPoisoned = true
  const jobs = processWith(
    job('dust', async () => {
      if (isPoisoned) throw new Error('a poisoned row')
    }),
    job('mop'),
    job('sweep'),
  )
  await jobs.runDue()
  expect(ran.toSorted()).toEqual(['dust', 'mop', 'sweep'])
  const [line] = lines
  expect(line).toMatchObject({ level: 'error', message: 'A job failed' })
  expect(line!.facts).toMatchObject({ job: 'dust', failures: 1, err: expect.any(Error) as Error })
  expect(await stateOf('dust')).toMatchObject({ failures: 1, failedAt: now, succeededAt: null })
  expect((await stateOf('dust')).error).toBe('Error: a poisoned row')
  wait(minutes(1))
  await jobs.runDue()
  expect((await stateOf('dust')).dueAt).toBe(after(now, minutes(2)))
  isPoisoned = false
  wait(minutes(2))
  await jobs.runDue()
  expect(await stateOf('dust')).toMatchObject({ failures: 0, succeededAt: now })
  expect(ran.filter((name) => name !== 'dust')).toHaveLength(2)
})

test('a job of a process that was killed is run by another a minute later', async () => {
  await processWith().runDue()
  const killed = processWith(job('dust', () => new Promise(() => undefined)))
  open.pop()
  void killed.runDue()
  await vi.waitFor(() => expect(ran).toEqual(['dust']))
  await vi.waitFor(async () => expect((await stateOf('dust')).isRunning).toBe(true))
  const other = processWith(job('dust'))
  wait(seconds(59))
  await other.runDue()
  expect(ran).toHaveLength(1)
  wait(seconds(1))
  await other.runDue()
  expect(ran).toHaveLength(2)
})

test('a job that reports progress is not taken over, however long it takes', async () => {
  const slow = processWith(job('dust', ({ signal }) => ended(signal)))
  const running = slow.runDue()
  await vi.waitFor(async () => expect((await stateOf('dust'))?.isRunning).toBe(true))
  wait(seconds(50))
  const { holder } = await database.db.selectFrom('job').select('holder').executeTakeFirstOrThrow()
  await keepJobs(database.db, holder!, ['dust'], after(now, minutes(1)))
  wait(seconds(50))
  await processWith(job('dust')).runDue()
  expect(ran).toEqual(['dust'])
  await slow.close()
  await running
})

test('a process with the role jobs starts them soon after its start, and a requested one at once', async () => {
  const jobs = openJobs({ db: database.db, clock: () => now, log, jobs: [job('dust')], runs: true })
  open.push(jobs)
  await vi.waitFor(() => expect(ran).toHaveLength(1), { timeout: 10_000 })
  await vi.waitFor(async () => expect((await stateOf('dust')).isRunning).toBe(false))
  wait(seconds(1))
  await jobs.wish('dust')
  await vi.waitFor(() => expect(ran).toHaveLength(2), { timeout: 1000 })
  await expect(jobs.wish('rust')).rejects.toThrow('no job rust')
})

test('a requested job runs at once, or again after the current run', async () => {
  let finish = () => {}
  const jobs = processWith(job('dust', () => new Promise<void>((done) => (finish = done))))
  const first = jobs.runDue()
  await vi.waitFor(() => expect(ran).toHaveLength(1))
  wait(seconds(5))
  expect(await wishForJob(database.db, 'dust', now)).toBe(true)
  finish()
  await vi.waitFor(() => expect(ran).toHaveLength(2))
  finish()
  await first
  await jobs.runDue()
  expect(ran).toHaveLength(2)
  expect(await wishForJob(database.db, 'rust', now)).toBe(false)
})

test('closing waits for running jobs, and signals long ones to stop', async () => {
  const jobs = processWith(job('dust', ({ signal }) => ended(signal)))
  const running = jobs.runDue()
  await vi.waitFor(() => expect(ran).toHaveLength(1))
  await jobs.close()
  await running
  expect(await stateOf('dust')).toMatchObject({ isRunning: false, failures: 0, succeededAt: now })
})

test('the row of an unknown job is deleted after a week', async () => {
  await processWith(job('dust'), job('mop')).runDue()
  wait(hours(24 * 9))
  await processWith(job('mop')).runDue()
  expect((await listJobs(database.db, now)).map(({ name }) => name)).toEqual(['mop'])
})
