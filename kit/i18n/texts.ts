import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { Language } from './languages.ts'
import { formatNumber } from './numbers.ts'

export type Values = Readonly<Record<string, string | number>>
/** Compiled ICU messages by key; the build generates them from `messages/<language>.json`. */
export type Texts = Readonly<Record<string, CompiledMessage>>
export type Translate = (key: string, values?: Values) => string

type Token = Exclude<CompiledMessage, string>[number]
type Cases = Readonly<Record<string, unknown>>

const SILENT: Values = {}

/** A function that formats messages in one language; for a missing key it returns the key. */
export function translator(language: Language, texts: Texts): Translate {
  const plurals = new Intl.PluralRules(language)

  /** `count` replaces every `#` in a plural's branch. */
  function say(message: unknown, values: Values, count?: number): string {
    if (!Array.isArray(message)) return String(message ?? '')
    return (message as Token[]).map((token) => sayToken(token, values, count)).join('')
  }

  function sayToken(token: Token, values: Values, count: number | undefined): string {
    if (typeof token === 'string') {
      return token === '#' && count !== undefined ? formatNumber(language, count) : token
    }
    const [name, kind, cases] = token as readonly [string, string?, Cases?]
    const value = values[name]
    if (value === undefined) return ''
    if (kind === 'number') return formatNumber(language, Number(value))
    if (!cases) return String(value)
    if (kind === 'select') return say(cases[value] ?? cases['other'], values, count)
    const number = Number(value)
    const branch = cases[number] ?? cases[plurals.select(number)] ?? cases['other']
    return say(branch, values, number)
  }

  return (key, values = SILENT) => (key in texts ? say(texts[key], values) : key)
}
