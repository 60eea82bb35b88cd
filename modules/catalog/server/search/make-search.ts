import { setImmediate as breathe } from 'node:timers/promises'
import type { Language } from '#kit/i18n/languages.ts'
import type { CatalogueEntry } from '../../model.ts'
import { inOwnLetters } from '../../rules/search/other-letters.ts'
import { indexing, type Found, type GameSearch, type Searched } from './game-search.ts'
import { openPhrases } from './phrases.ts'
import { searchWords } from './search-words.ts'

/** A few milliseconds: building a language's index takes a while and must yield. */
const GAMES_AT_ONCE = 8
/** English words are typed everywhere, and weigh slightly less than those of the language. */
const ENGLISH = 0.9
/** Above this confidence other alphabets are not tried. */
const SURE = 0.85

/** Builds the search of a language over games in the portal's order. */
export async function makeSearch(games: readonly CatalogueEntry[], language: Language): Promise<GameSearch> {
  const words = searchWords(language)
  const phrases = openPhrases([
    { language, words, weight: 1 },
    ...(language === 'en' ? [] : [{ language: 'en' as const, words: searchWords('en'), weight: ENGLISH }]),
  ])
  const kinOf = ({ slug, family, tags }: Searched) =>
    [words.games[slug], words.families[family], ...tags.map((tag) => words.tags[tag])].flat().join(' ')
  const steps = indexing({ games: games.map((game) => searched(game, language)), language, phrases, kinOf })
  for (let count = 1; ; count++) {
    const { done, value } = steps.next()
    if (done) return inAnyLetters(value, language)
    if (count % GAMES_AT_ONCE === 0) await breathe()
  }
}

/** A name found in the letters of the language beats weaker ones from other readings. */
function inAnyLetters(search: GameSearch, language: Language): GameSearch {
  return (typed, most) => {
    const asTyped = search(typed, most)
    if (asTyped.sureness >= SURE) return asTyped
    return inOwnLetters(typed, language)
      .map((other) => search(other, most))
      .reduce((best, other) => (isBetter(other, best) ? other : best), asTyped)
  }
}

const isBetter = (one: Found, other: Found) =>
  one.sureness > other.sureness || (one.places.length > 0 && other.places.length === 0)

function searched({ slug, family, genre, tags, words }: CatalogueEntry, language: Language): Searched {
  const { title, pitch } = words[language] ?? words['en']!
  return { slug, family, tags: [...new Set([genre, ...tags])], title, english: words['en']!.title, pitch }
}
