import { Type } from 'typebox'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defineCall } from '#kit/contract/call.ts'
import type { Answer } from '#kit/contract/envelope.ts'
import { renamed } from '#kit/contract/renamed.ts'
import { callApi, CallError, connectApi, type Transport } from './api.ts'
import { HttpError } from './http-client.ts'

const takeReward = defineCall({
  wire: 'coc/online/pull',
  access: 'visitor',
  repeat: 'keyed',
  params: renamed({ rewardId: 'olwId' }, { rewardId: Type.String() }),
  result: renamed({ boxes: 'num' }, { boxes: Type.Integer() }),
  refusals: ['NotFound'],
})
const done: Answer = { id: 1, result: { num: 2 }, error: null }
const refused = (code: number, data?: Record<string, number>): Answer => ({
  id: 1,
  result: null,
  error: { code, msg: 'x', ...(data ? { data } : {}) },
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that responds with these in turn, and records requests and their times. */
function serverDoing(...acts: (Answer | Error)[]) {
  const seen: { wire: string; params: unknown; opId: string; at: number }[] = []
  const start = vi.getMockedSystemTime()!.getTime()
  const transport: Transport = async (wire, params, { opId }) => {
    seen.push({ wire, params, opId, at: vi.getMockedSystemTime()!.getTime() - start })
    const act = acts[seen.length - 1]!
    if (act instanceof Error) throw act
    return act
  }
  connectApi(transport)
  return seen
}

async function call() {
  const answer = callApi(takeReward, { rewardId: 'r1' })
  answer.catch(() => undefined)
  await vi.runAllTimersAsync()
  return answer
}
const failureOf = () => call().catch((error: unknown) => error as CallError)
const lost = () => new HttpError('network', 'Network Error')

test('a call is sent with wire names and answers with contract names', async () => {
  const seen = serverDoing(done)
  expect(await call()).toEqual({ boxes: 2 })
  expect(seen).toMatchObject([{ wire: 'coc/online/pull', params: { olwId: 'r1' }, at: 0 }])
})

describe('a call over an unreliable connection', () => {
  test('[7.2] [8.10] is sent once; its loss is reported', async () => {
    const seen = serverDoing(lost())
    expect(await failureOf()).toMatchObject({ name: 'CallError', refusal: 'Unreachable' })
    expect(seen).toHaveLength(1)
    expect(seen[0]!.opId).toMatch(/^[\da-f-]{36}$/)
  })

  test('[7.2] repeated by the player keeps its opId until it is answered, so it takes effect once', async () => {
    const seen = serverDoing(lost(), lost(), done, done)
    await failureOf()
    await failureOf()
    expect(await call()).toEqual({ boxes: 2 })
    await call()
    const [first, again, answered, next] = seen.map(({ opId }) => opId)
    expect([again, answered]).toEqual([first, first])
    expect(next).not.toBe(first)
  })

  test('for another reward has another opId', async () => {
    const seen = serverDoing(lost(), done)
    await failureOf()
    await callApi(takeReward, { rewardId: 'r2' })
    expect(seen[1]!.opId).not.toBe(seen[0]!.opId)
  })
})

test.for([
  ['timeout', 'TimedOut'],
  ['cancelled', 'Cancelled'],
] as const)('[8.10] a %s is reported as %s and not repeated', async ([fault, refusal]) => {
  const seen = serverDoing(new HttpError(fault, 'x'))
  expect(await failureOf()).toMatchObject({ refusal })
  expect(seen).toHaveLength(1)
})

test.for([
  [101005, 'NotSignedIn'],
  [100004, 'NoPermission'],
  [100003, 'TooFast'],
  [100002, 'NotFound'],
  [424242, 'ServerError'],
] as const)('[8.1] the refusal %i is %s, with the server’s data', async ([code, refusal]) => {
  serverDoing(refused(code, { retrySec: 7 }))
  expect(await failureOf()).toMatchObject({ name: 'CallError', refusal, data: { retrySec: 7 } })
})

test('a refused sign-in is the call’s error, at once', async () => {
  const seen = serverDoing(new CallError('AccountBanned', { data: { endTime: 5 } }))
  expect(await failureOf()).toMatchObject({ refusal: 'AccountBanned', data: { endTime: 5 } })
  expect(seen).toHaveLength(1)
})
