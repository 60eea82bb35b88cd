import type { Language } from './languages.ts'

/** Separators of groups of three digits, from CLDR. */
const SEPARATORS: Readonly<Record<Language, string>> = {
  en: ',',
  es: '.',
  zh: ',',
  pt: '.',
  ru: '\xa0',
  id: '.',
  de: '.',
  vi: '.',
  fr: '\u202f',
  sv: '\xa0',
  ar: ',',
  ja: ',',
  sk: '\xa0',
  tr: '.',
  ko: ',',
  da: '.',
  pl: '\xa0',
  ro: '.',
  th: ',',
  sq: '\xa0',
}
/** These languages write four digits without a separator. */
const GROUPS_FROM_FIVE: readonly Language[] = ['es', 'pl', 'sq']

/**
 * Debian's Chromium has no Albanian number data, but Node does: Polish uses the same separators. Browsers differ in the
 * digits for Arabic: counts use the Latin ones.
 */
export const numberLocale = (language: Language) =>
  language === 'sq' ? 'pl' : language === 'ar' ? 'ar-u-nu-latn' : language

const formats = new Map<Language, Intl.NumberFormat>()

/** Formats a number for the language, the same on server and browser. */
export function formatNumber(language: Language, value: number): string {
  // A page's first `Intl.NumberFormat` blocks its main thread for 30 to 100 ms, and nearly all numbers are counts.
  if (Number.isSafeInteger(value) && value >= 0) return formatCount(language, value)
  const format =
    formats.get(language) ?? new Intl.NumberFormat(numberLocale(language), { maximumFractionDigits: 1 })
  formats.set(language, format)
  return format.format(value)
}

function formatCount(language: Language, value: number): string {
  const digits = String(value)
  if (digits.length === 4 && GROUPS_FROM_FIVE.includes(language)) return digits
  return digits.replace(/\B(?=(\d{3})+$)/g, SEPARATORS[language])
}
