import { expect, test } from 'vitest'
import { CATEGORY_ORDER, LIST_PAGES } from './categories.ts'
import {
  filledRails,
  FIRST_RAILS,
  LEAST_IN_RAIL,
  MOST_IN_RAIL,
  offered,
  OWN_RAIL_ORDER,
  RAIL_ORDER,
} from './rails.ts'

const games = (...slugs: readonly string[]) => slugs.map((slug) => ({ slug }))
const many = (name: string, count: number) =>
  games(...Array.from({ length: count }, (_, place) => `${name}-${place}`))

test('a game of the wall is in no rail, and no game is in two rails', () => {
  const rails = filledRails(
    [
      { kind: 'new', games: [...games('hero'), ...many('a', 5)] },
      { kind: 'puzzle', games: [...many('a', 5), ...many('b', 4)] },
    ],
    new Set(['hero']),
  )
  expect(rails).toEqual([
    { kind: 'new', games: many('a', 5) },
    { kind: 'puzzle', games: many('b', 4) },
  ])
})

test('a rail of waiting players needs one game, even a game of the wall or one already played', () => {
  const waiting = { kind: 'rooms', games: games('chess', 'chess'), isKept: true }
  const rails = filledRails(
    [waiting, { kind: 'board', games: games('chess', 'a', 'b', 'c') }],
    new Set(['chess']),
  )
  expect(rails).toEqual([{ kind: 'rooms', games: games('chess') }])
  expect(filledRails([{ kind: 'rooms', games: [], isKept: true }], new Set())).toEqual([])
})

test.for([
  [LEAST_IN_RAIL - 1, 0],
  [LEAST_IN_RAIL, LEAST_IN_RAIL],
  [MOST_IN_RAIL, MOST_IN_RAIL],
  [MOST_IN_RAIL + 1, MOST_IN_RAIL],
] as const)('of %d games a rail shows %d', ([there, shown]) => {
  const [rail] = filledRails([{ kind: 'new', games: many('a', there) }], new Set())
  expect(rail?.games.length ?? 0).toBe(shown)
})

test('a game listed twice counts once', () => {
  expect(filledRails([{ kind: 'new', games: games('a', 'b', 'c', 'a', 'b') }], new Set())).toEqual([])
})

test('games of an omitted rail may be in the next one', () => {
  const rails = filledRails(
    [
      { kind: 'rising', games: many('a', 3) },
      { kind: 'puzzle', games: many('a', 6) },
    ],
    new Set(),
  )
  expect(rails.map(({ kind, games: { length } }) => [kind, length])).toEqual([['puzzle', 6]])
})

test('every category and every list with a page has one rail in both orders', () => {
  for (const order of [RAIL_ORDER, OWN_RAIL_ORDER]) {
    expect(new Set(order).size).toBe(order.length)
    for (const kind of [...CATEGORY_ORDER, ...LIST_PAGES]) expect(order).toContain(kind)
  }
})

test('the first rails of a newcomer are the same all day', () => {
  for (const kind of RAIL_ORDER.slice(0, FIRST_RAILS))
    expect(['rising', 'pearls', 'friends', 'because', 'rooms']).not.toContain(kind)
})

test.for([
  [3, [], [1, 2, 3]],
  [3, [2], [1, 4, 3]],
  [3, [1, 3, 4], [5, 2, 6]],
  // Nothing is left to take their places.
  [3, [1, 4, 5, 6], [2, 3]],
  [9, [2], [1, 3, 4, 5, 6]],
] as const)('of %i games without %j the list is %j', ([most, unwanted, left]) => {
  const list = [1, 2, 3, 4, 5, 6].map((gameId) => ({ gameId }))
  expect(offered(list, most, new Set<number>(unwanted)).map(({ gameId }) => gameId)).toEqual(left)
})
