import { listJobs, type JobState } from '#kit/jobs/job-store.ts'
import { hours, minutes, type Instant } from '#kit/time/time.ts'
import { countOpen } from '#modules/chat/server/index.ts'
import { countQueue, listLineLoads, listStops } from '#modules/cloud/server/index.ts'
import {
  listInvariantChecks,
  listProcesses,
  PROCESS_SAYS_EVERY,
  type RuleCheck,
  type SeenProcess,
} from '#modules/operator/server/index.ts'
import { outboxAge } from '#kit/bus/outbox.ts'
import { shown, type Command, type CommandContext } from './command.ts'
import { withStops } from './lines-commands.ts'
import { shownMoment, table } from './tables.ts'

/** An alert of deploy/prometheus/alerts.yml that follows from the database; docs/run-book.md says what to do. */
interface Alert {
  readonly alert: string
  readonly about: string
}

/** Above this no exact number is needed. */
const MOST_COUNTED = 1000

interface Seen {
  readonly jobs: readonly JobState[]
  readonly checks: readonly RuleCheck[]
  readonly queue: { readonly tickets: number; readonly oldest: Instant | null; readonly workers: number }
  readonly outboxSeconds: number
  /** Open reports that were sent up to the owners. */
  readonly escalated: number
  readonly now: Instant
}

/** The alerts for the database's state, with the same limits as the Prometheus rules. */
export function alertsIn({ jobs, checks, queue, outboxSeconds, escalated, now }: Seen): readonly Alert[] {
  const isLate = ({ succeededAt, knownSince, every }: JobState, periods: number) =>
    now - (succeededAt ?? knownSince) > periods * every + minutes(5)
  const checkedAt = Math.max(0, ...checks.map((one) => one.checkedAt))
  return [
    ...checks
      .filter(({ broken }) => broken > 0)
      .map(({ rule }) => ({ alert: 'IsletInvariantBroken', about: rule })),
    ...(checkedAt > 0 && now - checkedAt > hours(48)
      ? [{ alert: 'IsletInvariantsNotChecked', about: shownMoment(checkedAt as Instant) }]
      : []),
    ...jobs.filter((job) => isLate(job, 3)).map(({ name }) => ({ alert: 'IsletJobOverdue', about: name })),
    ...jobs
      .filter((job) => job.name === 'count-days' && isLate(job, 2))
      .map(({ succeededAt }) => ({ alert: 'IsletDaysNotCounted', about: shownMoment(succeededAt) })),
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
    ...(escalated > 0 ? [{ alert: 'IsletReportSentUp', about: `${escalated} wait for an owner` }] : []),
  ]
}

async function readAlerts({ db, now }: CommandContext) {
  const [jobs, checks, queue, outboxSeconds, { escalated }] = await Promise.all([
    listJobs(db, now),
    listInvariantChecks(db),
    countQueue(db, now),
    outboxAge(db, now),
    countOpen(db, MOST_COUNTED),
  ])
  const seen = { jobs, checks, queue, outboxSeconds, escalated, now }
  return { alerts: alertsIn(seen), jobs, checks, queue }
}

/** A process that has missed this many reports may be gone, and its rooms with it. */
const MISSED_REPORTS = 3

const roomsOf = (processes: readonly SeenProcess[], now: Instant) =>
  processes
    .filter(({ seenAt }) => now - seenAt <= MISSED_REPORTS * PROCESS_SAYS_EVERY)
    .flatMap(({ name, rooms }) => rooms.map((room) => ({ process: name, ...room })))

async function readState(context: CommandContext) {
  const { db, now } = context
  const [seen, processes, loads, stops] = await Promise.all([
    readAlerts(context),
    listProcesses(db),
    listLineLoads(db, now),
    listStops(db),
  ])
  const lines = withStops(loads, stops).map(({ lineKey, name, state, load, used, capacity, waiting }) => ({
    lineKey,
    name,
    state,
    load,
    used,
    capacity,
    waiting,
  }))
  return {
    ...seen,
    processes: processes.map(({ name, roles, build, startedAt, seenAt }) => ({
      name,
      roles,
      build,
      startedAt,
      seenAt,
    })),
    rooms: roomsOf(processes, now),
    lines,
  }
}

type State = Awaited<ReturnType<typeof readState>>

const shownAlert = ({ alert, about }: Alert) => `! ${alert}: ${about}`

function shownState({ processes, alerts, checks, queue, rooms, lines }: State): string {
  const broken = checks.filter((one) => one.broken > 0).length
  return [
    processes.length > 0
      ? table(
          ['process', 'roles', 'build', 'since', 'last seen'],
          processes.map((one) => [
            one.name,
            one.roles,
            one.build,
            shownMoment(one.startedAt),
            shownMoment(one.seenAt),
          ]),
        )
      : 'No process has said that it is there.',
    rooms.length > 0
      ? table(
          ['game', 'rooms', 'players', 'spectators', 'process'],
          rooms.map((one) => [
            one.game,
            String(one.rooms),
            String(one.players),
            String(one.spectators),
            one.process,
          ]),
        )
      : 'No rooms are open.',
    lines.length > 0
      ? table(
          ['line', 'state', 'load', 'in use', 'waiting'],
          lines.map((one) => [
            one.lineKey,
            one.state,
            one.load,
            `${one.used} of ${one.capacity}`,
            String(one.waiting),
          ]),
        )
      : 'No lines: no worker is here.',
    `${queue.workers} workers, ${queue.plays} plays, ${queue.tickets} wait; ${broken} of ${checks.length} rules of the ledger broken`,
    ...alerts.map(shownAlert),
  ].join('\n')
}

export const STATE_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'state show',
    says: 'shows the processes with their builds, rooms and lines, what waits, the last look at the ledger, and alerts',
    note: 'Alerts that need figures of a process, such as slow calls, are those of Prometheus alone. Exit code 1 when there is an alert.',
    example: 'portal state show',
    async read(context) {
      const state = await readState(context)
      return { ...shown(shownState(state), state), isBad: state.alerts.length > 0 }
    },
  },
  {
    kind: 'read',
    name: 'state alerts',
    says: 'lists the alerts that follow from the database, as in `portal state show`',
    note: 'docs/run-book.md has a section for each. Exit code 1 when there is an alert.',
    example: 'portal state alerts',
    async read(context) {
      const { alerts } = await readAlerts(context)
      return { ...shown(alerts.map(shownAlert).join('\n') || 'No alerts.', alerts), isBad: alerts.length > 0 }
    },
  },
]
