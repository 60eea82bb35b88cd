import { randomUUID } from 'node:crypto'
import type { Db } from '#kit/db/db.ts'
import type { CallLog } from '#kit/server/handler.ts'
import { after, minutes, seconds, type Clock } from '#kit/time/time.ts'
import type { Job } from './job.ts'
import { claimJobs, keepJobs, registerJobs, wishForJob } from './job-store.ts'
import { repeat } from './repeat.ts'
import { runJob } from './run-job.ts'

export interface JobsParts {
  readonly db: Db
  readonly clock: Clock
  readonly log: Pick<CallLog, 'warn' | 'error'>
  readonly jobs: readonly Job[]
  /** Whether this process runs jobs; others may. */
  readonly runs: boolean
}

export interface Jobs {
  /** Makes a job due now, in whichever process runs it. Throws if the database is down. */
  wish(name: string): Promise<void>
  /** Runs due jobs; called every other second. */
  runDue(): Promise<void>
  /** Starts no more runs, asks running ones to stop and waits for them. */
  close(): Promise<void>
}

const LOOK_EVERY = seconds(2)
/** The claim of a killed process expires after this time; a running one renews it three times as often. */
const HELD_FOR = minutes(1)
/** After a start all jobs may be due, and calls need connections, too; a few slots keep long runs from blocking short ones. */
const AT_ONCE = 4

/**
 * Runs named jobs, each in the one process that claims its row. A failure is logged, stored in the row and retried; it
 * does not affect other jobs.
 */
export function openJobs({ db, clock, log, jobs, runs }: JobsParts): Jobs {
  const byName = new Map(jobs.map((job) => [job.name, job]))
  if (byName.size !== jobs.length) throw new Error('Two jobs share a name')
  const names = [...byName.keys()]
  const holder = randomUUID()
  const closing = new AbortController()
  const running = new Map<string, Promise<void>>()
  let isRegistered = false

  async function begin(): Promise<readonly Promise<void>[]> {
    const most = AT_ONCE - running.size
    if (most <= 0 || closing.signal.aborted) return []
    if (!isRegistered) await registerJobs(db, jobs, clock())
    isRegistered = true
    const claimed = await claimJobs(db, { names, most, holder, now: clock(), heldFor: HELD_FOR })
    return claimed.map((name) => {
      const run = runJob(byName.get(name)!, { db, clock, log, holder, signal: closing.signal }).finally(() =>
        running.delete(name),
      )
      running.set(name, run)
      return run
    })
  }

  const work = { log, work: begin }
  const looking = runs
    ? repeat({ ...work, every: LOOK_EVERY, trouble: 'Jobs that are due cannot be looked for' })
    : undefined
  const keeping = runs
    ? repeat({
        log,
        every: seconds(20),
        trouble: 'Jobs that run cannot be kept',
        work: async () =>
          running.size > 0 && keepJobs(db, holder, [...running.keys()], after(clock(), HELD_FOR)),
      })
    : undefined

  return {
    async wish(name) {
      if (!byName.has(name)) throw new Error(`There is no job ${name}`)
      await wishForJob(db, name, clock())
      void looking?.soon()
    },
    async runDue() {
      // Repeats until nothing is due, since only a few jobs start at once.
      for (;;) {
        const begun = await begin()
        if (begun.length === 0) break
        await Promise.all(begun)
      }
    },
    async close() {
      closing.abort()
      await looking?.close()
      await Promise.all(running.values())
      await keeping?.close()
    },
  }
}
