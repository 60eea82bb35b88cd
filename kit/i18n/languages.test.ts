import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  acceptedLanguages,
  directionOf,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  pickLanguage,
} from './languages.ts'

const SPEC = readFileSync('docs/spec-rows.tsv', 'utf8')
const NAMED_BY_SPEC = /complete, in ((?:[a-z]{2} ?){20})/.exec(SPEC)?.[1]?.trim().split(' ')

test('[1.26] the languages are those of the specification, in its order', () => {
  expect(LANGUAGES).toEqual(NAMED_BY_SPEC)
})

describe('[5.2] [2.47] the language of a page', () => {
  test.for([
    ['the lang parameter', 'de', ['fr'], 'de'],
    ['the lang parameter without its region', 'pt-BR', ['fr'], 'pt'],
    ['the lang parameter in capitals', 'AR', ['fr'], 'ar'],
    ['the lang parameter with an underscore', 'zh_Hant_TW', ['fr'], 'zh'],
    ['the browser, when the parameter is no language of ours', 'xx', ['fr'], 'fr'],
    ['the browser, when the parameter is empty', '', ['fr'], 'fr'],
    ['the browser, when there is no parameter', null, ['fr', 'de'], 'fr'],
    ['the browser, its region dropped', undefined, ['es-419'], 'es'],
    ['the first language of the browser that we speak', undefined, ['nb-NO', 'fi', 'sv-SE', 'en'], 'sv'],
    ['the old name of Indonesian', undefined, ['in-ID'], 'id'],
    ['English, when nothing fits', undefined, ['fi', 'nb'], 'en'],
    ['English, when nothing is known', undefined, [], 'en'],
    ['no word that only begins like a language', 'english', ['den', 'frisian'], 'en'],
    ['no trick', '../de', ['__proto__'], 'en'],
  ] as const)('follows %s', ([, wanted, tags, language]) => {
    expect(pickLanguage(wanted, tags)).toBe(language)
  })
})

test.for([
  [undefined, []],
  ['', []],
  ['*', []],
  ['de', ['de']],
  ['de-DE,de;q=0.9,en;q=0.8', ['de-DE', 'de', 'en']],
  ['en;q=0.2, fr;q=0.9 , da', ['da', 'fr', 'en']],
  ['de;q=0,en', ['en']],
  ['fr; q=0.5, es', ['es', 'fr']],
  ['pl,ro', ['pl', 'ro']],
  [';;q=1,,', []],
] as const)('[5.2] the header %j selects %j', ([header, tags]) => {
  expect(acceptedLanguages(header)).toEqual(tags)
})

test('only Arabic is written from right to left', () => {
  expect(LANGUAGES.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar'])
})

test('every language has its own name', () => {
  expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(LANGUAGES.length)
})

test.for(['EN', 'no', 'zh-CN', 'constructor', ''])('%j is not a supported language', (text) => {
  expect(isLanguage(text)).toBe(false)
})
