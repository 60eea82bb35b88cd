// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { beginHub, endHub, pass, press, said, sheet, showHub } from '#apps/testing/cloud-hub.tsx'
import type { CloudServer } from '#apps/testing/cloud-server.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { seconds } from '#kit/time/time.ts'
import { cloudStore } from './cloud-store.ts'
import { takeJoin } from './kept-join.ts'
import { gameOf, keptPlayOf, lineOf, statusOf, turnOf, waitingOf } from './testing/cloud-samples.ts'

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

describe('the ticket [2.26]', () => {
  beforeEach(() => {
    server.status = statusOf(waitingOf())
  })

  test('shows place, wait and line [4.8] [3.12]', async () => {
    await show()
    const ticket = screen.getByRole('region', { name: 'Your ticket' })
    expect(within(ticket).getByRole('status').textContent).toBe('3 in line')
    expect(within(ticket).getByText('6m')).toBeTruthy()
    expect(within(ticket).getByText('Lagoon')).toBeTruthy()
    expect(within(ticket).getByRole('link', { name: 'Play 2048 meanwhile' }).getAttribute('href')).toBe(
      '/g/2048',
    )
  })

  test('shows no wait that has not been measured', async () => {
    server.status = statusOf(waitingOf({ waitMinutes: null }))
    await show()
    expect(screen.getByText('Not known yet')).toBeTruthy()
  })

  test('advances without a socket [4.8]', async () => {
    await show()
    server.status = statusOf(waitingOf({ position: 2 }))
    await pass(5200)
    expect(said('status')).toBe('2 in line')
  })

  test.for([
    ['Leave', ['leave']],
    ['Stay', []],
  ] as const)('is given up only after a confirmation: %s [4.10]', async ([answer, expected]) => {
    await show()
    await press('Leave line')
    await press(answer, screen.getByRole('alertdialog'))
    expect(done()).toEqual(expected)
    expect(screen.queryByRole('region', { name: 'Your ticket' }) === null).toBe(answer === 'Leave')
  })

  test('can be minimised [2.27] [4.10]', async () => {
    await show()
    await press('Make the ticket small')
    expect(screen.queryByRole('region', { name: 'Your ticket' })).toBeNull()
    expect(cloudStore.read().isTicketSmall).toBe(true)
  })

  test('changes the line only after a confirmation [2.25] [4.11]', async () => {
    server.lines = [lineOf('Lagoon', { load: 'busy', queued: 5 }), lineOf('Harbour')]
    await show()
    fireEvent.click(screen.getByRole('radio', { name: /Harbour/ }))
    await pass()
    expect(done()).toEqual([])
    await press('Switch', screen.getByRole('alertdialog'))
    expect(server.done).toEqual([
      ['leave', {}],
      ['join', { gameKey: 'keep', lineKey: 'harbour' }],
    ])
  })
})

describe('starting another game while one is queued or played [4.11]', () => {
  const both = () => [gameOf('Keep'), gameOf('Mines')]

  test.for([
    ['Switch', ['leave', 'start']],
    ['Cancel', []],
  ] as const)('asks before the place is given up: %s', async ([answer, expected]) => {
    server.games = both()
    server.status = statusOf(waitingOf())
    await openSheet('Mines')
    await press('Play', sheet())
    const question = screen.getByRole('alertdialog')
    expect(question.textContent).toContain('Switch to Mines?')
    expect(question.textContent).toContain('You are in line for Keep.')
    await press(answer, question)
    expect(done()).toEqual(expected)
  })

  test('asks before it ends a play', async () => {
    server.games = both()
    server.status = statusOf(null, keptPlayOf())
    await openSheet('Mines')
    await press('Play', sheet())
    expect(screen.getByRole('alertdialog').textContent).toContain('You are playing Keep.')
    await press('Switch', screen.getByRole('alertdialog'))
    expect(done()).toEqual(['stop', 'start'])
  })
})

describe('the player’s turn [4.8]', () => {
  beforeEach(() => {
    server.status = statusOf(turnOf(seconds(40)))
  })

  test('counts down by the server’s clock, and admits the player', async () => {
    await show()
    expect(said('alert')).toBe('Your turnKeep is ready for you.')
    expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('40 seconds left')
    await pass(10_000)
    expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('30 seconds left')
    await press('Enter now')
    expect(server.done).toEqual([['start', { gameKey: 'keep', lineKey: 'lagoon' }]])
  })

  test('can be given up after a confirmation [4.10]', async () => {
    await show()
    await press('Give up')
    await press('Give up', screen.getByRole('alertdialog'))
    expect(done()).toEqual(['leave'])
    expect(screen.queryByText(/failed to enter/)).toBeNull()
  })

  test('that was missed says so, and the player may queue again [4.9] [8.6]', async () => {
    await show()
    await pass(39_000)
    server.status = statusOf(null)
    await pass(3000)
    expect(said('alert')).toBe('You failed to enter the game in time, please queue again')
    await press('Queue again')
    expect(server.done).toEqual([['join', { gameKey: 'keep', lineKey: 'lagoon' }]])
    expect(screen.getByRole('region', { name: 'Your ticket' })).toBeTruthy()
  })

  test('that was entered too late for the server says so, too [4.9] [8.6]', async () => {
    server.noSeat = 'TurnMissed'
    await show()
    await press('Enter now')
    expect(screen.getByText('You failed to enter the game in time, please queue again')).toBeTruthy()
  })
})

describe('a reserved play [4.8]', () => {
  test('shows for how long, and is continued', async () => {
    server.status = statusOf(null, keptPlayOf())
    await show()
    expect(screen.getByText('Your seat is kept for 50 seconds.')).toBeTruthy()
    await press('Continue')
    expect(done()).toEqual(['continue'])
    expect(takeJoin()?.playId).toBe('P1')
  })

  test('is ended after a confirmation', async () => {
    server.status = statusOf(null, keptPlayOf({ keptUntil: null }))
    await show()
    await press('End game')
    await press('End game', screen.getByRole('alertdialog'))
    expect(done()).toEqual(['stop'])
    expect(screen.queryByText('In play')).toBeNull()
  })
})
