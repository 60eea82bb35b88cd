import type { Language } from '#kit/i18n/languages.ts'
import { pairsOf, wordsOf } from '../../rules/search/folded.ts'
import type { Meant, Phrases } from './phrases.ts'
import { add, bestOf, clear, openTally, touchedOf, type Tally } from './tally.ts'
import { collectWords } from './word-search.ts'

/** What the search knows of a game. */
export interface Searched {
  readonly slug: string
  readonly family: string
  readonly tags: readonly string[]
  readonly title: string
  /** The English title, which people type in every language. */
  readonly english: string
  readonly pitch: string
}

export interface Found {
  /** Indexes of games, best first. */
  readonly places: readonly number[]
  /** Categories that the search names, best first. */
  readonly tags: readonly string[]
  /** Confidence that the search names something, from 0 to 1. */
  readonly sureness: number
}

export type GameSearch = (typed: string, most: number) => Found

const NOTHING: Found = { places: [], tags: [], sureness: 0 }
/** Weights of the title, the English title, the slug, the family's words and the pitch. */
const BOOSTS = [6, 3, 3, 2, 1]
/** Value of naming a game, family or category with the whole search, next to what single words find: at most 1. */
const WORTH: Readonly<Record<Meant['kind'], number>> = { game: 4, family: 2.2, tag: 1.4 }
/** Between two equal matches the more popular game wins. */
const POPULARITY = 0.35
/** The search is the game's title. */
const TITLED = 4
const SURE_TAG = 0.5
/** Matches of single words weigh less for a game that is named. */
const BESIDE = 0.3
/** Words of a search that are used; the field takes no more. */
const MOST_WORDS = 8
/** Games considered for one title, family or category. */
const MOST_PER_WORD = 400
/** Families, categories and games that a search may name. */
const MOST_MEANT = 64

export interface IndexParts {
  readonly games: readonly Searched[]
  readonly language: Language
  readonly phrases: Phrases
  /** Words of its family and categories, which also find the game. */
  readonly kinOf: (game: Searched) => string
}

/** Builds the search of a language in steps of a few games, so that other work runs in between. */
export function* indexing(parts: IndexParts): Generator<void, GameSearch> {
  const { games, language, phrases, kinOf } = parts
  const collected = collectWords(BOOSTS)
  const named = openNames()
  const kinWords = remembered((kin) => tokens(kin, language))
  for (const [id, game] of games.entries()) {
    const { title, english, slug, pitch } = game
    collected.add([
      tokens(title, language),
      english === title ? [] : tokens(english, language),
      tokens(slug, language),
      kinWords(kinOf(game)),
      tokens(pitch, language),
    ])
    named.add(id, game, language)
    yield
  }
  const fitWords = yield* collected.finish(games.length)
  const scores = openTally(games.length)
  const worth = openWorth(games.length, named)
  const popularity = popularities(games.length)

  return (typed, most) => {
    const words = wordsOf(typed, language).slice(0, MOST_WORDS)
    if (words.length === 0) return NOTHING
    const meant = phrases.meant(words)
    fitWords(phrases.meaning(words), scores)
    const titled = named.titled(words)
    for (const place of titled) add(scores, place, TITLED)
    worth(meant, (place, value) => {
      scores.worth[place]! *= BESIDE
      add(scores, place, value)
    })
    for (const place of touchedOf(scores))
      scores.worth[place]! *= 1 - POPULARITY + POPULARITY * popularity[place]!
    const places = bestOf(scores, most)
    clear(scores)
    return { places, tags: sureTags(meant), sureness: titled.size > 0 ? 1 : (meant[0]?.sureness ?? 0) }
  }
}

/** From 1 for the first game to 0 for the last, falling fastest at the start. */
const popularities = (games: number) =>
  Float64Array.from({ length: games }, (_, place) => 1 - Math.sqrt(place / games))

/** Games by what can name them: slug, title, family, category. */
function openNames() {
  const ofFamily = new Map<string, number[]>()
  const ofTag = new Map<string, number[]>()
  const ofSlug = new Map<string, number>()
  const ofTitle = new Map<string, number[]>()
  return {
    add(place: number, { slug, family, tags, title, english }: Searched, language: Language) {
      listed(ofFamily, family, place)
      for (const tag of tags) listed(ofTag, tag, place)
      ofSlug.set(slug, place)
      for (const name of new Set([title, english, slug].flatMap((one) => namesOf(wordsOf(one, language)))))
        listed(ofTitle, name, place)
    },
    titled: (words: readonly string[]): ReadonlySet<number> =>
      new Set(namesOf(words).flatMap((name) => ofTitle.get(name) ?? [])),
    placesOf({ kind, name }: Meant): readonly number[] {
      if (kind === 'game') return ofSlug.has(name) ? [ofSlug.get(name)!] : []
      return (kind === 'family' ? ofFamily : ofTag).get(name) ?? []
    },
  }
}

/** The value of each game from the names in the search: of itself, its family or its category. */
function openWorth(games: number, { placesOf }: ReturnType<typeof openNames>) {
  const tally: Tally = openTally(games)
  /** Which name found a game first, and whether another has added to it. */
  const first = new Uint8Array(games)
  const hasSecond = new Uint8Array(games)
  return (meant: readonly Meant[], pass: (place: number, worth: number) => void) => {
    const named = meant
      .map((one) => ({ ...one, worth: WORTH[one.kind] * one.sureness }))
      .toSorted((one, other) => other.worth - one.worth)
      .slice(0, MOST_MEANT)
    for (const [index, one] of named.entries())
      for (const place of placesOf(one)) {
        if (tally.worth[place] === 0) first[place] = index
        else {
          const best = named[first[place]!]!
          if (hasSecond[place] || (one.to > best.from && one.from < best.to)) continue
          hasSecond[place] = 1
        }
        add(tally, place, one.worth)
      }
    for (const place of touchedOf(tally)) {
      pass(place, tally.worth[place]!)
      hasSecond[place] = 0
    }
    clear(tally)
  }
}

/** Several words may name one category. */
const sureTags = (meant: readonly Meant[]) => [
  ...new Set(
    meant.filter(({ kind, sureness }) => kind === 'tag' && sureness >= SURE_TAG).map(({ name }) => name),
  ),
]

/** A title as it is, and with its words in any order. */
const namesOf = (words: readonly string[]) => [words.join(''), words.toSorted().join('')]

/** Words, and bigrams of scripts without spaces. */
function tokens(text: string, language: Language): string[] {
  const words = wordsOf(text, language)
  return [...words, ...words.flatMap(pairsOf)]
}

/** The words of a family are shared by all its games. */
function remembered(make: (text: string) => string[]): (text: string) => string[] {
  const known = new Map<string, string[]>()
  return (text) => {
    const kept = known.get(text) ?? make(text)
    known.set(text, kept)
    return kept
  }
}

function listed(lists: Map<string, number[]>, key: string, place: number): void {
  const list = lists.get(key) ?? []
  if (list.length < MOST_PER_WORD) list.push(place)
  lists.set(key, list)
}
