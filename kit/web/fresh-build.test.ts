// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { instant, minutes } from '#kit/time/time.ts'
import { isLostChunk, mayReload, followBuild } from './fresh-build.ts'

describe('[4.30] a page whose chunk is missing', () => {
  test('is reloaded at most once in 10 seconds', () => {
    const storage = memoryStorage()
    expect(mayReload(storage, '/g/2048', 0)).toBe(true)
    expect(mayReload(storage, '/g/2048', 1)).toBe(false)
    expect(mayReload(storage, '/g/2048', 9_999)).toBe(false)
    expect(mayReload(storage, '/g/2048', 10_000)).toBe(true)
  })

  test('is counted per page, whatever other pages did in between', () => {
    const storage = memoryStorage()
    expect(mayReload(storage, '/g/2048', 0)).toBe(true)
    expect(mayReload(storage, '/games', 1000)).toBe(true)
    expect(mayReload(storage, '/g/2048', 2000)).toBe(false)
    expect(mayReload(storage, '/games', 10_999)).toBe(false)
    expect(mayReload(storage, '/games', 11_000)).toBe(true)
  })

  test.for(['{', 'null', '7', '{"path":"/games","at":0}'])(
    'is reloaded when the stored note %j is damaged',
    (text) => {
      const storage = memoryStorage()
      storage.write('chunk-reload', text)
      expect(mayReload(storage, '/games', 0)).toBe(true)
      expect(mayReload(storage, '/games', 1)).toBe(false)
    },
  )

  test('is reloaded even if the clock was set back', () => {
    const storage = memoryStorage()
    mayReload(storage, '/games', 1_000_000)
    expect(mayReload(storage, '/games', 0)).toBe(true)
  })

  test.for([
    ['TypeError: Failed to fetch dynamically imported module: https://x/assets/a.js', true],
    ['TypeError: error loading dynamically imported module: https://x/assets/a.js', true],
    ['TypeError: Importing a module script failed.', true],
    ['Error: Unable to preload CSS for /assets/a.css', true],
    ['TypeError: Failed to fetch', false],
    ['Error: undefined is not a function', false],
  ] as const)('is detected by "%s": %s', ([message, isLost]) => {
    expect(isLostChunk(message)).toBe(isLost)
    expect(isLostChunk(new Error(message))).toBe(isLost)
  })
})

describe('[4.29] [7.46] the latest build is requested', () => {
  const now = instant('2026-01-10T12:00Z')
  let answer: () => Promise<Response>
  const asked: { url: unknown; options: RequestInit | undefined }[] = []
  const latest = (id: string) => async () => Response.json({ id })
  const watch = () => {
    let told = 0
    const build = followBuild(
      'b1',
      () => now,
      () => void told++,
    )
    return { ...build, told: () => told }
  }
  const show = (hidden: boolean) =>
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })

  beforeEach(() => {
    vi.useFakeTimers()
    asked.length = 0
    answer = latest('b1')
    vi.stubGlobal('fetch', (url: unknown, options?: RequestInit) => {
      asked.push({ url, options })
      return answer()
    })
    show(false)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  test('every ten minutes, with the time in its address to bypass caches', async () => {
    const build = watch()
    await vi.advanceTimersByTimeAsync(minutes(10) - 1)
    expect(asked).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    await vi.advanceTimersByTimeAsync(minutes(10))
    expect(asked).toHaveLength(2)
    expect(asked[0]).toEqual({ url: `/_app/builds/latest.json?${now}`, options: { cache: 'no-store' } })
    expect(build.isStale()).toBe(false)
    build.stop()
    await vi.advanceTimersByTimeAsync(minutes(60))
    expect(asked).toHaveLength(2)
  })

  test('and a new one makes this page stale, reported once', async () => {
    const build = watch()
    answer = latest('b2')
    await build.check()
    await build.check()
    expect(build.isStale()).toBe(true)
    expect(build.told()).toBe(1)
    build.stop()
  })

  test.for([
    ['there is no link', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server is in trouble', async () => Response.json({ error: 'x' }, { status: 503 })],
    ['somebody answers with a page', async () => new Response('<html>')],
  ] as const)('and nothing changes when %s', async ([, given]) => {
    const build = watch()
    answer = given
    await build.check()
    expect(build.isStale()).toBe(false)
    build.stop()
  })

  test('but not while the page is hidden', async () => {
    const build = watch()
    show(true)
    await build.check()
    expect(asked).toHaveLength(0)
    build.stop()
  })
})
