import { expect, test } from 'vitest'
import { inLanguage, languageOfReturn, returnPath, safeRedirect } from './redirect.ts'

test.for([
  ['/coconut?part=boxes', '/coconut?part=boxes'],
  ['//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['', '/'],
  [null, '/'],
  [undefined, '/'],
] as const)('[2.7] a sign-in with the return path %j ends at %s', ([wish, path]) => {
  expect(safeRedirect(wish)).toBe(path)
})

test.for([
  ['/g/2048', '?login=1', '/g/2048'],
  ['/coconut', '?part=boxes&hc=abc&login=1&inv=x', '/coconut?part=boxes'],
  ['/oauth/success', '?code=abc', '/'],
] as const)('one-time parameters are removed from the return path: %s%s', ([pathname, search, path]) => {
  expect(returnPath({ pathname, search })).toBe(path)
})

test.for([
  ['?code=a&to=%2Fme%3Flang%3Dar', 'en', '?code=a&to=%2Fme%3Flang%3Dar&lang=ar'],
  ['?code=a&to=%2Fme%3Flang%3Dar', 'ar', undefined],
  ['?code=a&to=%2Fme%3Flang%3Dxx&lang=xx', 'en', undefined],
  ['?code=a&to=%2Fme', 'en', undefined],
  ['?code=a', 'en', undefined],
] as const)('the result is in the language at the start: %s in %s', ([search, spoken, other]) => {
  const page = 'https://islet.example/oauth/success'
  const wanted = languageOfReturn(page + search)
  expect(inLanguage(page + search, { spoken, wanted })).toBe(other && page + other)
})
