// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { instant } from '#kit/time/time.ts'
import { FIRST_SEND_AFTER, followSaves, SEND_AFTER } from './follow-saves.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function browser() {
  const storage = memoryStorage()
  const known: { account?: { userId: number; isVisitor: boolean } } = {}
  const listeners: (() => void)[] = []
  const calls: string[] = []
  followSaves({
    storage,
    keys: () => [],
    account: () => known.account,
    now: () => instant('2026-11-29T08:00Z'),
    here: () => ({ device: 'android', at: 0 }),
    settings: { read: () => ({}), apply: () => undefined },
    readSaves: async ({ since }) => {
      calls.push('read')
      return { saves: [], version: since, hasMore: false }
    },
    sendSaves: async ({ saves }) => {
      calls.push('send')
      return { saves: saves.map(({ key }) => ({ key, fate: 'stored' as const, version: 1, current: null })) }
    },
    arrived: () => undefined,
    bestOfOpen: () => undefined,
    onAccount: (listener) => void listeners.push(listener),
    onGame: () => undefined,
  })
  return {
    storage,
    calls,
    signIn(userId: number) {
      known.account = { userId, isVisitor: true }
      for (const tell of listeners) tell()
    },
  }
}
const RECORD = '{"bests":{},"plays":1,"level":1,"stars":{},"options":{}}'

test('saves are read only once the account is known, also after a reload', async () => {
  const page = browser()
  await vi.advanceTimersByTimeAsync(10)
  expect(page.calls).toEqual([])
  page.signIn(7)
  page.signIn(7)
  await vi.advanceTimersByTimeAsync(10)
  expect(page.calls).toEqual(['read'])
  page.signIn(8)
  await vi.advanceTimersByTimeAsync(10)
  expect(page.calls).toEqual(['read', 'read'])
})

test('the first change is sent soon, later ones together, and showing the page reads once', async () => {
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const page = browser()
  page.signIn(7)
  await vi.waitFor(() => expect(page.calls).toEqual(['read']))
  page.storage.write('game:2048', RECORD)
  await vi.advanceTimersByTimeAsync(FIRST_SEND_AFTER)
  await vi.waitFor(() => expect(page.calls).toEqual(['read', 'send']))
  page.storage.write('game:2048', RECORD.replace('"plays":1', '"plays":2'))
  page.storage.write('game:2048', RECORD.replace('"plays":1', '"plays":3'))
  await vi.advanceTimersByTimeAsync(SEND_AFTER)
  await vi.waitFor(() => expect(page.calls).toEqual(['read', 'send', 'send']))
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(page.calls).toEqual(['read', 'send', 'send', 'read']))
})
