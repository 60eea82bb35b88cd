// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import { ok, refuse } from '#kit/result/result.ts'
import { dailiesCalls, type DayScore } from '../calls.ts'
import { own, today } from './testing/answers.ts'
import TodayScreen from './TodayScreen.tsx'

afterEach(cleanup)

const line = (rank: number, more: Partial<DayScore> = {}): DayScore => ({
  rank,
  userId: 70_000 + rank,
  nickname: `Player ${rank}`,
  avatar: 1,
  score: 1000 - rank,
  isFriend: false,
  ...more,
})

interface Story {
  readonly done?: readonly number[]
  readonly days?: number
  readonly lines?: readonly DayScore[]
  readonly friends?: readonly DayScore[]
  readonly isBroken?: boolean
  /** What is done was done as the visitor that the player was. */
  readonly isCarried?: boolean
}

function show({
  done = [],
  days = 0,
  lines = [],
  friends = [],
  isBroken = false,
  isCarried = false,
}: Story = {}) {
  const watched: string[] = []
  const mine = own({ done, days, longest: days + 2, freezes: 1 })
  const carried = mine.done.map(({ gameId }) => ({ gameId, score: null, rank: null, players: 0 }))
  renderOnPage(<TodayScreen onWatch={({ game, best }) => watched.push(`${game.slug} ${best.userId}`)} />, {
    answers: [
      answering(dailiesCalls.readToday, () => (isBroken ? refuse('ServerError') : ok(today))),
      answering(dailiesCalls.readOwnDays, () => ok(isCarried ? { ...mine, done: carried } : mine)),
      answering(dailiesCalls.listDayScores, () =>
        ok({
          friends: [...friends],
          scores: [...lines],
          mine: friends.find(({ isFriend }) => !isFriend) ?? null,
          players: lines.length,
          hasMore: false,
        }),
      ),
      answering(dailiesCalls.listPastDays, ({ cursor }) =>
        ok({
          days: [{ day: cursor ?? '2026-01-09', games: [{ ...today.games[0]!, isDone: true }] }],
          hasMore: cursor === undefined,
          ...(cursor === undefined ? { cursor: '2026-01-08' } : {}),
        }),
      ),
    ],
  })
  return watched
}

test('a newcomer sees three games with kind and challenge, and what begins a streak', async () => {
  show()
  const play = await screen.findByRole('link', { name: 'Play Game 2' })
  expect(play.getAttribute('href')).toBe('/g/game-2?daily=today')
  for (const kind of ['Quick', 'Clever', 'With hands']) expect(screen.getAllByText(kind)).not.toEqual([])
  expect(await screen.findByText('No days in a row yet')).toBeDefined()
  expect(screen.getByText('Finish one of the three today to begin.')).toBeDefined()
  expect(await screen.findByText('Nobody has finished Game 1 yet. Be the first.')).toBeDefined()
})

test('finished challenges have score and place, and the streak its calendar', async () => {
  show({ done: [2], days: 4 })
  expect(await screen.findByText('Place 3 of 12')).toBeDefined()
  expect(screen.getByText('140')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Play again Game 2' })).toBeDefined()
  expect(screen.getByText('4 days in a row')).toBeDefined()
  expect(screen.getByText('Longest so far: 6 days')).toBeDefined()
  expect(screen.getByText('Freezes held: 1 of 2')).toBeDefined()
  const calendar = screen.getByRole('table', { name: 'The last weeks' })
  expect(
    within(calendar)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '5Finished',
    '6A freeze stood in',
    '7Does not count',
    '8Nothing finished',
    '9Finished',
    '10Finished',
  ])
})

test('challenges finished before signing in are done, without score and place', async () => {
  show({ done: [2], days: 1, isCarried: true })
  await screen.findByRole('link', { name: 'Play again Game 2' })
  expect(document.querySelector('[data-mark="game-2"]')?.textContent).toBe('Done')
})

test('friends are listed before everybody', async () => {
  const own = line(2)
  show({ lines: [line(1), own, line(3)], friends: [own, line(3, { isFriend: true })] })
  await screen.findByText('Friends')
  const heads = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(heads).toEqual(['Friends', 'Everybody: 3 players'])
  expect(screen.getAllByText('You')).toHaveLength(2)
})

test('yesterday’s best runs can be watched', async () => {
  const watched = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Watch Game 4' }))
  expect(watched).toEqual(['game-4 70042'])
  expect(screen.getByText('No run to watch')).toBeDefined()
})

test('the archive is loaded in parts, and each day links to its own challenge', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Show earlier days' }))
  const game = await within(await screen.findByRole('region', { name: /9/ })).findByRole('link')
  expect(game.getAttribute('href')).toBe('/g/game-1?daily=2026-01-09')
  expect(game.textContent).toContain('Done')
  fireEvent.click(screen.getByRole('button', { name: 'More days' }))
  await waitFor(() => expect(screen.getAllByRole('link', { name: /Game 1/ }).length).toBeGreaterThan(2))
  expect(screen.queryByRole('button', { name: 'More days' })).toBeNull()
})

test('a failed list of the three says so and can be retried', async () => {
  show({ isBroken: true })
  expect(await screen.findByText('This did not load')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})
