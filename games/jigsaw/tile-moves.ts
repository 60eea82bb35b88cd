/**
 * Ways a picture of tiles is turned about. Tapped: a cross of tiles that turn, four tiles around a corner, a block of four
 * turned as one, the tiles around one, a rectangle turned half round, two lines that change places. Dragged: a line
 * shifted, shifted with a twist, shifted against its neighbours, mirrored.
 */
export const TILE_KINDS = [
  'spin',
  'whirl',
  'loop',
  'mirror',
  'block',
  'orbit',
  'corner',
  'blinds',
  'twist',
  'gears',
] as const
export type TileKind = (typeof TILE_KINDS)[number]

export interface TileBoard {
  readonly kind: TileKind
  readonly columns: number
  readonly rows: number
}

/** State of all tiles: by place the tile, and its quarter turns, or 1 mirrored across plus 2 mirrored down. */
export interface Lying {
  readonly tiles: readonly number[]
  readonly looks: readonly number[]
}

/** Lines that can be dragged by any distance. */
export const isShifted = (kind: TileKind) => kind === 'loop' || kind === 'twist' || kind === 'gears'
export const isDragged = (kind: TileKind) => isShifted(kind) || kind === 'mirror'
/** Whether a look counts quarter turns. */
export const isQuartered = (kind: TileKind) => kind === 'spin' || kind === 'block'

const HALF_ROUND = 3

/** Rows come first among the handles of lines, then columns. */
export const isRow = ({ rows }: TileBoard, handle: number) => handle < rows

export function handleCount({ kind, columns, rows }: TileBoard): number {
  if (kind === 'spin' || kind === 'corner') return columns * rows
  if (kind === 'whirl' || kind === 'block') return (columns - 1) * (rows - 1)
  if (kind === 'orbit') return (columns - 2) * (rows - 2)
  return kind === 'blinds' ? rows - 1 + columns - 1 : columns + rows
}

/** How often a handle has to be used until nothing has changed. */
export function orderOf(board: TileBoard, handle: number): number {
  const { kind, columns, rows } = board
  if (kind === 'mirror' || kind === 'corner' || kind === 'blinds') return 2
  if (kind === 'orbit') return 8
  if (!isShifted(kind)) return 4
  const length = isRow(board, handle) ? columns : rows
  return kind === 'twist' ? length * 2 : length
}

/** The places of a row or a column. */
export function lineOf(board: TileBoard, handle: number): readonly number[] {
  const { columns, rows } = board
  return isRow(board, handle)
    ? Array.from({ length: columns }, (_, x) => handle * columns + x)
    : Array.from({ length: rows }, (_, y) => y * columns + (handle - rows))
}

/** Adjacent lines, which move the opposite way where lines are geared. */
export function neighboursOf(board: TileBoard, handle: number): readonly number[] {
  const { columns, rows } = board
  const isOfSameWay = (other: number) =>
    other >= 0 && other < columns + rows && isRow(board, other) === isRow(board, handle)
  return [handle - 1, handle + 1].filter(isOfSameWay)
}

/** The two lines beside a seam. */
export function besideSeam(board: TileBoard, seam: number): readonly [readonly number[], readonly number[]] {
  const first = seam < board.rows - 1 ? seam : seam + 1
  return [lineOf(board, first), lineOf(board, first + 1)]
}

/** The rectangle between a place and the corner of the picture that is nearest to it. */
export function rectangleOf({ columns, rows }: TileBoard, place: number) {
  const [x, y] = [place % columns, Math.floor(place / columns)]
  const [left, top] = [x * 2 < columns ? 0 : x, y * 2 < rows ? 0 : y]
  return { left, top, width: left === 0 ? x + 1 : columns - x, height: top === 0 ? y + 1 : rows - y }
}

/** The places a handle moves; each to the next one of the list where they go round. */
export function placesOf(board: TileBoard, handle: number): readonly number[] {
  const { kind, columns, rows } = board
  const [x, y] = [handle % columns, Math.floor(handle / columns)]
  switch (kind) {
    case 'whirl':
    case 'block': {
      const corner = Math.floor(handle / (columns - 1)) * columns + (handle % (columns - 1))
      return [corner, corner + 1, corner + 1 + columns, corner + columns]
    }
    case 'orbit': {
      const first = Math.floor(handle / (columns - 2)) * columns + (handle % (columns - 2))
      const [second, third] = [first + columns, first + 2 * columns]
      return [first, first + 1, first + 2, second + 2, third + 2, third + 1, third, second]
    }
    case 'spin':
      return [
        handle,
        ...(x > 0 ? [handle - 1] : []),
        ...(x < columns - 1 ? [handle + 1] : []),
        ...(y > 0 ? [handle - columns] : []),
        ...(y < rows - 1 ? [handle + columns] : []),
      ]
    case 'corner': {
      const { left, top, width, height } = rectangleOf(board, handle)
      return Array.from(
        { length: width * height },
        (_, index) => (top + Math.floor(index / width)) * columns + left + (index % width),
      )
    }
    case 'blinds':
      return besideSeam(board, handle).flat()
    case 'gears':
      return [handle, ...neighboursOf(board, handle)].flatMap((line) => lineOf(board, line))
    case 'loop':
    case 'twist':
    case 'mirror':
      return lineOf(board, handle)
  }
}

/** Where the tile of each place goes, and how its look changes. */
type Journey = readonly (readonly [from: number, to: number, change: number])[]

const roundTrip = (places: readonly number[], step = 1, wrapped = 0): Journey =>
  places.map((place, index) => {
    const to = index + step
    const isWrapped = to < 0 || to >= places.length
    return [place, places[(to + places.length) % places.length]!, isWrapped ? wrapped : 0]
  })

const reversed = (places: readonly number[], change: number): Journey =>
  places.map((place, index) => [place, places[places.length - 1 - index]!, change])

function journey(board: TileBoard, handle: number): Journey {
  const places = placesOf(board, handle)
  switch (board.kind) {
    case 'spin':
      return places.map((place) => [place, place, 1])
    case 'block':
      return places.map((place, index) => [place, places[(index + 1) % 4]!, 1])
    case 'whirl':
    case 'orbit':
    case 'loop':
      return roundTrip(places)
    case 'twist':
      return roundTrip(places, 1, HALF_ROUND)
    case 'gears':
      return [
        ...roundTrip(lineOf(board, handle)),
        ...neighboursOf(board, handle).flatMap((line) => roundTrip(lineOf(board, line), -1)),
      ]
    case 'mirror':
      return reversed(places, isRow(board, handle) ? 1 : 2)
    case 'corner':
      return reversed(places, HALF_ROUND)
    case 'blinds': {
      const [one, other] = besideSeam(board, handle)
      return one.flatMap((place, index): Journey => [
        [place, other[index]!, 0],
        [other[index]!, place, 0],
      ])
    }
  }
}

/** The picture after a handle has been used once. */
export function used(board: TileBoard, { tiles, looks }: Lying, handle: number): Lying {
  const [nextTiles, nextLooks] = [[...tiles], [...looks]]
  for (const [from, to, change] of journey(board, handle)) {
    nextTiles[to] = tiles[from]!
    nextLooks[to] = isQuartered(board.kind) ? (looks[from]! + change) % 4 : looks[from]! ^ change
  }
  return { tiles: nextTiles, looks: nextLooks }
}
