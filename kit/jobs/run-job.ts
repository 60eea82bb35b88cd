import type { Db } from '#kit/db/db.ts'
import type { CallLog } from '#kit/server/handler.ts'
import { hideSecrets } from '#kit/server/log.ts'
import { between, type Clock } from '#kit/time/time.ts'
import { nextRun, type Job } from './job.ts'
import { noteFailure, noteSuccess } from './job-store.ts'

/** Maximum length in characters. */
const MOST_ERROR = 500

export interface Runner {
  readonly db: Db
  readonly clock: Clock
  readonly log: Pick<CallLog, 'warn' | 'error'>
  /** The process that claimed the job. */
  readonly holder: string
  readonly signal: AbortSignal
}

/** Runs a claimed job and stores its result; never rejects. */
export async function runJob(job: Job, { db, clock, log, holder, signal }: Runner): Promise<void> {
  const began = clock()
  const { name, every } = job
  const failed = await failureOf(() => job.run({ now: began, signal }))
  const now = clock()
  const took = between(began, now)
  const own = { name, holder }
  try {
    if (!failed) {
      const dueAt = nextRun(began, now, { every, failures: 0 })
      return await noteSuccess(db, own, { now, took, dueAt })
    }
    const failures = await noteFailure(db, own, {
      now,
      took,
      error: textOf(failed.error),
      dueAfter: (count) => nextRun(began, now, { every, failures: count }),
    })
    log.error({ err: failed.error, job: name, took, failures }, 'A job failed')
  } catch (trouble) {
    // The claim expires, and another run follows.
    if (failed) log.error({ err: failed.error, job: name, took }, 'A job failed')
    log.warn({ err: trouble, job: name }, 'The end of a job could not be noted')
  }
}

/** The error of a task, also if it throws before it returns a promise. */
async function failureOf(work: () => Promise<void>): Promise<{ readonly error: unknown } | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    return { error }
  }
}

/** An error text for operators, masked like the log. */
const textOf = (error: unknown): string =>
  hideSecrets(error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, MOST_ERROR)
