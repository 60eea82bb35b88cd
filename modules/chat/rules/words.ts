import { lineOf, readingsOf, shapeOf, spellingOf, type Spelling } from './spelling.ts'

/**
 * Banned words of a language. `word` matches a whole word, `word*` a prefix, `~word` any part; several words with spaces match in this
 * order. In languages without spaces all match anywhere.
 */
export interface WordList {
  readonly words: readonly string[]
  /** Allowed although they contain a banned word: names, places, harmless words. */
  readonly allow: readonly string[]
}

/** Whether a text contains a banned word. */
export type WordFinder = (text: string) => boolean

const WORD = /[\p{L}\p{M}\p{N}@$!|*#%]+/gu

/** Compiles a list; the language decides which spellings are equal. */
export function wordFinder(language: string, list: WordList): WordFinder {
  const spelling = spellingOf(language)
  const { isSpaced, fold } = spelling
  const listed = (isThis: (word: string) => boolean) =>
    list.words.filter(isThis).map((word) => fold(word.replace(/[~*]/g, '')))
  const phrases = listed((word) => word.includes(' ') && !word.endsWith('*')).map((phrase) => ` ${phrase} `)
  const openPhrases = listed((word) => word.includes(' ') && word.endsWith('*')).map((phrase) => ` ${phrase}`)
  const beginnings = listed((word) => word.endsWith('*') && !word.includes(' '))
  const anywhere = listed((word) => word.startsWith('~') || (!isSpaced && !word.includes(' ')))
  const wholes = new Set(listed((word) => !/[~* ]/.test(word)))
  const harmless = harmlessIn(list.allow.map(fold), spelling)
  const shortest = isSpaced ? 3 : 2
  const spellable = [...wholes, ...beginnings, ...anywhere].filter((word) => [...word].length >= shortest)

  const isListed = (word: string) =>
    wholes.has(word) ||
    beginnings.some((beginning) => word.startsWith(beginning)) ||
    anywhere.some((part) => word.includes(part))
  const spellsListed = (run: string) => spellable.some((word) => run.includes(word))

  const hidesListed = (word: string) => {
    const shape = isSpaced && shapeOf(word)
    if (!shape) return false
    const fits = (known: string) => [...known].every((letter, place) => shape[place]?.test(letter))
    return (
      [...wholes].some((known) => [...known].length === shape.length && fits(known)) || beginnings.some(fits)
    )
  }

  return (text) => {
    const folded = fold(text)
    const parts = (harmless ? folded.replace(harmless, ' ') : folded).match(WORD) ?? []
    if (parts.some((part) => hidesListed(part) || readingsOf(part, spelling).some(isListed))) return true
    if (spelledOut(parts, shortest).some((run) => readingsOf(run, spelling).some(spellsListed))) return true
    const line = lineOf(parts, spelling)
    return [...phrases, ...openPhrases].some((phrase) => line.includes(phrase))
  }
}

/** Finds allowed phrases; in a language with spaces only as whole words. */
function harmlessIn(phrases: readonly string[], { isSpaced }: Spelling): RegExp | undefined {
  if (phrases.length === 0) return undefined
  const longestFirst = phrases.toSorted((one, other) => other.length - one.length)
  const any = longestFirst.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')
  return new RegExp(isSpaced ? String.raw`(?<![\p{L}\p{N}])(?:${any})(?![\p{L}\p{N}])` : any, 'gu')
}

/** `f u c k` and `f.u.c.k`: joins neighbouring single letters. */
function spelledOut(parts: readonly string[], shortest: number): string[] {
  const letters = parts.map((part) => ([...part].length === 1 ? part : ' '))
  return letters
    .join('')
    .split(' ')
    .filter((run) => [...run].length >= shortest)
}

/** Scripts that reveal the language of a text, whatever its writer's interface language. */
const SCRIPTS: readonly (readonly [language: string, script: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['th', /\p{Script=Thai}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['ru', /\p{Script=Cyrillic}/u],
]

/** Which lists a text is checked against: its writer's language, those of its scripts, and the one for all languages. */
export function listsFor(text: string, language: string): string[] {
  const seen = SCRIPTS.flatMap(([name, script]) => (script.test(text) ? name : []))
  // Chinese characters alone count as Chinese, unless the writer's language uses them too.
  const isChinese = /\p{Script=Han}/u.test(text) && ![...seen, language].includes('ja')
  return [...new Set(['all', language, ...seen, ...(isChinese ? ['zh'] : [])])]
}
