import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { readLedger } from './ledger.ts'
import { cloud, device, KEY, run, type Cloud } from './testing/devices.ts'

let server: Cloud
beforeEach(() => {
  server = cloud()
})

test('a request whose answer was lost is resent without harm', async () => {
  const phone = device(server)
  phone.play({ plays: 1 })
  server.cut.answers = 1
  await expect(phone.push()).rejects.toThrow('Unreachable')
  await phone.push()
  expect(server.rows.get(KEY)?.version).toBe(1)
  expect(readLedger(phone.storage).known[KEY]?.version).toBe(1)
})

test('a save that changed after a lost answer is merged with itself', async () => {
  const phone = device(server)
  phone.play({ plays: 1, run: run(1, [1]) })
  server.cut.answers = 1
  await expect(phone.push()).rejects.toThrow('Unreachable')
  phone.play({ plays: 2, run: run(1, [1, 2]) })
  await phone.push()
  expect(phone.record()).toMatchObject({ plays: 2, run: run(1, [1, 2]) })
  expect(phone.record()?.others).toBeUndefined()
})

test('coins earned before and after lost answers count once', async () => {
  const phone = device(server)
  const coins = (count: number) => phone.play({ memory: `{"coins":${count},"upgrades":0}` })
  coins(100)
  await phone.push()
  coins(150)
  server.cut.answers = 1
  await expect(phone.push()).rejects.toThrow('Unreachable')
  // This one does not even reach the server: what stands there is what was sent before.
  coins(160)
  server.lost.requests = 1
  await expect(phone.push()).rejects.toThrow('Unreachable')
  coins(170)
  await phone.push()
  expect(phone.record()?.memory).toBe('{"coins":170,"upgrades":0}')
  const other = device(server, 'ios')
  await other.pull()
  expect(other.record()?.memory).toBe('{"coins":170,"upgrades":0}')
})

test('a choice reverted after a lost answer stays reverted', async () => {
  const phone = device(server)
  phone.settings.now = { theme: 'dark' }
  await phone.push()
  phone.settings.now = { theme: 'light' }
  server.cut.answers = 1
  await expect(phone.push()).rejects.toThrow('Unreachable')
  phone.settings.now = { theme: 'dark', sound: 'off' }
  await phone.push()
  expect(phone.settings.now).toEqual({ theme: 'dark', sound: 'off' })
})

test('coins earned before a lost answer count once, even if another device has continued', async () => {
  const [phone, tablet] = [device(server), device(server, 'ios')]
  const purse = (coins: number) => ({ memory: `{"coins":${coins},"upgrades":0}` })
  phone.play({ plays: 1, ...purse(100) })
  await phone.push()
  await tablet.pull()
  phone.play({ plays: 2, ...purse(150) })
  server.cut.answers = 1
  await expect(phone.push()).rejects.toThrow('Unreachable')
  await tablet.pull()
  tablet.play({ plays: 3, ...purse(170) })
  await tablet.push()
  phone.play({ plays: 3, ...purse(155) })
  await phone.pull()
  await phone.push()
  await tablet.pull()
  for (const one of [phone, tablet]) expect(one.record()).toMatchObject({ plays: 4, ...purse(175) })
})

test('equal earnings of two devices count twice', async () => {
  const [phone, tablet] = [device(server), device(server, 'ios')]
  const purse = (coins: number) => ({ memory: `{"coins":${coins},"upgrades":0}` })
  phone.play({ plays: 1, ...purse(100) })
  await phone.push()
  await tablet.pull()
  for (const one of [phone, tablet]) one.play({ plays: 2, ...purse(105) })
  await phone.push()
  await tablet.push()
  expect(tablet.record()).toMatchObject({ plays: 3, ...purse(110) })
  await phone.pull()
  expect(phone.record()).toMatchObject({ plays: 3, ...purse(110) })
})

test('equal earnings of another device are not confused with a lost request', async () => {
  const [phone, tablet] = [device(server), device(server, 'ios')]
  const purse = (coins: number) => ({ memory: `{"coins":${coins},"upgrades":0}` })
  phone.play({ plays: 1, ...purse(100) })
  await phone.push()
  await tablet.pull()
  tablet.play({ plays: 2, ...purse(105) })
  server.lost.requests = 1
  await expect(tablet.push()).rejects.toThrow('Unreachable')
  phone.play({ plays: 2, ...purse(105) })
  await phone.push()
  await tablet.push()
  expect(tablet.record()).toMatchObject({ plays: 3, ...purse(110) })
})

const DEVICES = ['android', 'ios', 'windows'] as const
const steps = fc.array(
  fc.record({
    at: fc.constantFrom(...DEVICES),
    does: fc.constantFrom('earn', 'earn', 'send', 'read', 'send unheard', 'send in vain', 'read in vain'),
    // Few amounts: what two devices earn or spend is often the same.
    coins: fc.constantFrom(-10, 5, 10, 20),
  }),
  { maxLength: 24 },
)

test('whatever is lost between three devices, each coin and each run count exactly once', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      const cloudOfAll = cloud()
      const devices = Object.fromEntries(DEVICES.map((name) => [name, device(cloudOfAll, name)]))
      const owned = { coins: 1000, plays: 1 }
      const purse = (coins: number) => ({ memory: JSON.stringify({ coins, upgrades: 0 }) })
      devices['android']!.play({ plays: 1, ...purse(1000) })
      await devices['android']!.push()
      for (const name of DEVICES) await devices[name]!.pull()
      for (const { at, does, coins } of story) {
        const one = devices[at]!
        const { memory, plays } = one.record()!
        if (does === 'earn') {
          one.play({ plays: plays + 1, ...purse((JSON.parse(memory!) as { coins: number }).coins + coins) })
          owned.coins += coins
          owned.plays++
        }
        cloudOfAll.cut.answers = does === 'send unheard' ? 1 : 0
        cloudOfAll.lost.requests = does === 'send in vain' ? 1 : 0
        cloudOfAll.lost.reads = does === 'read in vain' ? 1 : 0
        const ends = does.startsWith('send') ? one.push() : does.startsWith('read') ? one.pull() : undefined
        await ends?.catch((error: unknown) => expect(String(error)).toMatch(/Unreachable/))
      }
      Object.assign(cloudOfAll.cut, { answers: 0 })
      Object.assign(cloudOfAll.lost, { requests: 0, reads: 0 })
      for (let round = 0; round < 2; round++)
        for (const name of DEVICES) {
          await devices[name]!.pull()
          await devices[name]!.push()
        }
      for (const name of DEVICES)
        expect(devices[name]!.record()).toMatchObject({ plays: owned.plays, ...purse(owned.coins) })
    }),
    { numRuns: 60 },
  )
})
