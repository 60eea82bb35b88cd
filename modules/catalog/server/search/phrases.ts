import type { Language } from '#kit/i18n/languages.ts'
import { folded, isUnspaced, wordsOf } from '../../rules/search/folded.ts'
import { slipsBetween, slipsIn } from '../../rules/search/near.ts'

/** Words that people use for games: `modules/catalog/search-words/<language>.json`. */
export interface SearchWords {
  /** Stop words: "game", "free". */
  readonly stop: readonly string[]
  readonly families: Readonly<Record<string, readonly string[]>>
  readonly tags: Readonly<Record<string, readonly string[]>>
  /** Other names of single games, by slug. */
  readonly games: Readonly<Record<string, readonly string[]>>
}

export interface Named {
  readonly kind: 'family' | 'tag' | 'game'
  readonly name: string
}

/** A named thing with its confidence, 0 to 1, and the words that name it, not counting stop words. */
export interface Meant extends Named {
  readonly sureness: number
  readonly from: number
  readonly to: number
}

export interface Phrases {
  /** What a search names, as a whole or in part, most confident first. */
  meant(words: readonly string[]): readonly Meant[]
  /** The words without stop words, unless there are no others. */
  meaning(words: readonly string[]): readonly string[]
}

export interface PhraseSource {
  readonly language: Language
  readonly words: SearchWords
  /** Below 1 for words of another language. */
  readonly weight: number
}

interface Phrase {
  /** Its words in order, without spaces. */
  readonly key: string
  /** Its words in alphabetical order. */
  readonly bag: string
  readonly named: Named
  readonly weight: number
}

const WHOLE = 1
const ANY_ORDER = 0.95
const BEGUN = 0.75
const OTHER_ENDING = 0.8
const PER_SLIP = 0.12
const IN_LONGER = 0.8
const SHORTEST_BEGUN = 3
const SHORTEST_STEM = 4
const LONGEST_ENDING = 3
/** A shorter rest is an ending, not the other part of a compound. */
const SHORTEST_PART = 3

const joined = (words: readonly string[]) => words.join('')
const bagOf = (words: readonly string[]) => words.toSorted().join(' ')

/** Indexes the phrases of some languages. */
export function openPhrases(sources: readonly PhraseSource[]): Phrases {
  const stop = new Set(sources.flatMap(({ words }) => words.stop.map(folded)))
  const meaning = withoutStop(stop)
  const { byKey, byBag } = indexed(sources, meaning)

  return {
    meaning,
    meant(words) {
      const wanted = meaning(words)
      const found = new Map<string, Meant>()
      const noteAt =
        (from: number, to: number) => (list: readonly Phrase[] | undefined, sureness: number) => {
          for (const { named, weight } of list ?? []) {
            const id = `${named.kind} ${named.name} ${from} ${to}`
            const better = sureness * weight
            if ((found.get(id)?.sureness ?? 0) < better)
              found.set(id, { ...named, sureness: better, from, to })
          }
        }
      noteWhole(wanted, noteAt(0, wanted.length))
      noteSpans(wanted, noteAt)
      return [...found.values()].toSorted((one, other) => other.sureness - one.sureness)
    },
  }

  /** Phrases that the whole search equals, begins or misspells. */
  function noteWhole(wanted: readonly string[], note: Note): void {
    const [key, bag] = [joined(wanted), bagOf(wanted)]
    if (key === '') return
    note(byKey.get(key), WHOLE)
    note(byBag.get(bag), ANY_ORDER)
    // An exact phrase is neither the beginning of another nor a misspelling.
    if (byKey.has(key)) return
    const most = slipsInKey(key)
    const isOneRun = isUnspaced(key)
    for (const [other, phrases] of byKey) {
      if (key.length >= SHORTEST_BEGUN && other.length > key.length && other.startsWith(key))
        note(phrases, BEGUN * (0.7 + (0.3 * key.length) / other.length))
      if (hasOtherEnding(key, other)) note(phrases, OTHER_ENDING)
      if (isOneRun && other.length > 1 && key.includes(other))
        note(phrases, IN_LONGER * shareOf(other.length / key.length))
      if (!isOneRun && isCompound(key, other)) note(phrases, IN_LONGER * shareOf(other.length / key.length))
      if (most === 0 || Math.abs(other.length - key.length) > most) continue
      const slips = slipsBetween(key, other, most)
      if (slips <= most) note(phrases, WHOLE - slips * PER_SLIP - (other[0] === key[0] ? 0 : PER_SLIP))
    }
    if (most === 0 || wanted.length < 2) return
    for (const [other, phrases] of byBag) {
      const slips = slipsBetween(bag, other, most)
      if (slips <= most) note(phrases, ANY_ORDER - slips * PER_SLIP)
    }
  }

  /** Phrases inside a longer search: the larger their share, the higher the confidence. */
  function noteSpans(wanted: readonly string[], noteAt: (from: number, to: number) => Note): void {
    if (wanted.length < 2) return
    const letters = joined(wanted).length
    for (let from = 0; from < wanted.length; from++)
      for (let to = from + 1; to <= wanted.length; to++) {
        const key = joined(wanted.slice(from, to))
        const share = key.length / letters
        if (share < 1) noteAt(from, to)(byKey.get(key), IN_LONGER * shareOf(share))
      }
  }
}

