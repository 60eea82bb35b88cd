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
const GRAM = 5
/** So many games are looked at sooner than another list is looked up. */
const FEW = 32
const WHOLE = '='
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
  const steps = indexing(games)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same step by step, a game at a time: whoever makes it lets others in between. */
export function* indexing<Game extends Searched>(games: readonly Game[]): Generator<void, Search<Game>> {
  const lines: ReturnType<typeof lineOf>[] = []
  const names = gramsOf()
  const pitches = gramsOf()
  const tags = new Map<string, number[]>()
  for (const [place, game] of games.entries()) {
    const line = lineOf(game)
    lines.push(line)
    for (const text of new Set([line.name, line.slug])) {
      names.addWhole(text, place)
      names.addParts(text, place)
    }
    names.addStart(AT_START, line.name, place)
    for (const word of line.words) names.addStart(AT_WORD, word, place)
    for (const tag of line.tags) note(tags, tag, place)
    pitches.addParts(line.pitch, place, SHORTEST_IN_PITCH)
    yield
  }

  /** By way, where games may fit. */
  function candidates({ text, slug }: Wanted): Readonly<Record<Fit, () => Iterable<number>>> {
    const named = names.find(text)
    return {
      whole: () => named(WHOLE),
      start: () => named(AT_START),
      word: () => named(AT_WORD),
      part: () => merged(named(ANYWHERE), slug === text ? NOWHERE : names.find(slug)(ANYWHERE)),
      tag: () => tags.get(text) ?? NOWHERE,
      pitch: () => (text.length < SHORTEST_IN_PITCH ? NOWHERE : pitches.find(text)(ANYWHERE)),
    }
  }

  return (typed, most) => {
    const wanted = wantedBy(typed)
    const chosen = new Set<number>()
    if (!wanted.text) return []
    const mayFit = candidates(wanted)
    for (const way of Object.keys(FITS) as Fit[]) {
      for (const place of mayFit[way]()) {
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
    addWhole(text: string, place: number): void {
      note(lists, WHOLE + text, place)
    },
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
    /** Where these letters may stand, by the mark before them: a short one of the lists that must hold them. */
    find(wanted: string): (mark: string) => Places {
      let shortest: Places | undefined
      // The ends of names tell them apart: mostly the first look finds few enough.
      for (let start = wanted.length - GRAM; start > 0 && !(shortest && shortest.length <= FEW); start--) {
        const list = lists.get(ANYWHERE + wanted.slice(start, start + GRAM)) ?? NOWHERE
        if (!shortest || list.length < shortest.length) shortest = list
      }
      const ending = shortest
      if (ending && ending.length <= FEW) return () => ending
      return (mark) => {
        const first = lists.get(mark + (mark === WHOLE ? wanted : wanted.slice(0, GRAM))) ?? NOWHERE
        return ending && ending.length < first.length ? ending : first
      }
    },
  }
}

/** Two sorted lists as one; what stands in both comes twice. */
function* merged(one: Places, other: Places): Generator<number> {
  if (other.length === 0 || one === other) return yield* one
  let [i, j] = [0, 0]
  while (i < one.length || j < other.length)
    yield (one[i] ?? Infinity) <= (other[j] ?? Infinity) ? one[i++]! : other[j++]!
}
