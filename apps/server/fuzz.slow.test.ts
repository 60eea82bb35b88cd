import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nearSchema } from '#apps/testing/near-schema.ts'
import { NASTY } from '#apps/testing/nasty-values.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { liveWholeLife } from '#apps/testing/whole-life.ts'
import type { Answer } from '#kit/contract/envelope.ts'
import { errorNameOf } from '#kit/errors/catalogue.ts'
import { callsByModule } from './calls.ts'

/** The same in every run; `FUZZ_SEED=… FUZZ_RUNS=…` goes elsewhere and on. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_122)
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 14)
const OURS = 500

let portal: TestPortal
let device: TestDevice
beforeAll(async () => {
  portal = await openTestPortal()
  const life = await liveWholeLife(portal)
  device = life.zeno
})
afterAll(() => portal.close())

const calls = Object.values(callsByModule).flatMap((ofModule) => Object.values(ofModule))
// Whoever is gone can ask nothing more.
const asked = calls.filter(({ wire }) => !/sign-?out|signout|leave|erase|delete/i.test(wire))

async function send(path: string, body: unknown) {
  const { statusCode, payload } = await device.post(path, { body })
  const answer = JSON.parse(payload) as Answer
  return { statusCode, answer }
}

test.for(asked.map((call) => [call.wire, call] as const))(
  '%s answers whatever it is asked',
  async ([wire, call]) => {
    // Some calls end sessions.
    await device.signIn()
    await fc.assert(
      fc.asyncProperty(nearSchema(call.params), async (params) => {
        const { statusCode, answer } = await send(wire, {
          id: 1,
          params,
          head: { devId: device.deviceId, opId: randomUUID() },
        })
        // A result against the contract counts as a failure of ours, too.
        expect(statusCode, portal.log().split('\n').at(-2)).toBeLessThan(OURS)
        expect(Object.keys(answer).toSorted()).toEqual(['error', 'id', 'result'])
        if (answer.error) expect(errorNameOf(answer.error.code)).toBe(answer.error.msg)
      }),
      { seed: SEED, numRuns: RUNS },
    )
  },
)

/** Every part of an envelope, spoiled in turn. */
const envelopesWith = (value: unknown) => [
  value,
  { id: value, params: {}, head: {} },
  { id: 1, params: {}, head: value },
  { id: 1, params: {}, head: { devId: value, opId: value, language: value, utcOffset: value, width: value } },
]
const open = asked.find(({ access, repeat }) => access === 'anyone' && repeat === 'read')!

test.for(['account/none', open.wire])('%s answers whatever the envelope is', async (wire) => {
  for (const body of NASTY.flatMap(envelopesWith)) {
    const { statusCode, answer } = await send(wire, body)
    expect(statusCode, JSON.stringify(body).slice(0, 200)).toBeLessThan(OURS)
    expect(Object.keys(answer).toSorted()).toEqual(['error', 'id', 'result'])
  }
})
