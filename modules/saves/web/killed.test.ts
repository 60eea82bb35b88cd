import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memoryStorage, type TextStorage } from '#kit/storage/text-storage.ts'
import { readRecord, recordKey, writeRecord } from '#kit/game/record.ts'
import { cloud, device, KEY, type Cloud } from './testing/devices.ts'

/** Storage of a tab that is killed after so many writes: what it does later reaches nothing. */
function mortal(storage: TextStorage, writes: number) {
  let left = writes
  const alive = (work: () => void) => {
    if (left-- <= 0) throw new Error('Killed')
    work()
  }
  return {
    read: storage.read,
    write: (key: string, text: string) => alive(() => storage.write(key, text)),
    remove: (key: string) => alive(() => storage.remove(key)),
  }
}

/** The work of a tab that may be killed, or out of reach of the server; any other failure is one. */
const untilKilled = (work: Promise<unknown>) =>
  work.catch((error: unknown) => expect(String(error)).toMatch(/Killed|Unreachable/))

const DEVICES = ['android', 'ios'] as const
const SLUGS = ['2048', 'snake'] as const
const purse = (coins: number) => ({ memory: JSON.stringify({ coins, upgrades: 0 }) })
const coinsIn = (memory: string | undefined) =>
  (JSON.parse(memory ?? '{"coins":0}') as { coins: number }).coins

/** A browser: what is kept in it outlives each of its tabs. */
function browser(server: Cloud, name: string, storage = memoryStorage()) {
  const open = (writes = Infinity) => {
    const tab = device(server, name, mortal(storage, writes))
    for (const slug of SLUGS) tab.knows(recordKey(slug))
    return tab
  }
  return { storage, open, tab: open() }
}

/** A game counts one more play and what it earned, by whatever storage it was lent. */
function earn(storage: TextStorage, slug: string, coins: number) {
  const record = readRecord(storage, slug)
  writeRecord(storage, slug, {
    ...record,
    plays: record.plays + 1,
    ...purse(coinsIn(record.memory) + coins),
  })
}

const steps = fc.array(
  fc.record({
    at: fc.constantFrom(...DEVICES),
    slug: fc.constantFrom(...SLUGS),
    does: fc.constantFrom('earn', 'earn unfollowed', 'read', 'read', 'send', 'send'),
    /** How many writes the tab lives for; most live on. */
    kill: fc.option(fc.nat({ max: 6 }), { nil: undefined }),
  }),
  { maxLength: 20 },
)

test('wherever a tab is killed between two writes, each coin and each run count exactly once', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      const server = cloud()
      const browsers = Object.fromEntries(DEVICES.map((name) => [name, browser(server, name)]))
      const owned = new Map(SLUGS.map((slug) => [slug, { coins: 1000, plays: 1 }]))
      for (const slug of SLUGS) earn(browsers['android']!.tab.lent, slug, 1000)
      await browsers['android']!.tab.push()
      for (const name of DEVICES) await browsers[name]!.tab.pull()
      for (const [turn, { at, slug, does, kill }] of story.entries()) {
        const one = browsers[at]!
        if (does.startsWith('earn')) {
          // A page that has just been opened: its late part does not follow the game yet.
          const isFollowed = does === 'earn'
          const coins = 5 * ((turn % 2) + 1)
          earn(isFollowed ? one.tab.lent : one.storage, slug, coins)
          if (!isFollowed) one.tab = one.open()
          const sum = owned.get(slug)!
          owned.set(slug, { coins: sum.coins + coins, plays: sum.plays + 1 })
          continue
        }
        const tab = kill === undefined ? one.tab : one.open(kill)
        await untilKilled(does === 'read' ? tab.pull() : tab.push())
        if (kill !== undefined) one.tab = one.open()
      }
      for (let round = 0; round < 2; round++)
        for (const name of DEVICES) {
          await browsers[name]!.tab.pull()
          await browsers[name]!.tab.push()
        }
      for (const name of DEVICES)
        for (const [slug, { coins, plays }] of owned)
          expect(readRecord(browsers[name]!.storage, slug)).toMatchObject({ plays, ...purse(coins) })
    }),
    { numRuns: 100 },
  )
})

