import { afterEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { deviceKind, newDeviceId, openDevice } from './device.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile'
const ID = '6F9619FF-8B86-D011-B42D-00C04FC964FF'
const OTHER_ID = '00000000-8B86-4011-B42D-00C04FC964FF'
const UPPER_UUID = /^[\dA-F]{8}-[\dA-F]{4}-4[\dA-F]{3}-[89AB][\dA-F]{3}-[\dA-F]{12}$/
const nothing = () => Promise.resolve(undefined)

afterEach(() => vi.unstubAllGlobals())

describe('[3.4] the kind of a device', () => {
  test.for([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)', 'Ios'],
    ['Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X)', 'Ios'],
    ['Mozilla/5.0 (iPod touch)', 'Ios'],
    [PHONE, 'Android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'PC'],
    ['', 'PC'],
  ] as const)('%j is %s', ([userAgent, kind]) => expect(deviceKind(userAgent)).toBe(kind))
})

function keeping(text: string | undefined) {
  const storage = memoryStorage()
  if (text !== undefined) storage.write('device-id', text)
  return storage
}

describe('[5.1] the id of a device', () => {
  test('is kept while it is valid and of this platform', async () => {
    const storage = keeping(JSON.stringify({ id: ID, kind: 'Android' }))
    expect(await openDevice(storage, PHONE, () => Promise.resolve(OTHER_ID))).toEqual({
      id: ID,
      kind: 'Android',
    })
  })

  test.for([
    ['missing', undefined],
    ['empty', ''],
    ['damaged', '{"id":'],
    ['nothing', 'null'],
    ['a bare text', JSON.stringify(ID)],
    ['of 35 characters', JSON.stringify({ id: ID.slice(1), kind: 'Android' })],
    ['of 37 characters', JSON.stringify({ id: `${ID}0`, kind: 'Android' })],
    ['a number', JSON.stringify({ id: 36, kind: 'Android' })],
    ['of an iPhone', JSON.stringify({ id: ID, kind: 'Ios' })],
    ['of a computer', JSON.stringify({ id: ID, kind: 'PC' })],
    ['of no kind', JSON.stringify({ id: ID })],
  ] as const)('[9.12] is a new upper-case UUID when the stored one is %s', async ([, text]) => {
    const storage = keeping(text)
    const device = await openDevice(storage, PHONE, nothing)
    expect(device.id).toMatch(UPPER_UUID)
    expect(device.id).not.toBe(ID)
    expect(JSON.parse(storage.read('device-id')!)).toEqual(device)
    expect(await openDevice(storage, PHONE, nothing)).toEqual(device)
  })

  test('is restored when only the storage was cleared', async () => {
    const device = await openDevice(keeping(undefined), PHONE, () => Promise.resolve(OTHER_ID))
    expect(device.id).toBe(OTHER_ID)
  })

  test('is not restored from an invalid value', async () => {
    const device = await openDevice(keeping(undefined), PHONE, () => Promise.resolve('short'))
    expect(device.id).toMatch(UPPER_UUID)
  })

  test('of another platform is replaced even if a copy of it is found', async () => {
    const storage = keeping(JSON.stringify({ id: ID, kind: 'PC' }))
    const device = await openDevice(storage, PHONE, () => Promise.resolve(ID))
    expect(device.id).toMatch(UPPER_UUID)
    expect(device.id).not.toBe(ID)
  })
})

test('[9.12] ids are random, upper-case and 36 characters long', () => {
  const ids = new Set(Array.from({ length: 100 }, newDeviceId))
  expect(ids.size).toBe(100)
  for (const id of ids) expect(id).toMatch(UPPER_UUID)
})

test.for([
  ['without secure keys', { getRandomValues: (bytes: Uint8Array) => bytes.fill(0xff) }],
  ['without any keys', undefined],
] as const)('[9.12] a browser %s makes a valid id, too', ([, crypto]) => {
  vi.stubGlobal('crypto', crypto)
  expect(newDeviceId()).toMatch(UPPER_UUID)
})
