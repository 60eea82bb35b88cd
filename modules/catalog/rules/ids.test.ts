import { describe, expect, test } from 'vitest'
import { faultsOf, FIRST_IMPORTED_GAME_ID, isSlug, RESERVED_GAMES } from './ids.ts'

describe('[2.10] a slug is lower-case words joined by hyphens', () => {
  test.for(['pool', '2048', 'classic-chess', 'troll-toilet-quest-1', 'a', '3-in-a-row', 'ABC-Blocks'])(
    '%s is a slug',
    (slug) => expect(isSlug(slug)).toBe(true),
  )

  test.for([
    '',
    'Pool',
    'ABC-blocks',
    'two words',
    'two--hyphens',
    '-first',
    'last-',
    'under_score',
    '../etc',
    'a/b',
    'schön',
    'pool\n',
  ])('%j is none', (slug) => expect(isSlug(slug)).toBe(false))
})

test('the games of the specification have its numbers', () => {
  expect(RESERVED_GAMES).toMatchObject({
    'bubble-charms': 1,
    'troll-toilet-quest-1': 2,
    'combo-crusader': 3,
    'jetpack-joyride': 29,
    'papas-pizzeria': 203,
    polytrack: 371,
    'fruit-ninja': 490,
    'bumper-cars-soccer': 521,
    'basketball-stars': 1530,
  })
})

test('[2.12] the last numbers are those of sudoku, mahjong, pool, classic chess and 2048', () => {
  const last = Object.entries(RESERVED_GAMES).toSorted(([, one], [, other]) => one - other)
  expect(last.slice(-5).map(([slug]) => slug)).toEqual(['sudoku', 'mahjong', 'pool', 'classic-chess', '2048'])
  expect(last.at(-1)![1]).toBeGreaterThanOrEqual(1752)
  expect(last[0]).toEqual(['bubble-charms', 1])
})

describe('numbers and slugs of a catalogue', () => {
  test.for([
    ['nothing', []],
    [
      'reserved games with their numbers',
      [
        { gameId: 1752, slug: '2048' },
        { gameId: 1, slug: 'bubble-charms' },
      ],
    ],
    [
      'other games with free numbers',
      [
        { gameId: 4, slug: 'a' },
        { gameId: 99_999, slug: 'b' },
      ],
    ],
  ] as const)('%s are valid', ([, games]) => expect(faultsOf(games)).toEqual([]))

  test.for([
    [
      'the same slug twice',
      [
        { gameId: 4, slug: 'a' },
        { gameId: 5, slug: 'a' },
      ],
      'a stands twice',
    ],
    [
      'the same slug in capitals',
      [
        { gameId: 4, slug: 'ABC-Blocks' },
        { gameId: 5, slug: 'abc-blocks' },
      ],
      'abc-blocks stands twice',
    ],
    [
      'the same number twice',
      [
        { gameId: 4, slug: 'a' },
        { gameId: 4, slug: 'b' },
      ],
      '4 stands twice',
    ],
    ['the number of another game', [{ gameId: 1752, slug: 'a' }], '1752 belongs to 2048, not to a'],
    ['another number than its own', [{ gameId: 4, slug: '2048' }], '2048 has the number 1752, not 4'],
    ['a bad slug', [{ gameId: 4, slug: 'Bad Slug' }], 'Bad Slug is no slug'],
    ['the number 0', [{ gameId: 0, slug: 'a' }], '0 is out of range'],
    ['half a number', [{ gameId: 4.5, slug: 'a' }], '4.5 is out of range'],
    ['a number of imported games', [{ gameId: FIRST_IMPORTED_GAME_ID, slug: 'a' }], '100000 is out of range'],
  ] as const)('%s is invalid', ([, games, fault]) => expect(faultsOf(games)).toEqual([fault]))
})
