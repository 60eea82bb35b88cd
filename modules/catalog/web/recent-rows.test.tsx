// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import { recordKey } from '#kit/game/record.ts'
import { ok } from '#kit/result/result.ts'
import { catalogCalls, type GameCard } from '../calls.ts'
import { RecentRows } from './RecentRows.tsx'
import { PLAYED_GAMES_KEY } from './recent-games.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const card = (slug: string): GameCard => ({
  gameId: 1,
  slug,
  title: slug,
  pitch: '',
  cover: '/covers/a.svg',
  genre: 'puzzle',
  tags: [],
  orientation: 'any',
  players: 1,
  tone: '#112233',
})

/** Six games were played, and runs wait in the first `left`. */
function show(left: number) {
  const slugs = ['a', 'b', 'c', 'd', 'e', 'f']
  localStorage.setItem(PLAYED_GAMES_KEY, JSON.stringify(slugs.map((slug) => ({ slug }))))
  for (const slug of slugs.slice(0, left))
    localStorage.setItem(recordKey(slug), JSON.stringify({ run: { seed: 1, level: 1, save: '' } }))
  renderOnPage(<RecentRows />, {
    answers: [
      answering(catalogCalls.listGames, ({ slugs: named = [] }) =>
        ok({ games: named.map(card), total: named.length, hasMore: false, featured: card('x') }),
      ),
    ],
  })
}
const rows = () =>
  screen.queryAllByRole('region').map((row) => [
    row.getAttribute('aria-labelledby'),
    within(row)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
      .join(''),
  ])

test.for([
  [0, [['recent', 'abcdef']]],
  [3, [['recent', 'abcdef']]],
  [
    4,
    [
      ['continue', 'abcd'],
      ['recent', 'ef'],
    ],
  ],
  [6, [['continue', 'abcdef']]],
] as const)('with %d unfinished runs the rows are %j', async ([left, expected]) => {
  show(left)
  await waitFor(() => expect(rows()).toEqual(expected))
})
