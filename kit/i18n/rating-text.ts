import type { Language } from './languages.ts'

/** A rating or its change; a change has its sign. */
export const ratingText = (value: number, language: Language, isChange = false) =>
  new Intl.NumberFormat(language === 'sq' ? 'sk' : language, {
    useGrouping: false,
    signDisplay: isChange ? 'exceptZero' : 'auto',
  }).format(value)
