import { afterEach, expect, test, vi } from 'vitest'
import { openFakeStream } from '../testing/fake-stream.ts'
import { readPlayerMessage } from './input-guard.ts'
import { pacingOf } from './report.ts'

let stream: Awaited<ReturnType<typeof openFakeStream>> | undefined
afterEach(() => stream?.close())
const until = <T>(seen: () => T) => vi.waitFor(seen, { interval: 10 })

const report = {
  type: 'report',
  frames: 60,
  lost: 0,
  jitterMs: 0,
  roundTripMs: 1,
  queueMs: 0,
  lastSequence: 0,
  isHidden: false,
} as const

test('the page’s reports about frames are summed up, and continue with the state', async () => {
  stream = await openFakeStream()
  const browser = stream.browser()
  await until(() => expect(browser.find('welcome')).toBeDefined())
  for (const sentAt of [1, 2]) {
    stream.wait(1_000)
    browser.say({ ...report, shown: 60, stutters: 2 })
    browser.say({ type: 'ping', sentAt })
    await until(() => expect(browser.messages.filter(({ type }) => type === 'pong')).toHaveLength(sentAt))
  }
  stream.wait(2_000)
  await until(() =>
    expect(stream!.reports.at(-1)).toEqual({
      type: 'state',
      state: 'playing',
      pacing: { shown: 120, stutters: 4 },
    }),
  )
})

test('no more frames are counted than a screen can show', () => {
  expect(pacingOf({ shown: 1e9, stutters: 1e9 })).toEqual({ shown: 240, stutters: 240 })
  expect(pacingOf({ shown: 10.7, stutters: 900 })).toEqual({ shown: 10, stutters: 10 })
  expect(pacingOf({})).toEqual({ shown: 0, stutters: 0 })
})

test.for([{ shown: -1 }, { shown: '60' }, { stutters: Number.NaN }, { stutters: null }])(
  'a report with %o is ignored',
  (wrong) => {
    const text = JSON.stringify({ ...report, ...wrong })
    expect(readPlayerMessage(text, () => true)).toBeUndefined()
  },
)
