// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderOnPage } from '#apps/testing/page-around.tsx'
import { browserStorage } from '#kit/storage/text-storage.ts'
import type { InputMessage, PadLayout } from '../../model.ts'
import { openHeld } from '../input/held.ts'
import { openPlayerSettings } from '../player-settings.ts'
import { readPad } from './kept-pads.ts'
import { PlayPad } from './PlayPad.tsx'

const layout: PadLayout = {
  stick: { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' },
  buttons: [
    { place: 'a', presses: 'Space', action: 'jump' },
    { place: 'b', presses: 'ControlLeft', action: 'fire' },
  ],
}

let sent: InputMessage[]
let isPortrait: boolean
let turn: () => void

beforeEach(() => {
  localStorage.clear()
  sent = []
  isPortrait = true
  const listeners = new Set<() => void>()
  turn = () => {
    isPortrait = !isPortrait
    for (const tell of listeners) tell()
  }
  const follow = (query: string) => ({
    get matches() {
      return query.includes('portrait') && isPortrait
    },
    addEventListener: (_type: string, tell: () => void) => listeners.add(tell),
    removeEventListener: (_type: string, tell: () => void) => listeners.delete(tell),
  })
  // The page of these tests brings one that never changes.
  Object.defineProperty(globalThis, 'matchMedia', {
    get: () => follow,
    set() {},
    configurable: true,
  })
  // The area is the phone's; the usual buttons lie at its lower right.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.dataset['place'] && !this.hasAttribute('aria-pressed')
      ? new DOMRect(300, 400, 60, 60)
      : new DOMRect(0, 0, 400, 600)
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function open(isEdited: boolean, gameKey = 'supertux') {
  const settings = openPlayerSettings()
  const done = vi.fn()
  renderOnPage(
    <PlayPad
      gameKey={gameKey}
      layout={layout}
      held={openHeld((message) => sent.push(message))}
      settings={settings}
      isEdited={isEdited}
      onDone={done}
      usualPlace="usual"
    />,
  )
  return { settings, done }
}

function finger(type: string, target: Element, at: { id: number; x: number; y: number }) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: at.x, clientY: at.y })
  Object.assign(event, { pointerId: at.id, pointerType: 'touch' })
  fireEvent(target, event)
}
const part = async (name: string) => vi.waitFor(() => screen.getByRole('button', { name }), { timeout: 5000 })
const kept = (gameKey = 'supertux', kind: 'phone-portrait' | 'phone-landscape' = 'phone-portrait') =>
  readPad(browserStorage(), gameKey, kind)
const keys = () => sent.map((message) => (message.type === 'key' ? `${message.code} ${message.isDown}` : ''))

test('a button is dragged by one finger, and is there in the next play of this game and orientation', async () => {
  open(true)
  await vi.waitFor(() => expect(document.querySelectorAll('[aria-pressed]')).toHaveLength(3), {
    timeout: 5000,
  })
  const jump = document.querySelector('[aria-pressed][data-place=a]')!
  finger('pointerdown', jump, { id: 1, x: 330, y: 430 })
  // A second finger on another part moves nothing.
  finger('pointerdown', document.querySelector('[aria-pressed][data-place=b]')!, { id: 2, x: 330, y: 430 })
  finger('pointermove', jump, { id: 1, x: 100, y: 130 })
  finger('pointermove', document.querySelector('[aria-pressed][data-place=b]')!, { id: 2, x: 1, y: 1 })
  finger('pointerup', jump, { id: 1, x: 100, y: 130 })
  expect(kept()).toMatchObject({ a: { x: 250, y: 217 }, b: { x: 825, y: 717 }, stick: { x: 825 } })
  expect(kept('hex-a-hop')).toBeUndefined()
  expect(kept('supertux', 'phone-landscape')).toBeUndefined()
  expect(sent).toEqual([])

  cleanup()
  open(false)
  finger('pointerdown', await part('Jump'), { id: 1, x: 100, y: 130 })
  // Sliding to where nothing lies lifts it.
  finger('pointermove', await part('Jump'), { id: 1, x: 200, y: 300 })
  finger('pointerup', await part('Jump'), { id: 1, x: 200, y: 300 })
  expect(keys()).toEqual(['Space true', 'Space false'])
})

test('keys move and size a part, and Escape ends it', async () => {
  const { done } = open(true)
  const jump = (await vi.waitFor(
    () => {
      const found = document.querySelector('[aria-pressed][data-place=a]')
      expect(found).toBeTruthy()
      return found
    },
    { timeout: 5000 },
  )) as HTMLElement
  act(() => jump.focus())
  expect(jump.getAttribute('aria-pressed')).toBe('true')
  fireEvent.keyDown(jump, { key: 'ArrowLeft', shiftKey: true })
  fireEvent.keyDown(jump, { key: 'ArrowUp' })
  fireEvent.keyDown(jump, { key: '+' })
  expect(kept()?.a).toEqual({ x: 725, y: 704, scale: 110 })
  for (let times = 0; times < 100; times += 1) fireEvent.keyDown(jump, { key: 'ArrowRight', shiftKey: true })
  expect(kept()?.a?.x).toBeLessThanOrEqual(1000)
  expect(jump.style.getPropertyValue('--x')).toMatch(/%$/)
  fireEvent.keyDown(jump, { key: 'Escape' })
  expect(done).toHaveBeenCalled()
})

test('without dragging: select a part, touch its new place; a reset removes it', async () => {
  open(true)
  await vi.waitFor(() => expect(document.querySelector('[data-edited] [aria-pressed]')).toBeTruthy(), {
    timeout: 5000,
  })
  const back = screen.getByRole('button', { name: 'Reset' }) as HTMLButtonElement
  expect(back.disabled).toBe(true)
  act(() => document.querySelector<HTMLElement>('[aria-pressed][data-place=b]')!.focus())
  fireEvent.click(document.querySelector('[data-edited][dir]')!, { clientX: 200, clientY: 300 })
  expect(kept()?.b).toEqual({ x: 500, y: 500, scale: 100 })
  fireEvent.click(screen.getByRole('button', { name: 'Smaller' }))
  expect(kept()?.b?.scale).toBe(90)
  fireEvent.click(back)
  expect(kept()).toBeUndefined()
})

test('left-handed mode mirrors it, and a rotated phone has its own', async () => {
  const { settings } = open(true)
  await vi.waitFor(() => expect(document.querySelector('[data-edited] [aria-pressed]')).toBeTruthy(), {
    timeout: 5000,
  })
  act(() => document.querySelector<HTMLElement>('[aria-pressed][data-place=b]')!.focus())
  fireEvent.click(document.querySelector('[data-edited][dir]')!, { clientX: 100, clientY: 300 })
  const left = () =>
    document.querySelector<HTMLElement>('[aria-pressed][data-place=b]')!.style.getPropertyValue('--x')
  expect(left()).toContain('25%')
  act(() => settings.set({ isLeftHanded: true }))
  expect(left()).toContain('75%')
  expect(kept()?.b?.x).toBe(250)
  act(() => settings.set({ isLeftHanded: false }))
  act(() => turn())
  expect(left()).not.toContain('25%')
  act(() => turn())
  expect(left()).toContain('25%')
})
