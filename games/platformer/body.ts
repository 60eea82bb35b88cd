import { TILE } from './level.ts'
import { HALF_HEIGHT, HALF_WIDTH, type Place } from './world.ts'

/** Keeps a box that ends exactly at a tile's edge out of the next tile. */
const TINY = 0.001
/** A head that meets a corner by less than this slips past it. */
const SLIP = 4

export const tileOf = (place: number) => Math.floor(place / TILE)

/** The letter at a place; beside the level is rock, above it rock continues upwards, below it is air. */
export function cellAt({ level }: Place, column: number, row: number): string {
  if (column < 0 || column >= level.width) return '#'
  if (row < 0) return level.cells[column] === '#' ? '#' : '.'
  if (row >= level.height) return '.'
  return level.cells[row * level.width + column]!
}

export function isSolid(place: Place, column: number, row: number): boolean {
  const letter = cellAt(place, column, row)
  if (letter === '#' || letter === 'I') return true
  if (letter === '.' || letter === '~') return false
  const { world, level } = place
  const cell = row * level.width + column
  if (letter === '%') return !world.gone.includes(cell)
  if (letter === 'R' || letter === 'L') return (world.phase === 0) === (letter === 'R')
  if ('BDE'.includes(letter)) return !world.open.includes(cell)
  return letter === 'X' && world.tick >= world.gate
}

/** Whether the hero's box would fit with its middle there. */
export function isFree(place: Place, x: number, y: number): boolean {
  const [left, right] = tilesOf(x, HALF_WIDTH)
  const [top, bottom] = tilesOf(y, HALF_HEIGHT)
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) if (isSolid(place, column, row)) return false
  return true
}

/** Rows or columns that a span touches. */
const tilesOf = (middle: number, half: number): readonly [number, number] => [
  tileOf(middle - half),
  tileOf(middle + half - TINY),
]

/** Moves the hero sideways; returns the cells it hit. */
export function slide(place: Place, way: number): readonly (readonly [column: number, row: number])[] {
  const { hero } = place.world
  hero.x += way
  if (way === 0) return []
  const [left, right] = tilesOf(hero.x, HALF_WIDTH)
  const column = way > 0 ? right : left
  const [top, bottom] = tilesOf(hero.y, HALF_HEIGHT)
  const hits: [number, number][] = []
  for (let row = top; row <= bottom; row++) if (isSolid(place, column, row)) hits.push([column, row])
  if (hits.length > 0) hero.x = way > 0 ? column * TILE - HALF_WIDTH : (column + 1) * TILE + HALF_WIDTH
  return hits
}

/** Moves the hero up or down; true when something stopped it. */
export function rise(place: Place, way: number): boolean {
  const { hero } = place.world
  const feet = hero.y + HALF_HEIGHT
  hero.y += way
  if (way === 0) return false
  const [top, bottom] = tilesOf(hero.y, HALF_HEIGHT)
  const row = way > 0 ? bottom : top
  if (!isBlocked(place, row, { feet, isFalling: way > 0 })) return false
  if (way * hero.down < 0 && slips(place, row)) return false
  hero.y = way > 0 ? row * TILE - HALF_HEIGHT : (row + 1) * TILE + HALF_HEIGHT
  return true
}

/** Whether a row holds the hero's box; planks hold only feet that come from above. */
function isBlocked(
  place: Place,
  row: number,
  { feet, isFalling }: { readonly feet: number; readonly isFalling: boolean },
): boolean {
  const [left, right] = tilesOf(place.world.hero.x, HALF_WIDTH)
  const lands = isFalling && feet <= row * TILE + TINY
  for (let column = left; column <= right; column++)
    if (isSolid(place, column, row) || (lands && cellAt(place, column, row) === '=')) return true
  return false
}

/** Slips a head past a corner. */
function slips(place: Place, row: number): boolean {
  const { hero } = place.world
  const { x } = hero
  for (const side of [-SLIP, SLIP]) {
    hero.x = x + side
    if (!isBlocked(place, row, { feet: Infinity, isFalling: false })) return true
  }
  hero.x = x
  return false
}

/** Cells right below the feet (or above, when gravity is turned over). */
export function underFoot(place: Place): number[] {
  const { hero } = place.world
  const row = tileOf(hero.y + hero.down * (HALF_HEIGHT + 1))
  const [left, right] = tilesOf(hero.x, HALF_WIDTH)
  const cells: number[] = []
  for (let column = left; column <= right; column++)
    if (isSolid(place, column, row)) cells.push(row * place.level.width + column)
  return cells
}
