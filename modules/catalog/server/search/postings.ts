/** Games with a term, in the portal's order, with a score each. */
export interface Posting {
  readonly games: Int32Array
  readonly fits: Float32Array
}

/** Words of one game, by field. */
type FieldWords = readonly (readonly string[])[]

/** Games per term: later ones would rank below them anyway. */
const MOST_PER_TERM = 400

/** BM25+ with MiniSearch's parameters: saturation of repetition, length normalisation, lower bound. */
const [K, B, D] = [1.2, 0.7, 0.5]

interface Open {
  readonly games: number[]
  /** Pairs for each field: count of the term in the field, and length of the field. */
  readonly counts: number[]
}

/** Collects the words of games, then scores them. */
export function collectPostings(boosts: readonly number[]) {
  const places = new Map<string, number>()
  const open: Open[] = []
  const lengths = boosts.map(() => 0)
  let games = 0

  function openFor(term: string): Open {
    const known = places.get(term)
    if (known !== undefined) return open[known]!
    places.set(term, open.length)
    const fresh = { games: [], counts: [] }
    open.push(fresh)
    return fresh
  }

  function add(fields: FieldWords): void {
    const game = games++
    for (const [field, words] of fields.entries()) {
      const terms = new Set(words)
      lengths[field]! += terms.size
      for (const word of words) note(openFor(word), game, field, terms.size)
    }
  }

  function note({ games: list, counts }: Open, game: number, field: number, length: number): void {
    const width = boosts.length * 2
    if (list.at(-1) !== game) {
      if (list.length === MOST_PER_TERM) return
      list.push(game)
      for (let at = 0; at < width; at++) counts.push(0)
    }
    const at = (list.length - 1) * width + field * 2
    counts[at]! += 1
    counts[at + 1] = length
  }

  /** Scores one term per step and frees what was collected, to keep memory low. */
  function* weigh(): Generator<void, readonly Posting[]> {
    const averages = lengths.map((length) => length / Math.max(1, games))
    const postings: Posting[] = []
    for (let term = 0; term < open.length; term++) {
      postings.push(weighed(open[term]!, { boosts, averages, games }))
      open[term] = { games: [], counts: [] }
      yield
    }
    return postings
  }

  return { places, add, weigh }
}

interface Weights {
  readonly boosts: readonly number[]
  readonly averages: readonly number[]
  readonly games: number
}

function weighed({ games: list, counts }: Open, { boosts, averages, games }: Weights): Posting {
  const fits = new Float32Array(list.length)
  const width = boosts.length * 2
  for (const [field, boost] of boosts.entries()) {
    let having = 0
    for (let at = field * 2; at < counts.length; at += width) if (counts[at]! > 0) having += 1
    const rare = Math.log(1 + (games - having + 0.5) / (having + 0.5))
    for (let at = 0; at < list.length; at++) {
      const count = counts[at * width + field * 2]!
      if (count === 0) continue
      const length = counts[at * width + field * 2 + 1]! / averages[field]!
      fits[at]! += boost * rare * (D + (count * (K + 1)) / (count + K * (1 - B + B * length)))
    }
  }
  return { games: Int32Array.from(list), fits }
}
