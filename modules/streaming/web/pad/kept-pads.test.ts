import { expect, test } from 'vitest'
import { memoryStorage, type TextStorage } from '#kit/storage/text-storage.ts'
import { after, instant, seconds } from '#kit/time/time.ts'
import { applyPadSettings, keepPad, MOST_GAMES, padSettings, readPad } from './kept-pads.ts'
import type { Placement, ScreenKind } from './pad-places.ts'

const high = { a: { x: 900, y: 100, scale: 120 } }
const low = { a: { x: 900, y: 900, scale: 80 } }

const START = instant('2026-06-01T00:00Z')
let at = START
/** Somebody moves a pad, a second after the last one. */
function keep(storage: TextStorage, game: string, screen: ScreenKind, placement: Placement | undefined) {
  at = after(at, seconds(1))
  keepPad(storage, game, screen, { placement, now: at })
}

test('a pad layout is stored per game and kind of screen', () => {
  const storage = memoryStorage()
  keep(storage, 'supertux', 'phone-portrait', high)
  keep(storage, 'supertux', 'phone-landscape', low)
  expect(readPad(storage, 'supertux', 'phone-portrait')).toEqual(high)
  expect(readPad(storage, 'supertux', 'phone-landscape')).toEqual(low)
  expect(readPad(storage, 'supertux', 'tablet-portrait')).toBeUndefined()
  expect(readPad(storage, 'hex-a-hop', 'phone-portrait')).toBeUndefined()
  keep(storage, 'supertux', 'phone-portrait', undefined)
  expect(readPad(storage, 'supertux', 'phone-portrait')).toBeUndefined()
  expect(readPad(storage, 'supertux', 'phone-landscape')).toEqual(low)
})

test('a game named like its package has a pad layout, too', () => {
  const [phone, other] = [memoryStorage(), memoryStorage()]
  keep(phone, 'org.example.hop-1', 'phone-portrait', high)
  applyPadSettings(other, padSettings(phone))
  expect(readPad(other, 'org.example.hop-1', 'phone-portrait')).toEqual(high)
})

test('two devices that moved the pads of two games get both; a reset is synchronised, too', () => {
  const [phone, other] = [memoryStorage(), memoryStorage()]
  keep(phone, 'supertux', 'phone-portrait', high)
  keep(other, 'hex-a-hop', 'phone-portrait', low)
  applyPadSettings(other, padSettings(phone))
  expect(readPad(other, 'supertux', 'phone-portrait')).toEqual(high)
  expect(readPad(other, 'hex-a-hop', 'phone-portrait')).toEqual(low)
  keep(phone, 'supertux', 'phone-portrait', undefined)
  applyPadSettings(other, padSettings(phone))
  expect(readPad(other, 'supertux', 'phone-portrait')).toBeUndefined()
})

test.for(['', '{', '[]', 'null', '{"supertux":7}', '{"supertux":"phone-portrait=x"}', '{"../x":"y"}'])(
  'invalid data in the storage (%s) are ignored and overwritten',
  (text) => {
    const storage = memoryStorage()
    storage.write('cloud-pads', text)
    expect(readPad(storage, 'supertux', 'phone-portrait')).toBeUndefined()
    keep(storage, 'supertux', 'phone-portrait', high)
    expect(readPad(storage, 'supertux', 'phone-portrait')).toEqual(high)
  },
)

test('of settings only valid pads are stored, and nothing else is changed', () => {
  const storage = memoryStorage()
  applyPadSettings(storage, {
    music: '0',
    'cloud-pad:../etc': 'x',
    'cloud-pad:__proto__': 'x',
    'cloud-pad:long': 'x'.repeat(5000),
  })
  expect(JSON.stringify(padSettings(storage))).not.toMatch(/etc|long|music/)
})

test('of ten thousand games those changed last are kept, within the size limit', () => {
  const storage = memoryStorage()
  for (let game = 0; game < 10_000; game += 100) keep(storage, `game-${game}`, 'phone-portrait', high)
  expect(Object.keys(padSettings(storage))).toHaveLength(MOST_GAMES)
  expect(readPad(storage, 'game-9900', 'phone-portrait')).toEqual(high)
  expect(readPad(storage, 'game-0', 'phone-portrait')).toBeUndefined()
})

test('two devices with sixty pads each end with the same sixty, those that were changed last', () => {
  const [phone, tablet] = [memoryStorage(), memoryStorage()]
  for (let game = 0; game < MOST_GAMES; game++) {
    keep(phone, `phone-${game}`, 'phone-portrait', high)
    keep(tablet, `tablet-${game}`, 'tablet-portrait', low)
  }
  const [ofPhone, ofTablet] = [padSettings(phone), padSettings(tablet)]
  applyPadSettings(phone, { ...ofTablet, ...ofPhone })
  applyPadSettings(tablet, { ...padSettings(phone), ...ofTablet })
  const kept = Object.keys(padSettings(phone)).toSorted()
  expect(kept).toHaveLength(MOST_GAMES)
  expect(Object.keys(padSettings(tablet)).toSorted()).toEqual(kept)
  for (const game of [`phone-${MOST_GAMES - 1}`, `tablet-${MOST_GAMES - 1}`, `phone-${MOST_GAMES / 2}`])
    expect(kept).toContain(`cloud-pad:${game}`)
  expect(kept).not.toContain('cloud-pad:phone-0')
})

test('a pad stored by an older build stays, behind those with a time of change', () => {
  const storage = memoryStorage()
  storage.write('cloud-pads', JSON.stringify({ supertux: 'phone-portrait=a.900.100.120' }))
  const before = readPad(storage, 'supertux', 'phone-portrait')
  keep(storage, 'hex-a-hop', 'phone-portrait', low)
  expect(readPad(storage, 'supertux', 'phone-portrait')).toEqual(before)
})
