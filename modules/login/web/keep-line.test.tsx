// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import { ok } from '#kit/result/result.ts'
import { showAccount } from '#modules/account/web/index.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { loginCalls, type SignInProvider } from '../calls.ts'
import { KeepLine } from './KeepLine.tsx'
import { closeLogin, isLoginOpen } from './login-trigger.ts'
import { collectionOf, google, member, visitor } from './testing/member-samples.ts'

let providers: SignInProvider[]
let counts: Readonly<Record<number, number>>
const answers = [
  answering(loginCalls.listProviders, () => ok({ providers })),
  answering(cardsCalls.readCollection, () => ok(collectionOf(counts))),
]
beforeEach(() => {
  localStorage.clear()
  providers = [google]
  counts = { 33: 1 }
})
afterEach(() => {
  act(() => closeLogin())
  cleanup()
})
/** The page with one part after another, as its navigation shows them. */
async function show(account = visitor, parts = ['boxes', 'backpack']) {
  showAccount(account)
  const [first, ...others] = parts
  const { rerender } = renderOnPage(<KeepLine key={first} />, { answers })
  await act(async () => undefined)
  for (const part of others) rerender(<KeepLine key={part} />)
}
const line = () => screen.queryByText('These cards live on this device only.')

test.for([
  ['an S card', { 33: 1 }, true],
  ['an SSS card', { 49: 1 }, true],
  ['20 common cards', { 1: 20 }, false],
  ['21 common cards', { 1: 12, 21: 9 }, true],
] as const)('[2.18] a visitor with %s sees the hint: %s', async ([, owned, isShown]) => {
  counts = owned
  await show()
  expect(line() !== null).toBe(isShown)
})

test('the hint never appears above content that is already shown', async () => {
  await show(visitor, ['boxes'])
  expect(line()).toBeNull()
})

test('a member gets no hint, and nobody without a provider', async () => {
  await show(member)
  expect(line()).toBeNull()
  cleanup()
  providers = []
  await show()
  expect(line()).toBeNull()
})

test('it opens the login overlay; once closed it stays away', async () => {
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Keep them safe' }))
  expect(isLoginOpen.read()).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(line()).toBeNull()
  cleanup()
  await show()
  expect(line()).toBeNull()
})
