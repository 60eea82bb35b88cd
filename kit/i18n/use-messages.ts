import { createContext, use } from 'react'
import { formatNumber } from './numbers.ts'
import type { Language } from './languages.ts'
import type { Translate, Values } from './texts.ts'

/** The texts of one module, named so that its keys stay apart from those of others. */
export interface MessageSource<Keys extends string> {
  readonly namespace: string
  /** Only for the type: the keys of the English file. */
  readonly keys?: Keys
}

/** Names a module's texts by the type of its English file, so that a missing text does not compile. */
export const messagesOf = <English>(
  namespace: string,
): MessageSource<Exclude<keyof English & string, 'default'>> => ({ namespace })

export interface Speech {
  readonly language: Language
  readonly say: Translate
}

/** The language of the page and its texts; the entries of server and browser provide it. */
export const SpeechContext = createContext<Speech>({ language: 'en', say: (key) => key })

export const useSpeech = (): Speech => use(SpeechContext)
export const useLanguage = (): Language => use(SpeechContext).language

/** A function that says a text of the module in the language of the page. */
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
