/** Languages with word lists, in column order. A run's level is an index here, so the order must not change. */
export const LANGUAGE_ORDER = [
  'en',
  'es',
  'zh',
  'pt',
  'ru',
  'id',
  'de',
  'vi',
  'fr',
  'sv',
  'ar',
  'ja',
  'sk',
  'tr',
  'ko',
  'da',
  'pl',
  'ro',
  'th',
  'sq',
] as const

export type Language = (typeof LANGUAGE_ORDER)[number]

/** Each language in its own words, for the menu. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
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
}

export const isLanguage = (text: string | undefined): text is Language =>
  (LANGUAGE_ORDER as readonly (string | undefined)[]).includes(text)

/** The run level of a language: it chooses words, not difficulty. */
export const levelOfLanguage = (language: Language): number => LANGUAGE_ORDER.indexOf(language) + 1

export const languageOfLevel = (level: number): Language => LANGUAGE_ORDER[level - 1] ?? 'en'

/** Whether words run from right to left. */
export const runsLeft = (language: Language): boolean => language === 'ar'
