import type { Page } from 'playwright-core'
import { directionOf, type Language } from '#kit/i18n/languages.ts'
import { formatNumber } from '#kit/i18n/numbers.ts'
import { dictionaryOf, type Dictionary } from './dictionary.ts'

declare global {
  interface Window {
    /** Texts, hints and names of the page that now speak otherwise: what they say in English, and what stands there. */
    spoken?: Map<Text | Attr, { readonly english: string; readonly shown: string }>
  }
}

/** Runs in the page: gives the English of every text, hint and name. */
function englishOf(): string[] {
  const spoken = (window.spoken ??= new Map())
  const found = new Set<string>()
  const note = (owner: Text | Attr) => {
    const now = owner.nodeValue ?? ''
    const known = spoken.get(owner)
    // What the page itself has changed meanwhile is English again.
    const english = known?.shown === now ? known.english : now
    if (english.trim() === '') return
    spoken.set(owner, { english, shown: now })
    found.add(english.trim())
  }
  // What names a language of its own is the words of others, which the portal does not translate.
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

/** Runs in the page: says it otherwise. */
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
  /** The texts of the page in this language, by their English. */
  readonly says: Readonly<Record<string, string>>
  /** Which share of the texts with words is said. */
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

/** What an English page says in these languages. */
export async function prepareSpeech(page: Page, languages: readonly Language[]): Promise<readonly Speech[]> {
  const english = await page.evaluate(englishOf)
  return languages.map((language) => speechOf(english, language))
}

/** Says the texts of an English page in another language where it stands, and turns the page with its writing. */
export const showIn = (page: Page, language: Language, says: Speech['says']): Promise<void> =>
  page.evaluate(speak, { says, language, direction: directionOf(language) })

/**
 * Lets an English page speak another language where it stands: coming to a state of a page takes seconds, this takes
 * none. Answers which share of the texts with words was said.
 */
export async function speakAs(page: Page, language: Language): Promise<number> {
  const [speech] = await prepareSpeech(page, [language])
  await showIn(page, language, speech!.says)
  return speech!.share
}
