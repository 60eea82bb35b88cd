import { afterEach, expect, test, vi } from 'vitest'
import { MEDIA, RECONNECT_GRACE } from '../model.ts'
import { STREAM_CLOSE } from '../rules/close-codes.ts'
import { openFakeStream } from '../testing/fake-stream.ts'
import { LONGEST_TEXT, MOST_TYPED_AT_ONCE } from '../rules/typed-text.ts'
import { MOST_AT_ONCE } from './input-guard.ts'
import { FIRST_WAIT, IDLE_LIMIT, IDLE_WARNING } from './presence.ts'

type Stream = Awaited<ReturnType<typeof openFakeStream>>
let stream: Stream
afterEach(() => stream.close())

const report = {
  type: 'report',
  frames: 0,
  lost: 0,
  jitterMs: 0,
  roundTripMs: 1,
  queueMs: 0,
  lastSequence: 0,
} as const
const until = <T>(seen: () => T) => vi.waitFor(seen, { interval: 10 })
/** A browser that has been welcomed. */
async function arrive() {
  const browser = stream.browser()
  await until(() => expect(browser.find('welcome')).toBeDefined())
  return browser
}

/** Time goes by while the page is there, which answers pictures and pings all the time. */
async function stay(browser: Awaited<ReturnType<typeof arrive>>, length: number) {
  for (let left = length; left > 0; left -= 9_000) {
    browser.say({ type: 'seen', sequence: 1_000_000 })
    stream.wait(Math.min(left, 9_000))
    browser.say({ type: 'ping', sentAt: left })
    await until(() =>
      expect(browser.messages.some((message) => message.type === 'pong' && message.sentAt === left)).toBe(
        true,
      ),
    )
  }
}

test('[4.8] a new client is welcomed and gets a complete picture at once', async () => {
  stream = await openFakeStream()
  const browser = await arrive()
  expect(browser.find('welcome')).toMatchObject({
    streamId: 'stream',
    width: 640,
    height: 360,
    codec: 'avc1.42e01f',
    sound: { codec: 'opus', sampleRate: 48_000, channels: 2 },
    pointer: 'absolute',
  })
  await until(() => expect(browser.pieces.length).toBeGreaterThan(0))
  expect(browser.pieces[0]![0]).toBe(MEDIA.key)
  expect(stream.states()).toEqual(['waiting', 'playing'])
})

test('a client that connects before the game starts is told so, and welcomed when it runs', async () => {
  stream = await openFakeStream({ isReady: false })
  const browser = stream.browser()
  await until(() => expect(browser.find('starting')).toBeDefined())
  expect(browser.find('welcome')).toBeUndefined()
  stream.ready()
  await until(() => expect(browser.find('welcome')).toBeDefined())
  expect(stream.reports.find(({ type }) => type === 'ready')).toBeDefined()
})

