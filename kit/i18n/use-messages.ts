import { createContext, use } from 'react'
import { formatNumber } from './numbers.ts'
import type { Language } from './languages.ts'
import type { Translate, Values } from './texts.ts'

/** The texts of one module, with a namespace that separates its keys from those of others. */
export interface MessageSource<Keys extends string> {
  readonly namespace: string
  /** Exists only as a type: the keys of the English file. */
  readonly keys?: Keys
}

/** Declares a module's texts with the type of its English file, so that a missing text does not compile. */
export const messagesOf = <English>(
  namespace: string,
): MessageSource<Exclude<keyof English & string, 'default'>> => ({ namespace })

export interface Speech {
  readonly language: Language
  readonly say: Translate
}

/** The language of the page and its texts; provided by the entry points of server and browser. */
export const SpeechContext = createContext<Speech>({ language: 'en', say: (key) => key })

export const useSpeech = (): Speech => use(SpeechContext)
export const useLanguage = (): Language => use(SpeechContext).language

/** A function that formats texts of the module in the page's language. */
export function useMessages<Keys extends string>(
  source: MessageSource<Keys>,
): (key: Keys, values?: Values) => string {
  const { say } = use(SpeechContext)
  return (key, values) => say(`${source.namespace}.${key}`, values)
}

export function useNumber(): (value: number) => string {
  const { language } = use(SpeechContext)
  return (value) => formatNumber(language, value)
}
