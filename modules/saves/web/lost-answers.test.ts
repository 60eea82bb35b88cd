import { beforeEach, expect, test } from 'vitest'
import { readLedger } from './ledger.ts'
import { cloud, device, KEY, run, type Cloud } from './testing/devices.ts'

let server: Cloud
beforeEach(() => {
  server = cloud()
})

test('a send whose answer was lost is sent again without harm', async () => {
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

test('what was earned before and after lost answers counts once', async () => {
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

test('a choice that is taken back after a lost answer stays taken back', async () => {
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
