import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import type { Language } from '#kit/i18n/languages.ts'
import { pairsOf, wordsOf } from '../../rules/search/folded.ts'
import { slipsIn } from '../../rules/search/near.ts'
import type { Meant, Phrases } from './phrases.ts'

/** What a search knows of a game. */
export interface Searched {
  readonly slug: string
  readonly family: string
  readonly tags: readonly string[]
  readonly title: string
  /** The title in English, which is typed everywhere. */
  readonly english: string
  readonly pitch: string
}

export interface Found {
  /** Places of games in the list that was indexed, best first. */
  readonly places: readonly number[]
  /** Categories that the search names, best first. */
  readonly tags: readonly string[]
}

export type GameSearch = (typed: string, most: number) => Found

const NOTHING: Found = { places: [], tags: [] }
const BOOSTS = { title: 6, english: 3, slug: 3, kin: 2, pitch: 1 }
const FIELDS = Object.keys(BOOSTS)
/** Worth of what the whole search names, beside what its words find: at most 1. */
const WORTH: Readonly<Record<Meant['kind'], number>> = { game: 4, family: 2.2, tag: 1.4 }
/** Of two games that fit as well the one that is played more comes first. */
const POPULARITY = 0.35
/** A game whose title the search is. */
const TITLED = 4
const SURE_TAG = 0.5
/** What single words find counts less for a game that is named. */
const BESIDE = 0.3
/** The longest search that is looked into; the field takes no more letters. */
const MOST_WORDS = 8
/** As many games as are looked at for a word, a family or a category, however many there are. */
const MOST_PER_WORD = 400
const STEM_FROM = 5

interface Line {
  readonly id: number
  readonly title: string
  readonly english: string
  readonly slug: string
  readonly kin: string
  readonly pitch: string
}

export interface IndexParts {
  readonly games: readonly Searched[]
  readonly language: Language
  readonly phrases: Phrases
  /** Words of families and categories in the language, which their games are found by too. */
  readonly kinOf: (game: Searched) => string
}

/** Makes the search of a language step by step, some games at a time: whoever makes it lets others in between. */
export function* indexing({ games, language, phrases, kinOf }: IndexParts): Generator<void, GameSearch> {
  const index = new MiniSearch<Line>({
    fields: FIELDS,
    tokenize: (text) => tokens(text, language),
    processTerm: openCap(),
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
  })
  const ofFamily = new Map<string, number[]>()
  const ofTag = new Map<string, number[]>()
  const ofSlug = new Map<string, number>()
  const ofTitle = new Map<string, number[]>()
  for (const [id, game] of games.entries()) {
    const { slug, title, english, pitch } = game
    index.add({ id, title, english: english === title ? '' : english, slug, kin: kinOf(game), pitch })
    listed(ofFamily, game.family, id)
    for (const tag of game.tags) listed(ofTag, tag, id)
    ofSlug.set(slug, id)
    for (const name of new Set([title, english, slug].flatMap((one) => namesOf(wordsOf(one, language)))))
      listed(ofTitle, name, id)
    yield
  }
  const placesOf = ({ kind, name }: Meant): readonly number[] => {
    if (kind === 'game') return ofSlug.has(name) ? [ofSlug.get(name)!] : []
    return (kind === 'family' ? ofFamily : ofTag).get(name) ?? []
  }
  /** What each game is worth because the search names it, its family or its category: by its best words and by others. */
  function worthOf(meant: readonly Meant[]): ReadonlyMap<number, number> {
    const best = new Map<number, Meant & { readonly worth: number }>()
    const worth = new Map<number, number>()
    const named = meant
      .map((one) => ({ ...one, worth: WORTH[one.kind] * one.sureness }))
      .toSorted((one, other) => other.worth - one.worth)
    const hasSecond = new Set<number>()
    for (const one of named)
      for (const place of placesOf(one)) {
        const first = best.get(place)
        if (!first) {
          best.set(place, one)
          worth.set(place, one.worth)
        } else if (!hasSecond.has(place) && (one.to <= first.from || one.from >= first.to)) {
          hasSecond.add(place)
          worth.set(place, first.worth + one.worth)
        }
      }
    return worth
  }
  /** From 1 for the first game to 0 for the last, and quickly less after the first. */
  const popularity = (place: number) => 1 - Math.sqrt(place / games.length)

  return (typed, most) => {
    const words = wordsOf(typed, language).slice(0, MOST_WORDS)
    if (words.length === 0) return NOTHING
    const scores = new Map<number, number>()
    const found = search(index, phrases.meaning(words))
    const best = found[0]?.score ?? 1
    for (const { id, score } of found) scores.set(id as number, score / best)
    const meant = phrases.meant(words)
    const titled = new Set(namesOf(words).flatMap((name) => ofTitle.get(name) ?? []))
    for (const place of titled) scores.set(place, TITLED + (scores.get(place) ?? 0))
    for (const [place, worth] of worthOf(meant)) scores.set(place, (scores.get(place) ?? 0) * BESIDE + worth)
    const sorted = [...scores].map(
      ([place, score]) => [place, score * (1 - POPULARITY) + score * POPULARITY * popularity(place)] as const,
    )
    sorted.sort(([one, score], [other, otherScore]) => otherScore - score || one - other)
    return {
      places: sorted.slice(0, most).map(([place]) => place),
      tags: sureTags(meant),
    }
  }
}

