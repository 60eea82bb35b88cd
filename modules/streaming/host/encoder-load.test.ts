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

test('a single busy second, such as a whole picture, changes nothing', () => {
  const spikes = Array.from({ length: 100 }, (_, at) => (at % 3 === 0 ? 0.2 : 0.9))
  expect(mostScale(spikes.reduce<EncoderLoad>(followLoad, noLoad))).toBe(1)
})

test('with calm the size comes back; where it does not hold it is tried more and more seldom', () => {
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

test('between calm and busy it stays as it is', () => {
  const less = after(noLoad, 3, 0.9)
  expect(mostScale(after(less, 1000, 0.5))).toBe(mostScale(less))
})

test('a play whose encoder lags is shown smaller, and the page is told', async () => {
  const stream = await openFakeStream()
  try {
    const browser = stream.browser()
    await vi.waitFor(() => expect(browser.find('welcome')).toBeDefined())
    stream.done.load = 0.9
    for (let second = 0; second < 3; second += 1) {
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
      })
      browser.say({ type: 'ping', sentAt: second })
      await vi.waitFor(() =>
        expect(browser.messages.some((one) => one.type === 'pong' && one.sentAt === second)).toBe(true),
      )
    }
    expect(stream.done.rates.at(-1)?.scale).toBeCloseTo(0.667, 3)
    expect(browser.messages.findLast(({ type }) => type === 'quality')).toMatchObject({
      width: 427,
      height: 240,
    })
  } finally {
    await stream.close()
  }
})
