// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import { ok, refuse } from '#kit/result/result.ts'
import { catalogCalls, type GameCard } from '../calls.ts'
import NotFoundScreen from './NotFoundScreen.tsx'
import { SearchField } from './SearchField.tsx'
import { SearchResults } from './SearchResults.tsx'
import { useSearch } from './use-search.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const card = (slug: string): GameCard => ({
  gameId: slug.length,
  slug,
  title: `The ${slug}`,
  pitch: '',
  cover: `/covers/${slug}.svg`,
  genre: 'puzzle',
  tags: [],
  orientation: 'any',
  players: 1,
  tone: '#112233',
})

function Search() {
  const { typed, setTyped, isSearching, found, error, keyword } = useSearch()
  return (
    <>
      <SearchField typed={typed} onType={setTyped} count={44} />
      {isSearching && <SearchResults found={found} error={error} keyword={keyword} />}
    </>
  )
}

function show(stock: readonly string[]) {
  const keywords: string[] = []
  const search = answering(catalogCalls.searchGames, ({ keyword }) => {
    keywords.push(keyword)
    const games = stock.filter((slug) => slug.startsWith(keyword)).map(card)
    const isFound = games.length > 0
    const tags = keyword === 'puzzle' ? ['puzzle'] : []
    return ok({ games: isFound ? games : stock.map(card), tags, isFound, hasMore: false })
  })
  renderOnPage(<Search />, { answers: [search] })
  return keywords
}
const field = () => screen.getByRole('searchbox', { name: 'Search games' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

test('search waits for a pause in typing', async () => {
  const keywords = show(['pool'])
  type('p')
  await wait(149)
  type('po')
  await wait(149)
  expect(keywords).toEqual([])
  await wait(1)
  expect(keywords).toEqual(['po'])
  expect(screen.getByRole('link', { name: /The pool/ }).getAttribute('href')).toBe('/g/pool')
  expect(screen.getAllByRole('status')[0]!.textContent).toBe('1 game found')
})

test('results stay until the next answer arrives', async () => {
  show(['pool', 'golf'])
  type('pool')
  await wait(200)
  type('golf')
  expect(screen.getByRole('link', { name: /The pool/ })).toBeDefined()
  await wait(200)
  expect(screen.queryByRole('link', { name: /The pool/ })).toBeNull()
  expect(screen.getByRole('link', { name: /The golf/ })).toBeDefined()
})

test('an empty result says so and offers alternatives', async () => {
  show(['pool'])
  type('  chess ')
  await wait(200)
  expect(screen.getByText('No game washed ashore for “chess”')).toBeDefined()
  expect(screen.getByRole('link', { name: 'All games' }).getAttribute('href')).toBe('/games')
  expect(screen.getAllByRole('status')[0]!.textContent).toBe('No game found')
  expect(screen.getByRole('heading', { name: 'Popular games' })).toBeDefined()
  expect(screen.getByRole('link', { name: /The pool/ })).toBeDefined()
})

test('a search that fails says so', async () => {
  const search = answering(catalogCalls.searchGames, () => refuse('TooFast', { retrySec: 5 }))
  renderOnPage(<Search />, { answers: [search] })
  type('pool')
  await wait(200)
  const said = screen.getAllByRole('alert').map(({ textContent }) => textContent)
  expect(said.filter((one) => one !== '')).toHaveLength(1)
})

test('a matching category is first', async () => {
  show(['puzzle'])
  type('puzzle')
  await wait(200)
  expect(screen.getAllByRole('link')[0]!.getAttribute('href')).toBe('/games/puzzle')
})

test('the cleared field ends the search', async () => {
  show(['pool'])
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull()
  type('pool')
  await wait(200)
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(field()).toHaveProperty('value', '')
  expect(screen.queryByRole('link')).toBeNull()
})

test('spaces alone search nothing', async () => {
  const keywords = show(['pool'])
  type('   ')
  await wait(200)
  expect(keywords).toEqual([])
  expect(screen.queryByRole('link')).toBeNull()
})

test.for([
  ['/nowhere', 'Page Not Found: /nowhere'],
  ['/caf%C3%A9', 'Page Not Found: /café'],
  ['/%', 'Page Not Found: /%'],
])('[2.21] [8.9] the page %s is "%s"', async ([path, note]) => {
  renderOnPage(<NotFoundScreen />, { path: path! })
  expect(screen.getByText('ERROR 404')).toBeDefined()
  expect(screen.getByText(note!)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/')
})

test('a missing page offers games', async () => {
  const list = answering(catalogCalls.listGames, () =>
    ok({ games: [card('sudoku'), card('pool')], total: 2, hasMore: false, featured: card('pool') }),
  )
  renderOnPage(<NotFoundScreen />, { path: '/shtml/gone', answers: [list] })
  await wait(0)
  const links = within(screen.getByRole('list')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/g/sudoku', '/g/pool'])
})

test('a misspelt game suggests the right one', async () => {
  const wanted: string[] = []
  const near = answering(catalogCalls.findNearest, ({ slug }) => {
    wanted.push(slug)
    return ok({ game: card('sudoku') })
  })
  renderOnPage(<NotFoundScreen />, { path: '/g/sudoko', answers: [near] })
  await wait(0)
  expect(wanted).toEqual(['sudoko'])
  const link = screen.getByRole('link', { name: 'Did you mean The sudoku?' })
  expect(link.getAttribute('href')).toBe('/g/sudoku')
})
