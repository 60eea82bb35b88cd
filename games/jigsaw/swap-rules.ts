import type { TurnRules } from '#kit/game/turn-sim.ts'
import { hash32, seededRandom, shuffled } from '#kit/random/random.ts'

export interface SwapState {
  readonly level: number
  readonly columns: number
  readonly rows: number
  /** The tile at each place; a tile in its place is fixed. */
  readonly tiles: readonly number[]
  readonly moves: number
}

const SIZES: readonly (readonly [number, number])[] = [
  [3, 4],
  [4, 4],
  [4, 5],
  [4, 6],
  [5, 6],
  [5, 7],
  [6, 7],
  [6, 8],
]
const STRIDE = 64

export const swapOf = (one: number, other: number) => Math.min(one, other) * STRIDE + Math.max(one, other)
export const placesOf = (input: number): readonly [number, number] => [
  Math.floor(input / STRIDE),
  input % STRIDE,
]

export function firstSwap(level: number): SwapState {
  const [columns, rows] = SIZES[Math.min(SIZES.length - 1, Math.floor((level - 1) / 5))]!
  const places = [...Array(columns * rows).keys()]
  // No tile starts at home: the mixed order is moved on by one place.
  const mixed = shuffled(places, seededRandom(hash32(`swap ${level}`)))
  const tiles = Array<number>(places.length).fill(0)
  for (const [index, place] of mixed.entries()) tiles[place] = mixed[(index + 1) % mixed.length]!
  return { level, columns, rows, tiles, moves: 0 }
}

export const isHome = ({ tiles }: Pick<SwapState, 'tiles'>, place: number) => tiles[place] === place
const homes = (state: SwapState) => state.tiles.filter((tile, place) => tile === place).length
const isDone = (state: SwapState) => homes(state) === state.tiles.length

export function swapped(state: SwapState, input: number): SwapState {
  const [one, other] = placesOf(input)
  const tiles = state.tiles.map((tile, place) =>
    place === one ? state.tiles[other]! : place === other ? state.tiles[one]! : tile,
  )
  return { ...state, tiles, moves: state.moves + 1 }
}

/** The fewest swaps: each circle of tiles needs one less than it is long. */
export function fewestSwaps({ tiles }: Pick<SwapState, 'tiles'>): number {
  const seen = new Set<number>()
  let circles = 0
  for (const start of tiles.keys()) {
    if (seen.has(start)) continue
    circles++
    for (let at = start; !seen.has(at); at = tiles[at]!) seen.add(at)
  }
  return tiles.length - circles
}

export const swapRules = (level: number): TurnRules<SwapState, number> => ({
  start: () => firstSwap(level),
  step(state, input) {
    const next = swapped(state, input)
    const gained = homes(next) - homes(state)
    const events = [{ kind: gained > 1 ? 'double' : gained === 1 ? 'home' : 'swap', amount: gained }]
    return { state: next, events: isDone(next) ? [...events, { kind: 'won' }] : events }
  },
  legal(state) {
    const open = [...state.tiles.keys()].filter((place) => !isHome(state, place))
    return open.flatMap((one, index) => open.slice(index + 1).map((other) => swapOf(one, other)))
  },
  status: (state) => (isDone(state) ? 'won' : 'playing'),
  score: ({ moves }) => moves,
  progress: (state) => homes(state) / state.tiles.length,
})

/** A swap that brings two tiles home, or else one. */
export function bestSwap(state: SwapState): number | undefined {
  const open = [...state.tiles.keys()].filter((place) => !isHome(state, place))
  const double = open.find((place) => state.tiles[state.tiles[place]!] === place)
  const place = double ?? open[0]
  return place === undefined ? undefined : swapOf(place, state.tiles[place]!)
}
