import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { inTransaction } from '#kit/db/transaction.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { minutes } from '#kit/time/time.ts'
import { privacyCalls } from '#modules/privacy/calls.ts'
import { noticesCalls } from '../calls.ts'
import { isOfGame, NOTICE_KINDS, type Notice } from '../model.ts'
import { PUSHES_AT_ONCE } from './deliver-notices.ts'
import { notify } from './index.ts'
import type { PushTarget } from './push-store.ts'

const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
const endpointOf = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`

let portal: TestPortal
let player: TestDevice
let count = 0
let sent: { readonly endpoint: string; readonly body: string; readonly url: string; readonly lang: string }[]
/** What the push service answers; an error is one that cannot be reached. */
let answer: number | Error
beforeAll(async () => {
  const send = async ({ endpoint }: PushTarget, payload: string) => {
    sent.push({ endpoint, ...(JSON.parse(payload) as { body: string; url: string; lang: string }) })
    if (answer instanceof Error) throw answer
    return answer
  }
  portal = await openTestPortal({ push: { publicKey: 'a public key', send } })
})
afterAll(() => portal.close())
beforeEach(() => {
  player = portal.device(`player ${++count}`)
  sent = []
  answer = 201
})

const start = (endpoint: string, device = player) =>
  device.call(noticesCalls.startPush, { endpoint, keys: KEYS })
async function tell(notice: Omit<Notice, 'accountId'>, expected: number) {
  portal.wait(minutes(1))
  await inTransaction(portal.db, (tx) =>
    notify(tx, portal.now(), [{ accountId: player.userId(), ...notice }]),
  )
  await portal.api.deliver()
  await expect.poll(() => sent.length).toBe(expected)
}
const targets = async () =>
  (await portal.db.selectFrom('push_subscription').select('endpoint').execute()).map(
    ({ endpoint }) => endpoint,
  )

test('a subscribed browser gets a message in its language, with the address to open', async () => {
  player.head = { ...player.head, language: 'de' }
  expect((await player.call(noticesCalls.readPush, {})).result).toEqual({
    isOffered: true,
    publicKey: 'a public key',
  })
  const endpoint = endpointOf(`one-${count}`)
  expect((await start(endpoint)).result).toEqual({ ok: true })
  await tell({ kind: 'boxReady' }, 1)
  expect(sent[0]).toMatchObject({ endpoint, lang: 'de', url: '/coconut' })
  expect(sent[0]!.body).not.toContain('notices.')
  // A second box is no news as long as the first notice is unseen.
  portal.wait(minutes(1))
  await tell({ kind: 'boxReady' }, 1)
})

test('the message has its sender and its subject', async () => {
  await start(endpointOf(`named-${count}`))
  await tell({ kind: 'swapDone', subject: 'S-07' }, 1)
  expect(sent[0]!.body).toBe('Somebody took your card S-07 from the market.')
})

test('games between friends are told under the bell alone', async () => {
  await start(endpointOf(`games-${count}`))
  const ofGames = NOTICE_KINDS.filter(isOfGame)
  expect(ofGames).toEqual(['passed', 'dared', 'dealDared', 'dareAnswered'])
  for (const kind of ofGames) await tell({ kind, subject: '/g/2048' }, 0)
  // Sent after them, so theirs would have arrived by now.
  await tell({ kind: 'stolen' }, 1)
  expect(sent[0]!.url).toBe('/coconut')
  const { unseenCount } = (await player.call(noticesCalls.listNotices, {})).result!
  expect(unseenCount).toBe(ofGames.length + 1)
})

test('a subscription that the push service reports as gone is deleted; an unreachable service is retried later', async () => {
  const endpoint = endpointOf(`gone-${count}`)
  await start(endpoint)
  answer = new Error('No way there')
  await tell({ kind: 'stolen' }, 1)
  expect(await targets()).toContain(endpoint)
  answer = 503
  await tell({ kind: 'stolen' }, 2)
  expect(await targets()).toContain(endpoint)
  answer = 410
  await tell({ kind: 'stolen' }, 3)
  await expect.poll(targets).not.toContain(endpoint)
})

test('a browser can be turned off, by its own account only', async () => {
  const endpoint = endpointOf(`off-${count}`)
  await start(endpoint)
  await portal.device('somebody else').call(noticesCalls.stopPush, { endpoint })
  expect(await targets()).toContain(endpoint)
  await player.call(noticesCalls.stopPush, { endpoint })
  expect(await targets()).not.toContain(endpoint)
})

test('a browser gets messages of the account that uses it', async () => {
  const endpoint = endpointOf(`shared-${count}`)
  await start(endpoint)
  await start(endpoint, portal.device('next'))
  await inTransaction(portal.db, (tx) =>
    notify(tx, portal.now(), [{ accountId: player.userId(), kind: 'stolen' }]),
  )
  await portal.api.deliver()
  expect(sent).toEqual([])
})

test.for(['http://fcm.googleapis.com/x', 'https://127.0.0.1/x', 'https://evil.example/x', 'nonsense'])(
  'nothing will be sent to %s',
  async (endpoint) => {
    expect((await start(endpoint)).error).toMatchObject({
      name: 'InvalidParams',
      data: { field: 'endpoint' },
    })
    expect(await targets()).not.toContain(endpoint)
  },
)

test('ten browsers of an account get messages', async () => {
  for (let browser = 0; browser < 12; browser++) {
    portal.wait(minutes(0.1))
    await start(endpointOf(`many-${count}-${browser}`))
  }
  await tell({ kind: 'stolen' }, 10)
  expect(sent.map(({ endpoint }) => endpoint)).not.toContain(endpointOf(`many-${count}-0`))
})

test('messages are sent with limited concurrency, and all of them arrive', async () => {
  let onTheirWay = 0
  let most = 0
  const release: (() => void)[] = []
  const busy = await openTestPortal({
    push: {
      publicKey: 'a public key',
      async send() {
        most = Math.max(most, ++onTheirWay)
        await new Promise<void>((end) => release.push(end))
        onTheirWay--
        return 201
      },
    },
  })
  onTestFinished(() => busy.close())
  const accounts: number[] = []
  for (let one = 0; one < PUSHES_AT_ONCE + 4; one++) {
    const device = busy.device(`told ${one}`)
    await start(endpointOf(`busy-${one}`), device)
    accounts.push(device.userId())
  }
  await inTransaction(busy.db, (tx) =>
    notify(
      tx,
      busy.now(),
      accounts.map((accountId) => ({ accountId, kind: 'boxReady' })),
    ),
  )
  await busy.api.deliver()
  await expect.poll(() => release.length).toBe(PUSHES_AT_ONCE)
  for (let one = 0; one < accounts.length; one++) {
    await expect.poll(() => release.length).toBeGreaterThan(one)
    release[one]!()
  }
  await expect.poll(() => onTheirWay).toBe(0)
  expect(release).toHaveLength(accounts.length)
  expect(most).toBe(PUSHES_AT_ONCE)
})

test('a declared minor is offered no messages, and gets none through a browser that subscribed before', async () => {
  await start(endpointOf(`minor-${count}`))
  await player.call(privacyCalls.answerAge, { year: new Date(portal.now()).getUTCFullYear() - 17 })
  expect((await player.call(noticesCalls.readPush, {})).result).toEqual({ isOffered: false, publicKey: '' })
  expect((await start(endpointOf(`minor-again-${count}`))).error?.name).toBe('Closed')
  const accountId = player.userId()
  const grown = portal.device('grown up')
  await grown.call(privacyCalls.answerAge, { year: 1990 })
  const endpoint = endpointOf(`grown-${count}`)
  await start(endpoint, grown)
  await inTransaction(portal.db, (tx) =>
    notify(tx, portal.now(), [
      ...NOTICE_KINDS.map((kind) => ({ accountId, kind })),
      { accountId: grown.userId(), kind: 'stolen' },
    ]),
  )
  await portal.api.deliver()
  // The adult's is sent last, so the minor's would have arrived by now.
  await expect.poll(() => sent.map((one) => one.endpoint)).toEqual([endpoint])
})

test('without push keys no messages are offered', async () => {
  const bare = await openTestPortal()
  const device = bare.device('player')
  expect((await device.call(noticesCalls.readPush, {})).result).toEqual({ isOffered: false, publicKey: '' })
  const answered = await device.call(noticesCalls.startPush, { endpoint: endpointOf('x'), keys: KEYS })
  expect(answered.error?.name).toBe('Closed')
  await bare.close()
})

test('an address that is stored and is no push service any more gets nothing, and is forgotten', async () => {
  const [good, gone] = [endpointOf(`good-${count}`), endpointOf(`gone-${count}`)]
  await start(good)
  await start(gone)
  const elsewhere = 'https://inner.example/send'
  await portal.db
    .updateTable('push_subscription')
    .set({ endpoint: elsewhere })
    .where('endpoint', '=', gone)
    .execute()
  await tell({ kind: 'stolen' }, 1)
  expect(sent[0]).toMatchObject({ endpoint: good })
  await expect.poll(targets).not.toContain(elsewhere)
})
