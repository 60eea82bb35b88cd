import type { Language } from './languages.ts'

const PLAIN: ReadonlySet<Language> = new Set(['en', 'id', 'zh', 'ja', 'ko', 'th', 'ar'])

/** Whether a language needs more of our fonts than basic Latin; other scripts use system fonts. */
export const writesMore = (language: Language) => !PLAIN.has(language)
