// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { beginHub, endHub, pass, press, sheet, showHub } from '#apps/testing/cloud-hub.tsx'
import type { CloudServer } from '#apps/testing/cloud-server.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { cloudStore } from './cloud-store.ts'
import { takeJoin } from './kept-join.ts'
import { gameOf, lineOf, statusOf, waitingOf } from './testing/cloud-samples.ts'

let server: CloudServer

beforeEach(() => {
  server = beginHub()
})
afterEach(endHub)

const show = (language?: Language) => showHub(server, language)
const done = () => server.done.map(([name]) => name)
async function openSheet(game = 'Keep') {
  await show()
  await press(new RegExp(`^${game}`))
}

describe('the hub [2.5]', () => {
  test('shows the time that is left, the rules and the games [2.23] [2.24] [2.41]', async () => {
    server.games = [gameOf('Keep'), gameOf('Mines', { load: 'busy', online: 2 })]
    await show()
    expect(screen.getByRole('link', { name: '10m left' }).getAttribute('href')).toBe('/coconut?part=time')
    expect(screen.getByRole('link', { name: 'How cloud time works' }).getAttribute('href')).toBe(
      '/rules/cloud-time',
    )
    expect(screen.getByRole('button', { name: /^Keep/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: /Busy.*Mines.*2 playing/ })).toBeTruthy()
  })

  test('tells a newcomer of the gift [9.1]', async () => {
    server.newcomerSeconds = 600
    await show()
    expect(screen.getByText('A welcome gift: 10m of cloud play.')).toBeTruthy()
  })

  test('finds games by text, kind and order', async () => {
    server.games = [gameOf('Keep'), gameOf('Mines')]
    await show()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'min' } })
    await pass(300)
    expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull()
    expect(screen.getByRole('button', { name: /^Mines/ })).toBeTruthy()
    await press('Puzzle')
    fireEvent.click(screen.getByRole('radio', { name: 'New' }))
    await pass()
    expect(server.wishes.at(-1)).toEqual({ keyword: 'min', tag: 'puzzle', sort: 'new', pageSize: 24 })
  })

  test('says when nothing is found, and links back to all', async () => {
    await show()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzz' } })
    await pass(300)
    expect(screen.getByText('No game found')).toBeTruthy()
    await press('Show all')
    expect(screen.getByRole('button', { name: /^Keep/ })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })

  test('tells how many games there are, and no other number [9.9]', async () => {
    await show()
    expect(screen.getByText('1 game')).toBeTruthy()
  })

  test('says when no line is open, and links to the other games', async () => {
    server.lineCount = 0
    server.games = []
    await show()
    expect(screen.getByRole('heading', { name: 'The cloud is closed right now' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Other games' }).getAttribute('href')).toBe('/games')
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  test('says that the first games are being installed, and opens by itself when they are ready', async () => {
    server.lineCount = 0
    server.games = []
    server.reason = 'coming'
    await show()
    expect(screen.getByRole('heading', { name: 'Cloud games are on their way' })).toBeTruthy()
    expect(cloudStore.read().isOpen).toBe(false)
    server.lineCount = 1
    server.games = [gameOf('Tux')]
    server.reason = 'ok'
    await pass(6000)
    expect(screen.queryByRole('heading', { name: 'Cloud games are on their way' })).toBeNull()
    expect(screen.getByText('1 game')).toBeTruthy()
  })

  test('says why an account may not play [3.9]', async () => {
    server.reason = 'banned'
    await show()
    expect(screen.getByText('This account may not play in the cloud.')).toBeTruthy()
    expect(cloudStore.read().isOpen).toBe(false)
  })

  test('is in the language of the page', async () => {
    server.status = statusOf(waitingOf({ position: 14 }))
    await show('de')
    expect(screen.getByText('Einstieg in etwa')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Reihe verlassen' })).toBeTruthy()
  })
})

describe('the lines of a game [2.25]', () => {
  test('show their load, queue and wait, and the best one is chosen [3.12]', async () => {
    server.lines = [
      lineOf('Lagoon', { load: 'busy', queued: 14, waitMinutes: 6 }),
      lineOf('Reef', { load: 'full', queued: 38 }),
      lineOf('Harbour'),
    ]
    await openSheet()
    const [lagoon, reef, harbour] = within(sheet()).getAllByRole('radio')
    expect(lagoon!.closest('label')!.textContent).toBe('Lagoon14 in line6mBusy')
    expect(reef!.closest('label')!.textContent).toBe('Reef38 in lineFull')
    expect(harbour!.closest('label')!.textContent).toBe('HarbourNo waitOpen')
    expect((harbour as HTMLInputElement).checked).toBe(true)
  })

  test('show how far away they are, as measured', async () => {
    server.lines = [lineOf('Lagoon', { pingUrl: '/ping-here' })]
    await openSheet()
    await pass(50)
    expect(fetch).toHaveBeenCalledTimes(3)
    expect(within(sheet()).getByText(/^\d+ ms$/)).toBeTruthy()
  })

  test('that are all closed show it', async () => {
    server.lines = []
    await openSheet()
    expect(within(sheet()).getByText('All lines are closed right now')).toBeTruthy()
    expect(within(sheet()).queryByRole('button', { name: 'Play' })).toBeNull()
  })

  test('are read again while the page is visible', async () => {
    await openSheet()
    server.lines = [lineOf('Lagoon', { load: 'busy', queued: 1 })]
    await pass(10_500)
    expect(within(sheet()).getByText('Busy')).toBeTruthy()
    expect(within(sheet()).getByRole('button', { name: 'Join line' })).toBeTruthy()
  })
})

describe('the big button of a game', () => {
  test('takes a free seat and opens the player with its join token [4.8] [3.9]', async () => {
    await openSheet()
    await press('Play', sheet())
    expect(server.done).toEqual([['start', { gameKey: 'keep', lineKey: 'lagoon' }]])
    expect(takeJoin()?.token).toBe('T')
    expect(takeJoin()).toBeUndefined()
  })

  test('offers the line when the seat has just been taken', async () => {
    server.noSeat = 'LineFull'
    await openSheet()
    await press('Play', sheet())
    expect(
      within(sheet())
        .getByText(/has just been taken/)
        .getAttribute('role'),
    ).toBe('alert')
    await press('Join line', sheet())
    expect(done()).toEqual(['start', 'join'])
    expect(screen.getByText('3')).toBeTruthy()
  })

  test('takes a place in a busy line [4.8]', async () => {
    server.lines = [lineOf('Lagoon', { load: 'busy', queued: 2, waitMinutes: 4 })]
    await openSheet()
    await press('Join line', sheet())
    expect(server.done).toEqual([['join', { gameKey: 'keep', lineKey: 'lagoon' }]])
    // The ticket stands above the games.
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 })
  })

  test('is missing for a full line', async () => {
    server.lines = [lineOf('Lagoon', { load: 'full', queued: 50 })]
    await openSheet()
    expect(within(sheet()).getByText('This line is full. Choose another one.')).toBeTruthy()
    expect(within(sheet()).queryByRole('button', { name: /Play|Join/ })).toBeNull()
  })

  test.for([['too little is known to be left'], ['the server says so']] as const)(
    'links to more time when %s [8.6]',
    async ([why]) => {
      if (why === 'the server says so') server.noSeat = 'NotEnoughTime'
      else server.status = statusOf(null, null, 59)
      await openSheet()
      if (server.noSeat) await press('Play', sheet())
      expect(within(sheet()).getByText('Not enough time left')).toBeTruthy()
      expect(within(sheet()).getByRole('link', { name: 'Get time' }).getAttribute('href')).toBe(
        '/coconut?part=time',
      )
    },
  )

  test('is replaced by the card that a game requires [5.8]', async () => {
    server.games = [gameOf('Keep', { neededLevel: 'ss' })]
    await show()
    await press(/SS card required/)
    expect(within(sheet()).getByRole('heading', { name: 'SS card required' })).toBeTruthy()
    expect(within(sheet()).getByRole('link', { name: 'Use a card' })).toBeTruthy()
    expect(within(sheet()).queryByRole('button', { name: 'Play' })).toBeNull()
  })
})
