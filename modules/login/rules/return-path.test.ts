import { expect, test } from 'vitest'
import { readReturnPath } from './return-path.ts'

test.for(['/', '/g/2048', '/coconut?part=market&code=ABCD', '/chat#latest', '/games/puzzle/'])(
  '[2.7] %s is a valid return path',
  (path) => {
    expect(readReturnPath(path)).toBe(path)
  },
)

test.for([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'data:text/html,hello',
  'evil.example',
  '',
  '/a\\b',
  '/a\u0000b',
  '/oauth/success?code=stolen',
  '/oauth',
  '/api/acc/signout',
  `/${'a'.repeat(1000)}`,
])('[2.7] %j is not', (wish) => {
  expect(readReturnPath(wish)).toBeUndefined()
})

test('[2.7] other letters are percent-encoded', () => {
  expect(readReturnPath('/g/猫')).toBe('/g/%E7%8C%AB')
})