test('pictures are numbered without gaps', async () => {
  stream = await openFakeStream()
  const browser = await arrive()
  for (let count = 0; count < 5; count += 1) stream.change()
  await until(() => expect(browser.pieces.length).toBeGreaterThanOrEqual(6))
  const numbers = browser.pieces.map((piece) => piece.readUInt32LE(1))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test('sound is sent with the pictures', async () => {
  stream = await openFakeStream()
  const browser = await arrive()
  stream.sound(Buffer.from('tone'))
  await until(() => expect(browser.pieces.some((piece) => piece[0] === MEDIA.sound)).toBe(true))
})

test('keys are sent to the game', async () => {
  stream = await openFakeStream()
  const browser = await arrive()
  browser.say({ type: 'key', code: 'KeyA', isDown: true })
  browser.say({ type: 'move', x: 1, y: 2, order: 5 })
  // It was overtaken on its way.
  browser.say({ type: 'move', x: 9, y: 9, order: 4 })
  browser.say({ type: 'key', code: 'KeyA', isDown: false })
  await until(() => expect(stream.done.put.length).toBe(3))
  expect(stream.done.put.map(({ type }) => type)).toEqual(['key', 'move', 'key'])
})

test('a second tab replaces the first, releases all keys, and the play continues', async () => {
  stream = await openFakeStream()
  const first = await arrive()
  const releases = stream.done.releases
  const second = await arrive()
  expect(await first.closed).toBe(STREAM_CLOSE.replaced)
  expect(stream.done.releases).toBeGreaterThan(releases)
  expect(stream.states()).not.toContain('away')
  await until(() => expect(second.pieces[0]?.[0]).toBe(MEDIA.key))
})

test.for([
  ['garbage', 'x'],
  ['a key that is none', JSON.stringify({ type: 'key', code: 'Any', isDown: true })],
] as const)('%s ends the connection and releases all keys', async ([, text]) => {
  stream = await openFakeStream()
  const browser = await arrive()
  const releases = stream.done.releases
  browser.socket.send(text)
  expect(await browser.closed).toBe(STREAM_CLOSE.badInput)
  expect(stream.done.releases).toBeGreaterThan(releases)
  expect(stream.states().at(-1)).toBe('away')
})

test('a binary message is refused', async () => {
  stream = await openFakeStream()
  const browser = await arrive()
  browser.socket.send(Buffer.from([1, 2, 3]))
  expect(await browser.closed).toBe(STREAM_CLOSE.badInput)
})

test('a flood ends the connection and releases all keys', async () => {
  stream = await openFakeStream()
  const browser = await arrive()
  const releases = stream.done.releases
  for (let count = 0; count <= MOST_AT_ONCE; count += 1) browser.say({ type: 'release' })
  expect(await browser.closed).toBe(STREAM_CLOSE.flood)
  expect(stream.done.releases).toBeGreaterThan(releases)
})

test('text that comes faster than keys can be pressed ends the connection', async () => {
  stream = await openFakeStream()
  const browser = await arrive()
  const text = 'x'.repeat(LONGEST_TEXT)
  for (let sent = 0; sent <= MOST_TYPED_AT_ONCE; sent += LONGEST_TEXT) browser.say({ type: 'text', text })
  expect(await browser.closed).toBe(STREAM_CLOSE.flood)
  expect(stream.done.put).toHaveLength(Math.floor(MOST_TYPED_AT_ONCE / LONGEST_TEXT))
})

test('a client without acknowledgements gets a limited number of pictures, and the next client starts with a key frame', async () => {
  stream = await openFakeStream()
  const silent = await arrive()
  await until(() => {
    stream.change(30_000)
    expect(stream.done.isPaused).toBe(true)
  })
  const sent = silent.pieces.length
  expect(stream.change()).toBe(false)
  // It pings still, but reads nothing.
  stream.wait(11_000)
  expect(await silent.closed).toBe(STREAM_CLOSE.slow)
  expect(silent.pieces.length).toBeLessThanOrEqual(sent + 1)
  const next = await arrive()
  await until(() => expect(next.pieces[0]?.[0]).toBe(MEDIA.key))
})

test('an acknowledgement releases the next picture', async () => {
  stream = await openFakeStream()
  const browser = await arrive()
  await until(() => {
    stream.change(30_000)
    expect(stream.done.isPaused).toBe(true)
  })
  await until(() => expect(browser.pieces.length).toBeGreaterThan(1))
  browser.say({ type: 'seen', sequence: browser.pieces.length })
  await until(() => expect(stream.done.isPaused).toBe(false))
})

test('a hidden tab gets no pictures, and a key frame when it is shown', async () => {
  stream = await openFakeStream()
  const browser = await arrive()
  browser.say({ ...report, isHidden: true })
  await until(() => expect(stream.done.isPaused).toBe(true))
  expect(stream.states().at(-1)).toBe('playing')
  const keyFrames = stream.done.keyFrames
  stream.wait(1_000)
  browser.say({ ...report, isHidden: false })
  await until(() => expect(stream.done.isPaused).toBe(false))
  await until(() => expect(stream.done.keyFrames).toBeGreaterThan(keyFrames))
})

test('nothing is encoded while nobody watches', async () => {
  stream = await openFakeStream()
  await until(() => expect(stream.done.isPaused).toBe(true))
  const browser = await arrive()
  await until(() => expect(stream.done.isPaused).toBe(false))
  browser.socket.close()
  await until(() => expect(stream.done.isPaused).toBe(true))
})

test('[4.8] within a minute a player may return', async () => {
  stream = await openFakeStream()
  const browser = await arrive()
  const releases = stream.done.releases
  browser.socket.terminate()
  await until(() => expect(stream.states().at(-1)).toBe('away'))
  expect(stream.done.releases).toBeGreaterThan(releases)
  stream.wait(RECONNECT_GRACE - 1_000)
  await arrive()
  stream.wait(2_000)
  expect(stream.states().at(-1)).toBe('playing')
  expect(stream.done.isEnded).toBe(false)
})

test.for([
  ['who stays away for longer', RECONNECT_GRACE, true],
  ['who never comes', FIRST_WAIT, false],
] as const)('%s ends the play', async ([, length, comes]) => {
  stream = await openFakeStream()
  if (comes) {
    const browser = await arrive()
    browser.socket.close()
    await until(() => expect(stream.states().at(-1)).toBe('away'))
  } else await until(() => expect(stream.states()).toEqual(['waiting']))
  stream.wait(length)
  await until(() => expect(stream.reports.at(-1)).toEqual({ type: 'ended', reason: 'away' }))
  expect(stream.done.isEnded).toBe(true)
})

test('an idle player is warned, and a key press ends the warning', async () => {
  stream = await openFakeStream()
  const browser = await arrive()
  await stay(browser, IDLE_LIMIT - IDLE_WARNING)
  await until(() => expect(browser.find('idle')).toMatchObject({ seconds: 60 }))
  browser.say({ type: 'key', code: 'KeyA', isDown: true })
  await until(() => expect(browser.messages.at(-1)).toEqual({ type: 'idle', seconds: 0 }))
  expect(stream.done.isEnded).toBe(false)
})

test('a longer idle time ends the play', async () => {
  stream = await openFakeStream()
  const browser = await arrive()
  await stay(browser, IDLE_LIMIT)
  expect(await browser.closed).toBe(STREAM_CLOSE.ended)
  expect(browser.find('end')).toEqual({ type: 'end', reason: 'away' })
})

test('pings are echoed', async () => {
  stream = await openFakeStream()
  const browser = await arrive()
  browser.say({ type: 'ping', sentAt: 12.5 })
  await until(() => expect(browser.find('pong')).toEqual({ type: 'pong', sentAt: 12.5 }))
})

test('the remaining time is sent, also to clients that connect later', async () => {
  stream = await openFakeStream()
  const first = await arrive()
  stream.session.timeLeft(60)
  await until(() => expect(first.find('timeLeft')).toEqual({ type: 'timeLeft', seconds: 60 }))
  const second = await arrive()
  await until(() => expect(second.find('timeLeft')).toEqual({ type: 'timeLeft', seconds: 60 }))
})

test.for(['exited', 'crashed', 'stuck'] as const)(
  'a game that has %s ends the play, and says so',
  async (how) => {
    stream = await openFakeStream()
    const browser = await arrive()
    stream.exit(how)
    expect(await browser.closed).toBe(STREAM_CLOSE.ended)
    expect(browser.find('end')).toEqual({ type: 'end', reason: how })
    await until(() => expect(stream.reports.at(-1)).toEqual({ type: 'ended', reason: how }))
  },
)

test('the first reason to end counts, and the end is sent when the sandbox is gone', async () => {
  stream = await openFakeStream()
  const browser = await arrive()
  await Promise.all([stream.session.end('time'), stream.session.end('left')])
  expect(await browser.closed).toBe(STREAM_CLOSE.ended)
  expect(stream.reports.filter(({ type }) => type === 'ended')).toEqual([{ type: 'ended', reason: 'time' }])
  expect(stream.done).toMatchObject({ isEnded: true, closed: ['camera', 'microphone', 'injector'] })
})

test('a sandbox that is still starting is ended once it has started', async () => {
  stream = await openFakeStream({ isReady: false })
  const ending = stream.session.end('left')
  stream.ready()
  await ending
  expect(stream.done.isEnded).toBe(true)
  expect(stream.reports.at(-1)).toEqual({ type: 'ended', reason: 'left' })
})

test('a game that fails to start is reported, also to waiting clients', async () => {
  stream = await openFakeStream({ isReady: false })
  const browser = stream.browser()
  await until(() => expect(browser.find('starting')).toBeDefined())
  stream.fail('no display')
  expect(await browser.closed).toBe(STREAM_CLOSE.ended)
  expect(stream.reports.at(-1)).toEqual({ type: 'failed', reason: 'no display' })
})
