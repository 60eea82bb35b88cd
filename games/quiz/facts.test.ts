import { expect, test } from 'vitest'
import { OUTLINED } from './ask-countries.ts'
import { likeness } from './ask-flags.ts'
import { ELEMENTS, keyOf, NUMERALS, roman } from './ask-signs.ts'
import { LANGUAGES_THANKED, wordOf } from './ask-thanks.ts'
import { bordered } from './borders.ts'
import { figures, figuresOf } from './figures.ts'
import { BRAILLE, MORSE, placeOf, reduced, SEMAPHORE } from './ask-codes.ts'
import { flagOf } from './flag-shapes.ts'
import { FLAG_COUNTRIES } from './flag-texts.ts'
import { OUTLINE_SIZE, outlineOf } from './outline-text.ts'
import { OUTLINES } from './outlines.ts'
import { cellOf } from './table-look.ts'

test('over a hundred flags are drawn, each from its own shapes inside its cloth', () => {
  expect(FLAG_COUNTRIES.length).toBeGreaterThan(100)
  const drawn = FLAG_COUNTRIES.map((country) => {
    const { width, shapes } = flagOf(country)
    expect(width, country).toBeGreaterThanOrEqual(100)
    for (const { path, color } of shapes) {
      expect(path, country).toMatch(/^M[\d.-]/)
      expect(path, country).not.toContain('NaN')
      expect(color, country).toMatch(/^#[0-9a-fA-F]{6}$/)
    }
    return JSON.stringify(shapes)
  })
  expect(new Set(drawn).size).toBe(drawn.length)
})

test('flags that are mixed up count as more alike than others', () => {
  expect(likeness('AU', 'NZ')).toBeGreaterThan(likeness('AU', 'JP'))
  expect(likeness('ML', 'GN')).toBeGreaterThan(likeness('ML', 'CH'))
})

test('every border that is asked for is known from its other side too', () => {
  for (const { country, neighbours, isAsked } of bordered.values())
    for (const neighbour of neighbours) {
      const other = bordered.get(neighbour)
      if (isAsked && other) expect(other.neighbours, `${country} ${neighbour}`).toContain(country)
    }
})

test('every country of the questions about borders has a continent', () => {
  for (const country of bordered.keys()) expect(figuresOf(country)?.continent, country).toMatch(/^[EAFMO]$/)
})

test('figures are given once a country and in the right size', () => {
  expect(new Set(figures.map(({ country }) => country)).size).toBe(figures.length)
  expect(figuresOf('RU')).toMatchObject({ area: 17_100_000, people: 144_000_000 })
  expect(figuresOf('MA')!.area).toBeUndefined()
  for (const { area = 1000, people = 1_000_000 } of figures) {
    expect(area).toBeLessThan(17_200_000)
    expect(people).toBeLessThan(1_500_000_000)
    expect(Math.min(area, people / 1000)).toBeGreaterThanOrEqual(50)
  }
})

test('each country that is asked by its outline has one, and it fills its square', () => {
  const lines = new Map(
    OUTLINES.trim()
      .split('\n')
      .map((line) => [line.slice(0, 2), line.slice(3)]),
  )
  expect([...lines.keys()].toSorted()).toEqual([...OUTLINED].toSorted())
  for (const [country, text] of lines) {
    const spots = outlineOf(text).flat(2)
    expect(Math.min(...spots), country).toBeGreaterThanOrEqual(0)
    expect(Math.max(...spots), country).toBe(OUTLINE_SIZE)
  }
})

test('no two languages say thanks with the same word', () => {
  const words = LANGUAGES_THANKED.map((language) => wordOf(language).toLowerCase())
  expect(new Set(words).size).toBe(words.length)
})

test.for([
  [1, 'I'],
  [4, 'IV'],
  [14, 'XIV'],
  [49, 'XLIX'],
  [90, 'XC'],
  [444, 'CDXLIV'],
  [1994, 'MCMXCIV'],
  [3999, 'MMMCMXCIX'],
] as const)('%i is %s in Roman numerals', ([number, letters]) => {
  expect(roman(number)).toBe(letters)
  expect([...letters].every((letter) => (NUMERALS as readonly string[]).includes(letter))).toBe(true)
})

test.for([
  [1, 'H', 0, 0],
  [2, 'He', 0, 17],
  [5, 'B', 1, 12],
  [26, 'Fe', 3, 7],
  [57, 'La', 7.4, 2],
  [71, 'Lu', 7.4, 16],
  [72, 'Hf', 5, 3],
  [79, 'Au', 5, 10],
  [118, 'Og', 6, 17],
] as const)('element %i is %s in row %d and column %d', ([number, symbol, row, column]) => {
  expect(ELEMENTS[number - 1]).toBe(symbol)
  expect(cellOf(number)).toMatchObject({ row, column })
})

test.for([
  ['middle C', 0, '', 0],
  ['the lowest line of the treble, E', 2, '', 4],
  ['the lowest line of the bass, G', -10, '', 7],
  ['F sharp', 3, '#', 6],
  ['B flat below the middle C', -1, 'b', 10],
] as const)('%s is on its key', ([, step, sign, key]) => expect(keyOf(step, sign)).toBe(key))

test('the letters of the three codes are all different, and some are well known', () => {
  for (const codes of [MORSE, BRAILLE, SEMAPHORE])
    expect([codes.length, new Set(codes).size]).toEqual([26, 26])
  const sign = (codes: readonly string[], letter: string) => codes[placeOf(letter)]
  expect(['S', 'O', 'Q', 'C'].map((letter) => sign(MORSE, letter))).toEqual(['...', '---', '--.-', '-.-.'])
  expect(['A', 'N', 'W', 'Z'].map((letter) => sign(BRAILLE, letter))).toEqual(['1', '1345', '2456', '1356'])
  expect(['R', 'U', 'N', 'J'].map((letter) => sign(SEMAPHORE, letter))).toEqual(['62', '53', '71', '46'])
})

test('no two letters hold the arms alike', () => {
  const held = SEMAPHORE.map((arms) => [...arms].toSorted().join(''))
  expect(new Set(held).size).toBe(26)
})

test.for([
  [2, 4, '1/2'],
  [6, 8, '3/4'],
  [5, 12, '5/12'],
] as const)('%i of %i is %s', ([part, whole, text]) => expect(reduced(part, whole)).toBe(text))
