import { describe, expect, test } from 'vitest'
import { isSupportedAddress, redirectFor, type RouteRule } from './route-rules.ts'

const rules: readonly RouteRule[] = [
  { path: '/g', redirect: '/games', permanent: true },
  { path: '/game/**', redirect: '/g/**', permanent: true },
  { path: '/moved/**', redirect: '/**', permanent: true },
  { path: '/blog/**', redirect: 'https://blog.example.com/**', permanent: false },
  { path: '/game/late', redirect: '/never', permanent: true },
]

describe('[2.14] rules are looked up by path', () => {
  test.for([
    ['/g', '/games', false, true],
    ['/game/2048', '/g/2048', false, true],
    ['/game/a/b', '/g/a/b', false, true],
    ['/game/', '/g/', false, true],
    ['/game/late', '/g/late', false, true],
    ['/game/$&', '/g/$&', false, true],
    ['/game//evil.example', '/g/evil.example', false, true],
    ['/moved//evil.example/x', '/evil.example/x', false, true],
    ['/moved/\\\\evil.example', '/evil.example', false, true],
    ['/blog/one', 'https://blog.example.com/one', true, false],
  ] as const)('%s leads to %s', ([path, to, isExternal, permanent]) => {
    expect(redirectFor(rules, path)).toEqual({ to, isExternal, permanent })
  })

  test.for(['/', '/g/', '/g/2048', '/games', '/game', '/G', ''])('%j stays where it is', (path) => {
    expect(redirectFor(rules, path)).toBeUndefined()
  })
})

describe('[5.10] only http and https addresses may be opened outside the portal', () => {
  test.for([
    ['/games', true],
    ['games', true],
    ['?lang=de', true],
    ['https://example.com', true],
    ['http://example.com', true],
    ['HTTPS://example.com', true],
    ['//example.com', true],
    ['javascript:alert(1)', false],
    [' javascript:alert(1)', false],
    ['java\nscript:alert(1)', false],
    ['data:text/html,x', false],
    ['file:///etc/passwd', false],
    ['mailto:a@b.c', false],
    ['blob:https://example.com/1', false],
    ['http://', false],
  ] as const)('%j: %s', ([address, isSupported]) => {
    expect(isSupportedAddress(address, 'https://islet.example/')).toBe(isSupported)
  })
})
