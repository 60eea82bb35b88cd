// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { seconds } from '#kit/time/time.ts'
import { Dialog } from './Dialog.tsx'
import { renderUi, teachDialogs } from './testing/render-ui.tsx'
import { isWideMessage, toast, toastTime } from './toast.ts'
import { ToastHost } from './ToastHost.tsx'

beforeEach(() => {
  teachDialogs()
  vi.useFakeTimers()
})
afterEach(() => {
  act(() => vi.runAllTimers())
  cleanup()
  vi.useRealTimers()
})

const say = (...words: Parameters<typeof toast>) => act(() => toast(...words))
const wait = (time: number) => act(() => vi.advanceTimersByTime(time))

describe('[5.9] the style follows the length of the message', () => {
  test.for([
    ['', false],
    ['Successful', false],
    ['x'.repeat(20), false],
    ['x'.repeat(21), true],
    ['島'.repeat(20), false],
    ['🥥'.repeat(20), false],
    ['You failed to enter the game in time, please queue again', true],
  ] as const)('"%s" is wide: %s', ([message, isWide]) => {
    expect(isWideMessage(message)).toBe(isWide)
  })

  test('a long message is shown in the wide style, a short one is not', () => {
    renderUi(<ToastHost />)
    say('x'.repeat(20))
    say('y'.repeat(21))
    const [narrow, wide] = [...document.querySelectorAll('[data-toast]')]
    expect(narrow!.className).not.toContain('wide')
    expect(wide!.className).toContain('wide')
  })
})

test('[9.12] a toast stays for 1500 ms and then disappears', () => {
  renderUi(<ToastHost />)
  say('Saved')
  wait(1499)
  expect(screen.getByText('Saved')).toBeDefined()
  wait(1)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('a toast can stay longer', () => {
  renderUi(<ToastHost />)
  say('Saved', { duration: seconds(4) })
  wait(3999)
  expect(screen.queryByText('Saved')).not.toBeNull()
  wait(1)
  expect(screen.queryByText('Saved')).toBeNull()
})

test.for([
  [19, 1500],
  [20, 2500],
  [39, 2500],
  [40, 3500],
] as const)('an error of %i characters stays %i ms', ([length, time]) => {
  expect(toastTime('x'.repeat(length), 'error')).toBe(time)
  expect(toastTime('x'.repeat(length), 'plain')).toBe(1500)
})

test('an error is an alert, everything else a status', () => {
  renderUi(<ToastHost />)
  say('Network Error', { kind: 'error' })
  say('Saved', { kind: 'success' })
  expect(screen.getByRole('alert').textContent).toBe('Network Error')
  expect(screen.getByRole('status').textContent).toBe('Saved')
})

test('the same message again replaces the first', () => {
  renderUi(<ToastHost />)
  say('Copied')
  wait(1000)
  say('Copied')
  expect(screen.getAllByText('Copied')).toHaveLength(1)
  wait(600)
  expect(screen.getAllByText('Copied')).toHaveLength(1)
})

test('never more than three toasts are on the screen', () => {
  renderUi(<ToastHost />)
  for (const words of ['one', 'two', 'three', 'four']) say(words)
  expect(screen.getByRole('status').textContent).toBe('twothreefour')
})

test('with an open dialog a toast is announced inside it, because the page behind is inert', () => {
  renderUi(
    <>
      <ToastHost />
      <Dialog isOpen onClose={() => undefined} title="Box" />
    </>,
  )
  say('Saved')
  expect(screen.getAllByText('Saved')).toHaveLength(1)
  expect(screen.getByText('Saved').closest('dialog')).not.toBeNull()
})
