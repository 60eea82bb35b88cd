import { expect, test } from 'vitest'
import { badgesOf } from './badges.ts'
import { tallyOf, type BadgeGames, type Facts } from './facts.ts'
import { nextBadge } from './next-badge.ts'

const GAMES: BadgeGames = new Map([[2, { family: 'sliding', best: 'lowest', genre: 'puzzle' }]])
const badges = badgesOf([{ family: 'sliding', isRanked: true, marked: 0 }])
const facts = (runs: number): Facts => ({
  bests: [],
  days: [{ day: '2026-01-05', runs: new Map([[2, runs]]) }],
  played: new Map(),
  opened: 0,
  boxes: new Map(),
  kinds: 0,
  sKinds: 0,
  trades: 0,
  friends: 0,
  duels: { finished: 0, wonSecond: 0, won: new Map() },
  rated: { games: 0, peak: 0 },
  friendsBeaten: 0,
  invited: 0,
  hasSpoken: false,
})
const next = (runs: number, ...has: string[]) =>
  nextBadge(badges, { family: 'sliding', tally: tallyOf(facts(runs), GAMES), has: new Set(has) })?.badgeId

test('the end of a run names the easiest missing badge of its own family', () => {
  expect(next(1)).toBe('sliding/first')
  expect(next(1, 'sliding/first')).toBe('sliding/regular')
})

test('when the family has none left, the nearest of all badges is named', () => {
  const own = ['sliding/first', 'sliding/regular', 'sliding/devoted']
  expect(next(9, ...own)).toBe('runs/1')
  expect(next(50, ...own, 'runs/1')).toBe('runs/2')
  expect(next(50, ...badges.map(({ badgeId }) => badgeId))).toBeUndefined()
})
