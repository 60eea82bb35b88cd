import { expect, test } from 'vitest'
import { browserStorage, memoryStorage, type TextStorage } from '#kit/storage/text-storage.ts'
import { cloud, device, KEY, type Cloud } from './testing/devices.ts'

test('a browser whose account changes during a call sends and accepts nothing, and loses nothing', async () => {
  const server = cloud()
  const phone = device(server)
  phone.account.isVisitor = false
  phone.play({ plays: 1 })
  await phone.push()
  phone.play({ plays: 2 })
  // The page still believes that the member is here.
  server.session.account = 2
  await phone.push()
  await phone.pull()
  expect(server.rows.get(KEY)?.version).toBe(1)
  server.session.account = 1
  await phone.push()
  expect(server.rows.get(KEY)?.version).toBe(2)
  expect(phone.record()?.plays).toBe(2)
})

const VISITOR = 2

/** A tab of one browser, with the account that is signed in. */
function tabOf(server: Cloud, storage: TextStorage, userId: number) {
  const tab = device(server, 'android', storage)
  tab.knows(KEY)
  Object.assign(tab.account, { userId, isVisitor: userId === VISITOR })
  return tab
}
const purse = (coins: number) => ({ memory: `{"coins":${coins},"upgrades":0}` })

test.for(['nothing', 'a game of their own'])(
  'a game open while its member signs out writes nothing for the next player, who has %s, until it is reopened',
  async (has) => {
    const storage = memoryStorage()
    const [members, visitors] = [cloud(), cloud()]
    const phone = tabOf(members, storage, 1)
    phone.play({ plays: 1, ...purse(100) })
    await phone.push()
    const open = tabOf(visitors, storage, VISITOR)
    const held = JSON.parse(open.lent.read(KEY)!) as object
    await tabOf(visitors, storage, VISITOR).pull()
    if (has !== 'nothing') tabOf(visitors, storage, VISITOR).play({ plays: 1, ...purse(3) })
    for (const plays of [2, 3]) open.lent.write(KEY, JSON.stringify({ ...held, plays, ...purse(105) }))
    await open.push()
    const own = has === 'nothing' ? null : { plays: 1, ...purse(3) }
    expect(open.record()).toEqual(own && expect.objectContaining(own))
    expect(visitors.rows.has(KEY)).toBe(own !== null)
    expect(open.orphaned).toEqual([KEY])
    open.play({ plays: 4, ...purse(8) })
    expect(open.record()).toMatchObject({ plays: 4, ...purse(8) })
  },
)

test('a game continues while its visitor signs in as a known member', async () => {
  const storage = memoryStorage()
  const phone = tabOf(cloud(), storage, VISITOR)
  phone.play({ plays: 1, ...purse(10) })
  await phone.push()
  const held = phone.record()
  const members = cloud()
  const tablet = device(members, 'ios')
  tablet.play({ plays: 3, ...purse(30) })
  await tablet.push()
  await tabOf(members, storage, 1).pull()
  phone.lent.write(KEY, JSON.stringify({ ...held, plays: 2, ...purse(15) }))
  expect(phone.orphaned).toEqual([])
  expect(phone.record()?.plays).toBe(4)
})

test('unsent saves of a member return to them, even if a visitor has played the same game meanwhile', async () => {
  for (const has of ['nothing', 'a game of their own']) {
    const storage = memoryStorage()
    const [members, visitors] = [cloud(), cloud()]
    const phone = tabOf(members, storage, 1)
    phone.play({ plays: 1, ...purse(100) })
    await phone.push()
    phone.play({ plays: 2, ...purse(107) })
    const visitor = tabOf(visitors, storage, VISITOR)
    await visitor.pull()
    if (has !== 'nothing') visitor.play({ plays: 1, ...purse(3) })
    await visitor.push()
    // Another device has gone on: both have earned since.
    const tablet = device(members, 'ios')
    await tablet.pull()
    tablet.play({ plays: 2, ...purse(110) })
    await tablet.push()
    const again = tabOf(members, storage, 1)
    await again.pull()
    await again.push()
    await tablet.pull()
    const coins = (JSON.parse(tablet.record()!.memory!) as { coins: number }).coins
    if (has === 'nothing') expect(tablet.record()).toMatchObject({ plays: 3, ...purse(117) })
    else expect([tablet.record()!.plays >= 3, coins >= 117]).toEqual([true, true])
    expect(storage.read('saves-unsent:1')).toBeUndefined()
  }
})

