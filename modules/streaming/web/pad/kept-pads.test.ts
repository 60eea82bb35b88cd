import { expect, test } from 'vitest'
import { memoryStorage } from '#kit/storage/text-storage.ts'
import { applyPadSettings, keepPad, MOST_GAMES, padSettings, readPad } from './kept-pads.ts'

const high = { a: { x: 900, y: 100, scale: 120 } }
const low = { a: { x: 900, y: 900, scale: 80 } }

test('a pad is kept for its game and its kind of screen', () => {
  const storage = memoryStorage()
  keepPad(storage, 'supertux', 'phone-portrait', high)
  keepPad(storage, 'supertux', 'phone-landscape', low)
  expect(readPad(storage, 'supertux', 'phone-portrait')).toEqual(high)
  expect(readPad(storage, 'supertux', 'phone-landscape')).toEqual(low)
  expect(readPad(storage, 'supertux', 'tablet-portrait')).toBeUndefined()
  expect(readPad(storage, 'hex-a-hop', 'phone-portrait')).toBeUndefined()
  keepPad(storage, 'supertux', 'phone-portrait', undefined)
  expect(readPad(storage, 'supertux', 'phone-portrait')).toBeUndefined()
  expect(readPad(storage, 'supertux', 'phone-landscape')).toEqual(low)
})

test('a game that is named like its package has a pad as well', () => {
  const [phone, other] = [memoryStorage(), memoryStorage()]
  keepPad(phone, 'org.example.hop-1', 'phone-portrait', high)
  applyPadSettings(other, padSettings(phone))
  expect(readPad(other, 'org.example.hop-1', 'phone-portrait')).toEqual(high)
})

test('two devices that moved the pads of two games have both; putting one back travels as well', () => {
  const [phone, other] = [memoryStorage(), memoryStorage()]
  keepPad(phone, 'supertux', 'phone-portrait', high)
  keepPad(other, 'hex-a-hop', 'phone-portrait', low)
  applyPadSettings(other, padSettings(phone))
  expect(readPad(other, 'supertux', 'phone-portrait')).toEqual(high)
  expect(readPad(other, 'hex-a-hop', 'phone-portrait')).toEqual(low)
  keepPad(phone, 'supertux', 'phone-portrait', undefined)
  applyPadSettings(other, padSettings(phone))
  expect(readPad(other, 'supertux', 'phone-portrait')).toBeUndefined()
})

test.for(['', '{', '[]', 'null', '{"supertux":7}', '{"supertux":"phone-portrait=x"}', '{"../x":"y"}'])(
  'nonsense in the storage (%s) is no pad, and is written over',
  (text) => {
    const storage = memoryStorage()
    storage.write('cloud-pads', text)
    expect(readPad(storage, 'supertux', 'phone-portrait')).toBeUndefined()
    keepPad(storage, 'supertux', 'phone-portrait', high)
    expect(readPad(storage, 'supertux', 'phone-portrait')).toEqual(high)
  },
)

test('settings of a stranger change nothing but pads', () => {
  const storage = memoryStorage()
  applyPadSettings(storage, {
    music: '0',
    'cloud-pad:../etc': 'x',
    'cloud-pad:__proto__': 'x',
    'cloud-pad:long': 'x'.repeat(5000),
  })
  expect(JSON.stringify(padSettings(storage))).not.toMatch(/etc|long|music/)
})

test('of ten thousand games those that were changed last are kept, and they stay small', () => {
  const storage = memoryStorage()
  for (let game = 0; game < 10_000; game += 100) keepPad(storage, `game-${game}`, 'phone-portrait', high)
  expect(Object.keys(padSettings(storage))).toHaveLength(MOST_GAMES)
  expect(readPad(storage, 'game-9900', 'phone-portrait')).toEqual(high)
  expect(readPad(storage, 'game-0', 'phone-portrait')).toBeUndefined()
})
