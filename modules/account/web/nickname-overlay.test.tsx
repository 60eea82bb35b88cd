// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import { ok, refuse, type Result } from '#kit/result/result.ts'
import { instant } from '#kit/time/time.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { accountCalls, type AccountStatus } from '../calls.ts'
import { isNicknameOpen, openNickname, showAccount, useAccount } from './account-store.ts'
import NicknameOverlay from './NicknameOverlay.tsx'
import { visitorStatus } from './testing/visitor-status.ts'

const status: AccountStatus = { ...visitorStatus, nickname: 'Ann' }
const saved = (nickname: string) =>
  ok({ userId: status.userId, nickname, nextChangeAt: instant('2026-02-10T12:00Z') })

beforeEach(() => {
  vi.useFakeTimers()
  teachDialogs()
  showAccount(status)
})
afterEach(() => {
  act(() => vi.runAllTimers())
  cleanup()
  vi.useRealTimers()
  isNicknameOpen.change(() => false)
})

function Shown() {
  return <h1>{useAccount().status?.nickname}</h1>
}

type Answer = Result<ReturnType<typeof saved>['value'], 'NicknameRejected' | 'NicknameTooSoon'>

function show(answer: (nickname: string) => Answer | Promise<Answer> = saved) {
  const wishes: string[] = []
  renderOnPage(
    <>
      <Shown />
      <NicknameOverlay />
    </>,
    {
      answers: [
        answering(accountCalls.setNickname, ({ nickname }) => {
          wishes.push(nickname)
          return answer(nickname)
        }),
      ],
    },
  )
  act(openNickname)
  return wishes
}
const type = (value: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value } })
const reason = () =>
  within(screen.getByRole('dialog'))
    .queryAllByRole('alert')
    .find(({ textContent }) => textContent !== '')?.textContent
const save = async () => {
  fireEvent.submit(screen.getByLabelText('Name').closest('form')!)
  await act(async () => undefined)
}

test('[2.19] the overlay opens with the present name', () => {
  show()
  expect(screen.getByRole('dialog', { name: 'Your name on the islet' })).toHaveProperty('open', true)
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ann')
})

test('[2.19] [8.8] a saved name is shown at once, and the overlay closes', async () => {
  const wishes = show()
  type('Bea')
  await save()
  expect(wishes).toEqual(['Bea'])
  expect(screen.getByRole('heading', { name: 'Bea' })).toBeDefined()
  expect(isNicknameOpen.read()).toBe(false)
  expect(screen.getByText('Successful')).toBeDefined()
})

test.for(['', '   '])('[5.6] a nickname is required: %j is not sent', async (wish) => {
  const wishes = show()
  type(wish)
  await save()
  expect(wishes).toEqual([])
  expect(reason()).toBe('Please enter a name')
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true')
  type('B')
  expect(reason()).toBeUndefined()
})

test('a refused name shows the reason until it is changed', async () => {
  show(() => refuse('NicknameRejected'))
  type('admin')
  await save()
  expect(reason()).toMatch(/^[A-Z].{10,}/)
  expect(reason()).not.toContain('NicknameRejected')
  expect(isNicknameOpen.read()).toBe(true)
  type('admi')
  expect(reason()).toBeUndefined()
})

test('a name being saved is not sent twice', async () => {
  let answer: (value: Answer) => void = () => undefined
  const wishes = show(() => new Promise<Answer>((resolve) => (answer = resolve)))
  type('Bea')
  await save()
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true')
  await save()
  expect(wishes).toEqual(['Bea'])
  await act(async () => answer(saved('Bea')))
  expect(isNicknameOpen.read()).toBe(false)
})
