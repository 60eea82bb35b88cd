import { describe, expect, test } from 'vitest'
import { milliseconds, minutes, seconds } from '#kit/time/time.ts'
import type { BadgeFamily } from '../model.ts'
import { readRegistry } from '../../../scripts/registry/registry.ts'
import { badgeBy, badgeOfDay, badgesOf, earned, haveOf } from './badges.ts'
import { COUNT_NAMES, NO_FACTS, tallyOf, taskOf, type BadgeGames, type Facts } from './facts.ts'
import { markedGames, reaches } from './marks.ts'
import marks from './marks.json' with { type: 'json' }

const GAME = 1752
const GAMES: BadgeGames = new Map([
  [GAME, { family: 'twenty48', best: 'highest', genre: 'puzzle' }],
  [2, { family: 'sliding', best: 'lowest', genre: 'puzzle' }],
  [3, { family: 'chess', best: 'highest', genre: 'board' }],
  [4, { family: 'sliding', best: 'lowest', genre: 'puzzle' }],
])
const FAMILIES: readonly BadgeFamily[] = [
  { family: 'chess', isRanked: false, marked: 0 },
  { family: 'sliding', isRanked: true, marked: 0 },
  { family: 'twenty48', isRanked: true, marked: 1 },
]
const badgesFor = (facts: Partial<Facts>) => [...earned(tallyOf({ ...NO_FACTS, ...facts }, GAMES), FAMILIES)]
const runs = (day: string, ...list: readonly (readonly [number, number])[]) => ({ day, runs: new Map(list) })
const [EVEN, BEST] = (marks as Record<string, number[]>)[`${GAME}.1`] as [number, number]

/** The families of the registry; whether runs of one are proved shows in its marks. */
function familiesOfTheBuild(): readonly BadgeFamily[] {
  const games = readRegistry(new URL('../../..', import.meta.url).pathname)
  const names = [...new Set(games.flatMap(({ family }) => family ?? []))]
  return names.map((family) => {
    const marked = games.filter((game) => game.family === family && markedGames.has(game.gameId)).length
    return { family, isRanked: marked > 0, marked }
  })
}

test('a newcomer has played after a proved run, or after ten seconds by the server’s clock', () => {
  const hasPlayed = (facts: Partial<Facts>) => tallyOf({ ...NO_FACTS, ...facts }, GAMES).steps.has('play')
  expect(hasPlayed({ played: new Map([[GAME, milliseconds(9999)]]) })).toBe(false)
  expect(hasPlayed({ played: new Map([[GAME, seconds(10)]]) })).toBe(true)
  expect(hasPlayed({ days: [runs('2026-11-29', [GAME, 1])] })).toBe(true)
})

describe('all badges', () => {
  test('are at least 300, three per family, with unique names', () => {
    const families = familiesOfTheBuild()
    const badges = badgesOf(families)
    expect(badges.length).toBeGreaterThanOrEqual(300)
    expect(new Set(badges.map(({ badgeId }) => badgeId)).size).toBe(badges.length)
    for (const { family } of families) {
      const own = badges.filter((badge) => badge.group === 'families' && badge.family === family)
      expect(own.length, family).toBeGreaterThanOrEqual(3)
      expect(own.map(({ grade }) => grade).slice(0, 3)).toEqual(['easy', 'medium', 'hard'])
    }
  })

  test('can be won: each requires more than zero of a counted fact', () => {
    const empty = tallyOf(NO_FACTS, GAMES)
    for (const badge of badgesOf(FAMILIES))
      expect(haveOf(badge, empty), badge.badgeId).toBeLessThan(badge.need)
    const counted = new Set(badgesOf(FAMILIES).flatMap((badge) => ('count' in badge ? badge.count : [])))
    expect([...counted].toSorted()).toEqual([...COUNT_NAMES].toSorted())
  })

  test('of days are identified by their name alone', () => {
    expect(badgeBy('day/2026-11-29', [])).toEqual(badgeOfDay('2026-11-29'))
    expect(badgeBy('no/badge', badgesOf(FAMILIES))).toBeUndefined()
  })
})

