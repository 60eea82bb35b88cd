// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { standingNavigation, type Navigation } from '#kit/web/navigation.ts'
import { connectAccount, showAccount } from '#modules/account/web/account-store.ts'
import { closeLogin, isLoginOpen } from '#modules/login/web/index.ts'
import { member, visitor } from '#modules/login/web/testing/member-samples.ts'
import { startSignIn } from './sign-in.ts'

const reload = vi.fn<() => void>()
const ready = vi.fn(async () => undefined as void)
let leavePage: () => void
let close: () => void

beforeEach(() => {
  reload.mockClear()
  ready.mockClear()
  history.replaceState(null, '', '/me')
  connectAccount({
    ready,
    signOut: async () => undefined,
    token: () => 't',
    keep: () => undefined,
    transport: () => Promise.reject(new Error('not used')),
  })
  showAccount(visitor)
})
afterEach(() => {
  close()
  closeLogin()
  vi.unstubAllGlobals()
})

/** Opens a page of this kind; reloads are only counted. */
function open(name = 'me', layout: 'portal' | 'game' | 'bare' = 'portal') {
  const head = () => ({ title: '', description: '' })
  const screen = () => Promise.reject(new Error('A standing page has no other screen'))
  const route = { name, path: '/me', layout, head, screen }
  const view = { route, params: {}, address: '/me', path: '/me', Screen: () => null }
  const navigation: Navigation = {
    ...standingNavigation(view, (to) => to),
    subscribe: (listener) => {
      leavePage = listener
      return () => undefined
    },
  }
  const { href, origin, pathname, search } = location
  vi.stubGlobal('location', { href, origin, pathname, search, reload })
  close = startSignIn(navigation)
}

describe('[2.18] ?login=1', () => {
  test('opens the login overlay, once', () => {
    history.replaceState(null, '', '/coconut?part=boxes&login=1')
    open()
    expect(isLoginOpen.read()).toBe(true)
    vi.unstubAllGlobals()
    expect(location.pathname + location.search).toBe('/coconut?part=boxes')
  })

  test.for(['/me', '/me?login=0', '/me?login='])('anything else does not: %s', (address) => {
    history.replaceState(null, '', address)
    open()
    expect(isLoginOpen.read()).toBe(false)
  })
})

describe('another tab', () => {
  const tells = (key: string, newValue: string | null) =>
    dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))

  test('that signs in makes this one reload the account', () => {
    open()
    tells('user-info', '{}')
    expect(ready).toHaveBeenCalledOnce()
  })

  test('that stores something else, or clears a token before setting another, does not', () => {
    open()
    ready.mockClear()
    tells('theme', 'dark')
    tells('user-info', null)
    expect(ready).not.toHaveBeenCalled()
  })
})

describe('another account', () => {
  const other = { ...member, userId: 87654321 }

  test('reloads the page, because what it has read belongs to another account', () => {
    open()
    showAccount(other)
    expect(reload).toHaveBeenCalledOnce()
  })

  test('of the same number does not: a visitor who became a member keeps their page, and the overlay closes', () => {
    open()
    isLoginOpen.change(() => true)
    showAccount(member)
    expect(reload).not.toHaveBeenCalled()
    expect(isLoginOpen.read()).toBe(false)
  })

  test.for([
    ['game', 'game'],
    ['cloud-play', 'bare'],
  ] as const)('waits for the end of a game: %s', ([name, layout]) => {
    open(name, layout)
    showAccount(other)
    expect(reload).not.toHaveBeenCalled()
    leavePage()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('does not affect the page that signed it in', () => {
    open('oauth-success', 'bare')
    showAccount(other)
    expect(reload).not.toHaveBeenCalled()
  })
})
