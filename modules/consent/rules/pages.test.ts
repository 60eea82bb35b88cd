import { expect, test } from 'vitest'
import { hasAdPlace, isApart, needsWholeLoad } from './pages.ts'

test.for([
  ['/g', true],
  ['/g/2048', true],
  ['/cgame', true],
  ['/oauth/success', true],
  ['/shtml/x', true],
  ['/dev/', true],
  ['/', false],
  ['/games', false],
  ['/device', false],
  ['/x/g/2048', false],
] as const)('%s has no third-party script: %s [7.47]', ([path, apart]) => {
  expect(isApart(path)).toBe(apart)
})

test('only separated pages are reached and left by a full page load', () => {
  expect(needsWholeLoad('/', '/g/2048')).toBe(true)
  expect(needsWholeLoad('/g/2048', '/')).toBe(true)
  expect(needsWholeLoad('/', '/games')).toBe(false)
  expect(needsWholeLoad('/g/2048', '/g/pool')).toBe(false)
})

test.for([
  ['/', true],
  ['/games', true],
  ['/games/puzzle', true],
  ['/games/puzzle/2', false],
  ['/games/', false],
  ['/gamesome', false],
  ['/chat', false],
  ['/x/games', false],
] as const)('%s has a place for advertising: %s', ([path, has]) => {
  expect(hasAdPlace(path)).toBe(has)
})
