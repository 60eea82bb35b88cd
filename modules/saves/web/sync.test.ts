// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { browserStorage } from '#kit/storage/text-storage.ts'
import { days, type Instant } from '#kit/time/time.ts'
import type { SavedRecord } from '../model.ts'
import { documentIn, documentText } from '../rules/document.ts'
import { MOST_VALUES } from '../rules/limits.ts'
import { dropErased } from './ledger.ts'
import { unpackText } from './pack-text.ts'
import { cloud, device, EMPTY, KEY, run, type Cloud } from './testing/devices.ts'

let server: Cloud
beforeEach(() => {
  localStorage.clear()
  server = cloud()
})

test('progress on one device arrives on the other with one request', async () => {
  const [phone, tablet] = [device(server), device(server, 'ios')]
  phone.play({ bests: { 1: 70 }, run: run(1, [1]) })
  await phone.push()
  const before = server.requests()
  await tablet.pull()
  expect(server.requests() - before).toBe(1)
  expect(tablet.record()).toEqual(phone.record())
  expect(tablet.arrived).toEqual([KEY])
  // Nothing has changed: nothing is sent.
  await tablet.push()
  expect(server.requests() - before).toBe(1)
})

test('two devices at once: progress of both is kept, and both runs wait for a choice', async () => {
  const [phone, tablet] = [device(server), device(server, 'ios')]
  phone.play({ bests: { 1: 70 }, run: run(1, [1]) })
  tablet.play({ bests: { 1: 50, 2: 9 }, stars: { 2: 3 }, run: run(2, [2]) })
  await Promise.all([phone.push(), tablet.push()])
  await phone.pull()
  await tablet.pull()
  await phone.push()
  await tablet.pull()
  expect(phone.record()).toEqual(tablet.record())
  expect(phone.record()).toMatchObject({ bests: { 1: 70, 2: 9 }, stars: { 2: 3 } })
  const seeds = [phone.record()?.run?.seed, ...(phone.record()?.others ?? []).map((other) => other.run?.seed)]
  expect(seeds.toSorted()).toEqual([1, 2])
  expect(phone.record()?.others?.[0]).toMatchObject({ at: server.now.at })
})

test('changes of a week offline are merged, independent of the clocks', async () => {
  const [phone, tablet] = [device(server), device(server, 'ios')]
  phone.play({ plays: 4, memory: '{"coins":100,"upgrades":1}' })
  await phone.push()
  await tablet.pull()
  for (let day = 0; day < 7; day++) {
    server.now.at = (server.now.at + days(1)) as Instant
    phone.play({ plays: 5 + day, memory: JSON.stringify({ coins: 110 + day * 10, upgrades: 1 }) })
    await phone.push()
    tablet.play({ plays: 5 + day, memory: '{"coins":40,"upgrades":9}' })
  }
  await tablet.push()
  await phone.pull()
  expect(tablet.record()).toMatchObject({ plays: 18, memory: '{"coins":110,"upgrades":9}' })
  expect(phone.record()).toEqual(tablet.record())
})

test('saves that are large when unpacked are sent in several calls', async () => {
  const phone = device(server)
  const keys = [KEY, 'game:sudoku', 'game:tetris', 'game:chess']
  for (const key of keys) phone.play({ memory: 'x'.repeat(400_000) }, key)
  await phone.push()
  expect([...server.rows.keys()].toSorted()).toEqual(keys.toSorted())
  expect(server.requests()).toBe(2)
})