test('unsent bests wait until the server has said which one is better', async () => {
  const storage = memoryStorage()
  const members = cloud()
  const phone = tabOf(members, storage, 1)
  phone.play({ bests: { 1: 5 } })
  await phone.push()
  phone.play({ bests: { 1: 9 } })
  const visitor = tabOf(cloud(), storage, VISITOR)
  await visitor.pull()
  visitor.play({ bests: { 1: 7 } })
  const again = tabOf(members, storage, 1)
  await again.pull()
  await again.push()
  const tablet = device(members, 'ios')
  await tablet.pull()
  expect(tablet.record()?.bests).toEqual({ 1: 9 })
})

test.for([
  'null',
  '"x"',
  '[]',
  '{"account":1,"since":0,"known":null}',
  '{"account":1,"since":"a","known":{}}',
  '{"account":1,"since":0,"known":{"game:2048":null}}',
  '{"account":1,"since":0,"known":{},"leaving":{}}',
])('a damaged ledger is ignored: %s', async (damaged) => {
  const storage = memoryStorage()
  storage.write('saves', damaged)
  storage.write('saves-unsent:1', '[["game:2048"')
  const server = cloud()
  const phone = tabOf(server, storage, 1)
  phone.play({ plays: 1 })
  await phone.pull()
  await phone.push()
  expect(server.rows.has(KEY)).toBe(true)
  expect(storage.read('saves-unsent:1')).toBeUndefined()
})

test('a tab killed while a member signs out and then stays counts nothing twice', async () => {
  const storage = memoryStorage()
  const members = cloud()
  const phone = tabOf(members, storage, 1)
  phone.play({ plays: 1, ...purse(100) })
  await phone.push()
  phone.play({ plays: 2, ...purse(107) })
  let left = 1
  const dying: TextStorage = {
    ...storage,
    write(key, text) {
      if (left-- <= 0) throw new Error('Killed')
      storage.write(key, text)
    },
  }
  await expect(tabOf(cloud(), dying, VISITOR).pull()).rejects.toThrow('Killed')
  expect(storage.read('saves-unsent:1')).toBeDefined()
  const again = tabOf(members, storage, 1)
  await again.pull()
  await again.push()
  expect(again.record()).toMatchObject({ plays: 2, ...purse(107) })
})

test('saves that a member had never sent return, too', async () => {
  const storage = memoryStorage()
  const phone = tabOf(cloud(), storage, 1)
  await phone.pull()
  phone.play({ plays: 1, ...purse(7) })
  await tabOf(cloud(), storage, VISITOR).pull()
  expect(phone.record()).toBeNull()
  const members = cloud()
  const again = tabOf(members, storage, 1)
  await again.pull()
  await again.push()
  expect(again.record()).toMatchObject({ plays: 1, ...purse(7) })
  expect(members.rows.has(KEY)).toBe(true)
})

/** A page's storage over a disk that holds so many letters and refuses the rest. */
function crowded(disk: Map<string, string>, room: number): TextStorage {
  return browserStorage(
    () =>
      ({
        getItem: (key: string) => disk.get(key) ?? null,
        setItem(key: string, text: string) {
          const others = [...disk].filter(([name]) => name !== key)
          if (others.reduce((sum, [, one]) => sum + one.length, text.length) > room) throw new Error('Full')
          disk.set(key, text)
        },
        removeItem: (key: string) => void disk.delete(key),
      }) as unknown as Storage,
  )
}

test('unsent saves of a member are on the disk after they sign out, even without space for a copy', async () => {
  const disk = new Map<string, string>()
  const members = cloud()
  const phone = tabOf(members, crowded(disk, 2000), 1)
  phone.play({ plays: 1 })
  await phone.push()
  phone.play({ plays: 9, options: { note: 'x'.repeat(900) } })
  await tabOf(cloud(), crowded(disk, 2000), VISITOR).pull()
  expect([...disk.keys()]).not.toContain(KEY)
  // Each page has its own memory: what the disk has refused is gone.
  const again = tabOf(members, crowded(disk, 2000), 1)
  await again.pull()
  expect(again.record()?.plays).toBe(9)
})