describe('a badge of a family', () => {
  test('is won with its first proved run, the next with the tenth', () => {
    expect(badgesFor({ days: [runs('2026-01-05', [2, 1])] })).toContain('sliding/first')
    expect(badgesFor({ days: [runs('2026-01-05', [2, 9])] })).not.toContain('sliding/regular')
    expect(badgesFor({ days: [runs('2026-01-05', [2, 9]), runs('2026-01-06', [4, 1])] })).toContain(
      'sliding/regular',
    )
  })

  test('without proved runs counts whole minutes by the clock of the server', () => {
    const played = (count: number) => badgesFor({ played: new Map([[3, minutes(count)]]) })
    expect(played(9.99)).not.toContain('chess/first')
    expect(played(10)).toContain('chess/first')
    expect(played(300)).toContain('chess/devoted')
    expect(played(300)).not.toContain('twenty48/first')
  })

  test('for the bot’s mark requires it on the level where it was measured', () => {
    const best = (score: number, level = 1) => badgesFor({ bests: [{ gameId: GAME, level, score }] })
    expect(best(EVEN - 1)).not.toContain('twenty48/even')
    expect(best(EVEN)).toContain('twenty48/even')
    expect(best(BEST - 1)).not.toContain('twenty48/master')
    expect(best(BEST)).toContain('twenty48/master')
    expect(best(BEST * 100, 999)).not.toContain('twenty48/even')
  })

  test('of a game with few moves as best is reached from above', () => {
    const [key, [even]] = Object.entries(marks as Record<string, number[]>).find(
      ([, [one, other]]) => one! > other!,
    ) as [string, [number]]
    const [gameId, level] = key.split('.').map(Number) as [number, number]
    expect(reaches({ gameId, level, score: even + 1 }, 'lowest', 'even')).toBe(false)
    expect(reaches({ gameId, level, score: even }, 'lowest', 'even')).toBe(true)
  })
})

test('facts about unknown games give nothing', () => {
  expect(
    badgesFor({
      bests: [{ gameId: 999_999, level: 1, score: 1e9 }],
      days: [runs('2026-01-05', [999_999, 5000])],
      played: new Map([[999_999, minutes(5000)]]),
    }),
  ).toEqual([])
})

describe('the badge of a day', () => {
  /** A day of each task. */
  const dayOf = (name: string) =>
    ['2026-01-05', '2026-01-06', '2026-01-07'].find((day) => taskOf(day).name === name)!

  test('is a different task on each of three days', () => {
    expect(new Set(['games', 'runs', 'families'].map(dayOf)).size).toBe(3)
    expect(taskOf('2026-01-05')).toEqual(taskOf('2026-01-08'))
  })

  test('requires games, runs or kinds of games', () => {
    const games = dayOf('games')
    expect(badgesFor({ days: [runs(games, [2, 3], [4, 1])] })).not.toContain(`day/${games}`)
    expect(badgesFor({ days: [runs(games, [2, 1], [4, 1], [GAME, 1])] })).toContain(`day/${games}`)
    const many = dayOf('runs')
    expect(badgesFor({ days: [runs(many, [2, 4])] })).not.toContain(`day/${many}`)
    expect(badgesFor({ days: [runs(many, [2, 5])] })).toContain(`day/${many}`)
    const kinds = dayOf('families')
    expect(badgesFor({ days: [runs(kinds, [2, 4], [4, 4])] })).not.toContain(`day/${kinds}`)
    expect(badgesFor({ days: [runs(kinds, [2, 1], [GAME, 1])] })).toContain(`day/${kinds}`)
  })
})

test('more facts never remove a badge', () => {
  const less: Partial<Facts> = { days: [runs('2026-01-05', [2, 5])], friends: 1, opened: 1 }
  const more: Partial<Facts> = {
    days: [runs('2026-01-05', [2, 5], [GAME, 2]), runs('2026-01-06', [2, 5])],
    bests: [{ gameId: GAME, level: 1, score: BEST }],
    friends: 7,
    opened: 30,
    hasSpoken: true,
  }
  expect(badgesFor(more)).toEqual(expect.arrayContaining(badgesFor(less)))
})
