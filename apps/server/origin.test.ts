import { expect, test } from 'vitest'
import { originOf } from './origin.ts'

test.for([
  { host: 'islet.example:8080', origin: 'http://islet.example:8080' },
  { host: '[::1]:8080', origin: 'http://[::1]:8080' },
  { host: 'a"><script>', origin: 'http://localhost' },
  { host: '', origin: 'http://localhost' },
])('a host that says $host is told as $origin', ({ host, origin }) => {
  expect(originOf({ protocol: 'http', host }, undefined)).toBe(origin)
})

test('the address that the operator gives counts before the host of a request', () => {
  expect(originOf({ protocol: 'http', host: 'other.example' }, 'https://islet.example')).toBe(
    'https://islet.example',
  )
})
