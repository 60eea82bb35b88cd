// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { instant } from '#kit/time/time.ts'
import { FIRST_SEND_AFTER, followSaves, SEND_AFTER, type SavesWorld } from './follow-saves.ts'
import { openSaveLock } from './save-lock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function browser({
  storage = memoryStorage(),
  written,
}: Partial<Pick<SavesWorld, 'storage' | 'written'>> = {}) {
  const arrived: (readonly string[])[] = []
  const known: { account?: { userId: number; isVisitor: boolean } } = {}
  const listeners: (() => void)[] = []
  const calls: string[] = []
  followSaves({
    storage,
    keys: () => ['game:2048'],
    written,
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
    arrived: (keys) => void arrived.push([...keys]),
    alone: openSaveLock(undefined),
    left: () => undefined,
    bestOfOpen: () => 'highest',
    onAccount: (listener) => void listeners.push(listener),
    onGame: () => undefined,
  })
  return {
    storage,
    calls,
    arrived,
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

/** A storage event as the other tabs of a browser get it. */
const heard = (key: string, oldValue: string | null = null) =>
  Object.assign(new Event('storage'), { key, oldValue }) as StorageEvent

test('what another tab has stored arrives when the player switches to this one, once', async () => {
  const page = browser()
  for (const key of ['game:2048', 'game:2048', 'saves', 'theme']) dispatchEvent(heard(key))
  expect(page.arrived).toEqual([])
  dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(page.arrived).toEqual([['game:2048']])
})

test('a tab that read before the other one wrote overwrites nothing, whenever it began to follow', () => {
  const storage = memoryStorage()
  const purse = (coins: number) =>
    JSON.stringify({ ...JSON.parse(RECORD), memory: `{"coins":${coins},"upgrades":0}` })
  // Both read 10 coins; the other one earned 5 before this page followed anything, and this one spends 4.
  storage.write('game:2048', purse(15))
  const page = browser({ storage, written: heard('game:2048', purse(10)) })
  page.storage.write('game:2048', purse(6))
  expect(JSON.parse(storage.read('game:2048')!)).toMatchObject({ memory: '{"coins":11,"upgrades":0}' })
  dispatchEvent(new Event('focus'))
  expect(page.arrived).toEqual([['game:2048']])
})
