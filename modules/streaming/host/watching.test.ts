import { afterEach, expect, test, vi } from 'vitest'
import { MEDIA, MOST_WATCHERS, type PadLayout } from '../model.ts'
import { STREAM_CLOSE } from '../rules/close-codes.ts'
import { openFakeStream } from '../testing/fake-stream.ts'

type Stream = Awaited<ReturnType<typeof openFakeStream>>
type Browser = ReturnType<Stream['browser']>
let stream: Stream
afterEach(() => stream.close())

const until = <T>(seen: () => T) => vi.waitFor(seen, { interval: 10 })
const welcomed = async (browser: Browser) => {
  await until(() => expect(browser.find('welcome')).toBeDefined())
  return browser
}
const SECOND: PadLayout = {
  stick: { up: 'KeyW', down: 'KeyS', left: 'KeyA', right: 'KeyD' },
  buttons: [{ place: 'a', presses: 'KeyF', action: 'fire' }],
}
async function open(isForTwo = false) {
  stream = await openFakeStream(isForTwo ? { profile: { secondPad: SECOND } } : {})
  return welcomed(stream.browser())
}
const lists = (browser: Browser) =>
  browser.messages.flatMap((message) => (message.type === 'watchers' ? [message.watchers] : []))
const pictures = ({ pieces }: Browser) => pieces.filter((piece) => piece[0] !== MEDIA.sound)
const press = (code: string) => ({ type: 'key', code, isDown: true }) as const

test('viewers get the same pictures as the player, and the player sees who watches', async () => {
  const player = await open()
  const ann = await welcomed(stream.watcher('ann'))
  await until(() => expect(lists(player).at(-1)).toEqual([{ id: 'ann', name: 'Name of ann', seat: 'none' }]))
  await until(() => expect(pictures(ann).length).toBeGreaterThan(0))
  expect(pictures(ann)[0]![0]).toBe(MEDIA.key)
  let encoded = 0
  stream.parts.camera.onPicture(() => (encoded += 1))
  const seen = pictures(player).length
  for (let count = 0; count < 5; count += 1) stream.change()
  await until(() => expect(pictures(player).length).toBeGreaterThanOrEqual(seen + 5))
  // Nothing was encoded for the watcher: five changes are five pictures, for both.
  expect(encoded).toBe(5)
  await until(() => expect(pictures(ann).at(-1)!.subarray(9)).toEqual(pictures(player).at(-1)!.subarray(9)))
})

test.for([
  press('KeyA'),
  { type: 'button', button: 'left', isDown: true },
  { type: 'move', x: 1, y: 1, order: 1 },
  { type: 'moveBy', dx: 1, dy: 1 },
  { type: 'wheel', dx: 0, dy: 1 },
  { type: 'text', text: 'a' },
  { type: 'giveSeat', watcherId: 'eve', seat: 'first' },
] as const)('a hostile viewer who sends %j is disconnected, and the game gets nothing', async (message) => {
  const player = await open()
  const eve = await welcomed(stream.watcher('eve'))
  const felt = stream.done.put.length
  eve.say(message)
  expect(await eve.closed).toBe(STREAM_CLOSE.badInput)
  expect(stream.done.put).toHaveLength(felt)
  await until(() => expect(lists(player).at(-1)).toEqual([]))
  player.say(press('KeyB'))
  await until(() => expect(stream.done.put.at(-1)).toMatchObject({ code: 'KeyB' }))
})

test('at most eight can watch', async () => {
  await open()
  const those = await Promise.all(
    Array.from({ length: MOST_WATCHERS }, (_, place) => welcomed(stream.watcher(`w${place}`))),
  )
  expect(await stream.watcher('late').closed).toBe(STREAM_CLOSE.full)
  // The same one again takes the place of the older page.
  const again = stream.watcher('w0')
  expect(await those[0]!.closed).toBe(STREAM_CLOSE.replaced)
  await welcomed(again)
})

test('the viewer who was handed the controls can type', async () => {
  const player = await open()
  const ann = await welcomed(stream.watcher('ann'))
  player.say({ type: 'giveSeat', watcherId: 'ann', seat: 'first' })
  await until(() => expect(ann.find('seat')).toBeDefined())
  ann.say({ type: 'text', text: 'Ann' })
  await until(() => expect(stream.done.put).toEqual([{ type: 'text', text: 'Ann' }]))
})

test('a removed viewer is disconnected, and the play continues', async () => {
  const player = await open()
  const ann = await welcomed(stream.watcher('ann'))
  stream.session.unwatch('ann')
  expect(await ann.closed).toBe(STREAM_CLOSE.removed)
  await until(() => expect(lists(player).at(-1)).toEqual([]))
  expect(player.socket.readyState).toBe(player.socket.OPEN)
})

test('a slow viewer affects neither pacing nor bit rate', async () => {
  const player = await open()
  const ann = await welcomed(stream.watcher('ann'))
  const rates = stream.done.rates.length
  for (let second = 0; second < 5; second += 1)
    ann.say({
      type: 'report',
      frames: 0,
      lost: 99,
      jitterMs: 900,
      roundTripMs: 900,
      queueMs: 900,
      isHidden: false,
      lastSequence: 0,
    })
  ann.say({ type: 'ping', sentAt: 1 })
  await until(() => expect(ann.find('pong')).toBeDefined())
  expect(stream.done.rates).toHaveLength(rates)
  player.socket.close()
  // The player is away though somebody watches: the time that is charged stops.
  await until(() => expect(stream.states().at(-1)).toBe('away'))
})

