import { randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { manyGames } from '#apps/testing/many-games.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { days, minutes } from '#kit/time/time.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { savesCalls } from '../calls.ts'
import type { SavedRecord } from '../model.ts'
import { documentIn, documentText } from '../rules/document.ts'
import {
  LARGEST_UNPACKED,
  LONGEST_PACKED,
  MOST_AT_ONCE,
  MOST_PACKED_BYTES,
  MOST_UNPACKED,
  MOST_VALUES,
} from '../rules/limits.ts'
import { savesPersonalData } from './index.ts'
import { pack, unpack } from './packing.ts'

const { readSaves, sendSaves, listSaves, eraseSaves } = savesCalls
const KEY = 'game:2048'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

let players = 0
let phone: TestDevice
beforeEach(async () => {
  phone = portal.device(`saver ${++players}`)
  await phone.signIn()
})

/** Another browser of the same visitor, as the home screen of a phone has one. */
async function secondDevice(): Promise<TestDevice> {
  const handCode = (await phone.call(accountCalls.makeHandCode, {})).result!.handCode
  const tablet = portal.device(`second of saver ${players}`)
  tablet.head = { ...tablet.head, devOS: 'iPad', platform: 'web_mobile' }
  const { result } = await tablet.call(accountCalls.signInByHand, { handCode, deviceId: tablet.deviceId })
  tablet.token = result!.session.token
  return tablet
}

const record = (more: Partial<SavedRecord> = {}): SavedRecord => ({
  bests: {},
  plays: 1,
  level: 1,
  stars: {},
  options: {},
  ...more,
})
const packed = (text: string) => pack(text).toString('base64url')
const saveOf = (more: Partial<SavedRecord> = {}) => packed(documentText({ record: record(more) }))
const send = (device: TestDevice, base: number, text = saveOf(), key = KEY) =>
  device.call(sendSaves, { saves: [{ key, base, packed: text }] })
const read = async (device: TestDevice, since = 0) => (await device.call(readSaves, { since })).result!
const content = (text: string | null | undefined) =>
  documentIn(unpack(Buffer.from(text ?? '', 'base64url')) ?? '', true)?.record

test('a save meant for another account is not stored, and another account’s is not shown', async () => {
  const member = phone.userId()
  await send(phone, 0)
  // The session has ended, and the browser goes on as a visitor.
  const visitor = portal.device(`visitor after saver ${players}`)
  await visitor.signIn()
  const saves = [{ key: KEY, base: 0, packed: saveOf() }]
  expect((await visitor.call(sendSaves, { saves, account: member })).error?.name).toBe('OperationMismatch')
  expect((await visitor.call(readSaves, { since: 0, account: member })).error?.name).toBe('OperationMismatch')
  expect((await read(visitor)).saves).toEqual([])
  expect((await phone.call(sendSaves, { saves, account: member })).error).toBeNull()
  expect((await phone.call(readSaves, { since: 0, account: member })).result?.saves).toHaveLength(1)
})

describe('two devices of one player', () => {
  test('devices read each other’s saves once', async () => {
    const tablet = await secondDevice()
    expect((await send(phone, 0, saveOf({ bests: { 1: 70 } }))).result?.saves).toEqual([
      { key: KEY, fate: 'stored', version: 1, current: null },
    ])
    const { saves, version, hasMore } = await read(tablet)
    expect(saves).toMatchObject([{ key: KEY, version: 1, device: 'android', best: 'highest' }])
    expect(content(saves[0]?.packed)?.bests).toEqual({ 1: 70 })
    expect([version, hasMore]).toEqual([1, false])
    expect(await read(tablet, version)).toMatchObject({ saves: [], version: 1 })
  })

  test('that send at once are serialised: the second one gets the current save, and changes nothing', async () => {
    const tablet = await secondDevice()
    const answers = await Promise.all([
      send(phone, 0, saveOf({ bests: { 1: 1 } })),
      send(tablet, 0, saveOf({ bests: { 1: 2 } })),
    ])
    const fates = answers.map(({ result }) => result?.saves[0])
    expect(fates.map((one) => one?.fate).toSorted()).toEqual(['stale', 'stored'])
    const stands = content((await read(phone)).saves[0]?.packed)
    expect(content(fates.find((one) => one?.fate === 'stale')?.current?.packed)).toEqual(stands)
  })

  test('are ordered by the server: a late device, or one with a wrong clock, is outdated anyway', async () => {
    const tablet = await secondDevice()
    await send(phone, 0)
    tablet.head = { ...tablet.head, devTimeMill: Date.UTC(2040, 0) }
    portal.wait(days(7))
    const { result } = await send(tablet, 0, saveOf({ plays: 9 }))
    expect(result?.saves[0]).toMatchObject({ fate: 'stale', version: 1 })
    expect((await send(tablet, 1, saveOf({ plays: 9 }))).result?.saves[0]).toMatchObject({
      fate: 'stored',
      version: 2,
    })
    expect((await read(phone, 1)).saves[0]?.savedAt).toBe(Math.floor(portal.now() / 1000) * 1000)
  })

  test('may resend what got no answer', async () => {
    const text = saveOf({ plays: 4 })
    await send(phone, 0, text)
    await send(phone, 1, saveOf({ plays: 5 }), 'game:sudoku')
    expect((await send(phone, 0, text)).result?.saves[0]).toMatchObject({ fate: 'stored', version: 1 })
    expect((await read(phone)).version).toBe(2)
  })
})

test('an older build does not change what a later one has stored', async () => {
  const later = packed('{"format":2,"world":"of a later build"}')
  await send(phone, 0, later)
  expect((await send(phone, 1)).result?.saves[0]).toMatchObject({ fate: 'newer', version: 1, current: null })
  expect((await read(phone)).saves[0]?.packed).toBe(later)
})

test('a batch is stored whole or not at all', async () => {
  const { error } = await phone.call(sendSaves, {
    saves: [
      { key: KEY, base: 0, packed: saveOf() },
      { key: 'game:never-was', base: 0, packed: saveOf() },
    ],
  })
  expect(error).toMatchObject({ name: 'GameNotFound', data: { key: 'game:never-was' } })
  expect((await read(phone)).saves).toEqual([])
})

/** The text of a save whose run has these inputs. */
const runOf = (inputs: string) =>
  `{"format":1,"record":{"bests":{},"plays":1,"level":1,"stars":{},"options":{},"run":{"seed":1,"level":1,"save":"","inputs":${inputs}}}}`

describe('an invalid save is refused by its key', () => {
  const noise = (length: number) => randomBytes(length).toString('base64url').slice(0, length)
  test.for([
    ['too long', noise(LONGEST_PACKED + 1), 'SaveTooLarge'],
    ['not packed', 'hello', 'SaveUnreadable'],
    ['a bomb', deflateRawSync(Buffer.alloc(LARGEST_UNPACKED + 1, 32)).toString('base64url'), 'SaveTooLarge'],
    ['no document', packed('[]'), 'SaveUnreadable'],
    ['a record of nothing', packed('{"format":1,"record":{}}'), 'SaveUnreadable'],
    ['a format that is none', packed('{"format":"9"}'), 'SaveUnreadable'],
    [
      'a run of endless values',
      packed(runOf(`[${Array(MOST_VALUES).fill('[]').join(',')}]`)),
      'SaveTooLarge',
    ],
    ['a run that nests endlessly', packed(runOf('['.repeat(20_000) + ']'.repeat(20_000))), 'SaveUnreadable'],
  ] as const)('%s', async ([, text, name]) => {
    expect((await send(phone, 0, text)).error).toMatchObject({ name, data: { key: KEY } })
    expect((await read(phone)).saves).toEqual([])
  })

  test.for(['', 'game:', 'game:a b', '2048', `game:${'x'.repeat(65)}`, 'user:1:game:2048'])(
    'under the key %j',
    async (key) => {
      expect((await send(phone, 0, saveOf(), key)).error?.name).toBe('InvalidParams')
    },
  )

  test('of ten megabytes, before it is read', async () => {
    const body = { id: 1, params: { list: [{ key: KEY, ver: 0, data: 'x'.repeat(10_000_000) }] }, head: {} }
    const answer = await phone.post(sendSaves.wire, { body })
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({
      result: null,
      error: { msg: 'InvalidParams', data: { field: 'body' } },
    })
    expect((await read(phone)).saves).toEqual([])
  })
})

test('saves that unpack to too much are refused before a call unpacks more than its limit', async () => {
  const many = await openTestPortal({ catalogue: manyGames(MOST_AT_ONCE) })
  try {
    const device = many.device('folder')
    const wide = saveOf({ memory: ' '.repeat(LARGEST_UNPACKED - 1000) })
    const saves = many.api.catalogue.games.map(({ slug }) => ({ key: `game:${slug}`, base: 0, packed: wide }))
    const { error } = await device.call(sendSaves, { saves })
    const fitting = Math.floor(MOST_UNPACKED / (LARGEST_UNPACKED - 1000))
    expect(error).toMatchObject({ name: 'SaveTooLarge', data: { key: saves[fitting]!.key } })
    expect((await read(device)).saves).toEqual([])
    expect((await device.call(sendSaves, { saves: saves.slice(0, fitting) })).error).toBeNull()
  } finally {
    await many.close()
  }
})

test('a player may store 512 kB, and reads it in more than one answer', async () => {
  const many = await openTestPortal({ catalogue: manyGames(20) })
  try {
    const device = many.device('collector')
    const keys = many.api.catalogue.games.map(({ slug }) => `game:${slug}`)
    let stored = 0
    let refused: unknown
    for (const key of keys) {
      // Noise does not pack: a save as large as one may be.
      const memory = randomBytes(32_000).toString('base64')
      const { error } = await send(device, 0, saveOf({ memory }), key)
      refused = error && { ...error, key }
      if (error) break
      stored++
    }
    expect(refused).toMatchObject({ name: 'SavesFull', data: { key: keys[stored] } })
    const { bytes, mostBytes } = (await device.call(listSaves, {})).result!
    expect(mostBytes).toBe(MOST_PACKED_BYTES)
    expect(bytes).toBeLessThanOrEqual(MOST_PACKED_BYTES)
    const first = await read(device)
    expect(first.hasMore).toBe(true)
    const second = await read(device, first.version)
    expect(second.hasMore).toBe(false)
    expect(first.saves.length + second.saves.length).toBe(stored)
    // Something smaller takes its place.
    expect((await send(device, 1, saveOf(), keys[0])).result?.saves[0]?.fate).toBe('stored')
    expect((await send(device, 0, saveOf(), keys[stored])).result?.saves[0]?.fate).toBe('stored')
  } finally {
    await many.close()
  }
})

describe('a player', () => {
  test('sees the saves of each game, with size and device', async () => {
    await send(phone, 0)
    portal.wait(minutes(5))
    const tablet = await secondDevice()
    await send(tablet, 0, packed(documentText({ settings: { theme: 'dark' } })), 'settings')
    const { saves, bytes } = (await phone.call(listSaves, {})).result!
    expect(saves).toMatchObject([
      { key: 'settings', title: '', device: 'ios' },
      { key: KEY, title: '2048', device: 'android' },
    ])
    expect(bytes).toBe(saves.reduce((sum, one) => sum + one.bytes, 0))
  })

  test('erases one or all, and other devices are notified', async () => {
    await send(phone, 0)
    await send(phone, 0, saveOf(), 'game:sudoku')
    const tablet = await secondDevice()
    const { version } = await read(tablet)
    expect((await phone.call(eraseSaves, { keys: [KEY, 'game:klondike-solitaire'] })).result).toEqual({
      keys: [KEY],
      version: 3,
    })
    expect((await read(tablet, version)).saves).toMatchObject([{ key: KEY, version: 3, packed: null }])
    expect((await phone.call(eraseSaves, {})).result?.keys).toEqual(['game:sudoku'])
    expect((await phone.call(listSaves, {})).result).toMatchObject({ saves: [], bytes: 0 })
    expect((await phone.call(eraseSaves, {})).result?.keys).toEqual([])
    // A device that has played on without knowing keeps what it has, once it knows.
    expect((await send(tablet, 1, saveOf({ plays: 2 }))).result?.saves[0]?.fate).toBe('stale')
    expect((await send(tablet, 3, saveOf({ plays: 2 }))).result?.saves[0]?.fate).toBe('stored')
  })

  test('has their own saves, and no access to others’', async () => {
    await send(phone, 0)
    const stranger = portal.device(`stranger ${players}`)
    expect((await read(stranger)).saves).toEqual([])
    await stranger.call(eraseSaves, { keys: [KEY] })
    expect((await read(phone)).saves).toHaveLength(1)
  })

  test('exports all saves, and erases them with the account', async () => {
    await send(phone, 0, saveOf({ bests: { 1: 4321 } }))
    const file = JSON.stringify(await savesPersonalData.collect(portal.db, phone.userId()))
    expect(file).toContain('4321')
    const erasure = { accountId: phone.userId(), systemId: 1, now: portal.now() }
    for (const _again of [1, 2]) await inTransaction(portal.db, (tx) => savesPersonalData.erase(tx, erasure))
    expect((await read(phone)).saves).toEqual([])
  })
})
