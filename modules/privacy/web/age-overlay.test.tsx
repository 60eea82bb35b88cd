// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answering, renderOnPage, settle } from '#apps/testing/page-around.tsx'
import type { Language } from '#kit/i18n/languages.ts'
import { ok, refuse } from '#kit/result/result.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import type { AgeStanding } from '#modules/account/model.ts'
import { readAccount, showAccount } from '#modules/account/web/index.ts'
import { visitorStatus as status } from '#modules/account/web/testing/visitor-status.ts'
import { privacyCalls } from '../calls.ts'
import { askAge, closeAge, declaredMinor } from './age-trigger.ts'
import AgeOverlay from './AgeOverlay.tsx'
import { mayProfile } from './index.ts'

beforeEach(() => {
  vi.useFakeTimers()
  teachDialogs()
  showAccount(status)
  declaredMinor.change(() => false)
})
afterEach(() => {
  act(() => closeAge(false))
  act(() => vi.runAllTimers())
  cleanup()
  vi.useRealTimers()
})

/** Opens the question with a server that answers one standing; returns what was sent. */
async function ask(standing: AgeStanding | 'InvalidParams' = 'adult', language: Language = 'en') {
  const years: number[] = []
  renderOnPage(<AgeOverlay />, {
    language,
    answers: [
      answering(privacyCalls.answerAge, ({ year }) => {
        years.push(year)
        return standing === 'InvalidParams' ? refuse('InvalidParams') : ok({ standing })
      }),
    ],
  })
  let isAnswered: boolean | undefined
  await act(async () => void askAge().then((answer) => (isAnswered = answer)))
  return { years, isAnswered: () => isAnswered }
}
const answerWith = async (value: string) => {
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value } })
  fireEvent.submit(field.closest('form')!)
  await settle()
}

test('the age question does not hint at what an answer allows', async () => {
  await ask()
  const words = screen.getByRole('dialog').textContent ?? ''
  expect(words).toContain('What year were you born?')
  expect(words).not.toMatch(/13|16|18|older|adult|parent/)
})

test('an answer is sent once, and the waiting call continues', async () => {
  const { years, isAnswered } = await ask()
  await answerWith('1999')
  expect(years).toEqual([1999])
  expect(isAnswered()).toBe(true)
  expect(readAccount()?.age).toBe('adult')
  expect(mayProfile()).toBe(true)
})

test.for(['', '99', '20 0', 'abcd', '3000'])('%j is not a year: nothing is sent', async (typed) => {
  const { years, isAnswered } = await ask()
  await answerWith(typed)
  expect(years).toEqual([])
  expect(screen.getByText('Enter the year with four digits')).toBeDefined()
  expect(isAnswered()).toBeUndefined()
})

test('a year that nobody was born in can be corrected', async () => {
  await ask('InvalidParams')
  await answerWith('2999')
  expect(screen.getByText('Enter the year with four digits')).toBeDefined()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '2' } })
  expect(screen.queryByText('Enter the year with four digits')).toBeNull()
})

test.for([
  ['١٩٩٩', 1999],
  ['２００１', 2001],
] as const)('digits of other scripts are accepted: %s', async ([typed, year]) => {
  const { years } = await ask('adult', 'ar')
  await answerWith(typed)
  expect(years).toEqual([year])
})

test('a child is told what they can use, and is a declared minor from then on', async () => {
  const { isAnswered } = await ask('guided')
  await answerWith('2018')
  expect(screen.getByRole('dialog', { name: 'Good to have you here' })).toBeDefined()
  expect(readAccount()?.age).toBe('guided')
  expect(mayProfile()).toBe(false)
  expect(declaredMinor.read()).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Let’s go' }))
  await settle()
  expect(isAnswered()).toBe(true)
})

test('closing the question changes nothing', async () => {
  const { years, isAnswered } = await ask()
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  await settle()
  expect([years, isAnswered()]).toEqual([[], false])
  expect(mayProfile()).toBe(true)
})
