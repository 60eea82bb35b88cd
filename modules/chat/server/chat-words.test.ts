import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { withBrand } from '#kit/i18n/compile-text.ts'
import { openChatWords as openWith, openWordLists } from './chat-words.ts'

const openChatWords = (folder?: string) => openWith(openWordLists(folder))

function folderWith(lists: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'chat-words-'))
  writeFileSync(join(folder, 'chat-words.json'), JSON.stringify(lists))
  return folder
}

test('the operator adds, drops and allows words', () => {
  const holdsWord = openChatWords(
    folderWith({ all: { add: ['badgame*'] }, en: { drop: ['dick'], allow: ['arse of the year'] } }),
  )
  expect(holdsWord('that BadGames again', 'sv')).toBe(true)
  expect(holdsWord('my name is Dick', 'en')).toBe(false)
  expect(holdsWord('the arse of the year!', 'en')).toBe(false)
  expect(holdsWord('you arse', 'en')).toBe(true)
})

test('without a file of the operator the built-in lists apply', () => {
  expect(openChatWords(mkdtempSync(join(tmpdir(), 'chat-words-')))('you arse', 'en')).toBe(true)
  expect(openChatWords()('badgames', 'en')).toBe(false)
})

test.for([
  [{ tlh: { add: ['qagh'] } }, /no list "tlh"/],
  [{ en: { remove: ['dick'] } }, /"remove" is none of add, drop, allow/],
  [{ en: { add: 'dick' } }, /"add" of "en" is no list of words/],
  [{ en: { add: ['*'] } }, /"add" of "en" is no list of words/],
] as const)('an invalid file stops the start: %j', ([lists, reason]) => {
  expect(() => openChatWords(folderWith(lists))).toThrow(reason)
})

/** Reasons for a report name what they are about. */
const NAMED = /^reason\./

test('no text of the product is refused by its own chat filter', () => {
  const holdsWord = openChatWords()
  const refused = globSync('{kit,modules}/**/messages/*.json').flatMap((file) => {
    const texts = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
    const language = basename(file, '.json')
    return texts.filter(([key, text]) => !NAMED.test(key) && holdsWord(withBrand(text), language))
  })
  expect(refused).toEqual([])
})
