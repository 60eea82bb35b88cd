import { openNavigation, type NavigationError, type NavigationServices, type Payload } from '../navigation.ts'
import type { Route } from '../route.ts'

const Screen = () => null
export const found: Payload = { status: 200, reads: [] }
const screenOf = () => Promise.resolve({ default: Screen })
const route = (path: string, more: Partial<Route> = {}): Route => ({
  name: path,
  path,
  screen: screenOf,
  layout: 'portal',
  head: () => ({ title: '', description: '' }),
  reads: () => [],
  ...more,
})
const notFound = route('*', { name: 'not-found' })
const home = route('/')
export const lostChunk = new TypeError('Failed to fetch dynamically imported module: /assets/a.js')

/** Navigation over a few routes, with a record of the calls to its services. */
export function open(services: Partial<NavigationServices> = {}) {
  const wholes: string[] = []
  const absorbed: Payload[] = []
  const loaded: string[] = []
  const lost: (readonly [error: unknown, address: string])[] = []
  const navigation = openNavigation(
    { route: home, params: {}, address: '/', path: '/', Screen },
    {
      routes: [
        home,
        route('/games'),
        route('/g/:slug'),
        route('/lost', { screen: () => Promise.reject(lostChunk) }),
      ],
      notFound,
      rules: () => [
        { path: '/game/**', redirect: '/g/**', permanent: true },
        { path: '/blog', redirect: 'https://blog.example.com/', permanent: false },
      ],
      localise: (address) => address,
      loadTexts: async () => undefined,
      loadPayload: async (address) => {
        loaded.push(address)
        return found
      },
      absorb: (payload) => absorbed.push(payload),
      mayPrefetch: () => true,
      isStale: () => false,
      loadWhole: (address) => wholes.push(address) > 0,
      isLostChunk: (error) => error === lostChunk,
      lost: (error, address) => lost.push([error, address]),
      isApart: () => false,
      ...services,
    },
  )
  return { navigation, wholes, absorbed, loaded, lost }
}

export const codeOf = (going: Promise<void>) =>
  going.then(
    () => undefined,
    (error: unknown) => (error as NavigationError).code,
  )
