/**
 * The languages of the interface by their own names (spec 1.26), in menu order. Every text exists in all of them: a new
 * language is an entry here and a file in each folder of texts.
 */
export const LANGUAGE_NAMES = {
  en: 'English',
  es: 'Español',
  zh: '中文',
  pt: 'Português',
  ru: 'Русский',
  id: 'Bahasa Indonesia',
  de: 'Deutsch',
  vi: 'Tiếng Việt',
  fr: 'Français',
  sv: 'Svenska',
  ar: 'العربية',
  ja: '日本語',
  sk: 'Slovenčina',
  tr: 'Türkçe',
  ko: '한국어',
  da: 'Dansk',
  pl: 'Polski',
  ro: 'Română',
  th: 'ไทย',
  sq: 'Shqip',
} as const

export type Language = keyof typeof LANGUAGE_NAMES
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[]
export type Direction = 'ltr' | 'rtl'

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text)

/** The language for a tag: ignores its region, and maps old or narrower codes to ours (spec 5.2). */
function languageOf(tag: string): Language | undefined {
  const base = tag.trim().toLowerCase().split(/[-_]/)[0] ?? ''
  const name = base === 'in' ? 'id' : base
  return isLanguage(name) ? name : undefined
}

/** The language of a `lang` parameter, in our spelling. */
export const namedLanguage = (wanted: string | null | undefined): Language | undefined =>
  wanted ? languageOf(wanted) : undefined

/** The `lang` parameter decides, then the browser's languages in order, then English (spec 5.2). */
export function pickLanguage(wanted: string | null | undefined, browserTags: readonly string[]): Language {
  const asked = namedLanguage(wanted)
  if (asked) return asked
  for (const tag of browserTags) {
    const language = languageOf(tag)
    if (language) return language
  }
  return 'en'
}

/** The tags of an Accept-Language header, best first. */
export function acceptedLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...settings] = part.split(';')
      const quality = settings.map((setting) => /^\s*q=([\d.]+)\s*$/.exec(setting)?.[1]).find(Boolean)
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
}

export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr')
