import { expect, test } from 'vitest'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { seededRandom } from '#kit/random/random.ts'
import { checkNickname } from '#modules/account/rules/nickname.ts'
import { drawNames, isOffered, namesIn } from './names.ts'

test.for(LANGUAGES)('every suggested name in %s passes the name filter', (language) => {
  const names = namesIn(language)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThan(150)
  const refused = names.filter((name) => {
    const checked = checkNickname(name)
    return !checked.ok || checked.value !== name
  })
  expect(refused).toEqual([])
})

test('six different names are suggested, and only suggested names count', () => {
  const names = drawNames('de', 6, seededRandom(7))
  expect(new Set(names)).toHaveLength(6)
  for (const name of names) expect(isOffered(name)).toBe(true)
  expect(isOffered('Sunny Turtle')).toBe(true)
  expect(isOffered('sunny turtle')).toBe(false)
  expect(isOffered('Sunny Turtle 7')).toBe(false)
})
