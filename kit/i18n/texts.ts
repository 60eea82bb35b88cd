import { setupI18n } from '@lingui/core'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { Language } from './languages.ts'

export type Values = Readonly<Record<string, string | number>>
/** Compiled ICU messages by key; the build makes them from `messages/<language>.json`. */
export type Texts = Readonly<Record<string, CompiledMessage>>
export type Translate = (key: string, values?: Values) => string

/** A function that says a message in one language; a missing key is said as the key itself. */
export function translator(language: Language, texts: Texts): Translate {
  const i18n = setupI18n({ locale: language, messages: { [language]: texts } })
  return (key, values) => i18n._(key, values as Record<string, unknown> | undefined)
}
