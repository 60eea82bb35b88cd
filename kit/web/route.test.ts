import { expect, test } from 'vitest'
import { findRoute, type Route } from './route.ts'

const route = (path: string, more: Partial<Route> = {}): Route => ({
  name: path,
  path,
  screen: () => Promise.reject(new Error('not needed')),
  layout: 'portal',
  head: () => ({ title: '', description: '' }),
  ...more,
})

const routes = [
  route('/'),
  route('/games'),
  route('/games/:tag', { validate: ({ tag }) => tag === 'cards' }),
  route('/g/:slug'),
]

test.for([
  ['/', '/', {}],
  ['/games', '/games', {}],
  ['/games/', '/games', {}],
  ['/games/cards', '/games/:tag', { tag: 'cards' }],
  ['/g/2048', '/g/:slug', { slug: '2048' }],
  ['/g/classic-chess', '/g/:slug', { slug: 'classic-chess' }],
] as const)('%s is the page %s', ([path, name, params]) => {
  const match = findRoute(routes, path)
  expect(match?.route.name).toBe(name)
  expect(match?.params).toEqual(params)
})

test.for(['/nowhere', '/g', '/g/', '/g/a/b', '/games/cards/more', '//'])(
  '[2.13] %j is not a page',
  (path) => {
    expect(findRoute(routes, path)).toBeUndefined()
  },
)

test.for(['/games/nonsense', '/games/CARDS'])('[2.13] %s fails the check of its route', (path) => {
  expect(findRoute(routes, path)).toBeUndefined()
})
