import { lineOf, readingsOf, shapeOf, spellingOf, type Spelling } from './spelling.ts'

/**
 * Words that are not said in a language. `word` is a word of its own, `word*` may go on, `~word` is found anywhere;
 * several words with spaces are found in this order. Languages without spaces find all of theirs anywhere.
 */
export interface WordList {
  readonly words: readonly string[]
  /** What is fine although a word of the list is in it: names, places, harmless words. */
  readonly allow: readonly string[]
}

/** Whether a text holds a word of a list. */
export type WordFinder = (text: string) => boolean

const WORD = /[\p{L}\p{M}\p{N}@$!|*#%]+/gu

/** Makes a list ready for looking; the language decides what counts as the same word. */
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

/** Finds what is allowed; in a language with spaces only where it stands by itself. */
function harmlessIn(phrases: readonly string[], { isSpaced }: Spelling): RegExp | undefined {
  if (phrases.length === 0) return undefined
  const longestFirst = phrases.toSorted((one, other) => other.length - one.length)
  const any = longestFirst.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')
  return new RegExp(isSpaced ? String.raw`(?<![\p{L}\p{N}])(?:${any})(?![\p{L}\p{N}])` : any, 'gu')
}

/** `f u c k` and `f.u.c.k`: neighbours of one letter each, joined. */
function spelledOut(parts: readonly string[], shortest: number): string[] {
  const letters = parts.map((part) => ([...part].length === 1 ? part : ' '))
  return letters
    .join('')
    .split(' ')
    .filter((run) => [...run].length >= shortest)
}

/** Scripts that say which language a text is in, whatever its writer's interface speaks. */
const SCRIPTS: readonly (readonly [language: string, script: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['th', /\p{Script=Thai}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['ru', /\p{Script=Cyrillic}/u],
]

/** Whose lists a text is held against: its writer's language, those of its scripts, and what is said nowhere. */
export function listsFor(text: string, language: string): string[] {
  const seen = SCRIPTS.flatMap(([name, script]) => (script.test(text) ? name : []))
  // Chinese characters alone are Chinese, unless the writer's language uses them too.
  const isChinese = /\p{Script=Han}/u.test(text) && ![...seen, language].includes('ja')
  return [...new Set(['all', language, ...seen, ...(isChinese ? ['zh'] : [])])]
}
