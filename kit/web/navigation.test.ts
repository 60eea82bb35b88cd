// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ignoreLeft, NavigationCode, NavigationError, type Payload } from './navigation.ts'
import { codeOf, found, lostChunk, open } from './testing/navigation-world.ts'

const left: string[] = []
beforeEach(() => {
  history.replaceState(null, '', '/')
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  left.length = 0
  vi.unstubAllGlobals()
})

/** jsdom cannot leave a page, so the test records the request to. */
function followLeaving() {
  const { origin, href } = location
  vi.stubGlobal('location', { origin, href, assign: (to: string | URL) => left.push(String(to)) })
}

test('a link inside the portal shows its page at its address', async () => {
  const { navigation, absorbed } = open()
  let told = 0
  navigation.subscribe(() => void told++)
  await navigation.go('/g/2048?level=3#top')
  expect(navigation.view()).toMatchObject({
    path: '/g/2048',
    address: '/g/2048?level=3',
    params: { slug: '2048' },
  })
  expect(location.href).toMatch(/\/g\/2048\?level=3#top$/)
  expect(absorbed).toEqual([found])
  expect(told).toBe(1)
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
})

test('a page may replace the previous one in the history', async () => {
  const { navigation } = open()
  const length = history.length
  await navigation.go('/games', { replace: true })
  expect(history.length).toBe(length)
  expect(location.pathname).toBe('/games')
})

describe('[9.14] why a navigation fails', () => {
  test('the codes are 4 aborted, 8 cancelled and 16 duplicated', () => {
    expect(NavigationCode).toEqual({ aborted: 4, cancelled: 8, duplicated: 16 })
  })

  test.for(['javascript:alert(1)', 'data:text/html,x', 'http://'])(
    '[5.10] %s is a bad request and is aborted',
    async (to) => {
      const { navigation } = open()
      const going = navigation.go(to)
      await expect(going).rejects.toThrow(`Bad request: ${to}`)
      expect(await codeOf(going)).toBe(4)
      expect(navigation.view().path).toBe('/')
    },
  )

  test('a page that is left before it has loaded is cancelled', async () => {
    let answer: (payload: Payload) => void = () => undefined
    const slow = new Promise<Payload>((resolve) => (answer = resolve))
    const { navigation } = open({
      loadPayload: (address) => (address === '/g/slow' ? slow : Promise.resolve(found)),
    })
    const first = codeOf(navigation.go('/g/slow'))
    await navigation.go('/games')
    answer(found)
    expect(await first).toBe(8)
    expect(navigation.view().path).toBe('/games')
    expect(location.pathname).toBe('/games')
  })

  test('the current page is not loaded again', async () => {
    const { navigation } = open()
    expect(await codeOf(navigation.go('/'))).toBe(16)
    expect(await codeOf(navigation.go('/?lang=de'))).toBeUndefined()
  })

  test('is not a failure, while anything else is', () => {
    expect(() => ignoreLeft(new NavigationError('cancelled', ''))).not.toThrow()
    expect(() => ignoreLeft(new Error('broken'))).toThrow('broken')
  })
})

describe('[2.14] rules and redirects', () => {
  test('an internal redirect navigates', async () => {
    const { navigation } = open()
    await navigation.go('/game/2048')
    expect(navigation.view().path).toBe('/g/2048')
  })

  test('an external redirect leaves the page', async () => {
    followLeaving()
    const { navigation, loaded } = open()
    await navigation.go('/blog')
    expect(left).toEqual(['https://blog.example.com/'])
    expect(loaded).toEqual([])
  })

  test('a link to another host leaves the page', async () => {
    followLeaving()
    await open().navigation.go('https://example.com/x')
    expect(left).toEqual(['https://example.com/x'])
  })

  test('the server may redirect', async () => {
    const { navigation } = open({
      loadPayload: async (address) =>
        address === '/g/Pool' ? { status: 301, redirect: '/g/pool', reads: [] } : found,
    })
    await navigation.go('/g/Pool')
    expect(navigation.view().path).toBe('/g/pool')
    expect(location.pathname).toBe('/g/pool')
  })
})

test.for(['/nowhere', '/g/unknown'])('[2.13] %s shows the not-found page', async (to) => {
  const { navigation } = open({ loadPayload: async () => ({ status: 404, reads: [] }) })
  await navigation.go(to)
  expect(navigation.view()).toMatchObject({ path: to, route: { name: 'not-found' } })
})

test('[2.14] a path known only to the server leads where the server redirects', async () => {
  const redirect = { status: 302, redirect: '/games', reads: [] }
  const { navigation } = open({
    loadPayload: async (address) => (address === '/summer' ? redirect : found),
  })
  await navigation.go('/summer')
  expect(navigation.view().path).toBe('/games')
})

describe('[4.29] [4.30] a new build', () => {
  test('is used by a full load of the next page', async () => {
    const { navigation, wholes } = open({ isStale: () => true })
    await navigation.go('/games')
    expect(wholes).toEqual(['/games'])
    expect(navigation.view().path).toBe('/')
  })

  test('that has removed a chunk causes a full page load', async () => {
    const { navigation, wholes } = open()
    await navigation.go('/lost')
    expect(wholes).toEqual(['/lost'])
  })

  test('does not reload the same page endlessly', async () => {
    const { navigation, lost } = open({ loadWhole: () => false })
    expect(await codeOf(navigation.go('/lost'))).toBe(NavigationCode.aborted)
    expect(lost).toEqual([[lostChunk, '/lost']])
  })
})

test('[7.47] a page that must not keep this page’s scripts gets a full page load', async () => {
  followLeaving()
  const { navigation, loaded } = open({ isApart: (path) => path.startsWith('/g/') })
  await navigation.go('/g/2048')
  expect(left).toEqual([`${location.origin}/g/2048`])
  expect(loaded).toEqual([])
  await navigation.go('/games')
  expect(navigation.view().path).toBe('/games')
})

test('going back shows the previous page without a new history entry', async () => {
  const { navigation } = open()
  await navigation.go('/games')
  const length = history.length
  const shown = new Promise<void>((resolve) => navigation.subscribe(resolve))
  history.back()
  await shown
  expect(navigation.view().path).toBe('/')
  expect(history.length).toBe(length)
})

describe('[7.46] prefetching', () => {
  test('loads the payload of a page in advance', () => {
    const { navigation, loaded } = open()
    navigation.prefetch('/g/2048')
    navigation.prefetch('/nowhere')
    expect(loaded).toEqual(['/g/2048'])
    expect(navigation.view().path).toBe('/')
  })

  test('is skipped on slow or data-saving connections', () => {
    const { navigation, loaded } = open({ mayPrefetch: () => false })
    navigation.prefetch('/g/2048')
    expect(loaded).toEqual([])
  })

  test('may fail silently', async () => {
    const { navigation } = open({ loadPayload: () => Promise.reject(new Error('no link')) })
    navigation.prefetch('/lost')
    navigation.prefetch('/games')
    await Promise.resolve()
  })
})

test('[2.47] links keep the language of the page', async () => {
  const { navigation } = open({ localise: (address) => `${address}?lang=de` })
  expect(navigation.href('/games')).toBe('/games?lang=de')
  await navigation.go('/games')
  expect(location.search).toBe('?lang=de')
})
