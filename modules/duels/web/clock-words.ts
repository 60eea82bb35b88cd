import type { Language } from '#kit/i18n/languages.ts'
import { numberLocale } from '#kit/i18n/numbers.ts'
import type { ShownDuel } from '../calls.ts'
import type { Seat } from '../model.ts'

const TENTHS_BELOW = 10_000

interface Digits {
  readonly least: number
  readonly fraction?: number
}

const digits = (language: Language, value: number, { least, fraction = 0 }: Digits) =>
  new Intl.NumberFormat(numberLocale(language), {
    minimumIntegerDigits: least,
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
    useGrouping: false,
  }).format(value)

const minutesAndSeconds = (whole: number, language: Language) =>
  `${digits(language, Math.floor(whole / 60), { least: 1 })}:${digits(language, whole % 60, { least: 2 })}`

/** What is left on a clock, e.g. 2:05, and tenths of a second near its end. */
export function clockText(left: number, language: Language): string {
  if (left >= TENTHS_BELOW) return minutesAndSeconds(Math.ceil(left / 1000), language)
  const tenths = Math.floor(left / 100) / 10
  return `${digits(language, 0, { least: 1 })}:${digits(language, tenths, { least: 2, fraction: 1 })}`
}

/** How long somebody has waited, as text. */
export const waitText = (waited: number, language: Language) =>
  minutesAndSeconds(Math.floor(waited / 1000), language)

/** Time left for a seat, this long after the duel was read. */
export function leftOf(duel: ShownDuel, seat: Seat, elapsed: number): number {
  const further = seat > 1 ? duel.lefts[seat] : undefined
  const told = further ?? (seat === 0 ? duel.firstLeft : duel.secondLeft) ?? 0
  const ticks = duel.status === 'running' && duel.turn === seat && duel.openingLeft === null
  return ticks ? Math.max(0, told - elapsed) : told
}
