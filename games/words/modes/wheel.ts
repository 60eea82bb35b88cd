import { shuffled, type Random } from '#kit/random/random.ts'
import { fewestLetters, pickNouns, type Noun } from '../nouns.ts'
import { easeOf, ERASE, mended, missed, solved, SUBMIT, type Base, type Mode } from '../series.ts'

/** A ring of letters that spells several names, each letter once in a name. */
export interface WheelState extends Base {
  readonly mode: 'wheel'
  readonly tiles: readonly string[]
  readonly targets: readonly Target[]
  /** Tiles joined so far. */
  readonly path: readonly number[]
}

interface Target {
  readonly picture: number
  readonly word: string
  readonly letters: readonly string[]
  readonly isFound: boolean
}

const HEARTS = 6
const COUNTS = [2, 3, 3, 4, 4]
const MOST_TILES = 9
const TRIES = 8
const LETTER_POINTS = 10

type Tiles = ReadonlyMap<string, number>

/** How often each tile is needed to spell the word as well. */
function withWord(tiles: Tiles, letters: readonly string[]): Tiles {
  const own = new Map<string, number>()
  for (const letter of letters) own.set(letter, (own.get(letter) ?? 0) + 1)
  const most = new Map(tiles)
  for (const [letter, count] of own) most.set(letter, Math.max(most.get(letter) ?? 0, count))
  return most
}

const NO_TILES: Tiles = new Map()
const sizeOf = (tiles: Tiles) => [...tiles.values()].reduce((sum, count) => sum + count, 0)

/** The fewest tiles that spell each of the words. */
export const tilesFor = (words: readonly (readonly string[])[]): string[] =>
  [...words.reduce(withWord, NO_TILES)].flatMap(([letter, count]) => Array<string>(count).fill(letter))

/** Grows a set of nouns by the one that needs the fewest new tiles. */
function grow(nouns: readonly Noun[], count: number, random: Random): readonly Noun[] {
  const [first, ...others] = shuffled(nouns, random)
  const chosen = [first!]
  let tiles = withWord(NO_TILES, first!.letters)
  while (chosen.length < count) {
    let best: { readonly noun: Noun; readonly cost: number } | undefined
    for (const noun of others) {
      if (chosen.includes(noun)) continue
      // A longer word is worth a tile.
      const cost = sizeOf(withWord(tiles, noun.letters)) - noun.letters.length / 2
      if (!best || cost < best.cost) best = { noun, cost }
    }
    if (!best) break
    chosen.push(best.noun)
    tiles = withWord(tiles, best.noun.letters)
  }
  return chosen
}

function choose(nouns: readonly Noun[], count: number, random: Random): readonly Noun[] {
  let best: readonly Noun[] = []
  let fewest = Infinity
  for (let tries = 0; tries < TRIES && fewest > MOST_TILES - 1; tries++) {
    const chosen = grow(nouns, count, random)
    const size = tilesFor(chosen.map(({ letters }) => letters)).length
    if (size < fewest) [best, fewest] = [chosen, size]
  }
  return fewest <= MOST_TILES ? best : choose(nouns, count - 1, random)
}

const wordOf = (tiles: readonly string[], path: readonly number[]) =>
  path.map((tile) => tiles[tile]).join('\n')

export const wheel: Mode<WheelState> = {
  rounds: COUNTS.length,
  lives: HEARTS,
  deal(base, random) {
    const { language, used, round } = base
    const least = fewestLetters(language, 3)
    const wish = { count: 30, least, most: 6, ease: easeOf(wheel, base) * 0.8, used }
    const nouns = choose(pickNouns(language, wish, random), COUNTS[round]!, random)
    return {
      ...base,
      lives: mended(HEARTS, base),
      used: [...used, ...nouns.map(({ picture }) => picture)],
      mode: 'wheel',
      tiles: shuffled(tilesFor(nouns.map(({ letters }) => letters)), random),
      targets: nouns.map((noun) => ({ ...noun, isFound: false })),
      path: [],
    }
  },
  step(state, input) {
    const { tiles, path, targets } = state
    if (input === ERASE) return { state: { ...state, path: path.slice(0, -1) }, events: [{ kind: 'erase' }] }
    if (input === SUBMIT) {
      if (path.length < 2) return { state: { ...state, path: [] }, events: [{ kind: 'erase' }] }
      return missed({ ...state, path: [] })
    }
    if (!(input in tiles) || path.includes(input)) return { state, events: [] }
    const longer = [...path, input]
    const spelt = wordOf(tiles, longer)
    const which = targets.findIndex(({ letters, isFound }) => !isFound && letters.join('\n') === spelt)
    const joined = [{ kind: 'join', x: input }]
    if (which < 0) return { state: { ...state, path: longer }, events: joined }
    const next = {
      ...state,
      path: [],
      points: state.points + LETTER_POINTS * longer.length,
      targets: targets.map((target, index) => (index === which ? { ...target, isFound: true } : target)),
    }
    const events = [...joined, { kind: 'word', x: which, amount: longer.length }]
    if (next.targets.some(({ isFound }) => !isFound)) return { state: next, events }
    return { state: solved(wheel, next), events: [...events, { kind: 'solved' }] }
  },
  legal({ tiles, path }) {
    const free = [...tiles.keys()].filter((tile) => !path.includes(tile))
    return path.length > 0 ? [...free, ERASE, SUBMIT] : free
  },
  best({ tiles, targets, path }) {
    const open = targets.filter(({ isFound }) => !isFound)
    const target = open.find(({ letters }) => path.every((tile, place) => tiles[tile] === letters[place]))
    if (!target) return ERASE
    const letter = target.letters[path.length]
    const tile = tiles.findIndex((own, place) => own === letter && !path.includes(place))
    return tile < 0 ? ERASE : tile
  },
  share: ({ targets }) => targets.filter(({ isFound }) => isFound).length / targets.length,
}
