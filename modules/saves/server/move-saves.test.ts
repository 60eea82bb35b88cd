import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openLoginPortal, type LoginPortal } from '#apps/testing/login-portal.ts'
import { manyGames } from '#apps/testing/test-catalogue.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { savesCalls } from '../calls.ts'
import type { SavedRecord, SavedSettings } from '../model.ts'
import { documentIn, documentText } from '../rules/document.ts'
import { MOST_AT_ONCE, MOST_JOINED } from '../rules/limits.ts'
import { savesPersonalData } from './index.ts'
import { pack, unpack } from './packing.ts'

const KEY = 'game:2048'

let portal: LoginPortal
beforeAll(async () => {
  portal = await openLoginPortal({ catalogue: manyGames(200) })
})
afterAll(() => portal.close())

let players = 0
let who: string
let home: TestDevice
let device: TestDevice
/** A member somewhere else, and here a visitor. */
beforeEach(async () => {
  who = `member with saves ${++players}`
  home = portal.device(`home of ${who}`)
  await home.signIn()
  await portal.signIn(home, { who })
  device = portal.device(`visitor with saves ${players}`)
  await device.signIn()
})

const record = (more: Partial<SavedRecord>): SavedRecord => ({
  bests: {},
  plays: 1,
  level: 1,
  stars: {},
  options: {},
  ...more,
})
const run = (seed: number) => ({ seed, level: 1, save: String(seed) })
const keep = (by: TestDevice, text: string, key = KEY) =>
  by.call(savesCalls.sendSaves, { saves: [{ key, base: 0, packed: pack(text).toString('base64url') }] })
const keepRecord = (by: TestDevice, more: Partial<SavedRecord>) =>
  keep(by, documentText({ record: record(more) }))
const keepAt = (by: TestDevice, base: number, more: Partial<SavedRecord>) =>
  by.call(savesCalls.sendSaves, {
    saves: [{ key: KEY, base, packed: pack(documentText({ record: record(more) })).toString('base64url') }],
  })
async function kept(by: TestDevice, key = KEY) {
  const { saves } = (await by.call(savesCalls.readSaves, { since: 0 })).result!
  const packed = saves.find((save) => save.key === key)?.packed
  return packed ? documentIn(unpack(Buffer.from(packed, 'base64url'))!, key === KEY) : undefined
}
async function signOut(by: TestDevice) {
  await by.call(accountCalls.signOut, {})
  by.token = undefined
  await by.signIn()
}

test('saves of a visitor are merged into those of their member account', async () => {
  await keepRecord(home, { bests: { 1: 500 }, stars: { 1: 1 }, run: run(1), plays: 3 })
  await keepRecord(device, { bests: { 1: 900, 2: 5 }, stars: { 1: 3 }, run: run(2), plays: 2 })
  await portal.signIn(device, { who })
  const joined = (await kept(device))?.record
  expect(joined).toMatchObject({ bests: { 1: 900, 2: 5 }, stars: { 1: 3 }, run: run(1), plays: 3 })
  expect(joined?.others).toMatchObject([{ run: run(2), device: 'android' }])
  // The member's other device hears of it, and the visitor keeps their own.
  expect((await kept(home))?.record).toEqual(joined)
  await signOut(device)
  expect((await kept(device))?.record?.bests).toEqual({ 1: 900, 2: 5 })
  // Signing in again joins the same to the same.
  await portal.signIn(device, { who })
  expect((await kept(device))?.record).toEqual(joined)
})

test('two runs too long to stand beside each other are both kept, without the proofs that do not fit', async () => {
  const long = (seed: number) => ({ ...run(seed), inputs: [randomBytes(30_000).toString('base64')] })
  await keepRecord(home, { bests: { 1: 500 }, run: long(1) })
  await keepRecord(device, { bests: { 2: 900 }, run: long(2) })
  await portal.signIn(device, { who })
  const joined = (await kept(device))?.record
  expect([joined?.bests, joined?.run]).toEqual([{ 1: 500, 2: 900 }, run(1)])
  expect(joined?.others).toMatchObject([{ run: run(2) }])
})

test('a game that the member has not played is moved, and the member’s settings count', async () => {
  const settings = (theme: string): SavedSettings => ({ theme })
  await keep(home, documentText({ settings: settings('dark') }), 'settings')
  await keep(device, documentText({ settings: settings('light') }), 'settings')
  await keepRecord(device, { bests: { 1: 7 } })
  await portal.signIn(device, { who })
  expect((await kept(device))?.record?.bests).toEqual({ 1: 7 })
  expect((await kept(device, 'settings'))?.settings).toEqual({ theme: 'dark' })
})

test('what a later build has stored for the member does not change', async () => {
  await keep(home, '{"format":2,"world":1}')
  await keepRecord(device, { bests: { 1: 7 } })
  await portal.signIn(device, { who })
  expect(await kept(device)).toEqual({ format: 2 })
})

