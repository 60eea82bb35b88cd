import type { Language } from './languages.ts'
import { numberLocale } from './numbers.ts'

/** A rating, or a change of it with a sign. */
export const ratingText = (value: number, language: Language, isChange = false) =>
  new Intl.NumberFormat(numberLocale(language), {
    useGrouping: false,
    signDisplay: isChange ? 'exceptZero' : 'auto',
  }).format(value)
