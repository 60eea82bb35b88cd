// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import { ok, refuse } from '#kit/result/result.ts'
import { catalogCalls, type Rail } from '../calls.ts'
import { HomeRails } from './HomeRails.tsx'
import { PLAYED_GAMES_KEY } from './recent-games.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const rail = (kind: string, more: Partial<Rail> = {}): Rail => ({
  kind,
  games: [1, 2, 3, 4].map((place) => ({
    slug: `${kind}-${place}`,
    title: `${kind} ${place}`,
    cover: '/covers/a.svg',
    tone: '#112233',
  })),
  ...more,
})

/** What was asked for the whole list, in its order. */
let asked: (readonly string[] | undefined)[]
const show = ({ isBroken = false } = {}) => {
  asked = []
  renderOnPage(<HomeRails />, {
    answers: [
      answering(catalogCalls.listRails, ({ isWhole, played }) => {
        if (!isWhole) return ok({ rails: [rail('new')] })
        asked.push(played)
        if (isBroken) return refuse('ServerError')
        const basis = { slug: 'sudoku', title: 'Sudoku' }
        return ok({ rails: [...(played ? [rail('because', { basis })] : [rail('new')]), rail('puzzle')] })
      }),
    ],
  })
}
const heads = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('a newcomer sees the first rails, then all of them, each with its page', async () => {
  show()
  await waitFor(() => expect(heads()).toEqual(['New games', 'Puzzle games']))
  expect(asked).toEqual([undefined])
  const puzzle = screen.getByRole('region', { name: 'Puzzle games' })
  expect(within(puzzle).getByRole('link', { name: 'Puzzle games' }).getAttribute('href')).toBe(
    '/games/puzzle',
  )
  expect(within(puzzle).getAllByRole('listitem')).toHaveLength(4)
  expect(linkOf('All games')).toBe('/games?list=all')
  expect(linkOf('Five-minute games')).toBe('/games/five-minutes')
})

test('who has played is shown their own rails, which tell the server what this browser knows', async () => {
  const game = { family: 'sudoku', title: 'Sudoku', cover: '', tone: '', ground: [] }
  const played = Array.from({ length: 12 }, (_, place) => ({ ...game, slug: `game-${place}` }))
  localStorage.setItem(PLAYED_GAMES_KEY, JSON.stringify(played))
  show()
  await waitFor(() => expect(heads()).toEqual(['Because you played Sudoku', 'Puzzle games']))
  expect(asked).toEqual([played.slice(0, 10).map(({ slug }) => slug)])
  expect(linkOf('Because you played Sudoku')).toBe('/g/sudoku')
})

test('when the others do not come, the first ones stay', async () => {
  show({ isBroken: true })
  await waitFor(() => expect(asked).toHaveLength(1))
  await waitFor(() => expect(heads()).toEqual(['New games']))
})
