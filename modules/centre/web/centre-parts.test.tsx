// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import { ok, refuse } from '#kit/result/result.ts'
import { instant } from '#kit/time/time.ts'
import { centreCalls, type ListedGame } from '../calls.ts'
import type { Opinion } from '../model.ts'
import { Hero } from './Hero.tsx'
import { JumpBack } from './JumpBack.tsx'
import { LikeButton } from './LikeButton.tsx'
import { LikedGames } from './LikedGames.tsx'
import { RankedPage } from './RankedPage.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const card = (gameId: number, title: string) => ({
  gameId,
  slug: title.toLowerCase(),
  title,
  pitch: `${title} is fun`,
  cover: '/covers/x.svg',
  genre: 'puzzle',
  tags: [],
  orientation: 'any',
  players: 1,
  tone: '#000',
})
const listed = (gameId: number, title: string, more: Partial<ListedGame> = {}): ListedGame => ({
  ...card(gameId, title),
  place: gameId,
  climbed: null,
  count: 1,
  likes: 0,
  online: 0,
  ...more,
})
const games = [card(1, 'Sudoku'), card(2, 'Pool')]

test('[1.18] the ranking has places, counts, and changes since yesterday', async () => {
  const answer = {
    games: [
      listed(1, 'Pool', { count: 1200, climbed: 2 }),
      listed(2, 'Sudoku', { climbed: -1 }),
      listed(3, 'Reversi', { climbed: 0 }),
    ],
    hasMore: false,
  }
  renderOnPage(<RankedPage list="rank" games={games} />, {
    answers: [answering(centreCalls.listRanking, () => ok(answer))],
  })
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    '1PoolPuzzle · 1,200 playersUp 2 places since yesterday',
    '2SudokuPuzzle · 1 playerDown 1 place since yesterday',
    '3ReversiPuzzle · 1 player',
  ])
  expect(within(rows[0]!).getByRole('link', { name: 'Play Pool' }).getAttribute('href')).toBe('/g/pool')
})

test('[1.16] a week without votes says so and shows the order of the portal, without places', async () => {
  renderOnPage(<RankedPage list="week" games={games} />, {
    answers: [answering(centreCalls.listWeek, () => ok({ games: [], hasMore: false }))],
  })
  await screen.findByText(/Nobody has played this week yet/)
  screen.getByText('Until then in our own order')
  const rows = screen.getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual(['SudokuPuzzle', 'PoolPuzzle'])
})

