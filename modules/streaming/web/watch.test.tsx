// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderOnPage, settle } from '#apps/testing/page-around.tsx'
import type { PadLayout } from '../model.ts'
import { Together } from './parts/Together.tsx'
import { fakeStreams } from './testing/fake-stream.ts'
import { Watch, type WatchJoin } from './Watch.tsx'

const secondPad: PadLayout = {
  stick: { up: 'KeyW', down: 'KeyS', left: 'KeyA', right: 'KeyD' },
  buttons: [{ place: 'a', presses: 'KeyF', action: 'fire' }],
}
const joined: WatchJoin = {
  name: 'SuperTux',
  url: '/stream',
  token: 'token',
  width: 640,
  height: 360,
  pointer: 'absolute',
  pad: null,
  secondPad,
}
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.for(['first', 'second'] as const)(
  'keys of the %s seat are released when the page loses focus; without a seat nothing is sent',
  async (seat) => {
    const streams = fakeStreams()
    const props = { join: () => Promise.resolve(joined), open: streams.open }
    renderOnPage(<Watch {...props} sayRefusal={String} onLeave={() => undefined} />)
    await settle()
    await act(async () => streams.last().show())
    fireEvent(window, new Event('blur'))
    expect(streams.last().sent).toEqual([])
    await act(async () => streams.last().say({ type: 'seat', seat }))
    fireEvent.keyDown(document, { code: 'KeyF', key: 'f' })
    fireEvent(window, new Event('blur'))
    const sent = streams.last().sent.map(({ type }) => type)
    expect(sent.at(-1)).toBe('release')
    expect(sent.filter((type) => type === 'release')).toHaveLength(1)
  },
)

test('only the viewer who was handed the controls has a keyboard for text', async () => {
  const streams = fakeStreams()
  const props = { join: () => Promise.resolve(joined), open: streams.open }
  renderOnPage(<Watch {...props} sayRefusal={String} onLeave={() => undefined} />)
  await settle()
  fireEvent(
    screen.getByRole('main'),
    Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerType: 'touch' }),
  )
  await act(async () => streams.last().show())
  const entry = () => screen.queryByRole('button', { name: 'Type text' })
  expect(entry()).toBeNull()
  await act(async () => streams.last().say({ type: 'seat', seat: 'second' }))
  expect(entry()).toBeNull()
  await act(async () => streams.last().say({ type: 'seat', seat: 'first' }))
  fireEvent.click(entry()!)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  expect(document.activeElement).toBe(field)
  fireEvent.input(field, { target: { value: `${field.value}Zoë` } })
  expect(streams.last().sent).toContainEqual({ type: 'text', text: 'Zoë' })
  // With the seat goes the keyboard.
  await act(async () => streams.last().say({ type: 'seat', seat: 'none' }))
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('removing a viewer locks the play for new viewers', async () => {
  const removed: string[] = []
  renderOnPage(
    <Together
      calls={{
        invite: () => Promise.resolve({ link: 'https://islet.example/x', isLocked: false }),
        lock: () => Promise.resolve(),
        remove: (watcherId) => Promise.resolve(removed.push(watcherId)),
      }}
      watchers={[{ id: 'eve', name: 'Eve', seat: 'none' }]}
      isForTwo={false}
      onSeat={() => undefined}
    />,
  )
  await settle()
  const click = async (name: RegExp) => {
    fireEvent.click(screen.getByRole('button', { name }))
    await settle()
  }
  await click(/link|invite/i)
  const door = () => screen.getByRole<HTMLInputElement>('switch').checked
  expect(door()).toBe(false)
  await click(/send away|remove/i)
  expect(removed).toEqual(['eve'])
  expect(door()).toBe(true)
})
