// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderOnPage } from '#apps/testing/page-around.tsx'
import { speechOf } from '#kit/i18n/testing/speech-of.ts'
import { SpeechContext } from '#kit/i18n/use-messages.ts'
import { connectSound } from '#kit/sound/portal-sound.ts'
import type { SoundPlayer } from '#kit/sound/player.ts'
import { seconds } from '#kit/time/time.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { NavigationContext, standingNavigation } from '#kit/web/navigation.ts'
import { cloudTrigger, TICKET_KEY } from './cloud-trigger.ts'
import CloudOverlay from './CloudOverlay.tsx'
import { learnTimeLeft, minimiseTicket, startAnew } from './cloud-store.ts'
import { cloudServer, type CloudServer } from '#apps/testing/cloud-server.ts'
import { keptPlayOf, statusOf, turnOf, waitingOf } from './testing/cloud-samples.ts'
import { TimeTip } from './TimeTip.tsx'

let server: CloudServer

beforeEach(() => {
  // The wire tells whole seconds.
  vi.useFakeTimers({ now: seconds(1_800_000_000) })
  teachDialogs()
  localStorage.clear()
  startAnew()
  server = cloudServer()
})
afterEach(() => {
  act(() => vi.runOnlyPendingTimers())
  cleanup()
  vi.useRealTimers()
})

const pass = (time = 20) => act(() => vi.advanceTimersByTimeAsync(time))

/** The overlay on the page of a route. */
async function showOn(name: string, layout: 'portal' | 'game' | 'bare' = 'portal') {
  const route = {
    name,
    layout,
    path: '/',
    screen: () => Promise.reject(new Error('A standing page has no other screen')),
    head: () => ({ title: '', description: '' }),
  }
  const view = { route, params: {}, address: '/', path: '/', Screen: () => null }
  const navigation = standingNavigation(view, (address) => address)
  renderOnPage(
    <NavigationContext value={navigation}>
      <CloudOverlay />
    </NavigationContext>,
    { answers: server.answers },
  )
  await pass()
}
async function press(name: string | RegExp, inside: HTMLElement = document.body) {
  fireEvent.click(within(inside).getByRole('button', { name }))
  await pass()
}
/** What is said beside the silent places of toasts. */
const said = (role: 'alert' | 'status') =>
  screen
    .queryAllByRole(role)
    .map(({ textContent }) => textContent)
    .filter(Boolean)
    .join()
const pill = () => screen.queryByRole('button', { name: 'Keep: 3 in line. Show the ticket' })

describe('the minimised queue [2.27]', () => {
  beforeEach(() => {
    server.status = statusOf(waitingOf())
  })

  test('is a pill on any other page, and opens the ticket [4.10]', async () => {
    await showOn('games')
    expect(pill()?.textContent).toBe('36m')
    fireEvent.click(pill()!)
    await pass()
    const ticket = screen.getByRole('dialog')
    expect(within(ticket).getByText('3').parentElement!.textContent).toBe('3 in line')
    await press('Make the ticket small', ticket)
    expect(said('status')).toBe('')
    expect(pill()).toBeTruthy()
  })

  test('is shown on the hub only when the ticket was minimised', async () => {
    await showOn('cloud')
    expect(pill()).toBeNull()
    act(minimiseTicket)
    expect(pill()).toBeTruthy()
  })

  test('is not shown over a running cloud game', async () => {
    await showOn('cloud-play', 'bare')
    expect(pill()).toBeNull()
  })

  test('is stored in the browser while there is a ticket, and no longer', async () => {
    await showOn('games')
    expect(localStorage.getItem(TICKET_KEY)).toBe('3')
    expect(cloudTrigger.read()).toBe(true)
    server.status = statusOf(null)
    await pass(5200)
    expect(localStorage.getItem(TICKET_KEY)).toBeNull()
    expect(pill()).toBeNull()
  })

  test('links back to a reserved play', async () => {
    server.status = statusOf(null, keptPlayOf())
    await showOn('games')
    expect(screen.getByRole('link', { name: /Back to Keep/ }).getAttribute('href')).toBe('/cloud')
  })
})

