import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveCard } from '#apps/testing/give-card.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { measureCalls } from '#kit/server/call-measures.ts'
import { answered, refused, tryLater } from '#kit/server/answers.ts'
import { countSavesLost, measurePortal, measureRequests } from './measures.ts'
import { checkLedger } from './check-ledger.ts'

const DEPLOY = join(import.meta.dirname, '../../deploy')
const exporter = new PrometheusExporter({ preventServerStart: true })
const meter = new MeterProvider({ readers: [exporter] }).getMeter('islet')
const wrong: object[] = []
const log = { error: (facts: unknown) => void wrong.push(facts as object) }

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
  const measure = measureCalls(meter)
  await measure('account/sign-in', async () => answered(1, {}))
  await measure('market/swap', async () => refused(1, 'TooFast'))
  await measure('market/swap', async () => tryLater(503, 1, 'ServerError', 2))
  const app = Fastify()
  measureRequests(app, meter, '/api')
  app.get('/*', async () => 'here')
  for (const url of ['/', '/g/2048', '/assets/a.js', '/_app/payload/x', '/healthz', '/api/no/such'])
    await app.inject({ url })
  countSavesLost(meter)()
  measurePortal(meter, {
    database: portal.database,
    sockets: () => 3,
    rooms: () => [{ slug: 'eels', people: 2, visitors: 5 }],
  })
  await checkLedger({ db: portal.db, log }, portal.now())
  await portal.api.jobs.runDue()
})
afterAll(() => portal.close())

async function figures(): Promise<readonly string[]> {
  const { resourceMetrics, errors } = await exporter.collect()
  expect(errors).toEqual([])
  return new PrometheusSerializer().serialize(resourceMetrics).split('\n')
}

const valueOf = async (start: string) => {
  const line = (await figures()).find((one) => one.startsWith(start))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

test.for([
  ['call="account/sign-in",outcome="ok"', 1],
  ['call="market/swap",outcome="refused"', 1],
  ['call="market/swap",outcome="failed"', 1],
] as const)('calls are counted by outcome: %s', async ([labels, count]) => {
  const found = (await figures()).find(
    (line) => line.includes('duration_seconds_count') && line.includes(labels),
  )
  expect(Number(found?.split(' ').at(-1))).toBe(count)
})

test('requests are counted by kind, never by address', async () => {
  const lines = (await figures()).filter((line) => line.startsWith('islet_http_duration_seconds_count'))
  const kinds = lines.map((line) => /kind="(\w+)"/.exec(line)?.[1])
  expect(kinds.toSorted()).toEqual(['call', 'file', 'health', 'page', 'payload'])
})

test.for([
  ['islet_sockets', 3],
  ['islet_rooms', 1],
  ['islet_room_players', 2],
  ['islet_outbox_waiting', 0],
  ['islet_queue_tickets', 0],
  ['islet_workers', 0],
  ['islet_reports_escalated', 0],
  ['islet_cloud_saves_lost_total', 1],
] as const)('%s is %s', async ([name, value]) => {
  expect(await valueOf(`${name}{`)).toBe(value)
})

test('dashboard and alerts use only metrics that exist', async () => {
  const text = (await figures()).join('\n')
  const asked = ['prometheus/alerts.yml', 'grafana/islet.json'].flatMap(
    (file) => readFileSync(join(DEPLOY, file), 'utf8').match(/islet_\w+/g) ?? [],
  )
  expect(asked.length).toBeGreaterThan(30)
  expect([...new Set(asked)].filter((name) => !text.includes(`\n${name}{`))).toEqual([])
})

test('a broken invariant is reported in the log and in the metrics', async () => {
  expect(await valueOf('islet_invariant_broken{rule="I1"')).toBe(0)
  const ann = portal.device('Ann')
  await ann.signIn()
  const cardId = await giveCard(portal, ann, 1)
  await sql`update card_move set reason = 'leave' where card_id = ${cardId}`.execute(portal.db)
  expect(wrong).toEqual([])
  await checkLedger({ db: portal.db, log }, portal.now())
  expect(wrong.filter((one) => 'rule' in one && one.rule === 'I1')).toEqual([
    expect.objectContaining({ broken: 1, examples: [`card ${cardId}`] }),
  ])
  expect(await valueOf('islet_invariant_broken{rule="I1"')).toBe(1)
})

test('every job has metrics: its period, its last success, and the number of failures', async () => {
  const labels = '{job_name="erase-accounts"'
  expect(await valueOf(`islet_job_period_seconds${labels}`)).toBe(3600)
  expect(await valueOf(`islet_job_failures${labels}`)).toBe(0)
  expect(await valueOf(`islet_job_success_age_seconds${labels}`)).toBeGreaterThan(0)
  await sql`update job set failures = 4 where name = 'erase-accounts'`.execute(portal.db)
  expect(await valueOf(`islet_job_failures${labels}`)).toBe(4)
})
