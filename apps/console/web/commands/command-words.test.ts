import { expect, test } from 'vitest'
import { COMMANDS } from '#apps/cli/commands.ts'
import ar from './ar.json' with { type: 'json' }
import { saysOf } from './command-words.ts'

const words: Readonly<Record<string, string>> = ar
const names = COMMANDS.map(({ name }) => name)

test('every command has an Arabic description, and there are no others', () => {
  expect(Object.keys(words).toSorted()).toEqual(names.toSorted())
})

test('Arabic texts contain Latin letters only in names of the English text', () => {
  for (const { name, says } of COMMANDS) {
    const { text, lang } = saysOf({ name, says }, 'ar')
    expect([name, lang]).toEqual([name, 'ar'])
    expect([name, /\p{Script=Arabic}/u.test(text)]).toEqual([name, true])
    for (const [latin] of text.matchAll(/[A-Za-z]+/g))
      expect([name, says]).toEqual([name, expect.stringContaining(latin)])
  }
})

test('English texts are those of the command line', () => {
  expect(saysOf({ name: 'users find', says: 'finds' }, 'en')).toEqual({ text: 'finds', lang: 'en' })
})
