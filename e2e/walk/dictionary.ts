import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { compileText } from '#kit/i18n/compile-text.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { translator, type Values } from '#kit/i18n/texts.ts'
import { hubWords } from '#modules/hubs/server/index.ts'
import { readCatalogue } from '../portal.ts'

const ROOT = join(import.meta.dirname, '../..')
const FILES = [
  'kit/{ui,i18n,errors}/messages/en.json',
  'modules/*/web/messages/en.json',
  'modules/*/web/*/messages/en.json',
  'modules/*/web/names/en.json',
]

/** The translation of a text of the English page; undefined if no message has it. */
export type Dictionary = (english: string) => string | undefined

/** One form of an English message: its words, and the values between them. */
interface Pattern {
  readonly shape: RegExp
  readonly slots: readonly string[]
  readonly key: string
}

type Token = Exclude<CompiledMessage, string>[number]

interface Slot {
  readonly slot: string
  readonly isNumber: boolean
}

/** The forms of a message: one for each case of each plural. */
function waysToSay(message: CompiledMessage, count?: string): (string | Slot)[][] {
  if (typeof message === 'string') return [[message]]
  const ways = (message as readonly Token[]).map((token) => {
    if (typeof token === 'string') return [[token === '#' && count ? { slot: count, isNumber: true } : token]]
    const [name, kind, cases] = token as readonly [
      string,
      string?,
      Readonly<Record<string, CompiledMessage>>?,
    ]
    if (!cases) return [[{ slot: name, isNumber: kind === 'number' }]]
    return Object.entries(cases)
      .filter(([label]) => label !== 'offset')
      .flatMap(([, branch]) => waysToSay(branch, name))
  })
  return ways.reduce<(string | Slot)[][]>(
    (before, next) => before.flatMap((one) => next.map((other) => [...one, ...other])),
    [[]],
  )
}

const shapeOf = (part: string | Slot) => {
  if (typeof part === 'string') return part.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  return part.isNumber ? String.raw`(\d[\d.,]*)` : '(.+?)'
}

/** A form with fewer letters of its own would match anything. */
const FEWEST_LETTERS = 3
const isTelling = (way: readonly (string | object)[]) =>
  way
    .filter((part) => typeof part === 'string')
    .join('')
    .replaceAll(/\P{L}/gu, '').length >= FEWEST_LETTERS

const patternsOf = (key: string, message: CompiledMessage): Pattern[] =>
  waysToSay(message)
    .filter(isTelling)
    .map((way) => ({
      key,
      shape: new RegExp(`^${way.map((part) => shapeOf(part)).join('')}$`, 'u'),
      slots: way.flatMap((part) => (typeof part === 'string' ? [] : [part.slot])),
    }))

const readJson = (file: string) =>
  JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Readonly<Record<string, string>>

/** A number in English notation as a number, or else the text itself. */
const asValue = (text: string) => (/^\d[\d,]*(\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : text)

const MOST_KEPT = 20_000

/** Knows every message of the portal, the titles and pitches of games, and the texts of hubs. */
export function dictionaryOf(language: Language): Dictionary {
  const exact = new Map<string, string>()
  const patterns: Pattern[] = []
  const texts: Record<string, CompiledMessage> = {}
  // If one English text has several translations, uses the longest, which needs most space.
  const learn = (english: string, other: string) => {
    if ((exact.get(english)?.length ?? -1) < other.length) exact.set(english, other)
  }
  for (const file of FILES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))) {
    const others = readJson(file.replace(/en\.json$/, `${language}.json`))
    for (const [name, english] of Object.entries(readJson(file))) {
      const key = `${file} ${name}`
      const message = compileText(english)
      texts[key] = compileText(others[name] ?? '')
      if (typeof message === 'string') learn(message, String(texts[key]))
      else patterns.push(...patternsOf(key, message))
    }
  }
  for (const { words } of readCatalogue()) {
    const [english, other] = [words['en'], words[language]]
    if (!english || !other) continue
    learn(english.title, other.title)
    learn(english.pitch, other.pitch)
    for (const [place, line] of english.how.entries()) learn(line, other.how[place] ?? line)
  }
  const hubs = hubWords(language)
  for (const [slug, said] of Object.entries(hubWords('en')))
    for (const [place, english] of said.entries()) learn(english, hubs[slug]![place]!)
  const say = translator(language, texts)
  const kept = new Map<string, string | undefined>()

  function byPattern(english: string): string | undefined {
    const said = patterns.flatMap(({ shape, slots, key }) => {
      const parts = shape.exec(english)?.slice(1)
      if (!parts) return []
      const values = Object.fromEntries(
        slots.map((slot, place) => [slot, lookUp(parts[place]!) ?? asValue(parts[place]!)]),
      ) as Values
      return [say(key, values)]
    })
    // A form without the number (`=0`) gives the other language's plural no value, so its text would be empty.
    const words = said.filter((one) => one.trim() !== '')
    return words.toSorted((one, other) => other.length - one.length)[0]
  }

  function lookUp(english: string): string | undefined {
    if (exact.has(english)) return exact.get(english)
    if (!kept.has(english)) {
      if (kept.size > MOST_KEPT) kept.clear()
      kept.set(english, byPattern(english))
    }
    return kept.get(english)
  }
  return lookUp
}
