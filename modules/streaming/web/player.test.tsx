// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderOnPage, settle } from '#apps/testing/page-around.tsx'
import type { Language } from '#kit/i18n/languages.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { CallError } from '#kit/web/api.ts'
import type { InputMessage, PadLayout } from '../model.ts'
import { Player } from './Player.tsx'
import type { PlayJoin } from './play/open-play.ts'
import { fakeCalls, joinOf } from './testing/fake-calls.ts'
import { fakeStreams } from './testing/fake-stream.ts'

const pad: PadLayout = {
  stick: { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' },
  buttons: [
    { place: 'a', presses: 'Space', action: 'jump' },
    { place: 'b', presses: 'ControlLeft', action: 'fire' },
    { place: 'start', presses: 'Escape', action: 'menu' },
  ],
}

let streams: ReturnType<typeof fakeStreams>
let told: string[]
let asked: string[]

interface Setting {
  readonly join?: () => PlayJoin | Promise<PlayJoin>
  readonly isTouch?: boolean
  readonly language?: Language
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

async function open({ join, isTouch = false, language = 'en' }: Setting = {}) {
  const fake = fakeCalls(join)
  asked = fake.asked
  renderOnPage(
    <Player
      name="SuperTux"
      calls={fake.calls}
      open={streams.open}
      places={{ hub: '/cloud', moreTime: '/coconut' }}
      onRefused={(refusal) => told.push(`refused ${refusal}`)}
      onLeft={() => told.push('left')}
      onAgain={() => told.push('again')}
      tip={({ tipSeconds }) => <p role="status">tip {tipSeconds}</p>}
    />,
    { language },
  )
  if (isTouch) finger('pointerDown', screen.getByRole('main', { hidden: true }))
  await settle()
}

/** jsdom has no pointer events of its own: what React reads of them is given by hand. */
function finger(
  type: 'pointerDown' | 'pointerMove' | 'pointerUp',
  target: Element,
  at = { id: 1, x: 0, y: 0 },
) {
  const event = new MouseEvent(type.toLowerCase(), {
    bubbles: true,
    cancelable: true,
    clientX: at.x,
    clientY: at.y,
  })
  Object.assign(event, { pointerId: at.id, pointerType: 'touch' })
  fireEvent(target, event)
}

const play = () => act(async () => streams.last().show())
const say = (event: Parameters<ReturnType<typeof streams.last>['say']>[0]) =>
  act(async () => streams.last().say(event))
const keys = () =>
  streams
    .last()
    .sent.filter((message): message is Extract<InputMessage, { type: 'key' }> => message.type === 'key')
    .map(({ code, isDown }) => `${code} ${isDown ? 'down' : 'up'}`)

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  teachDialogs()
  streams = fakeStreams()
  told = []
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('before the first picture', () => {
  test('the steps are shown as they happen [2.28]', async () => {
    await open()
    const current = () => screen.getAllByRole('listitem').find((item) => item.ariaCurrent === 'step')
    expect(current()?.textContent).toContain('The game starts')
    await say({
      type: 'welcome',
      streamId: 's',
      width: 640,
      height: 360,
      pointer: 'none',
      hasSound: false,
      takesText: true,
    })
    expect(current()?.textContent).toContain('The first picture')
  })

  test('after eight seconds it advises to check the network [2.28]', async () => {
    await open()
    await pass(7900)
    expect(screen.queryByText(/check your network/)).toBeNull()
    await pass(200)
    expect(screen.getByText(/check your network/)).toBeTruthy()
  })

  test('without a play it goes back with the reason [2.4]', async () => {
    await open({ join: () => Promise.reject(new CallError('TurnMissed')) })
    expect(told).toEqual(['refused TurnMissed'])
  })
})

describe('the keyboard', () => {
  test('goes to the game: press and release, without repetition', async () => {
    await open()
    await play()
    fireEvent.keyDown(document.body, { code: 'ArrowUp' })
    fireEvent.keyDown(document.body, { code: 'ArrowUp', repeat: true })
    fireEvent.keyUp(document.body, { code: 'ArrowUp' })
    expect(keys()).toEqual(['ArrowUp down', 'ArrowUp up'])
  })

  test('acts on the page only with keys that the game does not use', async () => {
    await open()
    await play()
    expect(fireEvent.keyDown(document.body, { code: 'Space' })).toBe(false)
    expect(fireEvent.keyDown(document.body, { code: 'F5' })).toBe(true)
    expect(keys()).toEqual(['Space down'])
  })

  test.for(['blur', 'pagehide'])('releases all keys when the page loses focus (%s)', async (event) => {
    await open()
    await play()
    fireEvent.keyDown(document.body, { code: 'KeyA' })
    fireEvent(window, new Event(event))
    expect(streams.last().sent.at(-1)).toEqual({ type: 'release' })
  })

  test('goes to the page while the menu is open, and nothing stays pressed in the game', async () => {
    await open()
    await play()
    fireEvent.keyDown(document.body, { code: 'KeyA' })
    fireEvent.click(screen.getByRole('button', { name: 'Options' }))
    await settle()
    expect(streams.last().sent.at(-1)).toEqual({ type: 'release' })
    fireEvent.keyDown(document.body, { code: 'KeyB' })
    expect(keys()).toEqual(['KeyA down'])
  })
})

describe('the pad', () => {
  const zoneOf = (name: string) => screen.getByRole('button', { name, hidden: true })

  test('is shown on touch screens only', async () => {
    await open({ join: () => joinOf({ pad }) })
    await play()
    expect(screen.queryByRole('button', { name: 'Jump' })).toBeNull()
    cleanup()
    await open({ join: () => joinOf({ pad }), isTouch: true })
    await play()
    expect(screen.getByRole('button', { name: 'Jump' })).toBeTruthy()
  })

  test('works with both thumbs at once: the stick, and a button to which a finger slides', async () => {
    await open({ join: () => joinOf({ pad }), isTouch: true })
    await play()
    const stick = screen.getByRole('img', { name: 'Directions' })
    finger('pointerDown', stick, { id: 1, x: 80, y: 80 })
    finger('pointerMove', stick, { id: 1, x: 130, y: 80 })
    // The group of two in middle size: the first lies at the lower left, the second at the upper right.
    finger('pointerDown', zoneOf('Jump'), { id: 2, x: 30, y: 80 })
    expect(keys()).toEqual(['ArrowRight down', 'Space down'])
    finger('pointerMove', zoneOf('Jump'), { id: 2, x: 100, y: 30 })
    finger('pointerUp', zoneOf('Jump'), { id: 2, x: 100, y: 30 })
    finger('pointerUp', stick, { id: 1, x: 130, y: 80 })
    expect(keys().slice(2)).toEqual(['Space up', 'ControlLeft down', 'ControlLeft up', 'ArrowRight up'])
  })

  test('can be pressed without touch, as by a screen reader', async () => {
    await open({ join: () => joinOf({ pad }), isTouch: true })
    await play()
    fireEvent.click(zoneOf('Jump'), { detail: 0 })
    await pass(100)
    expect(keys()).toEqual(['Space down', 'Space up'])
  })
})

test('a phone’s keyboard opens with a tap and replaces the pad', async () => {
  await open({ join: () => joinOf({ pad }), isTouch: true })
  await play()
  fireEvent.click(screen.getByRole('button', { name: 'Type text' }))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Type text' })
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('button', { name: 'Jump' })).toBeNull()
  fireEvent.input(field, { target: { value: `${field.value}ñ` } })
  expect(streams.last().sent.at(-1)).toEqual({ type: 'text', text: 'ñ' })
  fireEvent.click(screen.getByRole('button', { name: 'Hide the keyboard' }))
  expect(screen.getByRole('button', { name: 'Jump' })).toBeTruthy()
})

test('the sound waits for a gesture, with a button for it', async () => {
  await open()
  await play()
  await say({ type: 'soundBlocked', isBlocked: true })
  fireEvent.click(screen.getByRole('button', { name: 'Turn the sound on' }))
  expect(streams.last().unlocks).toBeGreaterThan(0)
  await say({ type: 'soundBlocked', isBlocked: false })
  expect(screen.queryByRole('button', { name: 'Turn the sound on' })).toBeNull()
})

test('a threshold of the remaining time is shown over the game [8.6]', async () => {
  const { calls } = fakeCalls()
  renderOnPage(
    <Player
      name="SuperTux"
      calls={{ ...calls, keep: async () => ({ totalSeconds: 300, tipSeconds: 300 }) }}
      open={streams.open}
      places={{ hub: '/cloud', moreTime: '/coconut' }}
      onRefused={() => undefined}
      onLeft={() => undefined}
      onAgain={() => undefined}
      tip={({ tipSeconds }) => <p>tip {tipSeconds}</p>}
    />,
  )
  await settle()
  await play()
  await pass(20_000)
  expect(screen.getByText('tip 300')).toBeTruthy()
})

test('a broken connection keeps the picture and counts down the seat [4.8]', async () => {
  let isAway = false
  await open({ join: () => (isAway ? Promise.reject(new CallError('Unreachable')) : joinOf()) })
  await play()
  isAway = true
  await say({ type: 'closed', code: 1006 })
  expect(screen.getByText('Your seat is kept for 60 s')).toBeTruthy()
  await pass(10_000)
  expect(screen.getByText('Your seat is kept for 50 s')).toBeTruthy()
})

describe('every end has its text and a next step', () => {
  test('used-up time links to more time', async () => {
    await open()
    await play()
    await say({ type: 'end', reason: 'time' })
    await settle()
    expect(screen.getByRole('heading', { name: 'Your cloud time is used up' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Get more time' }).getAttribute('href')).toBe('/coconut')
    expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull()
  })

  test('a crash shows what is left, and that the game can be played again', async () => {
    await open()
    await play()
    await say({ type: 'end', reason: 'crashed' })
    await settle()
    expect(screen.getByText('8m of cloud time left')).toBeTruthy()
    expect(screen.getByText('Time you did not use stays yours.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Play again' }))
    expect(told).toEqual(['again'])
  })

  test('a play in another tab can be taken back', async () => {
    await open()
    await play()
    await say({ type: 'closed', code: 4002 })
    fireEvent.click(screen.getByRole('button', { name: 'Play here' }))
    await settle()
    await play()
    expect(screen.queryByRole('heading', { name: 'Continued elsewhere' })).toBeNull()
    expect(asked.filter((call) => call === 'join')).toHaveLength(2)
  })
})

test('leaving asks first, then ends the play', async () => {
  await open()
  await play()
  fireEvent.click(screen.getByRole('button', { name: 'Options' }))
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Leave the game' })).toBeTruthy())
  fireEvent.click(screen.getByRole('button', { name: 'Leave the game' }))
  await settle()
  expect(screen.getByText(/The time you did not use stays yours/)).toBeTruthy()
  expect(asked).not.toContain('stop')
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
  await settle()
  expect(asked).toContain('stop')
  expect(told).toEqual(['left'])
})
