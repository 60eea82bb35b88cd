import { listJobs, wishForJob, type JobState } from '#kit/jobs/job-store.ts'
import { seconds, type Duration } from '#kit/time/time.ts'
import { refuseCommand, shown, type Command } from './command.ts'
import { plain, shownMoment, table } from './tables.ts'

const MOST_ERROR = 60

export const JOBS_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'jobs list',
    says: 'lists the background jobs, their periods and last outcomes',
    note: 'Exit code 1 when the last run of a job failed; --json has the whole error.',
    example: 'portal jobs list',
    async read({ db, now }) {
      const jobs = await listJobs(db, now)
      const rows = jobs.map((job) => [
        job.name,
        shownLength(job.every),
        job.isRunning ? 'runs' : job.failures > 0 ? `failed ${job.failures}×` : 'waits',
        shownMoment(job.succeededAt),
        shownMoment(job.dueAt),
        job.failures > 0 ? shownError(job) : job.says,
      ])
      const heads = ['job', 'every', 'is', 'succeeded', 'next', 'what it does, or why it failed']
      return { ...shown(table(heads, rows), jobs), isBad: jobs.some(({ failures }) => failures > 0) }
    },
  },
  {
    kind: 'change',
    name: 'jobs run',
    says: 'makes a job due now',
    args: [{ name: 'JOB', says: 'its name, as in `portal jobs list`' }],
    note: 'A running portal begins within two seconds; a stopped one runs it at its next start.',
    example: 'portal jobs run erase-accounts',
    async change({ db, now }, { words }) {
      const name = words['JOB']!
      if (!(await wishForJob(db, name, now)))
        return refuseCommand(`there is no job "${name}": portal jobs list names those that there are`)
      return {
        ok: true,
        subject: `job ${name}`,
        text: `${name} runs as soon as a process is free for it.`,
        before: null,
        after: null,
      }
    },
  },
]

const shownError = ({ error, failedAt }: JobState) =>
  `${plain(error ?? '').slice(0, MOST_ERROR)} (${shownMoment(failedAt)})`

function shownLength(length: Duration): string {
  const UNITS = [
    [seconds(86_400), 'd'],
    [seconds(3600), 'h'],
    [seconds(60), 'min'],
  ] as const
  const [unit, name] = UNITS.find(([one]) => length % one === 0) ?? [seconds(1), 's']
  return `${length / unit} ${name}`
}
