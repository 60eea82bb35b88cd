// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answering, settle } from '#apps/testing/page-around.tsx'
import type { Answer } from '#kit/contract/envelope.ts'
import { toWire } from '#kit/contract/renamed.ts'
import { ok, refuse } from '#kit/result/result.ts'
import { after, days } from '#kit/time/time.ts'
import { questions } from '#kit/ui/confirm.ts'
import { toastList } from '#kit/ui/toast.ts'
import { HttpError } from '#kit/web/http-client.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { accountCalls, type AccountStatus } from '#modules/account/calls.ts'
import { connectAccount, readAccount, showAccount } from '#modules/account/web/account-store.ts'
import { no, openSessionWorld } from '#modules/account/web/testing/session-world.ts'
import { loginCalls, type Merge } from '../calls.ts'
import { closeLogin, isLoginOpen } from './login-trigger.ts'
import OauthSuccessScreen from './OauthSuccessScreen.tsx'
import { noteDeparture } from './start-link.ts'
import { google, member, visitor } from './testing/member-samples.ts'
import { openOnTheWay, press, question } from '#apps/testing/on-the-way.tsx'

const CODE = 'acc/signin/oauth/code'
const STATUS = 'acc/signin/status'

let world: ReturnType<typeof openSessionWorld>
let went: readonly string[]
let isGone: boolean
const moved = vi.fn(() => (isGone ? refuse('OfferGone' as const) : ok({ boxes: 3, cards: 2, leftBehind: 0 })))
const left = vi.fn(() => ok({ ok: true }))
const answers = [
  answering(loginCalls.moveGoods, () => moved()),
  answering(loginCalls.leaveGoods, () => left()),
  answering(loginCalls.listProviders, () => ok({ providers: [google] })),
]

const yes = (result: unknown): Answer => ({ id: 1, result: result as Record<string, unknown>, error: null })
const statusIs = (account: AccountStatus) => yes(toWire(accountCalls.readStatus.result, account))
function signsInWith(merge: Merge) {
  world.live.add('member-token')
  return yes(
    toWire(loginCalls.signInByCode.result, {
      session: { token: 'member-token', expiresAt: after(world.now(), days(14)) },
      account: member,
      isNew: false,
      serverTime: world.now(),
      merge,
    }),
  )
}
const NOTHING: Merge = { state: 'upgraded', boxes: 0, cards: 0 }
const GOODS: Merge = { state: 'switched', boxes: 3, cards: 2 }
const token = () => world.openTab().token()

/** The server of the test: its answer to the code, and who is signed in afterwards. */
function server(code: () => Answer | Promise<Answer>, account: () => AccountStatus = () => member) {
  world.instead = ({ wire }) => {
    if (wire === CODE) return code()
    return wire === STATUS ? statusIs(account()) : undefined
  }
}

beforeEach(() => {
  teachDialogs()
  sessionStorage.clear()
  moved.mockClear()
  left.mockClear()
  isGone = false
  went = []
  world = openSessionWorld()
  world.live.add('visitor-token')
  world.keep('visitor-token', after(world.now(), days(1)))
  const session = world.openTab()
  connectAccount({
    ...session,
    keep: (result) => (session.keep(result), showAccount(member)),
    ready: ready(session),
  })
  showAccount(visitor)
})
/** What start-account does with every account that a session sees. */
const ready = (session: ReturnType<typeof world.openTab>) => async () => {
  await session.ready()
  showAccount(world.seen.at(-1)!)
}
afterEach(() => {
  act(() => {
    questions.change(() => [])
    toastList.change(() => [])
    closeLogin()
  })
  cleanup()
})

async function arrive(query: string) {
  went = await openOnTheWay(<OauthSuccessScreen />, `/oauth/success${query}`, answers)
}

describe('a successful sign-in [4.6] [7.21] [1.24]', () => {
  test('closes the login overlay, stores the token, resets status, rechecks login and redirects', async () => {
    server(() => signsInWith(NOTHING))
    isLoginOpen.change(() => true)
    await arrive('?code=abc&to=%2Fg%2F2048')
    expect(world.sent).toMatchObject([
      { wire: STATUS, token: 'visitor-token' },
      { wire: CODE, params: { oauthCode: 'abc', originStr: location.origin }, token: 'visitor-token' },
      { wire: STATUS, token: 'member-token' },
    ])
    expect(isLoginOpen.read()).toBe(false)
    expect(token()).toBe('member-token')
    expect(readAccount()?.isVisitor).toBe(false)
    expect(went).toEqual(['replace /g/2048'])
    expect(screen.getByText('Signed in')).toBeDefined()
  })

  test.for([
    ['', '/'],
    ['&to=https://evil.example/', '/'],
    ['&to=//evil.example', '/'],
    ['&to=javascript:alert(1)', '/'],
    ['&to=%2Fcoconut%3Fpart%3Dboxes', '/coconut?part=boxes'],
  ] as const)('[2.7] goes to the stored address of this origin or home: %s', async ([to, path]) => {
    server(() => signsInWith(NOTHING))
    await arrive(`?code=abc${to}`)
    expect(went).toEqual([`replace ${path}`])
  })

  test('says when a provider was added to an account', async () => {
    noteDeparture({ provider: 'apple', name: 'Apple', isLinking: true })
    server(() => signsInWith(NOTHING))
    await arrive('?code=abc&to=%2Fme')
    expect(screen.getByText('Sign-in added')).toBeDefined()
  })
})

