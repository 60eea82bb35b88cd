import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import { LANGUAGE_ORDER, type Language } from './languages.ts'
import { lettersOf } from './letters.ts'
import { animals } from './nouns/animals.ts'
import { home } from './nouns/home.ts'
import { kitchen } from './nouns/kitchen.ts'
import { outdoors } from './nouns/outdoors.ts'

/** A thing with its name in one language. */
export interface Noun {
  /** Place of its drawing. */
  readonly picture: number
  readonly word: string
  readonly letters: readonly string[]
}

const NO_NAME = '-'
const rows = [kitchen, home, outdoors, animals].flatMap((group) => group.trim().split('\n'))
const lists = new Map<Language, readonly Noun[]>()

/** Everything that has a name in the language. */
export function nounsOf(language: Language): readonly Noun[] {
  const known = lists.get(language)
  if (known) return known
  const column = LANGUAGE_ORDER.indexOf(language)
  const nouns = rows.flatMap((row, picture): Noun[] => {
    const word = row.split(',')[column]!.normalize('NFC')
    return word === NO_NAME ? [] : [{ picture, word, letters: lettersOf(word, language) }]
  })
  lists.set(language, nouns)
  return nouns
}

export interface NounWish {
  readonly count: number
  /** Letters. */
  readonly least: number
  readonly most: number
  /** 0 asks for the shorter half, 1 for the longer one. */
  readonly ease: number
  /** Pictures that were asked already: taken only when there are too few others. */
  readonly used: readonly number[]
}

/** Things with names of the wished length in random order; possibly more than asked for. */
export function pickNouns(language: Language, wish: NounWish, random: Random): readonly Noun[] {
  const { count, least, most, ease, used } = wish
  const fitting = nounsOf(language).filter(({ letters }) => letters.length >= least && letters.length <= most)
  const unused = fitting.filter(({ picture }) => !used.includes(picture))
  const from = (unused.length >= count * 2 ? unused : fitting).toSorted(
    (one, other) => one.letters.length - other.letters.length,
  )
  const size = Math.max(count * 2, Math.ceil(from.length / 2))
  const start = Math.round(Math.max(0, from.length - size) * ease)
  return shuffled(from.slice(start, start + size), random).slice(0, count)
}

/** The shortest words that a game of letters can use: names of one sign are too short, yet some scripts need two. */
export function fewestLetters(language: Language, wished: number): number {
  const nouns = nounsOf(language)
  const enough = nouns.filter(({ letters }) => letters.length >= wished).length >= nouns.length / 2
  return enough ? wished : 2
}

/** Any letter of the language, common ones more often. */
export function anyLetter(language: Language, random: Random): string {
  const nouns = nounsOf(language)
  const { letters } = nouns[pickIndex(nouns.length, random)]!
  return letters[pickIndex(letters.length, random)]!
}

const MOST_TRIES = 400

/** The wanted letters, each once, and others beside them, in the order of the alphabet. */
export function keysWith(
  wanted: readonly string[],
  others: number,
  { language, random }: { readonly language: Language; readonly random: Random },
): readonly string[] {
  const keys = new Set(wanted)
  const size = keys.size + others
  for (let tries = 0; keys.size < size && tries < MOST_TRIES; tries++) keys.add(anyLetter(language, random))
  return [...keys].toSorted((one, other) => (one < other ? -1 : 1))
}
