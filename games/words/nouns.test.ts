import { expect, test } from 'vitest'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { seededRandom } from '#kit/random/random.ts'
import { LANGUAGE_ORDER } from './languages.ts'
import { fewestLetters, keysWith, nounsOf, pickNouns } from './nouns.ts'
import { animals } from './nouns/animals.ts'
import { home } from './nouns/home.ts'
import { kitchen } from './nouns/kitchen.ts'
import { outdoors } from './nouns/outdoors.ts'
import { drawings } from './pictures.ts'
import { shapesOf, svgOf } from './shapes.ts'

const rows = [kitchen, home, outdoors, animals].flatMap((group) => group.trim().split('\n'))

test('every language of the portal has its words', () => {
  expect([...LANGUAGE_ORDER]).toEqual([...LANGUAGES])
})

test('every thing has a column for each language, and a drawing', () => {
  expect(drawings.length).toBe(rows.length)
  for (const row of rows) expect(row.split(',').length, row).toBe(LANGUAGE_ORDER.length)
})

test('every drawing is made of known paints and full measures', () => {
  const measures = { o: 3, q: 4, b: 5, p: 0, l: 1 }
  for (const drawing of drawings)
    for (const { color, numbers, kind, path } of shapesOf(drawing)) {
      const isWhole = numbers.length >= measures[kind] && numbers.every(Number.isFinite)
      const isDrawn = kind === 'p' || kind === 'l' ? /^[Mm]/.test(path) : path === ''
      expect(isWhole && isDrawn && color !== '#ffffff', drawing).toBe(true)
    }
  expect(svgOf('ro36 58 22')).toBe('<circle cx="36" cy="58" r="22" fill="#e5484d"/>')
})

test.for(LANGUAGE_ORDER)(
  'in %s there are more than a hundred names, no two alike, in capitals or not',
  (language) => {
    const words = nounsOf(language).map(({ word }) => word.toLocaleUpperCase(language))
    expect(words.length).toBeGreaterThan(100)
    expect(new Set(words).size).toBe(words.length)
    expect(nounsOf(language).filter(({ letters }) => letters.length === 0)).toEqual([])
  },
)

test.for(LANGUAGE_ORDER)('a deal in %s keeps its lengths and repeats no picture', (language) => {
  const random = seededRandom(5)
  const least = fewestLetters(language, 3)
  expect([2, 3]).toContain(least)
  const used: number[] = []
  for (let turn = 0; turn < 8; turn++) {
    const nouns = pickNouns(language, { count: 2, least, most: 6, ease: turn / 7, used }, random)
    expect(nouns.length).toBe(2)
    for (const { letters, picture } of nouns) {
      expect(letters.length).toBeGreaterThanOrEqual(least)
      expect(letters.length).toBeLessThanOrEqual(6)
      expect(used).not.toContain(picture)
      used.push(picture)
    }
  }
})

test('a keyboard holds every wanted letter once, and as many others as asked for', () => {
  const keys = keysWith(['a', 'n', 'a'], 6, { language: 'en', random: seededRandom(2) })
  expect(keys.length).toBe(8)
  expect(new Set(keys).size).toBe(8)
  expect(keys).toContain('a')
  expect(keys).toContain('n')
})