test('the pad can be handed to a viewer and taken back', async () => {
  const player = await open()
  const ann = await welcomed(stream.watcher('ann'))
  player.say({ type: 'giveSeat', watcherId: 'ann', seat: 'first' })
  await until(() => expect(ann.find('seat')).toEqual({ type: 'seat', seat: 'first' }))
  ann.say(press('KeyA'))
  await until(() => expect(stream.done.put.at(-1)).toMatchObject({ code: 'KeyA' }))
  player.say(press('KeyB'))
  player.say({ type: 'giveSeat', watcherId: 'ann', seat: 'none' })
  await until(() => expect(ann.messages.filter(({ type }) => type === 'seat')).toHaveLength(2))
  expect(stream.done.put.filter((input) => input.type === 'key' && input.code === 'KeyB')).toEqual([])
  player.say(press('KeyC'))
  await until(() => expect(stream.done.put.at(-1)).toMatchObject({ code: 'KeyC' }))
})

test('the second seat presses its own keys and no others', async () => {
  const player = await open(true)
  const ben = await welcomed(stream.watcher('ben'))
  player.say({ type: 'giveSeat', watcherId: 'ben', seat: 'second' })
  await until(() => expect(ben.find('seat')).toBeDefined())
  ben.say(press('KeyQ'))
  ben.say({ type: 'move', x: 5, y: 5, order: 1 })
  ben.say({ type: 'text', text: 'f' })
  ben.say(press('KeyF'))
  await until(() => expect(stream.done.put.at(-1)).toMatchObject({ code: 'KeyF' }))
  expect(stream.done.put).toHaveLength(1)
  player.say(press('Enter'))
  await until(() => expect(stream.done.put.at(-1)).toMatchObject({ code: 'Enter' }))
})

const lift = (code: string) => ({ type: 'key', code, isDown: false }) as const

test('hiding a page releases only the keys of its own seat', async () => {
  const player = await open(true)
  const [ann, ben] = [await welcomed(stream.watcher('ann')), await welcomed(stream.watcher('ben'))]
  player.say({ type: 'giveSeat', watcherId: 'ann', seat: 'first' })
  player.say({ type: 'giveSeat', watcherId: 'ben', seat: 'second' })
  await until(() => expect([ann.find('seat'), ben.find('seat')]).not.toContain(undefined))
  const releases = stream.done.releases
  ann.say({ type: 'button', button: 'left', isDown: true })
  ann.say(press('Space'))
  ann.say(lift('Space'))
  await until(() => expect(stream.done.put).toHaveLength(3))
  ben.say(press('KeyF'))
  ben.say(press('KeyW'))
  ben.say({ type: 'release' })
  await until(() => expect(stream.done.put.slice(5)).toEqual([lift('KeyF'), lift('KeyW')]))
  ann.say({ type: 'release' })
  await until(() =>
    expect(stream.done.put.slice(7)).toEqual([{ type: 'button', button: 'left', isDown: false }]),
  )
  expect(stream.done.releases).toBe(releases)
})

test('a viewer who plays gets pictures while the player’s page is hidden', async () => {
  const player = await open(true)
  const ann = await welcomed(stream.watcher('ann'))
  const hide = (isHidden: boolean) =>
    player.say({
      type: 'report',
      frames: 0,
      lost: 0,
      jitterMs: 0,
      roundTripMs: 0,
      queueMs: 0,
      isHidden,
      lastSequence: 0,
    })
  const give = (seat: 'first' | 'second' | 'none') => player.say({ type: 'giveSeat', watcherId: 'ann', seat })
  const paused = (isPaused: boolean) => until(() => expect(stream.done.isPaused).toBe(isPaused))
  hide(true)
  await paused(true)
  const unseen = pictures(player).length
  for (const seat of ['first', 'second'] as const) {
    give(seat)
    await paused(false)
    const seen = pictures(ann).length
    stream.change()
    await until(() => expect(pictures(ann).length).toBeGreaterThan(seen))
    give('none')
    await paused(true)
  }
  give('first')
  await paused(false)
  expect(pictures(player)).toHaveLength(unseen)
  // Whoever looks again begins with a whole picture.
  stream.wait(2_000)
  hide(false)
  await until(() => expect(pictures(player).at(unseen)?.[0]).toBe(MEDIA.key))
  hide(true)
  // Gone with the seat.
  ann.socket.close()
  await paused(true)
})

test('a single-player game has no second seat', async () => {
  const player = await open()
  const ben = await welcomed(stream.watcher('ben'))
  player.say({ type: 'giveSeat', watcherId: 'ben', seat: 'second' })
  ben.say(press('KeyF'))
  expect(await ben.closed).toBe(STREAM_CLOSE.badInput)
})

test('a viewer who is early waits for the game, and is told of its end', async () => {
  stream = await openFakeStream({ isReady: false })
  stream.browser()
  const ann = stream.watcher('ann')
  await until(() => expect(ann.find('starting')).toBeDefined())
  stream.ready()
  await welcomed(ann)
  await stream.session.end('left')
  expect(await ann.closed).toBe(STREAM_CLOSE.ended)
  expect(ann.find('end')).toEqual({ type: 'end', reason: 'left' })
})
