import { randomUUID } from 'node:crypto'
import { Type } from 'typebox'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { defineCall } from '#kit/contract/call.ts'
import { renamed, wireEnum, wireMoment } from '#kit/contract/renamed.ts'
import type { Database } from '#kit/db/open-database.ts'
import { memoryLimiter } from '#kit/limits/memory-limiter.ts'
import { seededRandom } from '#kit/random/random.ts'
import { ok, refuse } from '#kit/result/result.ts'
import { openTestDatabase } from '#kit/testing/test-database.ts'
import { instant, milliseconds } from '#kit/time/time.ts'
import { addressOf } from './client-address.ts'
import { openCookies } from './cookies.ts'
import { openDispatcher, type Dispatcher } from './dispatcher.ts'
import { serve, type CallContext } from './handler.ts'
import { seededKeys } from './keys.ts'

const REQUEST = '0123456789abcdef'

const Level = wireEnum({ normal: 0, rare: 1 })
const calls = {
  echo: defineCall({
    wire: 'test/echo',
    access: 'anyone',
    repeat: 'read',
    params: renamed({ card: 'cocId', level: 'lvl' }, { card: Type.Integer(), level: Level }),
    result: renamed(
      { card: 'cocId', level: 'lvl', at: 'startTime' },
      { card: Type.Integer(), level: Level, at: wireMoment() },
    ),
    refusals: ['GameClosed'],
  }),
  mine: defineCall({
    wire: 'test/mine',
    access: 'visitor',
    repeat: 'read',
    params: Type.Object({}),
    result: Type.Object({ id: Type.Integer() }),
  }),
  members: defineCall({
    wire: 'test/members',
    access: 'member',
    repeat: 'read',
    params: Type.Object({}),
    result: Type.Object({}),
  }),
  /** Succeeds or not, and wants something done afterwards. */
  telling: defineCall({
    wire: 'test/telling',
    access: 'visitor',
    repeat: 'keyed',
    params: Type.Object({ isFine: Type.Boolean() }),
    result: Type.Object({}),
    refusals: ['GameClosed'],
  }),
  broken: defineCall({
    wire: 'test/broken',
    access: 'anyone',
    repeat: 'read',
    params: Type.Object({ how: Type.String() }),
    result: Type.Object({ id: Type.Integer() }),
  }),
}

const now = instant('2026-01-10T12:00:00.900Z')
const address = addressOf('203.0.113.5')
const TOKEN = 'v'.repeat(43)
let database: Database
let dispatcher: Dispatcher
let seen: CallContext | undefined
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const told = vi.fn()

const served = serve(calls, {
  async echo({ card, level }, context) {
    seen = context
    return card === 13 ? refuse('GameClosed', { nextTime: 7 }) : ok({ card, level, at: now })
  },
  mine: async (_params, { caller }) => ok({ id: caller.accountId }),
  members: async () => ok({}),
  async telling({ isFine }, { afterwards }) {
    afterwards(() => told(database.db.selectFrom('operation').select('op_id').execute()))
    return isFine ? ok({}) : refuse('GameClosed')
  },
  async broken({ how }) {
    if (how === 'throw') throw new Error('a bug')
    if (how === 'database') throw Object.assign(new Error('gone'), { code: '57P01' })
    return ok({ id: 'not a number' as never })
  },
})

beforeAll(async () => {
  database = await openTestDatabase()
  dispatcher = openDispatcher({
    served,
    authenticate: async (token) =>
      token === TOKEN ? ok({ accountId: 5, sessionId: 's', access: 'visitor' }) : refuse('NoPermission'),
    db: database.db,
    clock: () => now,
    random: seededRandom(1),
    keys: seededKeys(1),
    limiter: memoryLimiter(() => now),
    callRate: { burst: 1000, refillEvery: milliseconds(1) },
    checkResults: true,
  })
})
afterAll(() => database.close())

const send = (path: string, body: unknown, token?: string) =>
  dispatcher.dispatch({
    path,
    body,
    address,
    log,
    authorization: token && `Bearer ${token}`,
    cookies: openCookies(undefined, () => true),
    requestId: REQUEST,
  })
const echo = { cocId: 7, lvl: 1 }

test('[7.1] a call answers with the id of its request, in wire names and numbers', async () => {
  const { status, answer } = await send('test/echo', { id: 41, params: echo, head: {} })
  expect(status).toBe(200)
  expect(answer).toEqual({
    id: 41,
    result: { cocId: 7, lvl: 1, startTime: Math.floor(now / 1000) },
    error: null,
  })
})

test('[7.1] a refusal is an ordinary answer with its code, its name for logs, and data', async () => {
  expect(await send('test/echo', { id: 'x', params: { ...echo, cocId: 13 }, head: {} })).toEqual({
    status: 200,
    answer: { id: 'x', result: null, error: { code: 200802, msg: 'GameClosed', data: { nextTime: 7 } } },
  })
})

