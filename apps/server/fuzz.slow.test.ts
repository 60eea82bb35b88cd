import { afterAll, beforeAll, expect, test } from 'vitest'
import { NASTY } from '#apps/testing/fuzz/nasty-values.ts'
import { runFuzz } from '#apps/testing/fuzz/run-fuzz.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import type { Answer } from '#kit/contract/envelope.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { dayNumber } from '#modules/catalog/server/index.ts'
import { callsByModule } from './calls.ts'

/** Another seed each day; `FUZZ_CALLS=10000000 FUZZ_SEED=… npm test -- apps/server/fuzz` runs longer. */
const SEED = Number(process.env['FUZZ_SEED'] ?? dayNumber(systemClock()))
const CALLS = Number(process.env['FUZZ_CALLS'] ?? 4000)
const TELL_EVERY = 100_000
const OURS = 500

test(
  `${CALLS} corrupted and plausible calls get answers of the catalogue`,
  { timeout: CALLS > TELL_EVERY ? 0 : LIMITS.test },
  async () => {
    const { broken, done, served, refusals } = await runFuzz({
      count: CALLS,
      seed: SEED,
      tell: (so) => so % TELL_EVERY === 0 && console.log(`${so} of ${CALLS}`),
    })
    expect(broken, `seed ${SEED}`).toEqual([])
    expect(done).toBe(CALLS)
    // Some requests must get past the first checks.
    expect(Object.keys(served).length).toBeGreaterThan(45)
    expect(Object.keys(refusals).length).toBeGreaterThan(15)
    if (CALLS > TELL_EVERY) console.log(JSON.stringify({ done, served, refusals }))
  },
)

let portal: TestPortal
let device: TestDevice
beforeAll(async () => {
  portal = await openTestPortal()
  device = portal.device('caller')
  await device.signIn()
})
afterAll(() => portal.close())

async function send(path: string, body: unknown) {
  const { statusCode, payload } = await device.post(path, { body })
  const answer = JSON.parse(payload) as Answer
  return { statusCode, answer }
}

/** Corrupts every part of an envelope in turn. */
const envelopesWith = (value: unknown) => [
  value,
  { id: value, params: {}, head: {} },
  { id: 1, params: {}, head: value },
  { id: 1, params: {}, head: { devId: value, opId: value, language: value, utcOffset: value, width: value } },
]
const calls = Object.values(callsByModule).flatMap((ofModule) => Object.values(ofModule))
const open = calls.find(({ access, repeat }) => access === 'anyone' && repeat === 'read')!

test.for(['account/none', open.wire])('%s answers any envelope', async (wire) => {
  for (const body of NASTY.flatMap(envelopesWith)) {
    const { statusCode, answer } = await send(wire, body)
    expect(statusCode, JSON.stringify(body).slice(0, 200)).toBeLessThan(OURS)
    expect(Object.keys(answer).toSorted()).toEqual(['error', 'id', 'result'])
  }
})
