import { pickOne, type Random } from '#kit/random/random.ts'

/** Position in half tiles: a tile is two wide and two high. */
export interface Place {
  readonly x: number
  readonly y: number
  /** Layer, 0 at the bottom. */
  readonly z: number
}

/** For each place, the places that cover it. */
export const coversOf = (places: readonly Place[]): readonly (readonly number[])[] =>
  places.map(({ x, y, z }) =>
    places.flatMap((other, index) =>
      other.z > z && Math.abs(other.x - x) < 2 && Math.abs(other.y - y) < 2 ? [index] : [],
    ),
  )

/** Tiles that nothing covers. */
export const freeIn = (covers: readonly (readonly number[])[], isGone: (tile: number) => boolean): number[] =>
  covers.flatMap((above, tile) => (!isGone(tile) && above.every(isGone) ? [tile] : []))

type Mask = (x: number, y: number, columns: number, rows: number) => boolean

const MASKS: readonly Mask[] = [
  () => true,
  (x, y, columns, rows) =>
    Math.abs(x - (columns - 1) / 2) / columns + Math.abs(y - (rows - 1) / 2) / rows < 0.56,
  (x, y, columns, rows) => x === 0 || y === 0 || x === columns - 1 || y === rows - 1,
  (x, y, columns, rows) => Math.abs(x - (columns - 1) / 2) < 1 || Math.abs(y - (rows - 1) / 2) < 1,
  (x, y) => (x + y) % 2 === 0,
  (x, y, columns) => Math.abs(x - (columns - 1) / 2) >= (y % 2 === 0 ? 0 : 0.9),
]

/** Columns, rows and layers of the piles, from the first level to the last. */
const SIZES: readonly (readonly [number, number, number])[] = [
  [3, 3, 2],
  [4, 4, 2],
  [4, 4, 3],
  [5, 4, 3],
  [5, 5, 3],
  [5, 5, 4],
  [6, 5, 4],
  [6, 6, 4],
  [6, 6, 5],
  [6, 7, 5],
]

/** Layers one tile smaller than the one below, or shifted by half a tile. */
export function layeredPile(level: number, shift: number): Place[] {
  const [columns, rows, layers] = SIZES[Math.min(SIZES.length - 1, Math.floor((level - 1) / 4))]!
  const places: Place[] = []
  for (let z = 0; z < layers; z++) {
    const shrink = level % 3 === 0 ? Math.ceil(z / 2) : z
    const [across, down] = [columns - shrink, rows - shrink]
    if (across < 1 || down < 1) break
    const mask = MASKS[z === 0 && level < 3 ? 0 : (level * 5 + shift + z * (2 + (level % 2))) % MASKS.length]!
    // A layer of equal size would hide the one below, so it is shifted by half a tile.
    const [left, top] = level % 3 === 0 ? [shrink + (z % 2 ? 1 : 0), shrink] : [shrink, shrink]
    for (let y = 0; y < down; y++)
      for (let x = 0; x < across; x++)
        if (mask(x, y, across, down)) places.push({ x: left + 2 * x, y: top + 2 * y, z })
  }
  return places
}

/** Distance of rows in half tiles: covered tiles stay readable. */
const STEP_DOWN = 1.3

/** Rows that widen downwards, each over the gaps of the next; some levels add loose stones at the bottom. */
export function steppedPile(level: number): Place[] {
  const rows = Math.min(7, 3 + Math.floor((level - 1) / 7))
  const places: Place[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column <= row; column++)
      places.push({ x: rows - 1 - row + 2 * column, y: row * STEP_DOWN, z: rows - 1 - row })
  if (level % 2 === 0) return places
  const foot = (rows - 1) * STEP_DOWN + 2.6
  for (let wing = 0; wing < Math.min(3, 1 + Math.floor(level / 14)); wing++)
    for (const side of [-1, 1]) places.push({ x: rows - 1 + side * (rows - 1 - 2 * wing), y: foot, z: 0 })
  return places
}

/** A pile with its tiles and a solution. */
export interface PileDeal {
  readonly places: readonly Place[]
  readonly covers: readonly (readonly number[])[]
  /** The face, or the number, of each tile. */
  readonly faces: readonly number[]
  /** Tiles in an order that clears the pile. */
  readonly line: readonly number[]
  /** Sum to make; 0 where there is none. */
  readonly target: number
  /** Faces in the order they must vanish; empty for any order. */
  readonly orders: readonly number[]
}

/** A random order in which the pile can be taken apart. */
export function orderOf(covers: readonly (readonly number[])[], random: Random): number[] {
  const gone = new Set<number>()
  while (gone.size < covers.length)
    gone.add(
      pickOne(
        freeIn(covers, (tile) => gone.has(tile)),
        random,
      ),
    )
  return [...gone]
}
