import { shuffled, type Random } from '#kit/random/random.ts'
import type { Noun } from './nouns.ts'

/** A name in the grid. */
export interface Entry {
  readonly picture: number
  readonly word: string
  readonly down: boolean
  /** Places in the list of cells, from the first letter to the last. */
  readonly cells: readonly number[]
}

export interface Crossing {
  readonly width: number
  readonly height: number
  readonly entries: readonly Entry[]
  readonly cells: readonly { readonly x: number; readonly y: number; readonly letter: string }[]
}

interface Laid {
  readonly noun: Noun
  readonly x: number
  readonly y: number
  readonly down: boolean
}

const LARGEST = 8
const TRIES = 12
const PASSES = 2

const spotsOf = ({ noun, x, y, down }: Laid) =>
  noun.letters.map((letter, step) => ({ letter, x: down ? x : x + step, y: down ? y + step : y }))

const nameOf = (x: number, y: number) => `${x} ${y}`

/** A compact board has large cells, above all on a phone, where height is scarce. */
function sizeOf(laid: readonly Laid[]): number {
  const { width, height } = boundsOf(laid)
  return Math.max(width * 0.8, height)
}

function boundsOf(laid: readonly Laid[]) {
  const spots = laid.flatMap(spotsOf)
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 }
}

/** Whether a word fits: it crosses others at equal letters and touches none along its side. */
function fits(laid: readonly Laid[], next: Laid): boolean {
  const taken = new Map(
    laid.flatMap((one) =>
      spotsOf(one).map(({ x, y, letter }) => [nameOf(x, y), { letter, down: one.down }] as const),
    ),
  )
  const spots = spotsOf(next)
  const [dx, dy] = next.down ? [0, 1] : [1, 0]
  const last = spots.at(-1)!
  if (taken.has(nameOf(next.x - dx, next.y - dy)) || taken.has(nameOf(last.x + dx, last.y + dy))) return false
  const isFree = spots.every(({ x, y, letter }) => {
    const there = taken.get(nameOf(x, y))
    if (there) return there.letter === letter && there.down !== next.down
    return !taken.has(nameOf(x + dy, y + dx)) && !taken.has(nameOf(x - dy, y - dx))
  })
  if (!isFree) return false
  const { width, height } = boundsOf([...laid, next])
  return width <= LARGEST && height <= LARGEST
}

/** The first place where the noun crosses a word that lies already. */
function layNext(laid: readonly Laid[], noun: Noun): Laid | undefined {
  for (const one of laid)
    for (const { x, y, letter } of spotsOf(one))
      for (const [step, own] of noun.letters.entries()) {
        if (own !== letter) continue
        const down = !one.down
        const next = { noun, down, x: down ? x : x - step, y: down ? y - step : y }
        if (fits(laid, next)) return next
      }
  return undefined
}

function layAll(nouns: readonly Noun[], count: number, random: Random): readonly Laid[] {
  const [first, ...others] = shuffled(nouns, random)
  const laid: Laid[] = [{ noun: first!, x: 0, y: 0, down: false }]
  // A name without a crossing may cross a later one.
  for (let pass = 0; pass < PASSES; pass++)
    for (const noun of others) {
      if (laid.length === count) return laid
      const next = laid.some((one) => one.noun === noun) ? undefined : layNext(laid, noun)
      if (next) laid.push(next)
    }
  return laid
}

/** Names of two signs rarely cross: the rest become islands beside the others. */
function withIslands(laid: readonly Laid[], nouns: readonly Noun[], count: number): readonly Laid[] {
  const all = [...laid]
  for (const noun of nouns) {
    if (all.length === count) break
    if (all.some((one) => one.noun === noun)) continue
    const { left, top, width, height } = boundsOf(all)
    const spot = [...Array(height + 3).keys()]
      .flatMap((row) => [...Array(width + 3).keys()].map((column) => ({ x: left + column, y: top + row })))
      .flatMap(({ x, y }) => [true, false].map((down) => ({ noun, x, y, down })))
      .find((next) => isApart(all, next) && fits(all, next))
    if (spot) all.push(spot)
  }
  return all
}

/** Whether a word crosses nothing. */
function isApart(laid: readonly Laid[], next: Laid): boolean {
  const taken = new Set(laid.flatMap((one) => spotsOf(one).map(({ x, y }) => nameOf(x, y))))
  return spotsOf(next).every(({ x, y }) => !taken.has(nameOf(x, y)))
}

/** A crossword of up to `count` of the nouns. */
export function crossing(nouns: readonly Noun[], count: number, random: Random): Crossing {
  let best: readonly Laid[] = []
  for (let tries = 0; tries < TRIES; tries++) {
    const laid = layAll(nouns, count, random)
    const isBetter = laid.length === best.length ? sizeOf(laid) < sizeOf(best) : laid.length > best.length
    if (isBetter) best = laid
  }
  best = withIslands(best, nouns, count)
  const { left, top, width, height } = boundsOf(best)
  const places = new Map<string, number>()
  const cells: { x: number; y: number; letter: string }[] = []
  const entries = best.map((one): Entry => {
    const own = spotsOf(one).map(({ x, y, letter }) => {
      const name = nameOf(x, y)
      const place = places.get(name) ?? cells.push({ x: x - left, y: y - top, letter }) - 1
      places.set(name, place)
      return place
    })
    return { picture: one.noun.picture, word: one.noun.word, down: one.down, cells: own }
  })
  return { width, height, entries, cells }
}
