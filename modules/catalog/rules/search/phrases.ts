import type { Language } from '#kit/i18n/languages.ts'
import { folded, wordsOf } from './folded.ts'
import { slipsBetween, slipsIn } from './near.ts'

/** What people of a language call games by: `modules/catalog/search-words/<language>.json`. */
export interface SearchWords {
  /** Words that say nothing in a search: "game", "free". */
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

/** How surely something is meant, from 0 to 1. */
export interface Meant extends Named {
  readonly sureness: number
}

export interface Phrases {
  /** What the whole of a search names, the surest first. */
  meant(words: readonly string[]): readonly Meant[]
  readonly stop: ReadonlySet<string>
}

interface Phrase {
  /** Its words in order, without blanks. */
  readonly key: string
  /** The same words in the order of the alphabet. */
  readonly bag: string
  readonly named: Named
  /** Less for the words of another language. */
  readonly weight: number
}

const WHOLE = 1
const ANY_ORDER = 0.95
const BEGUN = 0.75
const PER_SLIP = 0.12
const IN_LONGER = 0.8
const SURE = 0.8
const PART_OF_NAME = 0.6
const SHORTEST_BEGUN = 3

const joined = (words: readonly string[]) => words.join('')
const bagOf = (words: readonly string[]) => words.toSorted().join(' ')

/** Knows the phrases of some languages; those of the first weigh most. */
export function openPhrases(
  sources: readonly { readonly language: Language; readonly words: SearchWords; readonly weight: number }[],
): Phrases {
  const stop = new Set(sources.flatMap(({ words }) => words.stop.map(folded)))
  const phrases = sources.flatMap(({ language, words, weight }) => {
    const of = (kind: Named['kind'], lists: Readonly<Record<string, readonly string[]>>) =>
      Object.entries(lists).flatMap(([name, spoken]) =>
        spoken.map((phrase) => phraseOf(meaning(wordsOf(phrase, language), stop), { kind, name }, weight)),
      )
    return [...of('game', words.games), ...of('family', words.families), ...of('tag', words.tags)]
  })
  const byKey = grouped(phrases, ({ key }) => key)
  const byBag = grouped(phrases, ({ bag }) => bag)

  return {
    stop,
    meant(words) {
      const wanted = meaning(words, stop)
      const found = new Map<string, Meant>()
      const note = (list: readonly Phrase[] | undefined, sureness: number) => {
        for (const { named, weight } of list ?? []) {
          const id = `${named.kind} ${named.name}`
          // A single game is meant by all of its name only: who begins one looks for the kind.
          const better = sureness * weight * (named.kind === 'game' && sureness < SURE ? PART_OF_NAME : 1)
          if ((found.get(id)?.sureness ?? 0) < better) found.set(id, { ...named, sureness: better })
        }
      }
      noteWhole(wanted, note)
      noteSpans(wanted, note)
      if (wanted.length < words.length) noteSpans(words, note)
      return [...found.values()].toSorted((one, other) => other.sureness - one.sureness)
    },
  }

  /** Phrases that the whole search is, begins, or misspells. */
  function noteWhole(wanted: readonly string[], note: Note): void {
    const [key, bag] = [joined(wanted), bagOf(wanted)]
    if (key === '') return
    note(byKey.get(key), WHOLE)
    note(byBag.get(bag), ANY_ORDER)
    // What is a phrase as it stands is neither the beginning of another nor one misspelt.
    if (byKey.has(key)) return
    const most = slipsIn(key.length)
    for (const [other, phrases] of byKey) {
      if (key.length >= SHORTEST_BEGUN && other.length > key.length && other.startsWith(key))
        note(phrases, BEGUN * (0.7 + (0.3 * key.length) / other.length))
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

  /** Phrases that stand in a longer search: the more of it they are, the surer. */
  function noteSpans(wanted: readonly string[], note: Note): void {
    if (wanted.length < 2) return
    const letters = joined(wanted).length
    for (let start = 0; start < wanted.length; start++)
      for (let end = start + 1; end <= wanted.length; end++) {
        const key = joined(wanted.slice(start, end))
        const share = key.length / letters
        if (share < 1) note(byKey.get(key), IN_LONGER * (0.4 + 0.6 * share))
      }
  }
}

type Note = (list: readonly Phrase[] | undefined, sureness: number) => void

/** Without the words that say nothing, unless there are no others. */
function meaning(words: readonly string[], stop: ReadonlySet<string>): readonly string[] {
  const left = words.filter((word) => !stop.has(word))
  return left.length > 0 ? left : words
}

const phraseOf = (words: readonly string[], named: Named, weight: number): Phrase => ({
  key: joined(words),
  bag: bagOf(words),
  named,
  weight,
})

function grouped(phrases: readonly Phrase[], by: (phrase: Phrase) => string): Map<string, Phrase[]> {
  const groups = new Map<string, Phrase[]>()
  for (const phrase of phrases) {
    const group = groups.get(by(phrase)) ?? []
    group.push(phrase)
    groups.set(by(phrase), group)
  }
  groups.delete('')
  return groups
}
