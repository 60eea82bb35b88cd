import type { TurnRules } from '#kit/game/turn-sim.ts'
import { hash32, pickIndex, seededRandom } from '#kit/random/random.ts'

/** Ways a picture of tiles is turned about: a cross of tiles, four tiles around a corner, a line shifted, a line mirrored. */
export const TILE_KINDS = ['spin', 'whirl', 'loop', 'mirror'] as const
export type TileKind = (typeof TILE_KINDS)[number]

/** A handle of the board and how often it still has to be used. */
export type Step = readonly [handle: number, times: number]

export interface TileState {
  readonly kind: TileKind
  readonly level: number
  readonly columns: number
  readonly rows: number
  /** For each place the tile that lies there. */
  readonly tiles: readonly number[]
  /** How each place's tile lies: quarter turns, or 1 mirrored across plus 2 mirrored down. */
  readonly looks: readonly number[]
  readonly moves: number
  /** A way home from here. */
  readonly way: readonly Step[]
}

type Board = Pick<TileState, 'kind' | 'columns' | 'rows'>

const STRIDE = 16
export const moveOf = (handle: number, times = 1) => handle * STRIDE + times
export const handleOf = (input: number) => Math.floor(input / STRIDE)
export const timesOf = (input: number) => input % STRIDE

/** Rows come first among the handles of lines, then columns. */
export const isRow = ({ rows }: Board, handle: number) => handle < rows

export function handleCount({ kind, columns, rows }: Board): number {
  if (kind === 'spin') return columns * rows
  return kind === 'whirl' ? (columns - 1) * (rows - 1) : columns + rows
}

/** How often a handle has to be used until nothing has changed. */
export function orderOf(board: Board, handle: number): number {
  if (board.kind === 'mirror') return 2
  if (board.kind === 'loop') return isRow(board, handle) ? board.columns : board.rows
  return 4
}

/** The places a handle moves, each to the next one of the list; those that only turn stand in it as well. */
export function placesOf(board: Board, handle: number): readonly number[] {
  const { kind, columns, rows } = board
  if (kind === 'whirl') {
    const [x, y] = [handle % (columns - 1), Math.floor(handle / (columns - 1))]
    const corner = y * columns + x
    return [corner, corner + 1, corner + 1 + columns, corner + columns]
  }
  if (kind === 'spin') {
    const [x, y] = [handle % columns, Math.floor(handle / columns)]
    return [
      handle,
      ...(x > 0 ? [handle - 1] : []),
      ...(x < columns - 1 ? [handle + 1] : []),
      ...(y > 0 ? [handle - columns] : []),
      ...(y < rows - 1 ? [handle + columns] : []),
    ]
  }
  if (isRow(board, handle)) return Array.from({ length: columns }, (_, x) => handle * columns + x)
  return Array.from({ length: rows }, (_, y) => y * columns + (handle - rows))
}

type Lying = Pick<TileState, 'tiles' | 'looks'>

function used(board: Board, { tiles, looks }: Lying, handle: number): Lying {
  const places = placesOf(board, handle)
  if (board.kind === 'spin')
    return { tiles, looks: looks.map((look, place) => (places.includes(place) ? (look + 1) % 4 : look)) }
  const [nextTiles, nextLooks] = [[...tiles], [...looks]]
  const flips = board.kind !== 'mirror' ? 0 : isRow(board, handle) ? 1 : 2
  for (const [index, place] of places.entries()) {
    const to = flips > 0 ? places[places.length - 1 - index]! : places[(index + 1) % places.length]!
    nextTiles[to] = tiles[place]!
    nextLooks[to] = looks[place]! ^ flips
  }
  return { tiles: nextTiles, looks: nextLooks }
}

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
    const times =
      kind === 'loop' ? 1 + pickIndex(order - 1, random) : order - 1 - (order > 2 ? pickIndex(2, random) : 0)
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
  return first && moveOf(first[0], kind === 'loop' ? first[1] : 1)
}

/** All moves of the way home of a fresh level. */
export function tilesHome(kind: TileKind, level: number): readonly number[] {
  return firstTiles(kind, level).way.flatMap(([handle, times]) =>
    kind === 'loop' ? [moveOf(handle, times)] : Array.from({ length: times }, () => moveOf(handle)),
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
      kind === 'loop'
        ? Array.from({ length: orderOf(state, handle) - 1 }, (__, times) => moveOf(handle, times + 1))
        : [moveOf(handle)],
    ).flat(),
  status: (state) => (isWhole(state) ? 'won' : 'playing'),
  score: ({ moves }) => moves,
  progress: (state) => homeCount(state) / state.tiles.length,
})
