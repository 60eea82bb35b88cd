import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { LIMITS } from '#kit/testing/limits.ts'
import { openGatewayRig } from './testing/gateway-rig.ts'

/** So long that what comes before it has not waited for it, however slow the machine is. */
const SLOW_TICK = LIMITS.event / 30
const WAIT = { interval: 5 }
const ANNA = 10_000_001
const BEN = 10_000_002
const CARLA = 10_000_003

type Rig = Awaited<ReturnType<typeof openGatewayRig>>
let rig: Rig
beforeEach(async () => {
  rig = await openGatewayRig()
})
afterEach(() => rig.close())

const textsIn = (items: readonly { readonly body: object }[]) =>
  items.map(({ body }) => (body as { text?: string }).text)
/** The system says something to all, or a writer to all but some. */
const say = (text: string, accountIds?: readonly number[]) =>
  rig.live.toTopic(
    'world',
    { kind: 'chat', id: text, body: { text } },
    accountIds && { writerId: CARLA, accountIds },
  )

test('a message in a channel reaches exactly its members, in order', async () => {
  const [anna, ben, carla] = [await rig.player(ANNA), await rig.player(BEN), await rig.player(CARLA)]
  await anna.join('world')
  await ben.join('world')
  await carla.join('game:1')
  for (const text of ['one', 'two', 'three']) say(text)
  for (const player of [anna, ben])
    expect(textsIn(await player.heard('chat', 3))).toEqual(['one', 'two', 'three'])
  expect(anna.items.at(-1)).toEqual({ kind: 'chat', id: 'three', room: 'world', body: { text: 'three' } })
  expect(carla.items.filter(({ kind }) => kind === 'chat')).toEqual([])
})

test('messages of one tick share a frame; the first one after a pause is sent at once', async () => {
  const slow = await openGatewayRig({ tick: SLOW_TICK })
  onTestFinished(slow.close)
  const anna = await slow.player(ANNA)
  await anna.join('world')
  const chatFrames = () => anna.frames.filter((frame) => frame.includes('"chat"')).length
  const speak = (text: string) => slow.live.toTopic('world', { kind: 'chat', id: text, body: {} })
  const start = performance.now()
  speak('first')
  await anna.heard('chat', 1)
  expect(performance.now() - start).toBeLessThan(SLOW_TICK)
  for (let count = 0; count < 10; count++) speak(`more ${count}`)
  await anna.heard('chat', 11)
  expect(chatFrames()).toBe(2)
})

test('a message for an account reaches all of its sockets', async () => {
  const [tab, otherTab, ben] = [await rig.player(ANNA), await rig.player(ANNA), await rig.player(BEN)]
  rig.live.toAccounts([ANNA], { kind: 'friends', body: {} })
  rig.live.toAccounts([BEN, CARLA], { kind: 'notices', body: { count: 1 } })
  await tab.heard('friends')
  await otherTab.heard('friends')
  expect(await ben.heard('notices')).toEqual([{ kind: 'notices', body: { count: 1 } }])
  expect(ben.items).toHaveLength(1)
})

test('a client that has blocked the speaker does not hear them, live or when it catches up', async () => {
  const [anna, ben] = [await rig.player(ANNA), await rig.player(BEN)]
  await anna.join('world')
  await ben.join('world')
  say('hello')
  say('for some', [BEN])
  say('goodbye')
  expect(textsIn(await anna.heard('chat', 3))).toEqual(['hello', 'for some', 'goodbye'])
  expect(textsIn(await ben.heard('chat', 2))).toEqual(['hello', 'goodbye'])
  const again = await rig.player(BEN)
  await again.join('world', 'hello')
  expect(textsIn(await again.heard('chat', 1))).toEqual(['goodbye'])
})

describe('a writer whose blocks are too many to be named', () => {
  test.for<[where: string, accountIds: readonly number[] | undefined]>([
    ['are not counted', undefined],
    ['do not fit beside the message', Array.from({ length: 1000 }, (_, place) => 20_000_000 + place)],
  ])('is heard by everybody else where they %s', async ([, accountIds]) => {
    const players = [await rig.player(ANNA), await rig.player(BEN), await rig.player(CARLA)]
    for (const player of players) await player.join('world')
    const [anna, ben, carla] = players
    rig.blocks.push([BEN, CARLA])
    rig.live.toTopic(
      'world',
      { kind: 'chat', id: 'M1', body: { text: 'by carla' } },
      { writerId: CARLA, accountIds },
    )
    say('by all')
    expect(textsIn(await anna!.heard('chat', 2)).toSorted()).toEqual(['by all', 'by carla'])
    expect(textsIn(await ben!.heard('chat', 1))).toEqual(['by all'])
    expect(textsIn(await carla!.heard('chat', 1))).toEqual(['by all'])
    expect(players.flatMap(({ items }) => items).filter(({ kind }) => kind === 'stale')).toEqual([])
  })

  const byCarla = (id: string) =>
    rig.live.toTopic(
      'world',
      { kind: 'chat', id, body: { text: id } },
      { writerId: CARLA, accountIds: undefined },
    )

  test('keeps the order of the channel: a removed message never comes after its removal', async () => {
    const anna = await rig.player(ANNA)
    await anna.join('world')
    await anna.join('game:1')
    const first = rig.holdLookUps()
    byCarla('M1')
    rig.live.toTopic('world', { kind: 'chatGone', id: 'M1', body: {} })
    const second = rig.holdLookUps()
    byCarla('M2')
    say('M3')
    // Another channel does not wait.
    rig.live.toTopic('game:1', { kind: 'chat', id: 'G1', body: {} })
    second.letGo()
    await vi.waitFor(() => expect(anna.items.map(({ id }) => id)).toContain('G1'), WAIT)
    first.letGo()
    await anna.heard('chat', 4)
    say('M4')
    await anna.heard('chat', 5)
    const told = anna.items.filter(({ kind }) => kind !== 'joined').map(({ kind, id }) => `${kind} ${id}`)
    expect(told).toEqual(['chat G1', 'chat M1', 'chatGone M1', 'chat M2', 'chat M3', 'chat M4'])
  })

  test('holds nobody up where the blocks cannot be read: clients are told to read again, in its place', async () => {
    const anna = await rig.player(ANNA)
    await anna.join('world')
    const lookUp = rig.holdLookUps()
    byCarla('M1')
    say('M2')
    lookUp.fail()
    await anna.heard('chat')
    expect(anna.items.map(({ kind }) => kind)).toEqual(['joined', 'stale', 'chat'])
  })

  test('is read by a call where a client comes back, of which nobody has asked', async () => {
    const anna = await rig.player(ANNA)
    await anna.join('world')
    say('before')
    rig.live.toTopic(
      'world',
      { kind: 'chat', id: 'M1', body: { text: 'by carla' } },
      { writerId: CARLA, accountIds: undefined },
    )
    await anna.heard('chat', 2)
    const ben = await rig.player(BEN)
    await ben.join('world', 'before')
    expect(ben.items.map(({ kind }) => kind)).toEqual(['joined', 'stale'])
    const again = await rig.player(ANNA)
    await again.join('world', 'before')
    expect(textsIn(await again.heard('chat', 1))).toEqual(['by carla'])
  })
})

