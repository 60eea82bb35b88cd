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

/** Names of the values that a compiled message needs, deep in its plurals too. */
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

test.for(folders)('%s says the same in all 20 languages [1.26]', (folder) => {
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

/** Names and words that are the same in many languages are few: a file that repeats English was never translated. */
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

test('every refusal has its words', () => {
  expect(Object.keys(read('kit/errors/messages/en.json')).toSorted()).toEqual(
    Object.keys(errorCatalogue).toSorted(),
  )
})
