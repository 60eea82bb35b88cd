import type { Page } from 'playwright-core'
import { directionOf, type Language } from '#kit/i18n/languages.ts'
import { formatNumber } from '#kit/i18n/numbers.ts'
import { dictionaryOf, type Dictionary } from './dictionary.ts'

declare global {
  interface Window {
    /** Translated texts, hints and names of the page: the English text, and what is shown. */
    spoken?: Map<Text | Attr, { readonly english: string; readonly shown: string }>
  }
}

/** Runs in the page: returns the English of every text, hint and name. */
function englishOf(): string[] {
  const spoken = (window.spoken ??= new Map())
  const found = new Set<string>()
  const note = (owner: Text | Attr) => {
    const now = owner.nodeValue ?? ''
    const known = spoken.get(owner)
    // A text that the page has changed meanwhile is English again.
    const english = known?.shown === now ? known.english : now
    if (english.trim() === '') return
    spoken.set(owner, { english, shown: now })
    found.add(english.trim())
  }
  // Elements with a language of their own hold other people's words, which are not translated.
  const isOurs = (element: Element | null) => element?.closest('[lang]') === document.documentElement
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!/^(SCRIPT|STYLE|NOSCRIPT)$/.test(node.parentElement?.tagName ?? '') && isOurs(node.parentElement))
      note(node as Text)
  for (const name of ['placeholder', 'aria-label'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (isOurs(element)) note(element.getAttributeNode(name)!)
  return [...found]
}

/** Runs in the page: shows the translations. */
function speak({
  says,
  language,
  direction,
}: {
  readonly says: Readonly<Record<string, string>>
  readonly language: string
  readonly direction: string
}): void {
  document.documentElement.lang = language
  document.documentElement.dir = direction
  for (const [owner, { english }] of window.spoken ?? []) {
    const key = english.trim()
    const shown = Object.hasOwn(says, key) ? english.replace(key, () => says[key]!) : english
    owner.nodeValue = shown
    window.spoken!.set(owner, { english, shown })
  }
}

const dictionaries = new Map<Language, Dictionary>()
const dictionary = (language: Language) => {
  const known = dictionaries.get(language) ?? dictionaryOf(language)
  dictionaries.set(language, known)
  return known
}

export interface Speech {
  readonly language: Language
  /** Translations of the page's texts, by their English. */
  readonly says: Readonly<Record<string, string>>
  /** The share of texts with words that has a translation. */
  readonly share: number
}

const isNumber = (text: string) => /^\d{1,3}(,\d{3})*$/.test(text)

function speechOf(english: readonly string[], language: Language): Speech {
  const say = language === 'en' ? (text: string) => text : dictionary(language)
  const says = Object.fromEntries(
    english.flatMap((text) => {
      const number = isNumber(text) ? formatNumber(language, Number(text.replaceAll(',', ''))) : undefined
      const other = number ?? say(text)
      return other === undefined ? [] : [[text, other]]
    }),
  )
  const words = english.filter((text) => /\p{L}{3}/u.test(text))
  return { language, says, share: words.filter((text) => text in says).length / Math.max(1, words.length) }
}

/** Collects the translations of an English page in these languages. */
export async function prepareSpeech(page: Page, languages: readonly Language[]): Promise<readonly Speech[]> {
  const english = await page.evaluate(englishOf)
  return languages.map((language) => speechOf(english, language))
}

/** Shows an English page in another language without loading it, including the direction of writing. */
export const showIn = (page: Page, language: Language, says: Speech['says']): Promise<void> =>
  page.evaluate(speak, { says, language, direction: directionOf(language) })

/**
 * Shows an English page in another language without loading it: reaching a state of a page takes seconds, this takes none.
 * Returns the share of texts with words that was translated.
 */
export async function speakAs(page: Page, language: Language): Promise<number> {
  const [speech] = await prepareSpeech(page, [language])
  await showIn(page, language, speech!.says)
  return speech!.share
}