test('a reconnecting client gets missed messages, or is told that they are gone', async () => {
  const small = await openGatewayRig({ kept: 5 })
  onTestFinished(small.close)
  const speak = (text: string) => small.live.toTopic('world', { kind: 'chat', id: text, body: { text } })
  const anna = await small.player(ANNA)
  await anna.join('world')
  for (const text of ['1', '2', '3', '4', '5', '6']) {
    speak(text)
    await anna.heard('chat', Number(text))
  }
  const soon = await small.player(BEN)
  await soon.join('world', '4')
  expect(textsIn(await soon.heard('chat', 2))).toEqual(['5', '6'])
  const upToDate = await small.player(BEN)
  await upToDate.join('world', '6')
  expect(upToDate.items.map(({ kind }) => kind)).toEqual(['joined'])
  const late = await small.player(BEN)
  await late.join('world', '1')
  expect(await late.heard('stale')).toEqual([{ kind: 'stale', room: 'world', body: {} }])
})

test('a reconnecting client gets later changes of messages it has', async () => {
  const anna = await rig.player(ANNA)
  await anna.join('world')
  say('M1')
  say('M2')
  rig.live.toTopic('world', { kind: 'chatGone', id: 'M1', body: {} })
  await anna.heard('chatGone')
  const ben = await rig.player(BEN)
  await ben.join('world', 'M1')
  expect(ben.items.map(({ kind, id }) => [kind, id])).toEqual([
    ['joined', undefined],
    ['chat', 'M2'],
    ['chatGone', 'M1'],
  ])
})

test('a flood of messages is replaced by one hint to read again', async () => {
  const anna = await rig.player(ANNA)
  await anna.join('world')
  for (let count = 0; count < 500; count++) say(`flood ${count}`)
  await anna.heard('stale')
  expect(anna.items.filter(({ kind }) => kind === 'chat')).toEqual([])
})

test('a message that is too large for the bus becomes a hint', async () => {
  const anna = await rig.player(ANNA)
  await anna.join('world')
  say('x'.repeat(8000))
  await anna.heard('stale')
  rig.live.toAccounts([ANNA], { kind: 'friends', body: { text: 'x'.repeat(8000) } })
  expect(await anna.heard('friends')).toEqual([{ kind: 'friends', body: {} }])
})

test('a client gets no messages of a channel it left', async () => {
  const [anna, ben] = [await rig.player(ANNA), await rig.player(BEN)]
  await anna.join('world')
  await ben.join('world')
  anna.wish({ type: 'leave', room: 'world' })
  anna.wish({ type: 'here' })
  await anna.heard('here')
  say('hello')
  await ben.heard('chat')
  expect(anna.items.filter(({ kind }) => kind === 'chat')).toEqual([])
})

test('a socket whose session has ended is closed, the others stay', async () => {
  const [anna, ben] = [await rig.player(ANNA), await rig.player(BEN)]
  rig.ended.add(`session${ANNA}`)
  await rig.gateway.checkSessions()
  expect(await anna.closed()).toBe(4401)
  expect(ben.isOpen()).toBe(true)
})

test('a socket without pongs is closed, one with pongs keeps its player online', async () => {
  const quick = await openGatewayRig({ pingEvery: 60 })
  onTestFinished(quick.close)
  const [anna, ben] = [await quick.player(ANNA), await quick.player(BEN)]
  // Like a phone that has lost its network: no data, and no close frame.
  anna.socket.pause()
  await vi.waitFor(() => expect(quick.gateway.size).toBe(1), WAIT)
  quick.seen.length = 0
  await vi.waitFor(() => expect(quick.seen).toContain(BEN), WAIT)
  expect(ben.isOpen()).toBe(true)
})

test('a stopping server closes its sockets with a message and accepts none', async () => {
  const [anna, ben] = [await rig.player(ANNA), await rig.player(BEN)]
  const late = rig.gateway.close()
  expect(await anna.closed()).toBe(1001)
  expect(await ben.closed()).toBe(1001)
  await late
  expect(rig.gateway.size).toBe(0)
  expect(await rig.socket(CARLA).turnedAway()).toBe(503)
})
