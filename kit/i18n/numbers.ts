import type { Language } from './languages.ts'

/** Debian's Chromium has no Albanian number data while Node has it: Slovak groups and points the same way. */
const numberLocale = (language: Language) => (language === 'sq' ? 'sk' : language)

const formats = new Map<Language, Intl.NumberFormat>()

/** A whole or decimal number as the language writes it, the same on server and browser. */
export function formatNumber(language: Language, value: number): string {
  const format =
    formats.get(language) ?? new Intl.NumberFormat(numberLocale(language), { maximumFractionDigits: 1 })
  formats.set(language, format)
  return format.format(value)
}
