import { besides, cellsOf, rowsOf, SIDES, stepFrom, touching, type Board } from '#kit/game/pencil/board.ts'
import type { Grade } from '#kit/game/pencil/generate.ts'
import { pickIndex, pickOne, shuffled, type Random } from '#kit/random/random.ts'

export const isIn = (cells: Iterable<number>) => {
  const set = new Set(cells)
  return (cell: number) => set.has(cell)
}

/** Tents that never touch, each with its own adjacent tree. */
export function tentsOn(grade: Grade, random: Random) {
  const tents: number[] = []
  const trees: number[] = []
  const wanted = Math.round(grade.columns * grade.rows * 0.19)
  for (const cell of shuffled(cellsOf(grade), random)) {
    if (tents.length >= wanted) break
    if (trees.includes(cell) || touching(grade, cell).some(isIn(tents))) continue
    const places = besides(grade, cell).filter((other) => !trees.includes(other) && !tents.includes(other))
    if (places.length === 0) continue
    tents.push(cell)
    trees.push(pickOne(places, random))
  }
  return { tents, trees }
}

/** Straight tubes that fill the board, each from its bulb on. */
export function tubesOn(grade: Grade, random: Random): number[][] {
  const taken = new Set<number>()
  return shuffled(cellsOf(grade), random).flatMap((bulb) => {
    if (taken.has(bulb)) return []
    const tube = [bulb]
    const step = pickOne(SIDES, random)
    for (
      let next = stepFrom(grade, bulb, step);
      next !== undefined && !taken.has(next) && tube.length < 5;
      next = stepFrom(grade, next, step)
    )
      tube.push(next)
    for (const cell of tube) taken.add(cell)
    return [tube]
  })
}

/** Ships of these lengths, none touching another, not even at a corner. */
export function fleetOn(grade: Grade, random: Random): number[] | undefined {
  const lengths =
    grade.columns > 7 ? [4, 3, 3, 2, 2, 2, 1, 1] : grade.columns > 6 ? [3, 3, 2, 2, 1, 1] : [3, 2, 2, 1, 1]
  const taken = new Set<number>()
  for (const length of lengths) {
    const spots = shuffled(cellsOf(grade), random).flatMap((bow) =>
      SIDES.slice(0, 2).flatMap((step) => {
        const ship = [bow]
        while (ship.length < length) {
          const next = stepFrom(grade, ship.at(-1)!, step)
          if (next === undefined) return []
          ship.push(next)
        }
        const isFree = ship.every(
          (cell) => !taken.has(cell) && !touching(grade, cell).some((near) => taken.has(near)),
        )
        return isFree ? [ship] : []
      }),
    )
    const [ship] = spots
    if (!ship) return undefined
    for (const cell of ship) taken.add(cell)
  }
  return cellsOf(grade).map((cell) => (taken.has(cell) ? 1 : 0))
}

/** Dominoes to be shaded, none sharing a side with another. */
export function dominoesOn(grade: Grade, random: Random): number[][] {
  const taken = new Set<number>()
  const isFree = (cell: number) => !taken.has(cell) && !besides(grade, cell).some((near) => taken.has(near))
  return shuffled(cellsOf(grade), random).flatMap((cell) => {
    const other = shuffled(besides(grade, cell), random).find(isFree)
    if (!isFree(cell) || other === undefined) return []
    taken.add(cell).add(other)
    return [[cell, other]]
  })
}

/** The board laid out with dominoes, turned in pairs until no row is left to see. */
export function tiled(board: Board, random: Random): number[][] {
  let tiles = rowsOf(board).flatMap((row) =>
    row.flatMap((cell, at) => (at % 2 === 0 ? [[cell, row[at + 1]!]] : [])),
  )
  for (let turn = 0; turn < board.columns * board.rows * 6; turn++) {
    const corner = pickIndex(board.columns * board.rows, random)
    const square = [corner, corner + 1, corner + board.columns, corner + board.columns + 1]
    if ((corner + 1) % board.columns === 0 || corner + board.columns >= board.columns * board.rows) continue
    const inside = tiles.filter((tile) => tile.every(isIn(square)))
    if (inside.length !== 2) continue
    const [a, b, c, d] = square as [number, number, number, number]
    const lying = inside.some((tile) => tile.includes(a) && tile.includes(b))
    tiles = [
      ...tiles.filter((tile) => !inside.includes(tile)),
      ...(lying
        ? [
            [a, c],
            [b, d],
          ]
        : [
            [a, b],
            [c, d],
          ]),
    ]
  }
  return tiles
}
