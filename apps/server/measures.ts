import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Meter, ObservableGauge, ObservableResult } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#kit/db/open-database.ts'
import type { RoomNews } from '#modules/arenas/model.ts'
import { listInvariantChecks } from '#modules/operator/server/index.ts'

/** Histogram boundaries in seconds. */
const BOUNDARIES = [0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

/** Duration of requests by kind: a URL must not become a label. */
export function measureRequests(app: FastifyInstance, meter: Meter, apiBase: string): void {
  const duration = meter.createHistogram('islet.http.duration.seconds', {
    description: 'How long requests take, by kind',
    unit: 's',
    advice: { explicitBucketBoundaries: BOUNDARIES },
  })
  app.addHook('onResponse', async (request, reply) => {
    duration.record(reply.elapsedTime / 1000, {
      kind: kindOf(request.url, apiBase),
      status: `${Math.floor(reply.statusCode / 100)}xx`,
    })
  })
}

const FILES = ['/assets/', '/covers/', '/cloud/art/']
const HEALTH = ['/healthz', '/readyz']

function kindOf(url: string, apiBase: string): string {
  if (url.startsWith(apiBase)) return 'call'
  if (FILES.some((folder) => url.startsWith(folder))) return 'file'
  if (HEALTH.includes(url)) return 'health'
  return url.startsWith('/_app/') ? 'payload' : 'page'
}

export interface Measured {
  readonly database: Database
  readonly sockets: () => number
  readonly rooms: () => readonly RoomNews[]
}

interface Counts {
  readonly outbox_waiting: number
  readonly outbox_age: number
  readonly tickets: number
  readonly ticket_age: number
  readonly plays: number
  readonly workers: number
  readonly saves_waiting: number
  readonly stutters: number
  readonly listings: number
  readonly reports_escalated: number
}

/** One round trip for all of them; ages are seconds of the oldest. */
const COUNTS = {
  name: 'measures',
  text: `select
    (select count(*) from outbox) as outbox_waiting,
    (select coalesce(extract(epoch from now() - min(made_at)), 0)::float8 from outbox) as outbox_age,
    (select count(*) from cloud_ticket where ended_at is null) as tickets,
    (select coalesce(extract(epoch from now() - min(joined_at)), 0)::float8 from cloud_ticket where ended_at is null) as ticket_age,
    (select count(*) from cloud_play where ended_at is null) as plays,
    (select count(*) from cloud_worker where seen_at > now() - interval '15 seconds') as workers,
    (select coalesce(sum(stutters)::float8 / nullif(sum(shown), 0), 0) from cloud_play where ended_at is null) as stutters,
    (select count(*) from cloud_save_object where state = 'wanted') as saves_waiting,
    (select count(*) from market_listing where state = 'on') as listings,
    (select count(*) from chat_report where status = 'open' and escalated_at is not null) as reports_escalated`,
}

/** Counts lost saves, starting at 0, so that the first one is already a change. */
export function countSavesLost(meter: Meter): () => void {
  const counter = meter.createCounter('islet.cloud.saves.lost', {
    description: 'Saves of cloud games of which the object store had nothing left',
    unit: '{save}',
  })
  counter.add(0)
  return () => counter.add(1)
}

/** Metrics for operators: this process, its connections, and the queues of the whole portal. */
export function measurePortal(meter: Meter, { database, sockets, rooms }: Measured): void {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  observe(
    meter,
    'islet.loop.delay.seconds',
    'Ninety-nine of a hundred turns of the event loop came within so long',
    's',
    (seen) => {
      // Enabled by the first scrape: without a scraper nothing runs.
      delay.enable()
      seen.observe(delay.percentile(99) / 1e9)
      delay.reset()
    },
  )
  observe(meter, 'islet.memory.bytes', 'Memory that this process holds', 'By', (seen) =>
    seen.observe(process.memoryUsage.rss()),
  )
  meter
    .createObservableCounter('islet.processor.seconds', {
      description: 'Processor time of this process',
      unit: 's',
    })
    .addCallback((seen) => {
      const { user, system } = process.cpuUsage()
      seen.observe((user + system) / 1e6)
    })
  observe(meter, 'islet.sockets', 'Open sockets for news', '{socket}', (seen) => seen.observe(sockets()))
  observe(meter, 'islet.rooms', 'Rooms of arenas in this process', '{room}', (seen) =>
    seen.observe(rooms().length),
  )
  observe(meter, 'islet.room.players', 'People who play in these rooms', '{player}', (seen) =>
    seen.observe(rooms().reduce((sum, { people }) => sum + people, 0)),
  )
  observe(
    meter,
    'islet.database.connections',
    'Connections to the database, by what they do',
    '{connection}',
    (seen) => {
      for (const [state, count] of Object.entries(database.connections())) seen.observe(count, { state })
    },
  )
  measureCounts(meter, database)
  measureLedger(meter, database)
  measureJobs(meter, database)
}

function measureCounts(meter: Meter, database: Database): void {
  const gauge = (name: string, description: string, unit: string) =>
    meter.createObservableGauge(name, { description, unit })
  const gauges: readonly (readonly [keyof Counts, ObservableGauge])[] = [
    ['outbox_waiting', gauge('islet.outbox.waiting', 'Announcements that wait to be told', '{announcement}')],
    ['outbox_age', gauge('islet.outbox.age.seconds', 'Age of the oldest announcement that waits', 's')],
    ['tickets', gauge('islet.queue.tickets', 'Players in the queues of cloud games', '{player}')],
    ['ticket_age', gauge('islet.queue.age.seconds', 'How long the first of them waits', 's')],
    ['plays', gauge('islet.plays', 'Plays of cloud games', '{play}')],
    ['workers', gauge('islet.workers', 'Workers of cloud games that live', '{worker}')],
    [
      'stutters',
      gauge(
        'islet.cloud.stutters',
        'Share of the pictures of running plays that came late to the player',
        '1',
      ),
    ],
    [
      'saves_waiting',
      gauge('islet.cloud.saves.waiting', 'Saves of cloud games that wait for the object store', '{save}'),
    ],
    ['listings', gauge('islet.listings', 'Cards on the market', '{card}')],
    [
      'reports_escalated',
      gauge('islet.reports.escalated', 'Open reports that were sent up to the owners', '{report}'),
    ],
  ]
  meter.addBatchObservableCallback(
    async (seen) => {
      const [counts] = await database.query<Counts>(COUNTS, [])
      for (const [name, one] of gauges) seen.observe(one, counts![name])
    },
    gauges.map(([, one]) => one),
  )
}

/** Results of the last check of the ledger (`checkLedger`). */
function measureLedger(meter: Meter, { db }: Database): void {
  const broken = meter.createObservableGauge('islet.invariant.broken', {
    description: 'How often a rule of the ledger is broken',
  })
  const checked = meter.createObservableGauge('islet.invariants.checked.seconds', {
    description: 'When the ledger was last compared with its rules, in seconds since 1970',
    unit: 's',
  })
  meter.addBatchObservableCallback(
    async (seen) => {
      const checks = await listInvariantChecks(db)
      for (const check of checks) seen.observe(broken, check.broken, { rule: check.rule })
      const [latest] = checks.map(({ checkedAt }) => checkedAt).toSorted((one, other) => other - one)
      if (latest !== undefined) seen.observe(checked, latest / 1000)
    },
    [broken, checked],
  )
}

interface JobCounts {
  readonly name: string
  readonly period: number
  readonly failures: number
  /** Seconds; for a job that has never succeeded, since it was registered. */
  readonly age: number
  /** Duration of the last run in seconds. */
  readonly took: number | null
}

const JOBS = {
  name: 'measure-jobs',
  text: `select name, period_ms / 1000.0::float8 as period, failures, took_ms / 1000.0::float8 as took,
    extract(epoch from now() - coalesce(succeeded_at, known_since))::float8 as age from job`,
}

/** State of all jobs, whichever process runs them. */
function measureJobs(meter: Meter, database: Database): void {
  const gauge = (name: string, description: string, unit: string) =>
    meter.createObservableGauge(name, { description, unit })
  const age = gauge('islet.job.success.age.seconds', 'How long ago a job last succeeded', 's')
  const period = gauge('islet.job.period.seconds', 'How often a job runs', 's')
  const failures = gauge('islet.job.failures', 'How often in a row a job has failed', '{failure}')
  const took = gauge('islet.job.duration.seconds', 'How long the last run of a job took', 's')
  meter.addBatchObservableCallback(
    async (seen) => {
      for (const job of await database.query<JobCounts>(JOBS, [])) {
        const labels = { job_name: job.name }
        seen.observe(age, job.age, labels)
        seen.observe(period, job.period, labels)
        seen.observe(failures, job.failures, labels)
        if (job.took !== null) seen.observe(took, job.took, labels)
      }
    },
    [age, period, failures, took],
  )
}

function observe(
  meter: Meter,
  name: string,
  description: string,
  unit: string,
  look: (seen: ObservableResult) => void,
): void {
  meter.createObservableGauge(name, { description, unit }).addCallback(look)
}