test('a visitor who becomes a member keeps all saves', async () => {
  await keepRecord(device, { bests: { 1: 7 } })
  await portal.signIn(device, { who: `${who} anew` })
  expect((await kept(device))?.record?.bests).toEqual({ 1: 7 })
})

test('saves that the member erased stay erased when the visitor signs in again', async () => {
  await keepRecord(device, { bests: { 1: 7 } })
  await portal.signIn(device, { who })
  await device.call(savesCalls.eraseSaves, {})
  await signOut(device)
  await portal.signIn(device, { who })
  expect(await kept(device)).toBeUndefined()
  // What was played since is joined.
  await signOut(device)
  await keepAt(device, 1, { bests: { 1: 8 } })
  await portal.signIn(device, { who })
  expect((await kept(device))?.record?.bests).toEqual({ 1: 8 })
})

test('finished runs, spent coins and choices stay so when the visitor signs in again', async () => {
  const coins = (count: number) => JSON.stringify({ coins: count })
  await keepRecord(device, { memory: coins(100), run: run(2) })
  await portal.signIn(device, { who })
  await keepAt(device, 1, { memory: coins(5) })
  await signOut(device)
  await portal.signIn(device, { who })
  const record = (await kept(device))?.record
  expect(record?.memory).toBe(coins(5))
  expect([record?.run, record?.others]).toEqual([undefined, undefined])
})

test('a sign-in that changes nothing makes no new version', async () => {
  for (const by of [home, device]) await keepRecord(by, { bests: { 1: 7 }, plays: 3 })
  await portal.signIn(device, { who })
  for (let again = 0; again < 2; again++) {
    await signOut(device)
    await portal.signIn(device, { who })
  }
  expect((await device.call(savesCalls.readSaves, { since: 0 })).result?.version).toBe(1)
})

test('merging saves at a sign-in is bounded, and continues at the next one', async () => {
  const wide = 'x'.repeat(400_000)
  const keys = portal.portal.api.catalogue.games.slice(0, 8).map(({ slug }) => `game:${slug}`)
  for (const key of keys) {
    await keep(home, documentText({ record: record({ memory: wide }) }), key)
    await keep(device, documentText({ record: record({ memory: wide, bests: { 1: 7 } }) }), key)
  }
  const joined = async () => {
    const { saves } = (await device.call(savesCalls.readSaves, { since: 0 })).result!
    return saves.filter(({ packed }) =>
      unpack(Buffer.from(packed!, 'base64url'))!.includes('"bests":{"1":7}'),
    ).length
  }
  await portal.signIn(device, { who })
  const first = await joined()
  expect(first).toBeGreaterThan(0)
  expect(first * 2 * 400_000).toBeLessThanOrEqual(MOST_JOINED)
  await signOut(device)
  await portal.signIn(device, { who })
  expect(await joined()).toBe(keys.length)
})

test('two hundred games of a visitor are moved at one sign-in, including those the member has played, too', async () => {
  const keys = portal.portal.api.catalogue.games.slice(0, 200).map(({ slug }) => `game:${slug}`)
  expect(keys).toHaveLength(200)
  const keepAll = async (by: TestDevice, of: readonly string[], more: Partial<SavedRecord>) => {
    const packed = pack(documentText({ record: record(more) })).toString('base64url')
    for (let place = 0; place < of.length; place += MOST_AT_ONCE) {
      const saves = of.slice(place, place + MOST_AT_ONCE).map((key) => ({ key, base: 0, packed }))
      expect((await by.call(savesCalls.sendSaves, { saves })).error).toBeNull()
    }
  }
  await keepAll(home, keys.slice(0, 100), { bests: { 1: 5, 2: 9 } })
  await keepAll(device, keys, { bests: { 1: 7 } })
  await portal.signIn(device, { who })
  const bests = new Map<string, unknown>()
  let since = 0
  for (let hasMore = true; hasMore;) {
    const { result } = await device.call(savesCalls.readSaves, { since })
    for (const { key, packed } of result!.saves)
      bests.set(key, documentIn(unpack(Buffer.from(packed!, 'base64url'))!, true)?.record?.bests)
    ;({ hasMore, version: since } = result!)
  }
  expect(keys.map((key) => bests.get(key))).toEqual(
    keys.map((_, place) => (place < 100 ? { 1: 7, 2: 9 } : { 1: 7 })),
  )
})

test('the progress of merging is in both exports, and is erased with either account', async () => {
  await keepRecord(device, { bests: { 1: 7 } })
  const visitorId = device.userId()
  await portal.signIn(device, { who })
  const accountIds = [visitorId, home.userId()]
  for (const accountId of accountIds) {
    const file = await savesPersonalData.collect(portal.db, accountId)
    expect(file).toMatchObject({ joinedSaves: [{ visitor: visitorId, member: home.userId(), version: 1 }] })
  }
  const erasure = { accountId: visitorId, systemId: 1, now: portal.now() }
  await inTransaction(portal.db, (tx) => savesPersonalData.erase(tx, erasure))
  expect(await savesPersonalData.collect(portal.db, home.userId())).toMatchObject({ joinedSaves: [] })
})