test('a list that fails to load can be retried', async () => {
  let isAway = true
  renderOnPage(<RankedPage list="week" games={games} />, {
    answers: [
      answering(centreCalls.listWeek, () =>
        isAway ? refuse('ServerError') : ok({ games: [listed(1, 'Pool', { count: 3 })], hasMore: false }),
      ),
    ],
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isAway = false
  fireEvent.click(retry)
  await screen.findByText('Puzzle · 3 votes')
})

test('[1.19] the hero is a currently played game, or the game of the evening without a number', () => {
  renderOnPage(<Hero live={listed(7, 'Mahjong', { online: 3 })} featured={games[0]!} />)
  screen.getByText('Live')
  screen.getByText('3 playing')
  expect(screen.getByRole('link', { name: 'Play Mahjong' }).getAttribute('href')).toBe('/g/mahjong')
  cleanup()
  renderOnPage(<Hero live={undefined} featured={games[0]!} />)
  screen.getByText('Picked for tonight')
  screen.getByText('Sudoku is fun')
  expect(screen.queryByText(/playing/)).toBeNull()
})

test('[1.17] a player returns to their own games; a newcomer gets games to begin with', () => {
  const recent = [{ ...card(9, 'Reversi'), playedAt: instant('2020-05-01T12:00Z'), online: 0 }]
  renderOnPage(<JumpBack recent={recent} games={games} />)
  screen.getByRole('heading', { name: 'Jump back in' })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/g/reversi'])
  cleanup()
  renderOnPage(<JumpBack recent={[]} games={games} />)
  screen.getByRole('heading', { name: 'A good place to begin' })
  expect(screen.getAllByRole('link')).toHaveLength(2)
})

const opinions = (opinion: Opinion, likes: number, isCounted = true) => ({
  opinion,
  likes,
  dislikes: 0,
  isCounted,
})

test('a like is shown at once and stays when the server has stored it', async () => {
  let own: Opinion = 'none'
  let answer: () => void = () => undefined
  renderOnPage(<LikeButton gameId={1} />, {
    answers: [
      answering(centreCalls.readOpinions, () => ok(opinions(own, own === 'likes' ? 5 : 4))),
      answering(centreCalls.rateGame, async ({ opinion }) => {
        await new Promise<void>((resolve) => (answer = resolve))
        own = opinion
        return ok(opinions(own, 5))
      }),
    ],
  })
  const heart = await screen.findByRole('button', { name: /Like/ })
  expect(heart.textContent).toContain('4 likes')
  fireEvent.click(heart)
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'))
  expect(heart.textContent).toContain('5 likes')
  answer()
  await waitFor(() => expect(heart.getAttribute('aria-busy')).toBeNull())
  expect(heart.getAttribute('aria-pressed')).toBe('true')
  expect(heart.textContent).toContain('5 likes')
})

test('a dislike replaces the like, and a second press removes it', async () => {
  const said: Opinion[] = []
  let own: Opinion = 'likes'
  renderOnPage(<LikeButton gameId={1} />, {
    answers: [
      answering(centreCalls.readOpinions, () => ok(opinions(own, own === 'likes' ? 5 : 4))),
      answering(centreCalls.rateGame, ({ opinion }) => {
        said.push((own = opinion))
        return ok(opinions(own, own === 'likes' ? 5 : 4))
      }),
    ],
  })
  const heart = await screen.findByRole('button', { name: /Like/ })
  const thumb = screen.getByRole('button', { name: 'Not for me' })
  for (const wanted of ['true', 'false']) {
    fireEvent.click(thumb)
    await waitFor(() => expect(thumb.getAttribute('aria-pressed')).toBe(wanted))
    expect(heart.getAttribute('aria-pressed')).toBe('false')
    expect(heart.textContent).toContain('4 likes')
    await waitFor(() => expect(thumb.hasAttribute('aria-busy')).toBe(false))
  }
  expect(said).toEqual(['dislikes', 'none'])
})

test('a refused like is reverted and shows the reason', async () => {
  renderOnPage(<LikeButton gameId={1} />, {
    answers: [
      answering(centreCalls.readOpinions, () => ok(opinions('none', 4))),
      answering(centreCalls.rateGame, () => refuse('TooFast', { retrySec: 5 })),
    ],
  })
  const heart = await screen.findByRole('button', { name: /Like/ })
  fireEvent.click(heart)
  await screen.findByRole('alert')
  expect(heart.getAttribute('aria-pressed')).toBe('false')
  expect(heart.textContent).toContain('4 likes')
})

test('a like before playing shows when it will count', async () => {
  renderOnPage(<LikeButton gameId={1} />, {
    answers: [answering(centreCalls.readOpinions, () => ok(opinions('likes', 0, false)))],
  })
  await screen.findByText(/played for 30 seconds/)
  expect(screen.getByRole('button', { name: /Like/ }).textContent).not.toContain('likes')
})

test('favourites show liked games, loaded in parts', async () => {
  const parts: Record<string, object> = {
    '': { games: [card(1, 'Sudoku')], hasMore: true, cursor: '50' },
    50: { games: [card(2, 'Pool')], hasMore: false },
  }
  renderOnPage(<LikedGames />, {
    answers: [answering(centreCalls.listLiked, ({ cursor = '' }) => ok(parts[cursor] as never))],
  })
  const sudoku = await screen.findByRole('link', { name: 'Sudoku' })
  expect(sudoku.getAttribute('href')).toBe('/g/sudoku')
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByRole('link', { name: 'Pool' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('without a favourite the page explains how to get one, and links to the games', async () => {
  renderOnPage(<LikedGames />, {
    answers: [answering(centreCalls.listLiked, () => ok({ games: [], hasMore: false }))],
  })
  expect(await screen.findByText('No favourites yet')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Find a game' }).getAttribute('href')).toBe('/games')
})

test('a liked game links to the favourites', async () => {
  const opinions = { opinion: 'likes' as const, likes: 1, dislikes: 0, isCounted: true }
  renderOnPage(<LikeButton gameId={1} />, {
    answers: [answering(centreCalls.readOpinions, () => ok(opinions))],
  })
  const favourites = await screen.findByRole('link', { name: 'Favourites' })
  expect(favourites.getAttribute('href')).toBe('/games?list=liked')
})
