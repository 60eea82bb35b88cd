import type { Language } from '#kit/i18n/languages.ts'
import { pairsOf, wordsOf } from '../../rules/search/folded.ts'
import type { Meant, Phrases } from './phrases.ts'
import { add, bestOf, clear, openTally, touchedOf, type Tally } from './tally.ts'
import { collectWords } from './word-search.ts'

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
  /** How surely the search names something, from 0 to 1. */
  readonly sureness: number
}

export type GameSearch = (typed: string, most: number) => Found

const NOTHING: Found = { places: [], tags: [], sureness: 0 }
/** What a word counts in the title, the English title, the slug, the words of the family and the pitch. */
const BOOSTS = [6, 3, 3, 2, 1]
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
/** As many games as are looked at for a title, a family or a category, however many there are. */
const MOST_PER_WORD = 400
/** As many families, categories and games as a search may mean. */
const MOST_MEANT = 64

export interface IndexParts {
  readonly games: readonly Searched[]
  readonly language: Language
  readonly phrases: Phrases
  /** Words of families and categories in the language, which their games are found by too. */
  readonly kinOf: (game: Searched) => string
}

/** Makes the search of a language step by step, some games at a time: whoever makes it lets others in between. */
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

/** From 1 for the first game to 0 for the last, and quickly less after the first. */
const popularities = (games: number) =>
  Float64Array.from({ length: games }, (_, place) => 1 - Math.sqrt(place / games))

/** Games by what names them: a slug, a title, a family, a category. */
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

/** What each game is worth because the search names it, its family or its category: by its best words and by others. */
function openWorth(games: number, { placesOf }: ReturnType<typeof openNames>) {
  const tally: Tally = openTally(games)
  /** Which of the meant named a game first, and whether another has added to it. */
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

/** A category may be named by several of the words. */
const sureTags = (meant: readonly Meant[]) => [
  ...new Set(
    meant.filter(({ kind, sureness }) => kind === 'tag' && sureness >= SURE_TAG).map(({ name }) => name),
  ),
]

/** A title as it is, and with its words in another order. */
const namesOf = (words: readonly string[]) => [words.join(''), words.toSorted().join('')]

/** Words, and pairs of letters of scripts without blanks. */
function tokens(text: string, language: Language): string[] {
  const words = wordsOf(text, language)
  return [...words, ...words.flatMap(pairsOf)]
}

/** The words of a family are the same for all of its games. */
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
