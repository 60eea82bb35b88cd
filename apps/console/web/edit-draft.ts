import { LANGUAGES, type Language } from '#kit/i18n/languages.ts'
import { linesIn, slugsIn, type Fields } from './draft-text.ts'
import { eventContent, eventFields } from './event-fields.ts'
import { objectIn } from './json-object.ts'

/** The present content, from `portal edits show`. */
export interface ShownEdit {
  readonly subject: string
  /** The newest version; 0 if nobody has edited it. */
  readonly version: number
  readonly newest: unknown
  readonly base: unknown
  readonly versions: readonly {
    readonly version: number
    readonly madeBy: string
    readonly madeAt: number
    readonly startsAt: number
  }[]
}

/** Unsaved edits; they survive a reload. */
export interface Draft {
  /** The version that it is based on. */
  readonly on: number
  readonly fields: Fields
}

/** `new` is a collection that the build does not have. */
export type EditKind = 'hero' | 'order' | 'game' | 'collection' | 'new' | 'announcement' | 'event'
export const kindOf = (subject: string): EditKind => subject.split(':')[0] as EditKind

/** The texts of each kind, by language. */
const TEXTS = {
  hero: [],
  order: [],
  game: ['title', 'pitch', 'goal', 'how'],
  collection: ['title', 'lead'],
  new: ['title', 'lead'],
  announcement: ['text'],
  event: ['title', 'lead', 'about'],
} as const satisfies Record<EditKind, readonly string[]>
/** Texts of several lines or paragraphs, one per line. */
const IN_LINES = ['how', 'about']
export const textsOf = (subject: string): readonly string[] => TEXTS[kindOf(subject)]

type Words = Readonly<Record<string, string | Readonly<Record<string, string | readonly string[]>>>>

interface Content {
  readonly game?: string
  readonly games?: readonly string[]
  readonly home?: boolean
  readonly first?: readonly string[]
  readonly without?: readonly string[]
  readonly words?: Words
  /** Texts of an event. */
  readonly texts?: Words
  readonly endsAt?: string
}

const written = (value: string | readonly string[] | undefined) =>
  typeof value === 'string' ? value : (value ?? []).join('\n')

/** The values of the fields; empty if not edited. */
export function fieldsOf(subject: string, content: unknown): Fields {
  const { game = '', first = [], without = [], endsAt = '', ...more } = (content ?? {}) as Content
  const kind = kindOf(subject)
  const words = (kind === 'event' ? more.texts : more.words) ?? {}
  const texts = LANGUAGES.flatMap((language) =>
    textsOf(subject).map((name): [string, string] => {
      const own = words[language]
      return [`${language}.${name}`, typeof own === 'string' ? own : written(own?.[name])]
    }),
  )
  return {
    ...(kind === 'hero' ? { game } : {}),
    ...(kind === 'order' || kind === 'collection' ? { first: first.join('\n') } : {}),
    ...(kind === 'collection' ? { without: without.join('\n') } : {}),
    ...(kind === 'new'
      ? { games: (more.games ?? []).join('\n'), home: more.home === false ? '' : 'on' }
      : {}),
    ...(kind === 'announcement' ? { endsAt: endsAt.slice(0, 16) } : {}),
    ...(kind === 'event' ? eventFields(content) : {}),
    ...Object.fromEntries(texts),
  }
}

/** The texts of the fields by language, without empty ones. */
function wordsIn(subject: string, fields: Fields): Readonly<Record<string, object>> {
  const own = LANGUAGES.map((language) => {
    const texts = textsOf(subject).map((name) => [name, fields[`${language}.${name}`]?.trim() ?? ''] as const)
    const said = texts.filter(([, text]) => text !== '')
    return [
      language,
      Object.fromEntries(said.map(([name, text]) => [name, IN_LINES.includes(name) ? linesIn(text) : text])),
    ]
  })
  return Object.fromEntries(own.filter(([, texts]) => Object.keys(texts as object).length > 0)) as Record<
    string,
    object
  >
}

/** The file that `portal edits set` takes. */
export function contentOf(subject: string, fields: Fields): object {
  const words = wordsIn(subject, fields)
  const first = slugsIn(fields['first'])
  switch (kindOf(subject)) {
    case 'hero':
      return { game: (fields['game'] ?? '').trim() }
    case 'order':
      return { first }
    case 'game':
      return { words }
    case 'new':
      return { games: slugsIn(fields['games']), home: fields['home'] === 'on', words }
    case 'event':
      return { ...eventContent(fields), texts: words }
    case 'collection':
      return {
        first,
        without: slugsIn(fields['without']),
        ...(Object.keys(words).length > 0 ? { words } : {}),
      }
    case 'announcement': {
      const texts = Object.entries(words).map(([language, said]) => [
        language,
        (said as { text: string }).text,
      ])
      const endsAt = fields['endsAt'] ?? ''
      return { words: Object.fromEntries(texts) as object, ...(endsAt ? { endsAt: `${endsAt}:00Z` } : {}) }
    }
  }
}

/** The build's text, shown where nothing is edited. */
export function baseText(base: unknown, field: string): string {
  const [language = '', name = ''] = field.split('.')
  const own = (base as Content | null)?.words?.[language]
  return typeof own === 'object' ? written(own[name]) : ''
}

/** Languages in which a required text is missing. */
export const missingIn = (subject: string, fields: Fields): readonly Language[] =>
  LANGUAGES.filter((language) =>
    textsOf(subject).some((name) => (fields[`${language}.${name}`] ?? '').trim() === ''),
  )

/** The names of the fields in which two drafts differ. */
export const differing = (mine: Fields, theirs: Fields): readonly string[] =>
  [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].filter(
    (name) => (mine[name] ?? '') !== (theirs[name] ?? ''),
  )

const keyOf = (subject: string) => `draft ${subject}`

/** The draft kept in this browser; undefined if there is none or it cannot be read. */
export function keptDraft(subject: string): Draft | undefined {
  const kept = localStorage.getItem(keyOf(subject))
  return kept === null ? undefined : (objectIn(kept, 'A draft') as Draft | undefined)
}

export function keepDraft(subject: string, draft: Draft | undefined): void {
  if (draft) localStorage.setItem(keyOf(subject), JSON.stringify(draft))
  else localStorage.removeItem(keyOf(subject))
}