describe('the turn on any page [4.8]', () => {
  const heard: string[] = []
  beforeEach(() => {
    heard.length = 0
    connectSound({
      play: (name: string) => void heard.push(name),
      vibrate: () => void heard.push('vibration'),
      duck: () => undefined,
    } as unknown as SoundPlayer)
    server.status = statusOf(turnOf(seconds(40)))
  })

  test('is announced once, with a sound and a vibration', async () => {
    await showOn('game', 'game')
    expect(said('alert')).toBe('Your turnKeep is ready for you.')
    await pass(6000)
    expect(heard).toEqual(['claim', 'vibration'])
  })

  test('takes no focus from the running game', async () => {
    const board = document.body.appendChild(document.createElement('button'))
    board.focus()
    await showOn('game', 'game')
    expect(document.activeElement).toBe(board)
    expect(screen.queryByRole('dialog')).toBeNull()
    board.remove()
  })

  test('can be entered or given up [4.10]', async () => {
    await showOn('games')
    await press('Give up')
    await press('Stay', screen.getByRole('alertdialog'))
    await press('Enter now')
    expect(server.done).toEqual([['start', { gameKey: 'keep', lineKey: 'lagoon' }]])
  })

  test('is shown in the title of a background tab, and the title is restored', async () => {
    document.title = 'Islet'
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await showOn('games')
    expect(document.title).toBe('Your turn: Keep')
    await pass(1000)
    expect(document.title).toBe('Islet')
    await pass(1000)
    expect(document.title).toBe('Your turn: Keep')
    hidden.mockReturnValue(false)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(document.title).toBe('Islet')
    hidden.mockRestore()
  })

  test('that was missed says so, and the player may queue again [4.9] [8.6]', async () => {
    await showOn('games')
    await pass(39_000)
    server.status = statusOf(null)
    await pass(3000)
    expect(said('alert')).toContain('You failed to enter the game in time, please queue again')
    await press('Queue again')
    expect(server.done).toEqual([['join', { gameKey: 'keep', lineKey: 'lagoon' }]])
  })
})

describe('the tip of the remaining time [2.17] [2.24] [3.9]', () => {
  beforeEach(startAnew)

  test('is shown on any page until time was added, and not twice beside the cloud player', async () => {
    server.status = statusOf(null, null, 290)
    learnTimeLeft(290, 300)
    await showOn('settings')
    expect(said('status')).toContain('of cloud time left')
    cleanup()
    await showOn('cloud-play', 'bare')
    expect(said('status')).not.toContain('of cloud time left')
    cleanup()
    server.status = statusOf(null, null, 3600)
    await showOn('settings')
    expect(said('status')).not.toContain('of cloud time left')
  })

  const tip = (tipSeconds: number, secondsLeft: number) => (
    <SpeechContext value={{ language: 'en', say: speechOf('en') }}>
      <TimeTip tipSeconds={tipSeconds} secondsLeft={secondsLeft} />
    </SpeechContext>
  )

  test('shows how much is left from a threshold on', () => {
    const { rerender } = render(tip(0, 700))
    expect(screen.queryByRole('status')).toBeNull()
    rerender(tip(300, 300))
    expect(screen.getByRole('status').textContent).toBe('5m of cloud time left')
    expect(screen.getByRole('link', { name: 'Get more' }).getAttribute('target')).toBe('_blank')
  })

  test('once closed returns at the next threshold, urgently in the last minute', () => {
    const { rerender } = render(tip(300, 300))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    rerender(tip(300, 290))
    expect(screen.queryByRole('status')).toBeNull()
    rerender(tip(60, 59))
    expect(screen.getByRole('alert').textContent).toBe('Less than a minute of cloud time left')
  })
})
