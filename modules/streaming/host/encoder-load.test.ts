import { expect, test, vi } from 'vitest'
import { openFakeStream } from '../testing/fake-stream.ts'
import { followLoad, mostScale, noLoad, type EncoderLoad } from './encoder-load.ts'

const after = (load: EncoderLoad, seconds: number, share: number) =>
  Array.from({ length: seconds }).reduce<EncoderLoad>((next) => followLoad(next, share), load)

test('an encoder that lags for three seconds gets a smaller picture, and a smaller one again', () => {
  expect(mostScale(after(noLoad, 2, 0.9))).toBe(1)
  const less = after(noLoad, 3, 0.9)
  expect([1280 * mostScale(less), Math.floor(720 * mostScale(less))]).toEqual([854, 480])
  expect(mostScale(after(noLoad, 6, 1.4))).toBe(0.5)
  expect(mostScale(after(noLoad, 600, 1.4))).toBe(0.5)
})

test('a single busy second, as for a key frame, changes nothing', () => {
  const spikes = Array.from({ length: 100 }, (_, at) => (at % 3 === 0 ? 0.2 : 0.9))
  expect(mostScale(spikes.reduce<EncoderLoad>(followLoad, noLoad))).toBe(1)
})

test('when idle the size is restored; if that fails it is tried less and less often', () => {
  let load = after(noLoad, 3, 0.9)
  expect(mostScale(after(load, 14, 0.2))).toBeLessThan(1)
  load = after(load, 15, 0.2)
  expect(mostScale(load)).toBe(1)
  load = after(load, 3, 0.9)
  expect(mostScale(after(load, 29, 0.2))).toBeLessThan(1)
  expect(mostScale(after(load, 30, 0.2))).toBe(1)
  for (let round = 0; round < 20; round += 1) load = after(after(load, 300, 0.2), 3, 0.9)
  expect(load.patience).toBe(240)
})

test('between idle and busy it does not change', () => {
  const less = after(noLoad, 3, 0.9)
  expect(mostScale(after(less, 1000, 0.5))).toBe(mostScale(less))
})

/** A play on the double of the encoder, whose page reports some seconds; gives what was sent last. */
async function reported(
  seconds: readonly object[],
  done: { readonly load?: number; readonly cost?: number },
) {
  const stream = await openFakeStream()
  Object.assign(stream.done, done)
  try {
    const browser = stream.browser()
    await vi.waitFor(() => expect(browser.find('welcome')).toBeDefined())
    for (const [second, more] of seconds.entries()) {
      stream.wait(1_000)
      browser.say({
        type: 'report',
        frames: 60,
        lost: 0,
        jitterMs: 0,
        roundTripMs: 1,
        queueMs: 0,
        lastSequence: 0,
        isHidden: false,
        ...more,
      })
      browser.say({ type: 'ping', sentAt: second })
      await vi.waitFor(() =>
        expect(browser.messages.some((one) => one.type === 'pong' && one.sentAt === second)).toBe(true),
      )
    }
    stream.wait(2_000)
    await vi.waitFor(() => expect(stream.reports.at(-1)).toHaveProperty('state', 'playing'))
    return {
      scale: stream.done.rates.at(-1)?.scale,
      quality: browser.messages.findLast(({ type }) => type === 'quality'),
      reports: [...stream.reports],
    }
  } finally {
    await stream.close()
  }
}

test('a play whose encoder lags is shown smaller, and the page is notified', async () => {
  const { scale, quality } = await reported([{}, {}, {}], { load: 0.9 })
  expect(scale).toBeCloseTo(0.667, 3)
  expect(quality).toMatchObject({ width: 427, height: 240 })
})

test('a picture shown small is sent small, and grows with the window', async () => {
  expect((await reported([{ seenWidth: 320 }], {})).quality).toMatchObject({ width: 320, height: 180 })
  const { quality } = await reported([{ seenWidth: 320 }, { seenWidth: 1280 }], {})
  expect(quality).toMatchObject({ width: 640, height: 360 })
  // A page of an older build says nothing of it.
  expect((await reported([{}], {})).scale).toBe(1)
})

test('the time per million pixels is reported to the worker', async () => {
  const { reports } = await reported([{}], { cost: 3.5 })
  expect(reports.at(-1)).toMatchObject({ type: 'state', pictureCost: 3.5 })
})
