// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answering, renderOnPage, type Answering } from '#apps/testing/page-around.tsx'
import type { ResultOf } from '#kit/contract/call.ts'
import { ok, refuse } from '#kit/result/result.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { before, minutes } from '#kit/time/time.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { savesCalls } from '../calls.ts'
import { SavesPart } from './SavesPart.tsx'

type Saves = ResultOf<typeof savesCalls.listSaves>['saves']
const MOST = 512 * 1024

beforeEach(() => {
  teachDialogs()
  localStorage.clear()
})
afterEach(cleanup)

const line = (key: string, title: string, device = 'android'): Saves[number] => ({
  key,
  title,
  bytes: 2100,
  savedAt: before(systemClock(), minutes(5)),
  device,
})

async function show(read: () => Saves, more: readonly Answering[] = []) {
  renderOnPage(<SavesPart />, {
    answers: [
      answering(savesCalls.listSaves, () => {
        const saves = read()
        return ok({ saves, bytes: saves.length * 2100, mostBytes: MOST })
      }),
      ...more,
    ],
  })
  await screen.findByRole('region', { name: 'Saved games' })
}

/** Says yes to the question. */
const sure = async (title: string) => {
  const question = await screen.findByRole('alertdialog', { name: title })
  await act(async () => fireEvent.click(within(question).getByRole('button', { name: 'Erase' })))
}

test('without saves the page says how to get some', async () => {
  await show(() => [])
  await screen.findByText('Nothing saved yet')
  expect(screen.getByRole('link', { name: 'Find a game' }).getAttribute('href')).toBe('/games')
})

test('each save shows its game, size, time and device', async () => {
  await show(() => [line('settings', '', 'ios'), line('game:2048', '2048'), line('game:old', '', 'other')])
  const [settings, game, gone] = await screen.findAllByRole('listitem')
  expect(settings?.textContent).toContain('Settings')
  expect(settings?.textContent).toContain('3 kB, 5 minutes ago, from iOS')
  expect(within(game!).getByRole('link', { name: '2048' }).getAttribute('href')).toBe('/g/2048')
  expect(gone?.textContent).toContain('A game that is no longer here')
  expect(gone?.textContent).toContain('from another device')
  expect(screen.getByText('7 of 512 kB used')).toBeDefined()
})

test('one is erased after a confirmation, on the account and in this browser', async () => {
  let saves = [line('game:2048', '2048'), line('game:snake', 'Snake')]
  for (const { key } of saves) localStorage.setItem(key, '{}')
  const asked: unknown[] = []
  await show(
    () => saves,
    [
      answering(savesCalls.eraseSaves, (params) => {
        asked.push(params)
        saves = saves.slice(1)
        return ok({ keys: ['game:2048'], version: 3 })
      }),
    ],
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Erase what is saved of 2048?' }))
  await sure('Erase what is saved of 2048?')
  await screen.findByText('3 of 512 kB used')
  expect(asked).toEqual([{ keys: ['game:2048'] }])
  expect([localStorage.getItem('game:2048'), localStorage.getItem('game:snake')]).toEqual([null, '{}'])
})

test('saves that cannot be erased stay, and the page shows the reason', async () => {
  localStorage.setItem('game:2048', '{}')
  await show(
    () => [line('game:2048', '2048')],
    [answering(savesCalls.eraseSaves, () => refuse('Closed' as never))],
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Erase all' }))
  await sure('Erase all saved games?')
  await screen.findByText('This is closed for now')
  expect(localStorage.getItem('game:2048')).toBe('{}')
})
