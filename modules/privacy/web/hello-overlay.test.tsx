// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answering, renderOnPage, settle } from '#apps/testing/page-around.tsx'
import { ok } from '#kit/result/result.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { isNicknameOpen, showAccount } from '#modules/account/web/index.ts'
import { privacyCalls } from '../calls.ts'
import HelloOverlay from './HelloOverlay.tsx'

const OFFERED = 'Lucky Dolphin'

beforeEach(() => {
  vi.useFakeTimers()
  teachDialogs()
  showAccount({
    userId: 12345678,
    nickname: '',
    avatar: 1,
    isVisitor: true,
    provider: null,
    linkCount: 0,
    isNew: false,
    isNicknameFree: true,
    chat: { isOff: false, endsAt: null },
  })
})
afterEach(() => {
  act(() => isNicknameOpen.change(() => false))
  act(() => vi.runAllTimers())
  cleanup()
  vi.useRealTimers()
})

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
async function hello() {
  renderOnPage(<HelloOverlay />, {
    answers: [answering(privacyCalls.offerNames, () => ok({ names: [OFFERED] }))],
  })
  act(() => isNicknameOpen.change(() => true))
}

test('a name that arrives while its field has the focus is selected, so that typing replaces it', async () => {
  await hello()
  act(() => nameField().focus())
  expect(nameField().value).toBe('')
  await settle()
  const { value, selectionStart, selectionEnd } = nameField()
  expect(value).toBe(OFFERED)
  expect([selectionStart, selectionEnd]).toEqual([0, OFFERED.length])
})

test('“Not now” closes the dialog without a name', async () => {
  await hello()
  await settle()
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(isNicknameOpen.read()).toBe(false)
})
