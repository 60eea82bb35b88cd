/** The languages with word lists, in the order of their columns. A run's level is a place here: the order must stay. */
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

/** The level of a run whose words are of this language: a mode, not a difficulty. */
export const levelOfLanguage = (language: Language): number => LANGUAGE_ORDER.indexOf(language) + 1

export const languageOfLevel = (level: number): Language => LANGUAGE_ORDER[level - 1] ?? 'en'

/** Whether words run from right to left. */
export const runsLeft = (language: Language): boolean => language === 'ar'
