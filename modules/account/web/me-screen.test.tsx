import type { ResultOf } from '#kit/contract/call.ts'
// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import { ok, refuse } from '#kit/result/result.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { before, hours, minutes } from '#kit/time/time.ts'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { accountCalls, type SignedInPlace } from '../calls.ts'
import { connectAccount, enterPortal, isNicknameOpen, showAccount } from './account-store.ts'
import MeScreen from './MeScreen.tsx'
import { visitorStatus as status } from './testing/visitor-status.ts'

const place = (sessionId: string, more: Partial<SignedInPlace> = {}): SignedInPlace => ({
  sessionId,
  platform: 'web_pc',
  osFamily: 'Windows',
  language: 'en',
  startedAt: before(systemClock(), hours(30)),
  seenAt: before(systemClock(), minutes(5)),
  isCurrent: false,
  ...more,
})

let places: SignedInPlace[]
let isListBroken = false
const ended: string[] = []
let ban: ResultOf<typeof accountCalls.readBan> = { state: 'none', reason: '', answer: '' }
const appeals: string[] = []
const answers = [
  answering(accountCalls.readBan, () => ok(ban)),
  answering(accountCalls.appealBan, ({ text }) => {
    appeals.push(text)
    return ok({ ok: true })
  }),
  answering(accountCalls.listSessions, () =>
    isListBroken ? refuse('Unreachable') : ok({ places, hasMore: false }),
  ),
  answering(accountCalls.endSession, ({ sessionId }) => {
    ended.push(sessionId)
    places = places.filter((one) => one.sessionId !== sessionId)
    return ok({ ok: true })
  }),
]

/** A session whose parts a test may let fail. */
function connect({ ready = async () => showAccount(status), signOut = async () => undefined as void } = {}) {
  const transport = () => Promise.reject(new Error('not used'))
  connectAccount({ ready, signOut, token: () => 't', keep: () => undefined, transport })
}

beforeEach(() => {
  vi.useFakeTimers()
  teachDialogs()
  places = [place('here', { isCurrent: true, osFamily: 'Android' }), place('there')]
  ended.length = 0
  connect()
  isNicknameOpen.change(() => false)
})
afterEach(() => {
  act(() => vi.runAllTimers())
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function show() {
  showAccount(status)
  renderOnPage(<MeScreen />, { answers })
  await act(async () => undefined)
}
const press = async (name: string, inside: HTMLElement = document.body) => {
  fireEvent.click(within(inside).getByRole('button', { name }))
  await act(async () => undefined)
}

describe('[3.14] the account', () => {
  test('a visitor without a nickname is shown by the end of their id', async () => {
    await show()
    expect(screen.getByRole('heading', { name: 'Islander 5678' })).toBeDefined()
    expect(screen.getByText('#12345678')).toBeDefined()
  })

  test('a nickname replaces the end of the id', async () => {
    await show()
    act(() => showAccount({ ...status, nickname: 'Ann' }))
    expect(screen.getByRole('heading', { name: 'Ann' })).toBeDefined()
  })

  test('[2.19] the name may be changed', async () => {
    await show()
    await press('Change name')
    expect(isNicknameOpen.read()).toBe(true)
  })

  test('the number is copied for friends', async () => {
    const writeText = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    await show()
    await press('Copy user ID')
    expect(writeText).toHaveBeenCalledWith('12345678')
    expect(screen.getByText('Copied')).toBeDefined()
  })
})

describe('the sessions of the account', () => {
  test('[4.28] every session shows when it was last used', async () => {
    await show()
    const [here, there] = screen.getAllByRole('listitem')
    expect(here!.textContent).toContain('Android')
    expect(here!.textContent).toContain('This browser')
    expect(there!.textContent).toContain('Last seen 5 minutes ago')
  })

  test('other sessions can be ended one by one, this one only by signing out', async () => {
    await show()
    const [here, there] = screen.getAllByRole('listitem')
    expect(within(here!).queryByRole('button')).toBeNull()
    await press('Sign out there', there)
    expect(ended).toEqual(['there'])
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })
})

describe('[4.5] signing out', () => {
  test.for([
    ['Sign out', 1],
    ['Cancel', 0],
  ] as const)('is confirmed first: %s', async ([answer, times]) => {
    const signOut = vi.fn(async () => undefined)
    connect({ signOut })
    await show()
    await press('Sign out')
    await press(answer, screen.getByRole('alertdialog'))
    expect(signOut).toHaveBeenCalledTimes(times)
    expect(screen.queryAllByText('Signed out')).toHaveLength(times)
  })

  test('shows when the server cannot be reached', async () => {
    connect({ signOut: () => Promise.reject(new Error('no link')) })
    await show()
    await press('Sign out')
    await press('Sign out', screen.getByRole('alertdialog'))
    expect(screen.getByRole('alert').textContent).toBe('Network Error')
  })
})

test('a failed list of sessions can be loaded again', async () => {
  isListBroken = true
  await show()
  expect(screen.queryByText('This browser')).toBeNull()
  isListBroken = false
  await press('Try again')
  expect(screen.getByText('This browser')).toBeTruthy()
})

test('a player whose account cannot be loaded can retry, and play meanwhile', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  connect({ ready: () => Promise.reject(new Error('no link')) })
  await enterPortal()
  renderOnPage(<MeScreen />, { answers })
  connect()
  await press('Try again')
  expect(screen.getByRole('heading', { name: 'Islander 5678' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a banned player reads the reason and can appeal once', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  ban = { state: 'possible', reason: 'Selling for money', answer: '' }
  connect({ ready: () => Promise.reject(new Error('banned')) })
  await enterPortal()
  renderOnPage(<MeScreen />, { answers })
  await act(async () => undefined)
  expect(screen.getByRole('heading', { name: 'This account is closed' })).toBeDefined()
  expect(screen.getByText('Reason: Selling for money')).toBeDefined()
  expect(screen.getByText('For good')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '  it was my brother ' } })
  await press('Send')
  expect(appeals).toEqual(['it was my brother'])
  expect(screen.getByText(/^You have asked for another look/)).toBeDefined()
  ban = { state: 'none', reason: '', answer: '' }
})