describe('the page of the result opened again', () => {
  test.for(['?code=used&to=%2Fme', '?to=%2Fme'])(
    'redirects a player who is signed in by now to the return path: %s',
    async (query) => {
      server(() => no('OauthFailed'))
      await arrive(query)
      expect(went).toEqual(['replace /me'])
      expect(question()).toBeUndefined()
    },
  )

  test.for(['?code=used&to=%2Fme', '', '?code='])(
    'tells a visitor on the home page that it has expired: %s',
    async (query) => {
      server(
        () => no('OauthFailed'),
        () => visitor,
      )
      await arrive(query)
      expect(went).toEqual(['replace /'])
      expect(question()).toContain('It took too long, or the link was used before.')
      await press('Try again')
      expect(isLoginOpen.read()).toBe(true)
      expect(token()).toBe('visitor-token')
    },
  )

  test('a server that cannot be reached may be retried with the same code', async () => {
    let isOut = true
    server(() => (isOut ? Promise.reject(new HttpError('network', 'Network Error')) : signsInWith(NOTHING)))
    await arrive('?code=abc&to=%2Fme')
    expect(screen.getByRole('heading', { name: 'Network Error' })).toBeDefined()
    expect(went).toEqual([])
    isOut = false
    await press('Try again')
    expect(went).toEqual(['replace /me'])
    expect(world.sent.filter(({ wire }) => wire === CODE)).toHaveLength(2)
  })

  test.for([
    ['OauthOrigin', 'Sign-in has to start from Islet itself.'],
    ['Closed', 'This way of signing in is closed at the moment.'],
    ['TooFast', 'Those were many tries'],
    ['AccountBanned', 'Something went wrong on the way.'],
  ] as const)('a refusal is shown in the player’s language: %s', async ([refusal, words]) => {
    server(() => no(refusal))
    await arrive('?code=abc')
    expect(went).toEqual(['replace /'])
    expect(question()).toContain(words)
  })
})

describe('the visitor’s goods', () => {
  const offer = () => screen.queryByRole('dialog', { name: 'Bring your things along?' })
  beforeEach(() => server(() => signsInWith(GOODS)))

  test('are offered before continuing', async () => {
    await arrive('?code=abc&to=%2Fme')
    expect(
      within(offer()!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['2 cards', '3 boxes'])
    expect(went).toEqual([])
    await press('Bring them along')
    expect(moved).toHaveBeenCalledOnce()
    expect(screen.getByText('Everything is in your account.')).toBeDefined()
    expect(went).toEqual(['replace /me'])
  })

  test('may be declined', async () => {
    await arrive('?code=abc&to=%2Fme')
    await press('Leave them here')
    expect(left).toHaveBeenCalledOnce()
    expect(moved).not.toHaveBeenCalled()
    expect(went).toEqual(['replace /me'])
  })

  test('stay where they are when the question is closed', async () => {
    await arrive('?code=abc&to=%2Fme')
    fireEvent(offer()!, new Event('cancel', { cancelable: true }))
    await settle()
    expect([moved.mock.calls, left.mock.calls]).toEqual([[], []])
    expect(went).toEqual(['replace /me'])
  })

  test('are offered again after a reload, but not once answered', async () => {
    await arrive('?code=abc&to=%2Fme')
    cleanup()
    server(() => no('OauthFailed'))
    await arrive('?code=abc&to=%2Fme')
    expect(offer()).not.toBeNull()
    await press('Leave them here')
    cleanup()
    await arrive('?code=abc&to=%2Fme')
    expect(offer()).toBeNull()
  })

  test('that are gone do not block continuing', async () => {
    isGone = true
    await arrive('?code=abc&to=%2Fme')
    await press('Bring them along')
    expect(offer()!.querySelector('p[role="alert"]')!.textContent).toBe('This offer has ended')
    await press('Go on')
    expect(went).toEqual(['replace /me'])
  })
})

describe('a provider’s account that belongs elsewhere', () => {
  const bound = (choice: string): Answer => ({
    id: 1,
    result: null,
    error: { code: 101004, msg: 'OauthBound', data: { choice, provider: 'google' } },
  })

  test.for([
    ['switch', 'Google opens another account', 'Sign in as that player'],
    ['link', 'Add Google to your account?', 'Add Google'],
    ['unlink', 'You have another Google already', 'Go on'],
  ] as const)('asks what to do: %s', async ([choice, title, answer]) => {
    server(() => bound(choice))
    await arrive('?code=abc&to=%2Fme')
    expect(went).toEqual(['replace /me'])
    expect(question()).toContain(title)
    expect(screen.getByRole('button', { name: answer })).toBeDefined()
    await press('Stay as I am')
    expect(question()).toBeUndefined()
    expect(token()).toBe('visitor-token')
  })
})
