import type { TurnRules } from '#kit/game/turn-sim.ts'
import { hash32, pickIndex, seededRandom } from '#kit/random/random.ts'
import {
  handleCount,
  isShifted,
  orderOf,
  used,
  type Lying,
  type TileBoard,
  type TileKind,
} from './tile-moves.ts'

/** A handle of the board and how often it still has to be used. */
export type Step = readonly [handle: number, times: number]

export interface TileState extends TileBoard, Lying {
  readonly level: number
  readonly moves: number
  /** A way home from here. */
  readonly way: readonly Step[]
}

const STRIDE = 16
export const moveOf = (handle: number, times = 1) => handle * STRIDE + times
export const handleOf = (input: number) => Math.floor(input / STRIDE)
export const timesOf = (input: number) => input % STRIDE

const SIZES: Readonly<Record<TileKind, readonly (readonly [columns: number, rows: number])[]>> = {
  spin: [
    [3, 4],
    [3, 4],
    [6, 8],
    [6, 8],
  ],
  whirl: [
    [3, 3],
    [3, 4],
    [4, 5],
    [5, 6],
  ],
  loop: [
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 8],
  ],
  mirror: [
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 8],
  ],
  block: [
    [3, 3],
    [4, 4],
    [4, 5],
    [5, 6],
  ],
  orbit: [
    [3, 4],
    [4, 4],
    [4, 5],
    [5, 6],
  ],
  corner: [
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 8],
  ],
  blinds: [
    [4, 5],
    [5, 6],
    [6, 8],
    [8, 10],
  ],
  twist: [
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 8],
  ],
  gears: [
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 8],
  ],
}
export const TILE_LEVELS = 40

export function firstTiles(kind: TileKind, level: number): TileState {
  const [columns, rows] = SIZES[kind][Math.min(3, Math.floor((level - 1) / 10))]!
  const board = { kind, columns, rows }
  const random = seededRandom(hash32(`${kind} ${level}`))
  const depth = 2 + Math.floor(((level - 1) % 10) / 2) + 2 * Math.floor((level - 1) / 10)
  const places = [...Array(columns * rows).keys()]
  let lying: Lying = { tiles: places, looks: places.map(() => 0) }
  const way: Step[] = []
  let before = -1
  for (let step = 0; step < depth; step++) {
    let handle = pickIndex(handleCount(board), random)
    while (handle === before) handle = pickIndex(handleCount(board), random)
    before = handle
    const order = orderOf(board, handle)
    // A corner or a cross is left one or two taps from home: three would only be tedious.
    const times = isShifted(kind)
      ? 1 + pickIndex(order - 1, random)
      : order - 1 - (order > 2 ? pickIndex(2, random) : 0)
    for (let again = 0; again < times; again++) lying = used(board, lying, handle)
    way.unshift([handle, order - times])
  }
  return { ...board, level, ...lying, moves: 0, way }
}

/** The way home after a step aside, or on it. */
function wayAfter(state: TileState, handle: number, times: number): readonly Step[] {
  const order = orderOf(state, handle)
  const [first, ...rest] = state.way
  const [known, left] = first ?? [-1, 0]
  const ahead = known === handle ? rest : state.way
  const still = ((known === handle ? left : 0) - times + order) % order
  return still === 0 ? ahead : [[handle, still], ...ahead]
}

export function turnedTiles(state: TileState, input: number): TileState {
  const [handle, times] = [handleOf(input), timesOf(input)]
  let lying: Lying = state
  for (let again = 0; again < times; again++) lying = used(state, lying, handle)
  const { tiles, looks } = lying
  return { ...state, tiles, looks, moves: state.moves + 1, way: wayAfter(state, handle, times) }
}

export const atHome = ({ tiles, looks }: Lying, place: number) => tiles[place] === place && looks[place] === 0
export const homeCount = (state: TileState) => state.tiles.filter((_, place) => atHome(state, place)).length
const isWhole = (state: TileState) => homeCount(state) === state.tiles.length

/** The next move home: a line is shifted all the way at once. */
export function bestTurn({ kind, way }: TileState): number | undefined {
  const first = way[0]
  return first && moveOf(first[0], isShifted(kind) ? first[1] : 1)
}

/** All moves of the way home of a fresh level. */
export function tilesHome(kind: TileKind, level: number): readonly number[] {
  return firstTiles(kind, level).way.flatMap(([handle, times]) =>
    isShifted(kind) ? [moveOf(handle, times)] : Array.from({ length: times }, () => moveOf(handle)),
  )
}

export const tileRules = (kind: TileKind, level: number): TurnRules<TileState, number> => ({
  start: () => firstTiles(kind, level),
  step(state, input) {
    const next = turnedTiles(state, input)
    const gained = homeCount(next) - homeCount(state)
    const events = [{ kind: gained > 0 ? 'home' : gained < 0 ? 'lost' : 'turn', amount: gained }]
    return { state: next, events: isWhole(next) ? [...events, { kind: 'won' }] : events }
  },
  legal: (state) =>
    Array.from({ length: handleCount(state) }, (_, handle) =>
      isShifted(kind)
        ? Array.from({ length: orderOf(state, handle) - 1 }, (__, times) => moveOf(handle, times + 1))
        : [moveOf(handle)],
    ).flat(),
  status: (state) => (isWhole(state) ? 'won' : 'playing'),
  score: ({ moves }) => moves,
  progress: (state) => homeCount(state) / state.tiles.length,
})
