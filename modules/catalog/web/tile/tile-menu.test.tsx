// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import { ok, refuse } from '#kit/result/result.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { TileWall } from '#kit/ui/TileWall.tsx'
import { catalogCalls } from '../../calls.ts'
import { closeTileMenu } from './tile-menu-trigger.ts'
import { TileMenu } from './TileMenu.tsx'
import { TileWatch } from './TileWatch.tsx'

const card = (slug: string, title: string) => ({
  gameId: 7,
  slug,
  title,
  pitch: 'Fun',
  cover: '/covers/a.svg',
  genre: 'numbers',
  tags: [],
  orientation: 'any',
  players: 1,
  tone: '#112233',
})
const page = {
  ...card('sudoku', 'Sudoku'),
  family: 'sudoku',
  variant: 'sudoku',
  isRanked: true,
  scoreUnit: 'points' as const,
  ground: [],
  instructions: [],
  related: [card('kakuro', 'Kakuro')],
  kind: { slug: 'sudoku', title: 'Sudoku puzzles' },
}

teachDialogs()

let wanted: object[]
let shared: object[]
let followed: Event[]
const stay = (event: Event) => {
  if ((event.target as Element).closest('a') && !event.defaultPrevented) followed.push(event)
  event.preventDefault()
}

function show({ isBroken = false } = {}) {
  let isLess = false
  renderOnPage(
    <>
      <TileWall
        label="Games"
        firstCount={2}
        tiles={[{ id: 1, href: '/g/sudoku?lang=de', title: 'Sudoku', note: 'Fun', cover: '/covers/a.svg' }]}
      />
      <ul>
        <li>
          <a href="/g/klondike">A name in a list</a>
        </li>
      </ul>
      <TileWatch />
      <TileMenu onShare={(what) => shared.push(what)} parts={({ gameId }) => <p>Parts of {gameId}</p>} />
    </>,
    {
      answers: [
        answering(catalogCalls.readGame, () => (isBroken ? refuse('ServerError') : ok(page))),
        answering(catalogCalls.readLess, () => ok({ isLess })),
        answering(catalogCalls.wantLess, (wish) => {
          wanted.push(wish)
          isLess = wish.isLess
          return ok({ ok: true })
        }),
      ],
    },
  )
}

beforeEach(() => {
  wanted = []
  shared = []
  followed = []
  document.addEventListener('click', stay)
})
afterEach(() => {
  document.removeEventListener('click', stay)
  closeTileMenu()
  cleanup()
  vi.useRealTimers()
})

const link = () => screen.getByRole('link', { name: /^Sudoku/ })
const menu = () => screen.queryByRole('dialog')
const touch = (name: 'touchStart' | 'touchMove' | 'touchEnd', x = 10, y = 10) =>
  fireEvent[name](link(), { touches: name === 'touchEnd' ? [] : [{ clientX: x, clientY: y }] })

test('the right mouse button or the menu key opens a tile’s menu; with shift the browser’s own opens', () => {
  show()
  expect(fireEvent.contextMenu(link(), { shiftKey: true })).toBe(true)
  expect(menu()).toBeNull()
  expect(fireEvent.contextMenu(link())).toBe(false)
  expect(within(menu()!).getByRole('heading', { name: 'Sudoku' })).toBeDefined()
})

test('text links and other elements keep the browser’s context menu', () => {
  show()
  expect(fireEvent.contextMenu(screen.getByText('A name in a list'))).toBe(true)
  expect(fireEvent.contextMenu(document.body)).toBe(true)
  expect(menu()).toBeNull()
})

test('a long press opens the menu without following the link; scrolling or a short tap does not', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  show()
  touch('touchStart')
  touch('touchMove', 10, 40)
  vi.advanceTimersByTime(1000)
  expect(menu()).toBeNull()
  touch('touchStart')
  expect(touch('touchEnd')).toBe(true)
  vi.advanceTimersByTime(1000)
  expect(menu()).toBeNull()
  touch('touchStart')
  fireEvent.scroll(document)
  vi.advanceTimersByTime(1000)
  expect(menu()).toBeNull()
  touch('touchStart')
  touch('touchMove', 14, 13)
  vi.advanceTimersByTime(1000)
  expect(touch('touchEnd')).toBe(false)
  // A browser that clicks all the same clicks on nothing, once.
  fireEvent.click(link())
  expect(followed).toEqual([])
  fireEvent.click(link())
  expect(followed).toHaveLength(1)
  vi.useRealTimers()
  return waitFor(() => expect(menu()).not.toBeNull())
})

test('the menu button appears on the hovered or focused tile, and does not trigger the link', () => {
  show()
  const name = 'More about Sudoku'
  expect(screen.queryByRole('button', { name })).toBeNull()
  fireEvent.focusIn(link())
  expect(screen.getByRole('button', { name }).previousElementSibling).toBe(link())
  fireEvent.focusIn(screen.getByText('A name in a list'))
  expect(screen.queryByRole('button', { name })).toBeNull()
  fireEvent.pointerOver(link())
  fireEvent.click(screen.getByRole('button', { name }))
  expect(menu()).not.toBeNull()
  expect(followed).toEqual([])
})

test('the menu offers play, share, other actions and similar games', async () => {
  show()
  fireEvent.contextMenu(link())
  expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/g/sudoku?lang=de')
  expect(await screen.findByText('Parts of 7')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Kakuro' }).getAttribute('href')).toBe('/g/kakuro')
  expect(screen.getByRole('link', { name: 'Sudoku puzzles' }).getAttribute('href')).toBe('/hub/sudoku')
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(shared).toEqual([{ title: 'Sudoku', path: '/g/sudoku' }])
})

test('“less of this” is confirmed and can be undone in the same place', async () => {
  show()
  fireEvent.contextMenu(link())
  fireEvent.click(await screen.findByRole('button', { name: 'Less of this' }))
  expect(await screen.findByText(/no longer suggest/)).toBeDefined()
  fireEvent.click(await screen.findByRole('button', { name: 'Show it again' }))
  await screen.findByRole('button', { name: 'Less of this' })
  expect(wanted).toEqual([
    { slug: 'sudoku', isLess: true },
    { slug: 'sudoku', isLess: false },
  ])
})

test('a failed menu says so, and the game can still be played', async () => {
  show({ isBroken: true })
  fireEvent.contextMenu(link())
  const said = () =>
    within(menu()!)
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
  await waitFor(() => expect(said().join('')).not.toBe(''))
  expect(screen.getByRole('link', { name: 'Play' })).toBeDefined()
})
