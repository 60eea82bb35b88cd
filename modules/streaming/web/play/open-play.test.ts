// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '#kit/web/api.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { STREAM_CLOSE } from '../../rules/close-codes.ts'
import { fakeCalls, joinOf } from '../testing/fake-calls.ts'
import { fakeStreams } from '../testing/fake-stream.ts'
import { openPlay, type Play, type PlayJoin } from './open-play.ts'

let streams: ReturnType<typeof fakeStreams>
let opened: Play | undefined
const picture = { canvas: document.createElement('canvas'), video: document.createElement('video') }

/** All that waits for an answer has had it. */
const settle = () => vi.advanceTimersByTimeAsync(0)

async function play(join?: () => PlayJoin | Promise<PlayJoin>) {
  const { calls, asked } = fakeCalls(join)
  opened = openPlay({ open: streams.open, clock: systemClock })
  opened.start(calls, picture)
  await settle()
  return { play: opened, asked, phase: () => opened!.view.read().phase }
}

beforeEach(() => {
  vi.useFakeTimers()
  streams = fakeStreams()
})
afterEach(() => {
  opened?.close()
  vi.useRealTimers()
})

test('the clock begins with the first picture, not before [4.8]', async () => {
  const { asked } = await play()
  streams.last().say({ type: 'starting' })
  expect(asked).toEqual(['join'])
  streams.last().show()
  await settle()
  expect(asked).toEqual(['join', 'begin P1 stream-1'])
})

test('a play reports every twenty seconds, and shows the time left', async () => {
  const { play: running, asked } = await play()
  streams.last().show()
  await settle()
  expect(running.view.read().time?.seconds).toBe(590)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked.at(-1)).toBe('keep P1')
  expect(running.view.read().time?.seconds).toBe(570)
})

test('a crossed threshold is shown until it is read', async () => {
  const { calls } = fakeCalls()
  opened = openPlay({ open: streams.open, clock: systemClock })
  opened.start({ ...calls, keep: async () => ({ totalSeconds: 300, tipSeconds: 300 }) }, picture)
  await settle()
  streams.last().show()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(opened.view.read().tipSeconds).toBe(300)
  opened.hideTip()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(opened.view.read().tipSeconds).toBeUndefined()
})

describe('a broken connection', () => {
  test('is reopened with a new token, and the volume stays', async () => {
    let count = 0
    const { play: running, phase } = await play(() => joinOf({ token: `token-${++count}` }))
    running.setVolume(0.3)
    streams.last().show()
    streams.last().say({ type: 'closed', code: 1006 })
    expect(phase().status).toBe('reconnecting')
    await settle()
    expect(streams.last().address.token).toBe('token-2')
    expect(streams.last().volume).toBe(0.3)
    streams.last().show()
    expect(phase()).toEqual({ status: 'playing' })
  })

  test('is retried while the portal cannot be reached, until the grace period ends', async () => {
    let isAway = false
    const { asked, phase } = await play(() =>
      isAway ? Promise.reject(new CallError('Unreachable')) : joinOf(),
    )
    streams.last().show()
    isAway = true
    streams.last().say({ type: 'closed', code: 1006 })
    await vi.advanceTimersByTimeAsync(30_000)
    const tries = asked.filter((call) => call === 'join').length
    expect(tries).toBeGreaterThan(5)
    expect(phase().status).toBe('reconnecting')
    await vi.advanceTimersByTimeAsync(31_000)
    expect(phase()).toEqual({ status: 'ended', ending: 'gone' })
    const after = asked.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(after)
  })

  test('is restored quickly when the player presses the button', async () => {
    let isAway = false
    const { play: running, phase } = await play(() =>
      isAway ? Promise.reject(new CallError('Unreachable')) : joinOf(),
    )
    streams.last().show()
    isAway = true
    streams.last().say({ type: 'closed', code: 1006 })
    await vi.advanceTimersByTimeAsync(15_000)
    isAway = false
    running.hurry()
    await settle()
    streams.last().show()
    expect(phase().status).toBe('playing')
  })

  test('at the first attempt is not the end either', async () => {
    const { phase } = await play()
    streams.last().say({ type: 'closed', code: STREAM_CLOSE.badToken })
    expect(phase()).toMatchObject({ status: 'reconnecting', hadPicture: false })
    await settle()
    expect(streams.streams).toHaveLength(2)
  })

  test('ignores what the previous stream still reports', async () => {
    const { phase } = await play()
    const first = streams.last()
    first.show()
    first.say({ type: 'closed', code: 1006 })
    await settle()
    first.say({ type: 'end', reason: 'crashed' })
    expect(phase().status).toBe('reconnecting')
  })
})

test('without a play there is nothing to open [4.9]', async () => {
  const { phase } = await play(() => Promise.reject(new CallError('TurnMissed')))
  expect(phase()).toEqual({ status: 'refused', refusal: 'TurnMissed' })
  expect(streams.streams).toHaveLength(0)
})

test('an end is final: the stream closes, the reports stop, and the time left is read again', async () => {
  const { play: running, asked, phase } = await play()
  streams.last().show()
  await settle()
  streams.last().say({ type: 'end', reason: 'crashed' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(phase()).toEqual({ status: 'ended', ending: 'crashed' })
  expect(streams.last().isClosed).toBe(true)
  expect(asked.filter((call) => call.startsWith('keep'))).toEqual([])
  expect(running.view.read().time?.seconds).toBe(480)
})

test('a play that moved to another tab is silent until it is taken back', async () => {
  const { play: running, phase } = await play()
  streams.last().show()
  streams.last().say({ type: 'closed', code: STREAM_CLOSE.replaced })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(phase()).toEqual({ status: 'elsewhere' })
  expect(streams.streams).toHaveLength(1)
  running.takeBack()
  await settle()
  streams.last().show()
  expect(phase()).toEqual({ status: 'playing' })
})

test('leaving the page leaves the play to its grace period', async () => {
  const { play: running, asked } = await play()
  streams.last().show()
  await settle()
  running.close()
  expect(streams.last().isClosed).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual(['join', 'begin P1 stream-1'])
})
