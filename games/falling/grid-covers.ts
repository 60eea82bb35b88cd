import { contactShadow, num, tilted } from '#kit/game/cover.ts'
import type { GridKind } from './grid-kinds.ts'
import { tileLayers } from './grid-tiles.ts'

/** A tile of a side, with its upper left corner at a place. */
function tile(kind: GridKind, value: number, [x, y]: readonly [number, number], side: number): string {
  const layers = tileLayers(kind, value)
    .map(
      ([outline, color, opacity]) =>
        `<path d="${outline}" fill="${color}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`,
    )
    .join('')
  const digit = kind === 'tens' ? num(50, 70, 60, value, '#fff') : ''
  return `<g transform="translate(${x} ${y}) scale(${side / 100})">${layers}${digit}</g>`
}

interface Sketch {
  readonly tilt: number
  readonly side: number
  /** Rows of the heap from above; its last row stands on the lower edge. */
  readonly heap: readonly (readonly number[])[]
  /** Cells of the falling piece with their values, from a place in pixels. */
  readonly piece: readonly (readonly [x: number, y: number, value: number])[]
  readonly from: readonly [x: number, y: number]
  readonly pieceSide: number
}

const SKETCHES: Readonly<Record<GridKind, Sketch>> = {
  totem: {
    tilt: -6,
    side: 96,
    heap: [
      [0, 0, 0, 0, 4],
      [2, 0, 0, 3, 1],
    ],
    piece: [
      [0, 0, 1],
      [0, 1, 3],
      [0, 2, 2],
    ],
    from: [140, -22],
    pieceSide: 116,
  },
  barnacles: {
    tilt: 7,
    side: 92,
    heap: [
      [11, 0, 0, 0, 13],
      [1, 12, 0, 13, 3],
      [12, 2, 11, 1, 12],
    ],
    piece: [
      [0, 0, 1],
      [1, 0, 2],
    ],
    from: [64, 24],
    pieceSide: 136,
  },
  tens: {
    tilt: -7,
    side: 94,
    heap: [
      [0, 0, 0, 0, 1],
      [3, 6, 0, 8, 9],
    ],
    piece: [
      [0, 0, 7],
      [0, 1, 3],
    ],
    from: [140, 20],
    pieceSide: 124,
  },
  beam: {
    tilt: 5,
    side: 104,
    heap: [
      [0, 1, 1, 0, 0],
      [2, 1, 1, 2, 2],
    ],
    piece: [
      [0, 0, 2],
      [1, 0, 1],
      [0, 1, 2],
      [1, 1, 1],
    ],
    from: [206, -14],
    pieceSide: 104,
  },
  feast: {
    tilt: -5,
    side: 98,
    heap: [
      [0, 3, 0, 0, 4],
      [2, 1, 1, 4, 2],
    ],
    piece: [[0, 0, 11]],
    from: [118, 36],
    pieceSide: 168,
  },
  pips: {
    tilt: 8,
    side: 94,
    heap: [
      [0, 0, 0, 4, 2],
      [5, 3, 3, 4, 4],
    ],
    piece: [
      [0, 0, 3],
      [1, 0, 5],
    ],
    from: [82, 70],
    pieceSide: 116,
  },
}

const LOWEST = 424

/** A heap of tiles and a large piece that comes down on it. */
export function gridCover(kind: GridKind): string {
  const { tilt, side, heap, piece, from, pieceSide } = SKETCHES[kind]
  const left = 200 - (heap[0]!.length * side) / 2
  const tiles = heap.flatMap((row, at) =>
    row.map((value, x) =>
      value === 0
        ? ''
        : tile(kind, value, [left + x * side, LOWEST - (heap.length - at) * side], side * 0.97),
    ),
  )
  const light =
    kind === 'beam'
      ? '<path d="M150-40h70v500h-70z" fill="#ffe896" opacity=".28"/><path d="M214-40h9v500h-9z" fill="#fff4cc"/>'
      : ''
  const shadow = contactShadow(200, LOWEST - side * 2 + 40, 110, 14, 0.2)
  const falling = piece.map(([x, y, value]) =>
    tile(kind, value, [from[0] + x * pieceSide, from[1] + y * pieceSide], pieceSide * 0.98),
  )
  return tilted(tilt, shadow + tiles.join('') + light + falling.join(''))
}
