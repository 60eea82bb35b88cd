import { wordsOf } from './folded.ts'
import { slipsBetween, slipsIn } from './near.ts'

/** What an offline device knows of a game. */
export interface TitledGame {
  readonly slug: string
  readonly title: string
  /** Terms for games of its kind. */
  readonly kind: readonly string[]
}

/** Games listed while offline. */
export const MOST_OFFLINE = 5
/** Meaningful words that fit into the search field. */
const MOST_WORDS = 8

/** Scores of a search word against a title word. */
const WHOLE = 4
const BEGUN = 3
const SLIPPED = 2
/** The whole search is a term for this kind of game. */
const OF_KIND = 5
const KIND_BEGUN = 3
const SHORTEST_BEGUN = 2

interface Search {
  readonly typed: string
  readonly language: string
  /** The slugs of games whose files are on the device. */
  readonly kept: ReadonlySet<string>
}

/** The best matches among games in the portal's order: playable offline first, then by score. */
export function bestOffline<Game extends TitledGame>(
  games: readonly Game[],
  { typed, language, kept }: Search,
): readonly Game[] {
  const wanted = wordsOf(typed, language).slice(0, MOST_WORDS)
  if (wanted.length === 0) return []
  const phrase = wanted.join('')
  const phrases = new Map<readonly string[], number>()
  const kindFit = (kind: readonly string[]) => {
    const known = phrases.get(kind) ?? fitOfKind(phrase, kind, language)
    phrases.set(kind, known)
    return known
  }
  const found = games.flatMap((game, place) => {
    const fit = Math.max(fitOfTitle(wanted, wordsOf(game.title, language)), kindFit(game.kind))
    return fit > 0 ? [{ game, place, fit, isKept: kept.has(game.slug) }] : []
  })
  found.sort(
    (one, other) =>
      Number(other.isKept) - Number(one.isKept) || other.fit - one.fit || one.place - other.place,
  )
  return found.slice(0, MOST_OFFLINE).map(({ game }) => game)
}

/** All words of a search must match the title; their mean score. */
function fitOfTitle(wanted: readonly string[], title: readonly string[]): number {
  const whole = title.join('')
  let sum = 0
  for (const word of wanted) {
    const best = Math.max(0, ...title.map((other) => fitOfWord(word, other)))
    // Anywhere in a title without spaces, or across two words.
    const fit = best || (word.length >= SHORTEST_BEGUN && whole.includes(word) ? SLIPPED : 0)
    if (fit === 0) return 0
    sum += fit
  }
  return sum / wanted.length
}

function fitOfWord(word: string, other: string): number {
  if (word === other) return WHOLE
  if (word.length >= SHORTEST_BEGUN && other.startsWith(word)) return BEGUN
  const most = slipsIn(word.length)
  return most > 0 && slipsBetween(word, other, most) <= most ? SLIPPED : 0
}

function fitOfKind(phrase: string, kind: readonly string[], language: string): number {
  const names = kind.map((name) => wordsOf(name, language).join(''))
  if (names.includes(phrase)) return OF_KIND
  const isBegun = phrase.length > SHORTEST_BEGUN && names.some((name) => name.startsWith(phrase))
  return isBegun ? KIND_BEGUN : 0
}