describe('a save of a later build', () => {
  test('is neither read nor overwritten', async () => {
    const phone = device(server)
    phone.play({ plays: 3 })
    await server.put(KEY, '{"format":2,"world":1}')
    const before = server.rows.get(KEY)
    await phone.pull()
    phone.play({ plays: 4 })
    await phone.push()
    expect(phone.record()?.plays).toBe(4)
    expect(server.rows.get(KEY)).toBe(before)
  })
  test('that arrives between reading and sending is not overwritten either', async () => {
    const phone = device(server)
    await phone.pull()
    phone.play({ plays: 3 })
    await server.put(KEY, '{"format":2,"world":1}')
    await phone.push()
    await phone.push()
    expect(server.rows.get(KEY)?.version).toBe(1)
  })
  test('keeps its run when an older build begins another', async () => {
    const phone = device(server)
    const newer = { ...run(1, [1]), version: 'v2' }
    await server.put(KEY, documentText({ record: { ...EMPTY, run: newer } }))
    await phone.pull()
    phone.play({ run: run(9) })
    await phone.push()
    const stored = documentIn(await unpackText(server.rows.get(KEY)!.packed!), true)
    expect(stored?.record?.others?.map((other) => other.run)).toEqual([newer])
  })
})

test('with a full disk, what the browser refuses to store is still sent', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  try {
    const phone = device(server, 'android', browserStorage())
    phone.play({ bests: { 1: 8 } })
    await phone.push()
    const tablet = device(server, 'ios')
    await tablet.pull()
    expect(tablet.record()?.bests).toEqual({ 1: 8 })
  } finally {
    setItem.mockRestore()
  }
})

describe('a running game when a save arrives', () => {
  test('merges its state with the arrived one, and overwrites nothing', async () => {
    const [phone, tablet] = [device(server), device(server, 'ios')]
    phone.play({ bests: { 1: 10 }, run: run(1, [1]) })
    await phone.push()
    await tablet.pull()
    // The tablet's game holds this in memory.
    const held = JSON.parse(tablet.lent.read(KEY)!) as SavedRecord
    phone.play({ bests: { 1: 99 }, run: run(1, [1, 2]) })
    await phone.push()
    await tablet.pull()
    tablet.lent.write(KEY, JSON.stringify({ ...held, options: { speed: 'fast' } }))
    expect(tablet.record()).toMatchObject({
      bests: { 1: 99 },
      run: run(1, [1, 2]),
      options: { speed: 'fast' },
    })
    tablet.lent.write(KEY, JSON.stringify({ ...held, options: { speed: 'fast' }, plays: 1 }))
    expect(tablet.record()).toMatchObject({ bests: { 1: 99 }, plays: 1 })
    expect(tablet.record()?.others).toBeUndefined()
  })
})

describe('an erased save', () => {
  test('is erased on the other device, too, unless it was played there since', async () => {
    const [phone, tablet] = [device(server), device(server, 'ios')]
    phone.play({ plays: 1 })
    phone.play({ plays: 1 }, 'game:snake')
    await phone.push()
    await tablet.pull()
    tablet.play({ plays: 2 }, 'game:snake')
    for (const key of [KEY, 'game:snake']) server.erase(key)
    await tablet.pull()
    await tablet.push()
    expect(tablet.record()).toBeNull()
    expect(tablet.record('game:snake')?.plays).toBe(2)
    expect(server.rows.get('game:snake')?.packed).not.toBeNull()
    expect(server.rows.get(KEY)?.packed).toBeNull()
  })
  test('is gone on this device, and does not return', async () => {
    const phone = device(server)
    phone.play({ plays: 1 })
    await phone.push()
    server.erase(KEY)
    dropErased(phone.storage, [KEY])
    await phone.push()
    await phone.pull()
    expect(phone.record()).toBeNull()
    expect(server.rows.get(KEY)?.packed).toBeNull()
  })
})

test('a refused save does not block others', async () => {
  const phone = device(server)
  phone.play({ plays: 1 }, 'game:gone')
  phone.play({ plays: 1 })
  await phone.push()
  expect([...server.rows.keys()]).toEqual([KEY])
})

test('many and large ones are sent in several calls, each within its limit', async () => {
  const phone = device(server)
  let state = 1
  const noise = (length: number) =>
    Array.from({ length }, () =>
      String.fromCharCode(33 + ((state = (state * 48271) % 2147483647) % 90)),
    ).join('')
  for (let game = 0; game < 6; game++) phone.play({ memory: noise(30_000) }, `game:${game}`)
  await phone.push()
  expect(server.rows.size).toBe(6)
  expect(server.requests()).toBeGreaterThanOrEqual(3)
})