test.for([
  [{ lvl: 1 }, 'cocId'],
  [{ cocId: '7', lvl: 1 }, 'cocId'],
  [{ cocId: 7, lvl: 9 }, 'lvl'],
  [{ cocId: 7, lvl: 'rare ' }, 'lvl'],
  ['text', 'params'],
  [[], 'params'],
] as const)('params %j are refused with the wire name of the wrong field, %s', async ([params, field]) => {
  const { status, answer } = await send('test/echo', { id: 1, params, head: {} })
  expect(status).toBe(200)
  expect(answer.error).toEqual({ code: 100001, msg: 'InvalidParams', data: { field } })
})

test.for([
  { id: 1, params: { ...echo, more: 1, __proto__: null }, head: { language: 'tlh', lng: '9', devId: 5 } },
  { id: 1, params: echo, head: 'none' },
  { params: echo },
])('unknown fields fail no call: %j', async (body) => {
  expect((await send('test/echo', body)).answer.error).toBeNull()
  expect(seen?.device.language).toBe('en')
})

test.for([undefined, null, 'text', 5, [], { id: {} }, { id: true }])(
  '%j is not an envelope',
  async (body) => {
    expect(await send('test/echo', body)).toMatchObject({ status: 400, answer: { result: null } })
  },
)

test('an unknown path is not found', async () => {
  expect(await send('test/none', { id: 1 })).toMatchObject({
    status: 404,
    answer: { error: { code: 100002 } },
  })
  expect(await send('constructor', { id: 1 })).toMatchObject({ status: 404 })
})

test('follow-up work runs once after the commit, not for refusals or repetitions', async () => {
  const opId = randomUUID()
  const tell = (isFine: boolean, head: object) =>
    send('test/telling', { id: 1, params: { isFine }, head }, TOKEN)
  await tell(false, { opId: randomUUID() })
  expect(told).not.toHaveBeenCalled()
  await tell(true, { opId })
  await tell(true, { opId })
  expect(told).toHaveBeenCalledOnce()
  expect(await told.mock.lastCall![0]).toContainEqual({ op_id: opId })
})

test('[6.1] [8.1] access of visitors and members to calls', async () => {
  const body = { id: 1, params: {}, head: {} }
  expect((await send('test/mine', body)).answer.error?.code).toBe(101005)
  expect((await send('test/mine', body, 'x'.repeat(43))).answer.error?.code).toBe(100004)
  expect((await send('test/mine', body, TOKEN)).answer.result).toEqual({
    id: 5,
    serverTime: Math.floor(now / 1000),
  })
  // A visitor who calls what only members may has a valid token: the client must keep it.
  expect((await send('test/members', body, TOKEN)).answer.error?.code).toBe(100009)
})

test('an internal error answers with an id, and is logged once', async () => {
  log.error.mockClear()
  const { status, answer } = await send('test/broken', { id: 9, params: { how: 'throw' } })
  expect(status).toBe(500)
  expect(answer).toEqual({
    id: 9,
    result: null,
    error: {
      code: 100500,
      msg: 'ServerError',
      data: { traceId: REQUEST },
    },
  })
  expect(log.error).toHaveBeenCalledTimes(1)
  expect(log.error.mock.calls[0]?.[0]).toMatchObject({ call: 'test/broken' })
})

test('a result that breaks the contract is an internal error', async () => {
  expect((await send('test/broken', { id: 9, params: { how: 'wrong' } })).status).toBe(500)
})

test('while the database is down the client is told when to retry', async () => {
  expect(await send('test/broken', { id: 9, params: { how: 'database' } })).toMatchObject({
    status: 503,
    retryAfter: 2,
    answer: { id: 9, error: { code: 100500 } },
  })
})

test('pages can make only reads without a session', async () => {
  expect(await dispatcher.readPublic('test/echo', echo, 'de')).toMatchObject({ cocId: 7, lvl: 1 })
  expect(seen?.device.language).toBe('de')
  expect(await dispatcher.readPublic('test/mine', {}, 'de')).toBeUndefined()
  expect(await dispatcher.readPublic('test/echo', { ...echo, cocId: 13 }, 'de')).toBeUndefined()
})

test('a script that wants nothing but refusals stores a row for three hundred of them', async () => {
  const stored = () => database.db.selectFrom('operation').select('op_id').where('account', '=', 5).execute()
  await database.db.deleteFrom('operation').execute()
  const refused = async () => {
    const head = { opId: randomUUID() }
    const { answer } = await send('test/telling', { id: 1, params: { isFine: false }, head }, TOKEN)
    return answer.error?.msg
  }
  for (let count = 0; count < 330; count++) expect(await refused()).toBe('GameClosed')
  const rows = (await stored()).length
  expect(rows).toBeLessThanOrEqual(300)
  // An effect is stored all the same.
  const head = { opId: randomUUID() }
  await send('test/telling', { id: 1, params: { isFine: true }, head }, TOKEN)
  expect(await stored()).toHaveLength(rows + 1)
})