test('wherever a tab is killed while a member signs out, nothing is lost or passed to the next player', async () => {
  for (let kill = 0; kill < 12; kill++)
    for (const isOffline of [false, true]) {
      const [members, visitors] = [cloud(), cloud()]
      const phone = browser(members, 'android')
      const member = { userId: 1, isVisitor: false }
      Object.assign(phone.tab.account, member)
      for (const slug of SLUGS) earn(phone.tab.lent, slug, 100)
      await phone.tab.push()
      // This has not been sent when they leave.
      earn(phone.tab.lent, 'snake', 7)
      const visitor = (writes?: number) => {
        const tab = browser(visitors, 'android', phone.storage).open(writes)
        tab.account.userId = 2
        return tab
      }
      visitors.lost.reads = isOffline ? 1 : 0
      await untilKilled(visitor(kill).pull())
      const next = visitor()
      visitors.lost.reads = isOffline ? 1 : 0
      await untilKilled(next.pull())
      expect(next.record(recordKey('snake'))).toBeNull()
      earn(next.lent, '2048', 3)
      visitors.lost.reads = 0
      await visitor().push()
      expect(visitors.rows.has(recordKey('snake'))).toBe(false)
      const other = device(visitors, 'ios')
      await other.pull()
      expect(other.record()).toMatchObject({ plays: 1, ...purse(3) })
      for (const writes of [kill, Infinity]) {
        const again = browser(members, 'android', phone.storage).open(writes)
        Object.assign(again.account, member)
        const ends = again.pull().then(again.push)
        await (writes === kill ? untilKilled(ends) : ends)
      }
      const tablet = device(members, 'ios')
      await tablet.pull()
      expect(tablet.record(recordKey('snake'))).toMatchObject({ plays: 2, ...purse(107) })
    }
})

test('wherever a tab is killed during a sign-in, the next player gets nothing of the previous one', async () => {
  for (let kill = 0; kill < 12; kill++) {
    const servers = [cloud(), cloud(), cloud()]
    const storage = memoryStorage()
    const tab = (userId: number, writes?: number) => {
      const one = browser(servers[userId - 1]!, 'android', storage).open(writes)
      return Object.assign(one, { account: Object.assign(one.account, { userId, isVisitor: userId === 2 }) })
    }
    const dies = (userId: number) => untilKilled(tab(userId, kill).pull())
    const first = tab(1)
    earn(first.lent, 'snake', 100)
    await first.push()
    earn(first.lent, 'snake', 7)
    // Killed on the way out, and killed on the way back in.
    await dies(2)
    const second = tab(3)
    await second.pull()
    await second.push()
    expect([...servers[2]!.rows.keys()]).toEqual([])
    await dies(1)
    await tab(2).pull()
    const again = tab(1)
    await again.pull()
    await again.push()
    expect([...servers[1]!.rows.keys()]).toEqual([])
    expect(again.record(recordKey('snake'))).toMatchObject({ plays: 2, ...purse(107) })
  }
})

test('wherever a tab is killed while settings arrive, the last change counts', async () => {
  for (let kill = 0; kill < 5; kill++) {
    const server = cloud()
    const [phone, tablet] = [device(server), device(server, 'ios')]
    const light = { theme: 'light', sound: 'on' }
    tablet.settings.now = light
    await tablet.push()
    await phone.pull()
    phone.settings.now = { theme: 'light', sound: 'off' }
    tablet.settings.now = { theme: 'dark', sound: 'on' }
    await tablet.push()
    const dying = device(server, 'android', mortal(phone.storage, kill))
    dying.settings.now = phone.settings.now
    await untilKilled(dying.pull())
    tablet.settings.now = light
    await tablet.push()
    const again = device(server, 'android', phone.storage)
    again.settings.now = dying.settings.now
    await again.pull()
    expect(again.settings.now).toEqual({ theme: 'light', sound: 'off' })
  }
})

test('a game open in another tab continues with what the killed tab had merged', async () => {
  for (let kill = 0; kill < 4; kill++) {
    const server = cloud()
    const [phone, tablet] = [browser(server, 'android'), device(server, 'ios')]
    earn(phone.tab.lent, '2048', 100)
    await phone.tab.push()
    await tablet.pull()
    earn(tablet.lent, '2048', 10)
    await tablet.push()
    await phone.tab.pull()
    const held = readRecord(phone.tab.lent, '2048')
    earn(tablet.lent, '2048', 20)
    await tablet.push()
    await untilKilled(phone.open(kill).pull())
    writeRecord(phone.tab.lent, '2048', { ...held, plays: 3, ...purse(115) })
    await phone.tab.pull()
    await phone.tab.push()
    await tablet.pull()
    for (const one of [phone.tab, tablet]) expect(one.record(KEY)).toMatchObject({ plays: 4, ...purse(135) })
  }
})
