import { expect, test } from 'vitest'
import { addressOf, originOf } from './origin.ts'

test.for([
  { host: 'islet.example:8080', origin: 'http://islet.example:8080' },
  { host: '[::1]:8080', origin: 'http://[::1]:8080' },
  { host: 'a"><script>', origin: 'http://localhost' },
  { host: '', origin: 'http://localhost' },
])('the host $host gives the origin $origin', ({ host, origin }) => {
  expect(originOf({ protocol: 'http', host }, undefined)).toBe(origin)
})

test('the configured address overrides the host of a request', () => {
  expect(originOf({ protocol: 'http', host: 'other.example' }, 'https://islet.example')).toBe(
    'https://islet.example',
  )
})

test.for([
  { url: '/games?lang=de', path: '/games' },
  { url: '//games', path: '//games' },
  { url: '//', path: '//' },
  { url: '//a:b/x', path: '//a:b/x' },
  { url: 'http://other.example/games', path: '/games' },
  { url: 'http://[', path: '/' },
])('a request for $url has the path $path', ({ url, path }) => {
  expect(addressOf({ url }).pathname).toBe(path)
})
