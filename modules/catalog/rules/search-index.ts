import {
  FITS,
  fitsBy,
  lineOf,
  SHORTEST_IN_PITCH,
  wantedBy,
  type Fit,
  type Searched,
  type Wanted,
} from './search.ts'

/** The games that fit what was typed, best first; equal ones keep their order. */
export type Search<Game> = (typed: string, most: number) => Game[]

/** Letters in a row that the index knows. */
const GRAM = 4
const ANYWHERE = ''
const AT_START = '^'
const AT_WORD = '_'

type Places = readonly number[]
const NOWHERE: Places = []

/**
 * Which games hold which letters in a row, so that a search looks only at games that may fit, in the order of the portal,
 * and stops when it has enough: it takes as long among 100,000 games as among a thousand.
 */
export function searchIndex<Game extends Searched>(games: readonly Game[]): Search<Game> {
  const lines = games.map(lineOf)
  const names = gramsOf()
  const pitches = gramsOf()
  const wholes = new Map<string, number[]>()
  const tags = new Map<string, number[]>()
  lines.forEach((line, place) => {
    for (const text of new Set([line.name, line.slug])) {
      note(wholes, text, place)
      names.addParts(text, place)
    }
    names.addStart(AT_START, line.name, place)
    for (const word of line.words) names.addStart(AT_WORD, word, place)
    for (const tag of line.tags) note(tags, tag, place)
    pitches.addParts(line.pitch, place, SHORTEST_IN_PITCH)
  })

  const mayFit: Readonly<Record<Fit, (wanted: Wanted) => Iterable<number>>> = {
    whole: ({ text }) => wholes.get(text) ?? NOWHERE,
    start: ({ text }) => names.find(AT_START, text),
    word: ({ text }) => names.find(AT_WORD, text),
    part: ({ text, slug }) => merged(names.find(ANYWHERE, text), names.find(ANYWHERE, slug)),
    tag: ({ text }) => tags.get(text) ?? NOWHERE,
    pitch: ({ text }) => (text.length < SHORTEST_IN_PITCH ? NOWHERE : pitches.find(ANYWHERE, text)),
  }

  return (typed, most) => {
    const wanted = wantedBy(typed)
    const chosen = new Set<number>()
    if (!wanted.text) return []
    for (const way of Object.keys(FITS) as Fit[]) {
      for (const place of mayFit[way](wanted)) {
        if (chosen.size >= most) break
        if (!chosen.has(place) && fitsBy[way](lines[place]!, wanted)) chosen.add(place)
      }
    }
    return [...chosen].map((place) => games[place]!)
  }
}

/** Games arrive in their order, so that every list is sorted. */
function note(lists: Map<string, number[]>, key: string, place: number): void {
  const list = lists.get(key)
  if (!list) lists.set(key, [place])
  else if (list.at(-1) !== place) list.push(place)
}

function gramsOf() {
  const lists = new Map<string, number[]>()
  return {
    /** Letters in a row, wherever they stand. */
    addParts(text: string, place: number, fewest = 1): void {
      for (let start = 0; start < text.length; start++)
        for (let size = fewest; size <= GRAM && start + size <= text.length; size++)
          note(lists, ANYWHERE + text.slice(start, start + size), place)
    },
    addStart(mark: string, text: string, place: number): void {
      for (let size = 1; size <= GRAM && size <= text.length; size++)
        note(lists, mark + text.slice(0, size), place)
    },
    /** Where these letters may stand: the shortest of the lists that must hold them. */
    find(mark: string, wanted: string): Places {
      let shortest = lists.get(mark + wanted.slice(0, GRAM)) ?? NOWHERE
      for (let start = 1; start + GRAM <= wanted.length; start++) {
        const list = lists.get(ANYWHERE + wanted.slice(start, start + GRAM)) ?? NOWHERE
        if (list.length < shortest.length) shortest = list
      }
      return shortest
    },
  }
}

/** Two sorted lists as one; what stands in both comes twice. */
function* merged(one: Places, other: Places): Generator<number> {
  if (one === other) return yield* one
  let [i, j] = [0, 0]
  while (i < one.length || j < other.length)
    yield (one[i] ?? Infinity) <= (other[j] ?? Infinity) ? one[i++]! : other[j++]!
}
