import { afterEach, expect, test } from 'vitest'
import { assetUrl, setWebConfig, webConfig } from './config.ts'
import { mayPrefetch } from './prefetch-gate.ts'

const before = webConfig()
afterEach(() => setWebConfig(before))

test.for([
  ['/covers/a.svg', '', '/covers/a.svg'],
  ['covers/a.svg', '', '/covers/a.svg'],
  ['/covers/a.svg', 'https://cdn.example.com', 'https://cdn.example.com/covers/a.svg'],
  ['/covers/a.svg', 'https://cdn.example.com/', 'https://cdn.example.com/covers/a.svg'],
  ['covers/a.svg', 'https://cdn.example.com/x', 'https://cdn.example.com/x/covers/a.svg'],
  ['https://other.example.com/a.svg', 'https://cdn.example.com', 'https://other.example.com/a.svg'],
  ['//other.example.com/a.svg', 'https://cdn.example.com', '//other.example.com/a.svg'],
  ['data:image/png;base64,AA', 'https://cdn.example.com', 'data:image/png;base64,AA'],
] as const)('[9.14] the asset %s with the host %j is %s', ([path, resourceHost, url]) => {
  expect(assetUrl(path, { resourceHost })).toBe(url)
  setWebConfig({ ...before, resourceHost })
  expect(assetUrl(path)).toBe(url)
})

test.for([
  ['an unknown link', undefined, true],
  ['a quick link', { effectiveType: '4g', saveData: false }, true],
  ['a fair link', { effectiveType: '3g' }, true],
  ['a slow link', { effectiveType: '2g' }, false],
  ['a very slow link', { effectiveType: 'slow-2g' }, false],
  ['a link that saves data', { effectiveType: '4g', saveData: true }, false],
  ['a link that says nothing', {}, true],
] as const)('[7.46] on a %s connection pages are prefetched: %s', ([, link, may]) => {
  expect(mayPrefetch(link)).toBe(may)
})
