// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { act, cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { Sheet } from './Sheet.tsx'
import { renderUi, teachDialogs } from './testing/render-ui.tsx'

beforeEach(() => void teachDialogs())
afterEach(() => {
  cleanup()
  document.head.replaceChildren()
})

function Owner() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="Chat">
        <button type="button">Send</button>
      </Sheet>
    </>
  )
}

function openFromButton() {
  renderUi(<Owner />)
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  fireEvent.click(opener)
  return opener
}

const overflow = () => getComputedStyle(document.documentElement).overflow

test('an open dialog locks the scrolling of the page, a closed one frees it', () => {
  const base = document.createElement('style')
  base.textContent = readFileSync('kit/ui/base.css', 'utf8').replaceAll(/@import[^;]+;/g, '')
  document.head.append(base)
  openFromButton()
  expect(overflow()).toBe('hidden')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(overflow()).not.toBe('hidden')
})

test('the focus moves into the dialog and back to the previous element', () => {
  const opener = openFromButton()
  expect(screen.getByRole('dialog', { name: 'Chat' }).contains(document.activeElement)).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(document.activeElement).toBe(opener)
})

function Steps() {
  const [isDone, setDone] = useState(false)
  return (
    <Sheet isOpen onClose={() => undefined} title="Steps">
      {isDone ? (
        <button type="button" key="end" data-first-focus>
          End
        </button>
      ) : (
        <button type="button" key="next" onClick={() => setDone(true)}>
          Next
        </button>
      )}
    </Sheet>
  )
}

test('a reopened dialog ignores its previous close', () => {
  const opener = openFromButton()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  fireEvent.click(opener)
  const dialog = screen.getByRole('dialog', { name: 'Chat' })
  fireEvent(dialog, createEvent('close', dialog, { bubbles: false }))
  expect(screen.getByRole('dialog', { name: 'Chat' })).toBe(dialog)
  expect((dialog as HTMLDialogElement).open).toBe(true)
})

test('the focus stays in the dialog when the button that had it is gone', async () => {
  renderUi(<Steps />)
  const next = screen.getByRole('button', { name: 'Next' })
  next.focus()
  fireEvent.click(next)
  const end = screen.getByRole('button', { name: 'End' })
  await waitFor(() => expect(document.activeElement).toBe(end))
})

test('the focus also returns when the dialog disappears with its screen', () => {
  const opener = document.createElement('button')
  document.body.append(opener)
  opener.focus()
  const { unmount } = renderUi(<Dialog isOpen onClose={() => undefined} title="Box" />)
  expect(document.activeElement).not.toBe(opener)
  unmount()
  expect(document.activeElement).toBe(opener)
  opener.remove()
})

test('a press beside the panel closes it, one that began inside does not', () => {
  const onClose = vi.fn<() => void>()
  renderUi(<Dialog isOpen onClose={onClose} title="Box" />)
  const dialog = screen.getByRole('dialog')
  fireEvent.pointerDown(screen.getByText('Box'))
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledOnce()
})

test('Escape asks the owner instead of closing by itself', () => {
  const onClose = vi.fn<() => void>()
  renderUi(<Dialog isOpen onClose={onClose} title="Box" />)
  const dialog = screen.getByRole('dialog')
  const escape = createEvent('cancel', dialog, { cancelable: true })
  fireEvent(dialog, escape)
  expect(escape.defaultPrevented).toBe(true)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a closed dialog renders no content once its exit animation has ended', () => {
  vi.useFakeTimers()
  openFromButton()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Send')).not.toBeNull()
  act(() => vi.advanceTimersByTime(320))
  expect(screen.queryByText('Send')).toBeNull()
  vi.useRealTimers()
})
