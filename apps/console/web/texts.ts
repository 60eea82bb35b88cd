import { createContext, use } from 'react'
import { translator, type Texts, type Values } from '#kit/i18n/texts.ts'
import ar from './messages/ar.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }

export const CONSOLE_LANGUAGES = ['en', 'ar'] as const
export type ConsoleLanguage = (typeof CONSOLE_LANGUAGES)[number]
export type TextKey = keyof typeof en
export type Say = (key: TextKey, values?: Values) => string

const KEPT = 'console-language'
// The build compiles the messages.
const TEXTS = { en, ar } as unknown as Record<ConsoleLanguage, Texts>

export const sayIn = (language: ConsoleLanguage): Say => translator(language, TEXTS[language])

/** The language last used in this browser, or the browser's own. */
export function firstLanguage(): ConsoleLanguage {
  const kept = localStorage.getItem(KEPT) ?? navigator.language.slice(0, 2)
  return CONSOLE_LANGUAGES.find((one) => one === kept) ?? 'en'
}

/** Stores the language and applies it to the page. */
export function turnTo(language: ConsoleLanguage): void {
  localStorage.setItem(KEPT, language)
  document.documentElement.lang = language
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  document.title = sayIn(language)('title')
}

export const Speech = createContext<{ readonly language: ConsoleLanguage; readonly say: Say }>({
  language: 'en',
  say: sayIn('en'),
})

const MOMENT: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
}

export const useSay = (): Say => use(Speech).say

/** Formats a moment in the operator's language, with the time zone, since commands write UTC. */
export function useMoment(): (moment: number | null | undefined) => string {
  const { language } = use(Speech)
  const format = new Intl.DateTimeFormat(language, MOMENT)
  return (moment) => (moment === null || moment === undefined ? '–' : format.format(moment))
}
