// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { confirm } from './confirm.ts'
import { ConfirmHost } from './ConfirmHost.tsx'
import { renderUi, teachDialogs } from './testing/render-ui.tsx'

const onTap = vi.fn<() => void>()

beforeEach(() => {
  teachDialogs()
  onTap.mockReset()
  renderUi(<ConfirmHost onTap={onTap} />)
})
afterEach(cleanup)

const asking = (question: Parameters<typeof confirm>[0]) => {
  let answer!: Promise<boolean>
  act(() => {
    answer = confirm(question)
  })
  return answer
}

test('[4.27] OK answers true and plays the tap sound', async () => {
  const answer = asking('Leave the line?')
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(await answer).toBe(true)
  expect(onTap).toHaveBeenCalledOnce()
})

test('[4.27] Cancel answers false and plays the tap sound', async () => {
  const answer = asking('Leave the line?')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await answer).toBe(false)
  expect(onTap).toHaveBeenCalledOnce()
})

test('Escape answers false', async () => {
  const answer = asking('Leave the line?')
  const dialog = screen.getByRole('alertdialog')
  const escape = createEvent('cancel', dialog, { cancelable: true })
  fireEvent(dialog, escape)
  expect(await answer).toBe(false)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('the question is the title, the consequence the text, and the buttons may have their own labels', async () => {
  const answer = asking({
    title: 'Leave the line?',
    note: 'You are 14th.',
    yes: 'Leave',
    no: 'Stay',
    isDangerous: true,
  })
  const dialog = screen.getByRole('alertdialog', { name: 'Leave the line?' })
  expect(document.getElementById(dialog.getAttribute('aria-describedby')!)!.textContent).toBe('You are 14th.')
  fireEvent.click(screen.getByRole('button', { name: 'Stay' }))
  expect(await answer).toBe(false)
})

test('two questions are asked one after the other', async () => {
  const [first, second] = [asking('First?'), asking('Second?')]
  expect(screen.getByRole('alertdialog', { name: 'First?' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(await first).toBe(true)
  expect(screen.getByRole('alertdialog', { name: 'Second?' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await second).toBe(false)
})
