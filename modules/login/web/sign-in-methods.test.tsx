// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answering, renderOnPage, settle } from '#apps/testing/page-around.tsx'
import { ok, refuse } from '#kit/result/result.ts'
import { questions } from '#kit/ui/confirm.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { toastList } from '#kit/ui/toast.ts'
import { showAccount } from '#modules/account/web/index.ts'
import { loginCalls, type SignInProvider } from '../calls.ts'
import { SignInMethods } from './SignInMethods.tsx'
import { closeLogin, isLoginOpen } from './login-trigger.ts'
import { apple, google, linkOf, member, visitor } from './testing/member-samples.ts'

let providers: SignInProvider[]
let linked: SignInProvider[]
let isRefused: boolean
const ended: string[] = []
const answers = [
  answering(loginCalls.listProviders, () => ok({ providers })),
  answering(loginCalls.listLinks, () => ok({ links: linked.map(linkOf) })),
  answering(loginCalls.endLink, ({ provider }) => {
    if (isRefused) return refuse('LastLink')
    ended.push(provider)
    linked = linked.filter((one) => one.provider !== provider)
    return ok({ ok: true })
  }),
]

beforeEach(() => {
  teachDialogs()
  providers = [google, apple]
  linked = [google]
  isRefused = false
  ended.length = 0
  history.replaceState(null, '', '/me')
})
afterEach(() => {
  act(() => {
    questions.change(() => [])
    toastList.change(() => [])
    closeLogin()
  })
  cleanup()
})
async function show(account: typeof visitor) {
  showAccount(account)
  renderOnPage(<SignInMethods />, { answers })
  await settle()
}
async function press(name: string, inside: HTMLElement = document.body) {
  fireEvent.click(within(inside).getByRole('button', { name }))
  await settle()
}

describe('[6.1] a visitor', () => {
  test('is told that their goods are bound to this device, and how to keep them', async () => {
    await show(visitor)
    expect(screen.getByRole('heading', { name: 'You are a visitor here' })).toBeDefined()
    await press('Sign in')
    expect(isLoginOpen.read()).toBe(true)
  })

  test('without a provider is told the same, without a sign-in button', async () => {
    providers = []
    await show(visitor)
    expect(screen.getByText('Your cards and boxes live on this device.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
  })
})

describe('[6.1] a member', () => {
  test('sees the sign-in methods of their account; the last one cannot be removed, and is told so beforehand', async () => {
    await show(member)
    const [row] = screen.getAllByRole('listitem')
    expect(row!.textContent).toContain('Google')
    expect(row!.textContent).toContain('Signed in with it here')
    expect(row!.textContent).toContain('Your only way in, so it stays.')
    expect(within(row!).queryByRole('button')).toBeNull()
  })

  test('may add another, and returns to this page', async () => {
    await show(member)
    const href = screen.getByRole('link', { name: 'Add Apple' }).getAttribute('href')!
    expect(href).toMatch(/^\/oauth\/apple\/start\?/)
    expect(Object.fromEntries(new URL(href, location.href).searchParams)).toEqual({
      origin: location.origin,
      to: '/me',
      link: '1',
    })
  })

  test.for([
    ['Remove', ['apple']],
    ['Cancel', []],
  ] as const)('confirms before one is removed: %s', async ([answer, gone]) => {
    linked = [google, apple]
    await show({ ...member, linkCount: 2 })
    await press('Remove Apple')
    await press(answer, screen.getByRole('alertdialog'))
    expect(ended).toEqual(gone)
    expect(screen.queryAllByText('Your only way in, so it stays.')).toHaveLength(gone.length)
  })

  test('sees why one could not be removed', async () => {
    linked = [google, apple]
    isRefused = true
    await show({ ...member, linkCount: 2 })
    await press('Remove Apple')
    await press('Remove', screen.getByRole('alertdialog'))
    const row = screen.getAllByRole('listitem')[1]!
    expect(within(row).getByRole('alert').textContent).not.toBe('')
  })
})