/** A category may be named by several of the words. */
const sureTags = (meant: readonly Meant[]) => [
  ...new Set(
    meant.filter(({ kind, sureness }) => kind === 'tag' && sureness >= SURE_TAG).map(({ name }) => name),
  ),
]

/** A title as it is, and with its words in another order. */
const namesOf = (words: readonly string[]) => [words.join(''), words.toSorted().join('')]

/** A word leads to the first games that have it and no further: the others come after them anyhow. */
function openCap(): (term: string) => string | null {
  const counts = new Map<string, number>()
  return (term) => {
    const count = (counts.get(term) ?? 0) + 1
    counts.set(term, count)
    return count > MOST_PER_WORD ? null : term
  }
}

/** Words, and pairs of letters of scripts without blanks. */
function tokens(text: string, language: Language): string[] {
  const words = wordsOf(text, language)
  return [...words, ...words.flatMap(pairsOf)]
}

/** Games with all words first; when there are too few, those with some. */
function search(index: MiniSearch<Line>, words: readonly string[]): readonly SearchResult[] {
  const all = index.search({ combineWith: 'AND', queries: words.map(oneWord) })
  if (all.length >= FEW || words.length === 1) return all
  const known = new Set(all.map(({ id }) => id as number))
  const some = index.search({ combineWith: 'OR', queries: words.map(oneWord) })
  const least = all.at(-1)?.score ?? Infinity
  const below = some.filter(({ id }) => !known.has(id as number))
  const top = below[0]?.score ?? 1
  const factor = least === Infinity ? 1 : (least * 0.6) / top
  return [...all, ...below.map((one) => ({ ...one, score: one.score * factor }))]
}

const FEW = 3

/** One word as it was typed, begun, misspelt, or with another ending. */
function oneWord(word: string): Query {
  const pairs = pairsOf(word)
  const options = {
    boost: BOOSTS,
    prefix: word.length > 1,
    fuzzy: slipsIn(word.length) || (false as const),
    weights: { fuzzy: 0.4, prefix: 0.7 },
  }
  const queries: Query[] = [{ queries: [word], ...options }]
  if (pairs.length > 0)
    queries.push({ queries: pairs, combineWith: 'AND', boost: BOOSTS, boostTerm: () => 0.5 })
  // Endings change; the beginning of a longer word says enough.
  if (word.length >= STEM_FROM && pairs.length === 0)
    queries.push({
      queries: [word.slice(0, Math.max(STEM_FROM - 1, word.length - 2))],
      boost: BOOSTS,
      prefix: true,
      boostTerm: () => 0.4,
    })
  return { combineWith: 'OR', queries }
}

function listed(lists: Map<string, number[]>, key: string, place: number): void {
  const list = lists.get(key) ?? []
  if (list.length < MOST_PER_WORD) list.push(place)
  lists.set(key, list)
}
