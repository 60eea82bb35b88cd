import { describe, expect, test } from 'vitest'
import { ok, refuse } from '#kit/result/result.ts'
import {
  checkListName,
  inOrder,
  LONGEST_NAME,
  mayBegin,
  MOST_GAMES,
  MOST_LISTS,
  withGame,
  withoutGame,
} from './lists.ts'

describe('a name', () => {
  test.for([
    ['Rainy evening', 'Rainy evening'],
    ['  two   words\n', 'two words'],
    ['２０２６', '2026'],
    ['x'.repeat(LONGEST_NAME), 'x'.repeat(LONGEST_NAME)],
    ['👨‍👩‍👧', undefined],
    ['❤️ games', '❤️ games'],
  ] as const)('%j is stored as %j', ([wish, kept]) =>
    expect(checkListName(wish)).toEqual(kept === undefined ? refuse('GameListNameInvalid') : ok(kept)),
  )

  test.for(['', '   ', 'x'.repeat(LONGEST_NAME + 1), 'a\u202eb', `a${'\u0301'.repeat(6)}`, 'x'.repeat(1e6)])(
    'an invalid name is refused',
    (wish) => expect(checkListName(wish)).toEqual(refuse('GameListNameInvalid')),
  )
})

test('twenty lists are the maximum', () => {
  expect(mayBegin(MOST_LISTS - 1).ok).toBe(true)
  expect(mayBegin(MOST_LISTS)).toEqual(refuse('GameListsMany'))
})

test('a list has up to a hundred games, each once', () => {
  const full = Array.from({ length: MOST_GAMES }, (_, place) => place + 1)
  expect(withGame([1, 2], 3)).toEqual(ok([1, 2, 3]))
  expect(withGame([1, 2], 1)).toEqual(ok([1, 2]))
  expect(withGame(full.slice(1), 1)).toEqual(ok([...full.slice(1), 1]))
  expect(withGame(full, 101)).toEqual(refuse('GameListFull'))
  expect(withGame(full, 100)).toEqual(ok(full))
})

test('a game is removed, and the others keep their order', () => {
  expect(withoutGame([1, 2, 3], 2)).toEqual([1, 3])
  expect(withoutGame([1, 2, 3], 9)).toEqual([1, 2, 3])
})

test.for([
  [
    [3, 2, 1],
    [3, 2, 1],
  ],
  [[3], [3, 1, 2]],
  [
    [2, 2, 9, 1],
    [2, 1, 3],
  ],
  [[], [1, 2, 3]],
] as const)('ordered by %j the games are %j', ([wished, order]) =>
  expect(inOrder([1, 2, 3], wished)).toEqual(order),
)
