import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorTerminal } from '#apps/testing/operator-terminal.ts'
import { NO_RATES } from '#apps/testing/no-rates.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { dayOf, seconds } from '#kit/time/time.ts'
import { numbersCalls } from '../calls.ts'
import { readVitals, VITALS_RATE } from './index.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ rates: { ...NO_RATES, vitals: VITALS_RATE } })
})
afterAll(() => portal.close())

const today = () => dayOf(portal.now())
const span = () => ({ from: today(), to: today() })

test('load times are stored by day, page and device, without accounts', async () => {
  const phone = portal.device('phone')
  for (const lcp of [400, 400, 400, 2400])
    await phone.call(numbersCalls.noteVitals, { page: 'game', lcp, ttfb: 90, cls: 30, inp: 60 })
  const desk = portal.device('desk')
  Object.assign(desk.head, { platform: 'web_pc', width: 1920 })
  await desk.call(numbersCalls.noteVitals, { page: 'home', ttfb: 20 })
  await portal.api.vitals.flush()
  const { rows } = await readVitals(portal.db, span())
  expect(rows).toEqual([
    ['game', 4, 400, 88, 31, 88],
    ['home', 1, null, null, null, 38],
  ])
  expect((await readVitals(portal.db, span(), 'device')).rows.map(([device]) => device)).toEqual([
    'computer',
    'phone',
  ])
  const stored = await portal.db.selectFrom('numbers_vital').selectAll().execute()
  expect(Object.keys(stored[0]!).toSorted()).toEqual(['bucket', 'count', 'day', 'device', 'metric', 'page'])
  const { text } = await operatorTerminal(portal).run('stats', 'vitals', '--from', today(), '--to', today())
  expect(text).toMatch(/^game +4 +400 +88 +31 +88$/m)
  // A second write adds; it replaces nothing.
  await phone.call(numbersCalls.noteVitals, { page: 'game', lcp: 400 })
  await portal.api.vitals.flush()
  expect((await readVitals(portal.db, span())).rows[0]![1]).toBe(5)
})

test.for([
  { page: 'game', lcp: -1 },
  { page: 'game', lcp: 1e9 },
  { page: 'game', lcp: 1.5 },
  { page: 'my page', lcp: 1 },
  { page: 'game', cls: '1; drop table visit' },
])('%j is refused', async (params) => {
  const response = await portal
    .device('phone')
    .post(numbersCalls.noteVitals.wire, { body: { id: 1, params, head: {} } })
  expect(response.json()).toMatchObject({ result: null, error: { msg: 'InvalidParams' } })
})

test('made-up load times are rate limited by network', async () => {
  const script = portal.device('script')
  script.address = '203.0.113.7'
  const send = () => script.call(numbersCalls.noteVitals, { page: 'home', ttfb: 1 })
  for (let time = 0; time < VITALS_RATE.burst; time++) expect((await send()).error).toBeNull()
  expect((await send()).error).toMatchObject({ name: 'TooFast' })
  portal.wait(seconds(3))
  expect((await send()).error).toBeNull()
})
