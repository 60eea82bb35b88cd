import type { Language } from './languages.ts'

const PLAIN: ReadonlySet<Language> = new Set(['en', 'id', 'zh', 'ja', 'ko', 'th', 'ar'])

/** Whether a language needs more letters than plain English from our fonts; other scripts come from the system's. */
export const writesMore = (language: Language) => !PLAIN.has(language)