let dice = 1
test.for([
  ['packs too large', Array.from({ length: 40_000 }, () => (dice = (dice * 48271) % 2147483647))],
  ['unfolds too large', Array.from({ length: 40_000 }, () => 'forward and left')],
  ['has more inputs than a call may parse', Array.from({ length: MOST_VALUES + 1 }, () => 0)],
] as const)('a run that %s is saved without its inputs', async ([, inputs]) => {
  const phone = device(server)
  phone.play({ run: { ...run(1), inputs } })
  await phone.push()
  const stored = documentIn(await unpackText(server.rows.get(KEY)!.packed!), true)
  expect(stored?.record?.run).toEqual({ seed: 1, level: 1, save: '1:', version: 'v1' })
  const before = server.requests()
  await phone.push()
  expect(server.requests()).toBe(before)
})

test('runs that wait for a choice go without their inputs before they are left behind', async () => {
  const phone = device(server)
  const inputs = () => Array.from({ length: 7000 }, () => (dice = (dice * 48271) % 2147483647))
  const waiting = [2, 3].map((seed) => ({ run: { ...run(seed), inputs: inputs() }, device: 'ios', at: seed }))
  phone.play({ run: { ...run(1), inputs: inputs() }, others: waiting })
  await phone.push()
  const { record } = documentIn(await unpackText(server.rows.get(KEY)!.packed!), true)!
  const unproved = (seed: number) => ({ seed, level: 1, save: `${seed}:`, version: 'v1' })
  expect([record?.run, ...record!.others!.map((other) => other.run)]).toEqual([1, 2, 3].map(unproved))
})

test('settings are synchronised, and the changed one counts', async () => {
  const [phone, tablet] = [device(server), device(server, 'ios')]
  phone.settings.now = { theme: 'dark', 'bgm-status': '1' }
  await phone.push()
  await tablet.pull()
  expect(tablet.settings.now).toEqual(phone.settings.now)
  tablet.settings.now = { theme: 'dark', 'bgm-status': '0' }
  phone.settings.now = { theme: 'light', 'bgm-status': '1' }
  await tablet.push()
  await phone.push()
  await tablet.pull()
  expect(phone.settings.now).toEqual({ theme: 'light', 'bgm-status': '0' })
  expect(tablet.settings.now).toEqual(phone.settings.now)
})

describe('another account in this browser', () => {
  test('that its visitor signs in to gets the visitor’s saves', async () => {
    const phone = device(server)
    phone.play({ bests: { 1: 5 } })
    await phone.push()
    const members = cloud()
    Object.assign(server, { read: members.read, send: members.send })
    const other = device(members, 'ios')
    other.play({ bests: { 2: 6 } })
    await other.push()
    const again = device(members, 'android', phone.storage)
    again.lent.write(KEY, phone.lent.read(KEY)!)
    again.account.userId = 2
    await again.pull()
    expect(again.record()?.bests).toEqual({ 1: 5, 2: 6 })
  })
  test('begins with its own saves after a member has signed out; the member finds theirs where they sign in', async () => {
    const phone = device(server)
    phone.account.isVisitor = false
    phone.play({ bests: { 1: 5 } })
    phone.play({ bests: { 1: 6 } }, 'game:snake')
    await phone.push()
    phone.play({ plays: 9 }, 'game:snake')
    phone.account.userId = 2
    phone.account.isVisitor = true
    server.rows.clear()
    await phone.pull()
    expect(phone.left).toEqual([KEY, 'game:snake'])
    expect(phone.record()).toBeNull()
    // Not stored anywhere yet: it is nobody else's, and waits for the member.
    expect(phone.record('game:snake')).toBeNull()
    await phone.push()
    expect([...server.rows.keys()]).not.toContain('game:snake')
    phone.account.userId = 1
    phone.account.isVisitor = false
    await phone.pull()
    expect(phone.record('game:snake')?.plays).toBe(9)
  })
})
