// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import { ok, refuse } from '#kit/result/result.ts'
import { catalogCalls, type GameCard } from '../calls.ts'
import { GAMES_PART_SIZE } from './categories.ts'
import { MoreGames } from './MoreGames.tsx'

afterEach(cleanup)

const card = (gameId: number): GameCard => ({
  gameId,
  slug: `game-${gameId}`,
  title: `Game ${gameId}`,
  pitch: '',
  cover: `/covers/${gameId}.svg`,
  genre: 'puzzle',
  tags: [],
  orientation: 'any',
  players: 1,
  tone: '#112233',
})
const LAST = 5
/** Five games in parts of two; the part that begins at `broken` does not come. */
const list = (broken?: number) =>
  answering(catalogCalls.listGames, ({ cursor, pageSize, tag }) => {
    expect(tag).toBe('puzzle')
    expect(pageSize).toBe(GAMES_PART_SIZE)
    const start = Number(cursor)
    if (start === broken) return refuse('ServerError')
    const games = [start, start + 1].filter((id) => id <= LAST).map(card)
    const next = start + 2
    return ok({
      games,
      total: LAST,
      featured: card(1),
      hasMore: next <= LAST,
      ...(next <= LAST ? { cursor: String(next) } : {}),
    })
  })
const titles = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)
const show = (broken?: number) =>
  renderOnPage(<MoreGames tag="puzzle" cursor="2" label="Puzzle games" />, {
    answers: [list(broken)],
  })

test('a long list of games is loaded in parts until it ends [1.2]', async () => {
  show()
  await waitFor(() => expect(titles()).toEqual(['Game 2', 'Game 3', 'Game 4', 'Game 5']))
  expect(screen.queryByRole('button')).toBeNull()
})

test('a failed part is reported and can be retried, and the loaded games stay', async () => {
  show(4)
  await waitFor(() => expect(titles()).toHaveLength(2))
  expect(await screen.findByText(/did not come/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'More games' })).toBeDefined()
  expect(titles()).toHaveLength(2)
})
