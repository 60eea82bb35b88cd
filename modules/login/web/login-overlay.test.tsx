// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import { ok, refuse } from '#kit/result/result.ts'
import { overlaysWanted } from '#kit/ui/overlays-wanted.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { showAccount } from '#modules/account/web/index.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { isInAppOpen } from '#modules/inapp/web/index.ts'
import { loginCalls, type SignInProvider } from '../calls.ts'
import { cardsToShow } from './cards-to-show.ts'
import { closeLogin, isLoginOpen, openLogin } from './login-trigger.ts'
import LoginOverlay from './LoginOverlay.tsx'
import { readDeparture } from './start-link.ts'
import { apple, collectionOf, facebook, google, member, visitor } from './testing/member-samples.ts'

let providers: readonly SignInProvider[]
let isDown: boolean
let counts: Readonly<Record<number, number>>
const answers = [
  answering(loginCalls.listProviders, () =>
    isDown ? refuse('ServerError') : ok({ providers: [...providers] }),
  ),
  answering(cardsCalls.readCollection, () => ok(collectionOf(counts))),
]

beforeEach(() => {
  vi.useFakeTimers()
  teachDialogs()
  sessionStorage.clear()
  providers = [google, apple, facebook]
  isDown = false
  counts = { 1: 30, 33: 7 }
  history.replaceState(null, '', '/coconut?part=backpack&login=1')
  showAccount(visitor)
})
afterEach(() => {
  act(() => {
    closeLogin()
    isInAppOpen.change(() => false)
    vi.runAllTimers()
  })
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function show() {
  renderOnPage(<LoginOverlay />, { answers })
  act(() => openLogin())
  await act(async () => undefined)
}
const overlay = () => screen.queryByRole('dialog', { name: 'Keep your cards safe' })

describe('the login overlay [2.18]', () => {
  test('[2.22] [1.22] offers three providers, the terms and the privacy policy', async () => {
    await show()
    const links = within(overlay()!).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Continue with Google',
      'Continue with Apple',
      'Continue with Facebook',
      'terms of service',
      'privacy policy',
    ])
    expect(links.slice(3).map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy'])
    expect(within(overlay()!).getByText(/^By signing in you accept/).textContent).toBe(
      'By signing in you accept the terms of service and the privacy policy.',
    )
  })

  test('redirects to the provider, and back to the open page', async () => {
    await show()
    const link = within(overlay()!).getByRole('link', { name: 'Continue with Google' })
    const href = new URL(link.getAttribute('href')!, location.href)
    expect(href.pathname).toBe('/oauth/google/start')
    expect(Object.fromEntries(href.searchParams)).toEqual({
      origin: location.origin,
      to: '/coconut?part=backpack',
    })
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    expect(readDeparture()).toEqual({ provider: 'google', name: 'Google', isLinking: false })
  })

  test.for([
    [{}, 'You are a visitor on this device. Sign in and your cards follow you anywhere.'],
    [{ 1: 1 }, 'You are a visitor on this device. Sign in and your card follows you anywhere.'],
    [{ 1: 30, 33: 7 }, 'You are a visitor on this device. Sign in and your 37 cards follow you anywhere.'],
  ] as const)('lists the benefits with %j', async ([owned, words]) => {
    counts = owned
    await show()
    expect(within(overlay()!).getByText(words)).toBeDefined()
  })

  test('can be closed', async () => {
    await show()
    fireEvent.click(within(overlay()!).getByRole('button', { name: 'Stay a visitor' }))
    expect(isLoginOpen.read()).toBe(false)
  })

  test('loads the dialogs of the page', async () => {
    overlaysWanted.change(() => false)
    await show()
    expect(overlaysWanted.read()).toBe(true)
  })

  test('without a provider there is no sign-in', async () => {
    providers = []
    await show()
    expect(overlay()).toBeNull()
  })

  test('is not shown to a member', async () => {
    showAccount(member)
    await show()
    expect(overlay()).toBeNull()
  })

  test('says when the server does not answer', async () => {
    isDown = true
    await show()
    expect(overlay()!.querySelector('p[role="alert"]')!.textContent).not.toBe('')
  })

  test('[1.25] in a social app the in-app dialog opens instead', async () => {
    vi.stubGlobal('navigator', { ...navigator, userAgent: 'Mozilla/5.0 [FB_IAB/FB4A;FBAV/455.0.0.44.88;]' })
    await show()
    expect(overlay()).toBeNull()
    expect(isInAppOpen.read()).toBe(true)
  })
})

test.for([
  [{}, [33, 49, 44]],
  [{ 1: 3, 2: 1 }, [33, 49, 44]],
  [{ 1: 3, 2: 1, 40: 1, 49: 1 }, [40, 49, 1]],
] as const)('for %j it shows the cards %j', ([owned, kinds]) => {
  expect(cardsToShow(collectionOf(owned).kinds)).toEqual(kinds)
})
