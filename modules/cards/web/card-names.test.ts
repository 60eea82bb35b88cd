import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { CARD_KINDS } from '../model.ts'

const namesIn = (language: string) =>
  JSON.parse(readFileSync(`modules/cards/web/names/${language}.json`, 'utf8')) as Record<string, string>

/** A card's face has one line for the name. */
const LONGEST = 20

test.for(LANGUAGES)('each kind of card has its own short name in %s', (language) => {
  const names = namesIn(language)
  expect(Object.keys(names)).toEqual(CARD_KINDS.map(({ kind }) => String(kind)))
  const all = Object.values(names)
  expect(new Set(all.map((name) => name.toLocaleLowerCase(language))).size).toBe(all.length)
  expect(all.filter((name) => name !== name.trim() || name.length === 0 || name.length > LONGEST)).toEqual([])
})
