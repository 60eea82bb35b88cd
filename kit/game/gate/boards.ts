import type { BoardCell, GameDefinition } from '#kit/game/contract.ts'
import { failure, type Finding } from './finding.ts'

export interface BoardEntry {
  readonly definition: GameDefinition
  readonly cells: readonly BoardCell[]
}

/** Boards of one family with a smaller distance count as the same. */
const LEAST_DISTANCE = 0.1
/** Maximum shift at which boards are compared. */
const MOST_SHIFT = 2
const TURNS: readonly ((x: number, y: number) => readonly [number, number])[] = [
  (x, y) => [x, y],
  (x, y) => [-x, y],
  (x, y) => [x, -y],
  (x, y) => [-x, -y],
  (x, y) => [y, x],
  (x, y) => [-y, x],
  (x, y) => [y, -x],
  (x, y) => [-y, -x],
]
/** Positions on a skewed grid are rounded to this fraction of a cell. */
const GRAIN = 4

const nameOf = (x: number, y: number, mark: BoardCell['mark']) =>
  `${Math.round(x * GRAIN)},${Math.round(y * GRAIN)},${mark ?? ''}`

/** The board shifted into its upper left corner. */
function cornered(cells: readonly BoardCell[]): BoardCell[] {
  const left = Math.min(...cells.map(({ x }) => x))
  const top = Math.min(...cells.map(({ y }) => y))
  return cells.map((cell) => ({ ...cell, x: cell.x - left, y: cell.y - top }))
}

/** Share of the cells that only one of two boards has, at the best rotation, reflection and shift: 0 to 1. */
export function boardDistance(one: readonly BoardCell[], other: readonly BoardCell[]): number {
  const [small, large] = one.length < other.length ? [one, other] : [other, one]
  const here = cornered(large)
  const names = new Set(here.map(({ x, y, mark }) => nameOf(x, y, mark)))
  // No alignment can match more cells than the smaller one has.
  let nearest = 1 - small.length / names.size
  if (nearest >= LEAST_DISTANCE) return nearest
  nearest = 1
  for (const turn of TURNS) {
    const there = cornered(
      small.map((cell) => {
        const [x, y] = turn(cell.x, cell.y)
        return { ...cell, x, y }
      }),
    )
    for (let dx = -MOST_SHIFT; dx <= MOST_SHIFT; dx++)
      for (let dy = -MOST_SHIFT; dy <= MOST_SHIFT; dy++) {
        const shared = there.filter(({ x, y, mark }) => names.has(nameOf(x + dx, y + dy, mark))).length
        nearest = Math.min(nearest, 1 - shared / (names.size + there.length - shared))
      }
  }
  return nearest
}

/** Rule 3 of "distinct": games that are distinct by their board have boards that differ by a tenth. */
export function checkBoards(entries: readonly BoardEntry[]): Finding[] {
  const own = entries.filter(({ definition, cells }) => definition.distinct === 'board' && cells.length > 0)
  return own.flatMap((one, index) =>
    own.slice(index + 1).flatMap((other) => {
      const distance = boardDistance(one.cells, other.cells)
      if (distance >= LEAST_DISTANCE) return []
      const percent = Math.round(distance * 1000) / 10
      const says = `its board differs from that of ${one.definition.slug} by ${percent} %`
      return [failure(other.definition.slug, 'one', says)]
    }),
  )
}

/** The initial state of each level, in the order of levels. */
export interface LevelPack {
  readonly slug: string
  readonly levels: readonly string[]
}

const MOST_SHARED = 0.05

/** Rule 4 of "distinct": games that are distinct by their levels share almost none with another game. */
export function checkLevelPacks(packs: readonly LevelPack[]): Finding[] {
  return packs.flatMap(({ slug, levels }, index) => {
    const own = new Set(levels)
    const repeated = levels.length - own.size
    const found =
      repeated > MOST_SHARED * levels.length
        ? [failure(slug, 'one', `${repeated} of its ${levels.length} levels are others of its own once more`)]
        : []
    return [
      ...found,
      ...packs.slice(0, index).flatMap((other) => {
        const shared = other.levels.filter((level) => own.has(level)).length
        return shared > MOST_SHARED * Math.min(own.size, other.levels.length)
          ? [failure(slug, 'one', `shares ${shared} levels with ${other.slug}`)]
          : []
      }),
    ]
  })
}
