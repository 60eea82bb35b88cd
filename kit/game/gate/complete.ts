import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { GameDefinition } from '#kit/game/contract.ts'
import { LANGUAGES, type Language } from '#kit/i18n/languages.ts'
import { failure, note, type Finding } from './finding.ts'

export type MessageFiles = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>

const LONGEST_PITCH = 60
const LARGEST_COVER = 6 * 1024
/** CLDR uses "many" in these languages for millions; no game counts that far. */
const RARE_MANY: readonly Language[] = ['es', 'fr', 'pt']

/** L8 of a family: 20 languages with the same keys and values, and the plurals of each language. */
export function checkMessages(slug: string, files: MessageFiles): Finding[] {
  const english = files.en
  if (!english) return [failure(slug, 'L8', 'has no English texts')]
  const unwritten = LANGUAGES.filter((language) => !files[language])
  const findings = LANGUAGES.flatMap((language) => {
    const texts = files[language]
    if (!texts) return []
    const lost = Object.keys(english).filter((key) => !texts[key]?.trim())
    const extra = Object.keys(texts).filter((key) => !(key in english))
    const strange = [...lost, ...extra]
    if (strange.length > 0)
      return [failure(slug, 'L8', `${language}: keys differ from English: ${strange.slice(0, 5).join(', ')}`)]
    return Object.entries(texts).flatMap(([key, text]) =>
      checkText(slug, language, key, [text, english[key]!]),
    )
  })
  if (unwritten.length === 0) return findings
  return [failure(slug, 'L8', `has no texts in ${unwritten.join(', ')}`), ...findings]
}

function checkText(
  slug: string,
  language: Language,
  key: string,
  [text, english]: readonly [string, string],
): Finding[] {
  try {
    const [shape, wanted] = [shapeOf(text), shapeOf(english)]
    const findings: Finding[] = []
    const names = (of: MessageShape) => [...of.values].toSorted().join()
    if (names(shape) !== names(wanted))
      findings.push(failure(slug, 'L8', `${language} ${key}: values ${names(shape)}, not ${names(wanted)}`))
    const categories = new Intl.PluralRules(language)
      .resolvedOptions()
      .pluralCategories.filter((category) => category !== 'many' || !RARE_MANY.includes(language))
    for (const plural of shape.plurals) {
      const lost = categories.filter((category) => !plural.includes(category))
      if (lost.length > 0)
        findings.push(note(slug, 'L8', `${language} ${key}: plural lacks ${lost.join(', ')}`))
    }
    return findings
  } catch (cause) {
    return [failure(slug, 'L8', `${language} ${key}: ${String(cause)}`)]
  }
}

interface MessageShape {
  readonly values: ReadonlySet<string>
  readonly plurals: readonly (readonly string[])[]
}

/** The values and plural cases of a message. */
function shapeOf(text: string): MessageShape {
  const values = new Set<string>()
  const plurals: string[][] = []
  const visit = (message: unknown) => {
    if (!Array.isArray(message)) return
    for (const token of message as unknown[]) {
      if (!Array.isArray(token)) continue
      const [name, kind, cases] = token as [unknown, unknown, unknown]
      values.add(String(name))
      if (typeof cases !== 'object' || cases === null) continue
      if (kind === 'plural') plurals.push(Object.keys(cases))
      for (const part of Object.values(cases)) visit(part)
    }
  }
  visit(compileMessageOrThrow(text))
  return { values, plurals }
}

export interface Face {
  readonly definition: GameDefinition
  readonly cover: string
  readonly files: MessageFiles
  /** Keys of its instructions. */
  readonly how: readonly string[]
}

/** Records the first owner of a name; returns the game that had it before. */
function first(known: Map<string, string>, name: string, slug: string): string | undefined {
  const other = known.get(name) ?? slug
  known.set(name, other)
  return other === slug ? undefined : other
}

/** L8 of each game: its texts, its tune and a unique cover. */
export function checkFaces(faces: readonly Face[]): Finding[] {
  const covers = new Map<string, string>()
  const ids = new Map<string, string>()
  const titles = new Map<string, string>()
  return faces.flatMap(({ definition: { id, slug, tune }, cover, files, how }) => {
    const findings: Finding[] = []
    const fail = (says: string) => findings.push(failure(slug, 'L8', says))
    const { en: english } = files
    for (const key of english ? [`title.${id}`, `pitch.${id}`] : [])
      if (!english?.[key]?.trim()) fail(`lacks ${key}`)
    if (english && how.length === 0) fail('says nowhere how to play it')
    for (const language of LANGUAGES) {
      const { length } = files[language]?.[`pitch.${id}`] ?? ''
      if (length > LONGEST_PITCH)
        findings.push(note(slug, 'L8', `${language}: its pitch has ${length} characters`))
      const title = files[language]?.[`title.${id}`]
      const namesake = title && first(titles, `${language} ${title.toLowerCase()}`, slug)
      if (namesake && language === 'en') fail(`has the title of ${namesake}`)
      else if (namesake) findings.push(note(slug, 'L8', `${language}: has the title of ${namesake}`))
    }
    if (!Number.isInteger(tune) || tune < 0) fail('has no tune')
    if (cover.length > LARGEST_COVER) fail(`its cover has ${cover.length} bytes`)
    const twin = cover && first(covers, cover.replaceAll(id, '*').replaceAll(slug, '*'), slug)
    if (twin) fail(`has the cover of ${twin}`)
    const names = [...cover.matchAll(/ id="([^"]+)"/g)].map(([, name = '']) => name)
    if (new Set(names).size < names.length) fail('its cover uses an id twice')
    const clash = names.find((name) => first(ids, name, slug))
    if (clash) fail(`its cover shares the id ${clash} with another`)
    return findings
  })
}
