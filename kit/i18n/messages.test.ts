import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { errorCatalogue } from '#kit/errors/catalogue.ts'
import { compileText } from './compile-text.ts'
import { LANGUAGES } from './languages.ts'

type Texts = Readonly<Record<string, string>>
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Texts
const folders = globSync('{kit,modules,games}/**/messages/en.json').map((file) => dirname(file))

/** Names of the values that a compiled message uses, nested plurals included. */
function valuesOf(message: CompiledMessage): string[] {
  if (typeof message === 'string') return []
  const names = message.flatMap((part) => {
    if (typeof part === 'string') return []
    const [name, , choices] = part as readonly [string, string?, Readonly<Record<string, CompiledMessage>>?]
    const deep =
      typeof choices === 'object'
        ? Object.values(choices).flatMap((choice) =>
            choice === undefined || typeof choice === 'number' ? [] : valuesOf(choice),
          )
        : []
    return [name, ...deep]
  })
  return [...new Set(names)].filter((name) => name !== '#').toSorted()
}

test.for(folders)('%s has the same keys and placeholders in all 20 languages [1.26]', (folder) => {
  const english = read(`${folder}/en.json`)
  for (const language of LANGUAGES) {
    const texts = read(`${folder}/${language}.json`)
    expect(Object.keys(texts).toSorted(), language).toEqual(Object.keys(english).toSorted())
    for (const [key, text] of Object.entries(english)) {
      expect(valuesOf(compileText(texts[key]!)), `${language} ${key}`).toEqual(valuesOf(compileText(text)))
      expect(texts[key]!.trim(), `${language} ${key}`).not.toBe('')
    }
  }
})

/** Few names and words are equal in many languages: a file that mostly repeats English was never translated. */
test.for(folders)('%s is translated, not copied', (folder) => {
  const english = read(`${folder}/en.json`)
  const telling = Object.entries(english).filter(([, text]) => text.split(' ').length > 3)
  if (telling.length === 0) return
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    const texts = read(`${folder}/${language}.json`)
    const copied = telling.filter(([key, text]) => texts[key] === text).map(([key]) => key)
    expect(copied, language).toEqual([])
  }
})

test('every refusal has a text', () => {
  expect(Object.keys(read('kit/errors/messages/en.json')).toSorted()).toEqual(
    Object.keys(errorCatalogue).toSorted(),
  )
})

/** Words of the form of address that a language does not use (docs/style.md 9). */
const OTHER_FORM = {
  fr: /(?<!\p{L})(vous|votre|vos|vôtres?)(?!\p{L})/iu,
  ru: /(?<!\p{L})(ты|тебя|тебе|тобой|тво(й|я|ё|и|его|ей|ему|ём|ю|им|их|ими))(?!\p{L})/iu,
  id: /(?<!\p{L})anda(?!\p{L})/iu,
} as const

/** French plural forms for two people, and one `garde-à-vous`. */
const TWO_PEOPLE = new Set([
  'games/solitaire/messages pitch.brigade',
  'kit/errors/messages AlreadyFriends',
  'kit/errors/messages FriendListFull',
  'modules/chat/web/messages block.text',
  'modules/chat/web/messages player.friends',
  'modules/friends/web/messages add.friends',
  'modules/friends/web/messages blockNote',
  'modules/friends/web/messages duel.note',
  'modules/friends/web/messages found.friend',
  'modules/friends/web/messages removeNote',
  'modules/scores/web/watch/messages raceNote',
  'modules/sharing/web/messages welcome.note',
])

test.for(['fr', 'ru', 'id'] as const)('%s addresses the player in one form', (language) => {
  const wrong = [...folders, 'modules/hubs/words'].flatMap((folder) =>
    Object.entries(read(`${folder}/${language}.json`))
      .filter(([key, text]) => OTHER_FORM[language].test(String(text)) && !TWO_PEOPLE.has(`${folder} ${key}`))
      .map(([key]) => `${folder} ${key}`),
  )
  expect(wrong).toEqual([])
})
