import SearchableMap from 'minisearch/SearchableMap'

/** A term of the index that a word may stand for, and how much it counts beside the word as it was typed. */
export interface Reading {
  readonly term: number
  readonly weight: number
}

export interface Terms {
  /** The term that a word is. */
  exact(word: string): number | undefined
  /** Terms that a word begins, the shortest first. */
  begunBy(word: string): readonly Reading[]
  /** Terms that are so many slips away, the nearest first. */
  near(word: string, slips: number): readonly Reading[]
}

/** As many terms as a word may begin: who has typed two letters of many words has not said enough for more. */
const MOST_BEGUN = 48
const MOST_NEAR = 24
/** As many terms as are looked at for the shortest. */
const MOST_LOOKED_AT = 4000
const BEGUN = 0.7
const PER_LETTER_MISSING = 0.3
const NEAR = 0.4

/** Finds terms by how they begin (in the order of the alphabet) and by slips (in a radix tree). Made one term a step. */
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

/** Where the first of sorted words is that is not before this one. */
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
