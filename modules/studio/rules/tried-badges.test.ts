import { expect, test } from 'vitest'
import { instant } from '#kit/time/time.ts'
import { judgeBadge, MOST_UNDECLARED, NOTHING_GIVEN, type Given } from './tried-badges.ts'

const DECLARED = [{ badgeId: 'first-hop' }, { badgeId: 'ten-hops' }]
const wonAt = instant('2026-11-29T12:00:00Z')
function after(...badges: readonly string[]) {
  const given = badges.reduce<Given>(
    (before, badgeId) => judgeBadge(before, DECLARED, { badgeId, wonAt }),
    NOTHING_GIVEN,
  )
  return { ...given, won: given.won.map(({ badgeId }) => badgeId) }
}

test('a declared badge is won once, one without a declaration is refused', () => {
  expect(after('first-hop', 'level-60', 'first-hop', 'level-60', 'ten-hops')).toEqual({
    won: ['first-hop', 'ten-hops'],
    undeclared: ['level-60'],
  })
})

test('names of object properties are not a declaration', () => {
  expect(after('constructor', '__proto__').won).toEqual([])
})

test('a game that requests ever more badges does not fill the page', () => {
  const given = after(...Array.from({ length: 500 }, (_, n) => `badge-${n}`), 'first-hop')
  expect(given.undeclared).toHaveLength(MOST_UNDECLARED)
  expect(given.won).toEqual(['first-hop'])
})
