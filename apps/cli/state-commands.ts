import { listJobs, type JobState } from '#kit/jobs/job-store.ts'
import { hours, minutes, type Instant } from '#kit/time/time.ts'
import { countQueue } from '#modules/cloud/server/index.ts'
import { listInvariantChecks, listProcesses, type RuleCheck } from '#modules/operator/server/index.ts'
import { outboxAge } from '#kit/bus/outbox.ts'
import { shown, type Command, type CommandContext } from './command.ts'
import { shownMoment, table } from './tables.ts'

/** An alert of deploy/prometheus/alerts.yml that follows from the database; docs/run-book.md says what to do. */
interface Alert {
  readonly alert: string
  readonly about: string
}

interface Seen {
  readonly jobs: readonly JobState[]
  readonly checks: readonly RuleCheck[]
  readonly queue: { readonly tickets: number; readonly oldest: Instant | null; readonly workers: number }
  readonly outboxSeconds: number
  readonly now: Instant
}

/** The alerts for the database's state, with the same limits as the Prometheus rules. */
export function alertsIn({ jobs, checks, queue, outboxSeconds, now }: Seen): readonly Alert[] {
  const lateJobs = jobs.filter(
    ({ succeededAt, every }) => succeededAt !== null && now - succeededAt > 3 * every + minutes(5),
  )
  const checkedAt = Math.max(0, ...checks.map((one) => one.checkedAt))
  return [
    ...checks
      .filter(({ broken }) => broken > 0)
      .map(({ rule }) => ({ alert: 'IsletInvariantBroken', about: rule })),
    ...(checkedAt > 0 && now - checkedAt > hours(48)
      ? [{ alert: 'IsletInvariantsNotChecked', about: shownMoment(checkedAt as Instant) }]
      : []),
    ...lateJobs.map(({ name }) => ({ alert: 'IsletJobOverdue', about: name })),
    ...jobs
      .filter(({ failures }) => failures >= 3)
      .map(({ name }) => ({ alert: 'IsletJobFails', about: name })),
    ...(outboxSeconds > 60 ? [{ alert: 'IsletOutboxStuck', about: `${Math.round(outboxSeconds)} s` }] : []),
    ...(queue.oldest !== null && now - queue.oldest > hours(1)
      ? [{ alert: 'IsletQueueOld', about: shownMoment(queue.oldest) }]
      : []),
    ...(queue.workers === 0 && queue.tickets > 0
      ? [{ alert: 'IsletNoWorkers', about: `${queue.tickets} wait` }]
      : []),
  ]
}

async function readState({ db, now }: CommandContext) {
  const [jobs, checks, queue, outboxSeconds, processes] = await Promise.all([
    listJobs(db, now),
    listInvariantChecks(db),
    countQueue(db, now),
    outboxAge(db, now),
    listProcesses(db),
  ])
  return { processes, alerts: alertsIn({ jobs, checks, queue, outboxSeconds, now }), jobs, checks, queue }
}

export const STATE_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'state show',
    says: 'shows the processes with their builds, what waits, the last look at the ledger, and alerts',
    note: 'Alerts that need figures of a process, such as slow calls, are those of Prometheus alone. Exit code 1 when there is an alert.',
    example: 'portal state show',
    async read(context) {
      const state = await readState(context)
      const { processes, alerts, checks, queue } = state
      const rows = processes.map((one) => [
        one.name,
        one.roles,
        one.build,
        shownMoment(one.startedAt),
        shownMoment(one.seenAt),
      ])
      const broken = checks.filter((one) => one.broken > 0).length
      const text = [
        rows.length > 0
          ? table(['process', 'roles', 'build', 'since', 'last seen'], rows)
          : 'No process has said that it is there.',
        `${queue.workers} workers, ${queue.plays} plays, ${queue.tickets} wait; ${broken} of ${checks.length} rules of the ledger broken`,
        ...alerts.map(({ alert, about }) => `! ${alert}: ${about}`),
      ].join('\n')
      return { ...shown(text, state), isBad: alerts.length > 0 }
    },
  },
]
