import SearchableMap from 'minisearch/SearchableMap'

/** An index term that a word may stand for, and its weight compared with the typed word. */
export interface Reading {
  readonly term: number
  readonly weight: number
}

export interface Terms {
  /** The term equal to a word. */
  exact(word: string): number | undefined
  /** Terms that start with a word, shortest first. */
  begunBy(word: string): readonly Reading[]
  /** Terms within an edit distance, closest first. */
  near(word: string, slips: number): readonly Reading[]
}

/** Terms one prefix may match: two letters of many words do not justify more. */
const MOST_BEGUN = 48
const MOST_NEAR = 24
/** Terms scanned for the shortest ones. */
const MOST_LOOKED_AT = 4000
const BEGUN = 0.7
const PER_LETTER_MISSING = 0.3
const NEAR = 0.4

/** Finds terms by prefix (in a sorted list) and by edit distance (in a radix tree). Built one term per step. */
export function* openTerms(places: ReadonlyMap<string, number>): Generator<void, Terms> {
  const sorted = [...places.keys()].toSorted((one, other) => (one < other ? -1 : 1))
  const tree = new SearchableMap<number>()
  for (const [term, place] of places) {
    tree.set(term, place)
    yield
  }
  return {
    exact: (word) => places.get(word),
    begunBy(word) {
      const begun: string[] = []
      const first = firstFrom(sorted, word)
      for (let at = first; at < sorted.length && begun.length < MOST_LOOKED_AT; at++) {
        const term = sorted[at]!
        if (!term.startsWith(word)) break
        if (term.length > word.length) begun.push(term)
      }
      return shortest(begun, MOST_BEGUN).map((term) => ({
        term: places.get(term)!,
        weight: (BEGUN * term.length) / (term.length + PER_LETTER_MISSING * (term.length - word.length)),
      }))
    },
    near(word, slips) {
      return [...tree.fuzzyGet(word, slips)]
        .map(([term, [place, distance]]) => ({ term, place, distance }))
        .filter(({ term, distance }) => distance > 0 && !term.startsWith(word))
        .toSorted((one, other) => one.distance - other.distance || one.place - other.place)
        .slice(0, MOST_NEAR)
        .map(({ term, place, distance }) => ({
          term: place,
          weight: (NEAR * term.length) / (term.length + distance),
        }))
    },
  }
}

/** Binary search: the first word not before this one. */
function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < word) low = middle + 1
    else high = middle
  }
  return low
}

const shortest = (terms: readonly string[], most: number) =>
  terms.length <= most ? terms : terms.toSorted((one, other) => one.length - other.length).slice(0, most)
