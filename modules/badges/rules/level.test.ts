import { expect, test } from 'vitest'
import { badgeOfDay } from './badges.ts'
import { levelOf, pointsFor, rankOf, RANK_LEVELS, worthOf } from './level.ts'

test('a level begins exactly at its points', () => {
  for (let level = 2; level <= 60; level++) {
    expect(levelOf(pointsFor(level))).toBe(level)
    expect(levelOf(pointsFor(level) - 1)).toBe(level - 1)
  }
  expect(levelOf(0)).toBe(1)
  expect([1, 2, 3, 4, 5].map(pointsFor)).toEqual([0, 30, 90, 180, 300])
})

test('a harder badge is worth more points, a badge of a day the fewest', () => {
  const worths = (['easy', 'medium', 'hard', 'gold'] as const).map((grade) =>
    worthOf({ grade, group: 'across' }),
  )
  expect(worths).toEqual(worths.toSorted((one, other) => one - other))
  expect(worthOf(badgeOfDay('2026-01-05'))).toBeLessThan(worths[0]!)
})

test('title and frame change at the levels of their table', () => {
  for (const [rank, level] of RANK_LEVELS.entries()) {
    expect(rankOf(level)).toBe(rank)
    if (level > 1) expect(rankOf(level - 1)).toBe(rank - 1)
  }
  expect(rankOf(500)).toBe(4)
})