type Note = (list: readonly Phrase[] | undefined, sureness: number) => void

const shareOf = (share: number) => 0.4 + 0.6 * share

/** A Chinese character says as much as two letters of an alphabet. */
const slipsInKey = (key: string) => slipsIn(isUnspaced(key) ? key.length * 2 : key.length)

/** The same word in another case or number: only the ending differs. */
function hasOtherEnding(key: string, other: string): boolean {
  let same = 0
  while (same < key.length && same < other.length && key[same] === other[same]) same++
  return same >= SHORTEST_STEM && key.length - same <= LONGEST_ENDING && other.length - same < LONGEST_ENDING
}

/** One word begins or ends with the other ("Schachpartie", "Wissensquiz"). */
const isCompound = (key: string, other: string) =>
  other.length >= SHORTEST_STEM &&
  key.length - other.length >= SHORTEST_PART &&
  (key.startsWith(other) || key.endsWith(other))

/** Removes stop words, also as the end of a compound ("Rennspiele"). */
function withoutStop(stop: ReadonlySet<string>) {
  const anywhere = [...stop].filter((word) => isUnspaced(word) && word.length > 1)
  const endings = [...stop].filter((word) => word.length >= SHORTEST_STEM)
  return (words: readonly string[]): readonly string[] => {
    const left = words.filter((word) => !stop.has(word))
    const kept = left.length > 0 ? left : words
    if (isUnspaced(joined(kept))) return [withoutEnds(joined(kept), anywhere)]
    return kept.map((word) => {
      const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST_STEM)
      return ending === undefined ? word : word.slice(0, -ending.length)
    })
  }
}

function withoutEnds(key: string, words: readonly string[]): string {
  for (const word of words) {
    if (key.length <= word.length) continue
    if (key.endsWith(word)) return withoutEnds(key.slice(0, -word.length), words)
    if (key.startsWith(word)) return withoutEnds(key.slice(word.length), words)
  }
  return key
}

function indexed(sources: readonly PhraseSource[], meaning: (words: readonly string[]) => readonly string[]) {
  const phrases = sources.flatMap(({ language, words, weight }) => {
    const of = (kind: Named['kind'], lists: Readonly<Record<string, readonly string[]>>) =>
      Object.entries(lists).flatMap(([name, spoken]) =>
        spoken.map((phrase) => {
          const said = meaning(wordsOf(phrase, language))
          return { key: joined(said), bag: bagOf(said), named: { kind, name }, weight }
        }),
      )
    return [...of('game', words.games), ...of('family', words.families), ...of('tag', words.tags)]
  })
  const said = phrases.filter(({ key }) => key !== '')
  return { byKey: Map.groupBy(said, ({ key }) => key), byBag: Map.groupBy(said, ({ bag }) => bag) }
}
