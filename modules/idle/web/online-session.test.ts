import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { keepOnline } from './online-session.ts'

/** A page that a test hides and shows, and the calls it makes. */
function world({ kept }: { kept?: { code: string; secondsAgo: number } } = {}) {
  const storage = memoryStorage()
  if (kept)
    storage.write(
      'online-reward',
      JSON.stringify({ code: kept.code, reportedAt: systemClock() - kept.secondsAgo * 1000 }),
    )
  const listeners: (() => void)[] = []
  const page = {
    hidden: false,
    addEventListener: (_: string, listen: () => void) => void listeners.push(listen),
  }
  const calls: string[] = []
  const broken = new Set<string>()
  let sessions = 0
  const open = () =>
    keepOnline({
      storage,
      clock: systemClock,
      page: page as unknown as Document,
      start: async () => {
        calls.push('start')
        if (broken.has('start')) throw new Error('no link')
        sessions += 1
        return `code-${sessions}`
      },
      report: async (code) => {
        calls.push(`report ${code}`)
        if (broken.has('report')) throw new Error('unknown code')
      },
    })
  const show = (isShown: boolean) => {
    page.hidden = !isShown
    for (const listen of listeners) listen()
  }
  const keptCode = () => (JSON.parse(storage.read('online-reward') ?? '{}') as { code?: string }).code
  return { open, show, calls, broken, keptCode }
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('[4.13] the online session', () => {
  test('[4.12] starts when no code is stored, and stores its code [3.10]', async () => {
    const { open, calls, keptCode } = world()
    open()
    await pass(0)
    expect(calls).toEqual(['start'])
    expect(keptCode()).toBe('code-1')
  })

  test('[4.12] [9.11] reports every 60 s, not sooner', async () => {
    const { open, calls } = world()
    open()
    await pass(59.9)
    expect(calls).toEqual(['start'])
    await pass(0.2)
    expect(calls).toEqual(['start', 'report code-1'])
    await pass(60)
    expect(calls).toEqual(['start', 'report code-1', 'report code-1'])
  })

  test.for([
    [59, []],
    [60, ['report old']],
    [3600, ['report old']],
  ] as const)('resumed %s s after its last report it sends %j at once', async ([secondsAgo, sent]) => {
    const { open, calls } = world({ kept: { code: 'old', secondsAgo } })
    open()
    await pass(0)
    expect(calls).toEqual(sent)
  })

  test('[4.14] an error starts a new session', async () => {
    const { open, calls, broken, keptCode } = world({ kept: { code: 'old', secondsAgo: 61 } })
    broken.add('report')
    open()
    await pass(0)
    expect(calls).toEqual(['report old', 'start'])
    expect(keptCode()).toBe('code-1')
  })

  test('without the server it retries after a minute, not at once', async () => {
    const { open, calls, broken } = world()
    broken.add('start')
    open()
    await pass(59)
    expect(calls).toEqual(['start'])
    broken.clear()
    await pass(2)
    expect(calls).toEqual(['start', 'start'])
  })

  test('a hidden page reports nothing, and catches up when it is shown again', async () => {
    const { open, show, calls } = world()
    open()
    await pass(0)
    show(false)
    await pass(300)
    expect(calls).toEqual(['start'])
    show(true)
    await pass(0)
    expect(calls).toEqual(['start', 'report code-1'])
  })

  test('a report of another tab is not repeated', async () => {
    const first = world({ kept: { code: 'shared', secondsAgo: 10 } })
    first.open()
    await pass(0)
    expect(first.calls).toEqual([])
  })
})
