// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import { ok, refuse } from '#kit/result/result.ts'
import { catalogCalls, type Rail } from '../calls.ts'
import { FurtherGames } from './FurtherGames.tsx'
import { PLAYED_GAMES_KEY } from './recent-games.ts'

/** There is no page to go to. */
const stay = (event: Event) => event.preventDefault()
beforeEach(() => {
  localStorage.clear()
  document.addEventListener('click', stay)
})
afterEach(cleanup)

const rail = (kind: string, title: string, path = `/games/${kind}`): Rail => ({
  kind,
  title,
  path,
  games: [1, 2, 3, 4].map((place) => ({
    slug: `${kind}-${place}`,
    title: `${kind} ${place}`,
    cover: '/covers/a.svg',
    tone: '#112233',
    ...(kind === 'today' ? { path: `/g/today-${place}?daily=today` } : {}),
  })),
})

/** What was asked for the whole list, in its order. */
let asked: (readonly string[] | undefined)[]
let opened: object[]
const show = ({ isBroken = false } = {}) => {
  asked = []
  opened = []
  renderOnPage(<FurtherGames />, {
    answers: [
      answering(catalogCalls.listRails, ({ isWhole, played }) => {
        expect(isWhole).toBe(true)
        asked.push(played)
        if (isBroken) return refuse('ServerError')
        const first = played
          ? rail('because', 'Because you played Sudoku', '/g/sudoku')
          : rail('new', 'New games')
        return ok({
          rails: [rail('today', 'Today’s three', '/today'), first, rail('puzzle', 'Puzzle games')],
        })
      }),
      answering(catalogCalls.openFromRail, (open) => {
        opened.push(open)
        return ok({ ok: true })
      }),
    ],
  })
}
const heads = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('a newcomer sees rails from one call, each with its page', async () => {
  show()
  await waitFor(() => expect(heads()).toEqual(['Today’s three', 'New games', 'Puzzle games']))
  expect(asked).toEqual([undefined])
  const puzzle = screen.getByRole('region', { name: 'Puzzle games' })
  expect(within(puzzle).getByRole('link', { name: 'Puzzle games' }).getAttribute('href')).toBe(
    '/games/puzzle',
  )
  // The games of lower rails come when the page has time.
  expect(await within(puzzle).findAllByRole('listitem')).toHaveLength(4)
  // The link of this name above the wall leads there, too.
  expect(linkOf('All games')).toBe('/games')
  expect(linkOf('Today’s three')).toBe('/today')
  expect(linkOf('today 2')).toBe('/g/today-2?daily=today')
  expect(linkOf('Five-minute games')).toBe('/games/five-minutes')
})

test('a player gets personal rails, from the games that this browser knows', async () => {
  const game = { family: 'sudoku', title: 'Sudoku', cover: '', tone: '', ground: [] }
  const played = Array.from({ length: 12 }, (_, place) => ({ ...game, slug: `game-${place}` }))
  localStorage.setItem(PLAYED_GAMES_KEY, JSON.stringify(played))
  show()
  await waitFor(() => expect(heads()).toEqual(['Today’s three', 'Because you played Sudoku', 'Puzzle games']))
  expect(asked).toEqual([played.slice(0, 10).map(({ slug }) => slug)])
  expect(linkOf('Because you played Sudoku')).toBe('/g/sudoku')
})

test('without rails the lists with pages are shown', async () => {
  show({ isBroken: true })
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(heads()).toEqual([])
  expect(linkOf('New games')).toBe('/games/new')
})

test('opening a game tells the server the rail and the rails above it', async () => {
  show()
  fireEvent.click(await screen.findByRole('link', { name: 'puzzle 3' }))
  expect(opened).toEqual([{ kind: 'puzzle', passed: ['today', 'new'], slug: 'puzzle-3' }])
  fireEvent.click(screen.getByRole('link', { name: 'Puzzle games' }))
  expect(opened).toHaveLength(1)
})

test('opening a challenge of today does not change the personal order', async () => {
  show()
  fireEvent.click(await screen.findByRole('link', { name: 'today 1' }))
  expect(opened).toEqual([])
})
