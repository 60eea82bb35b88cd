import type { LineUpDefinition } from './definitions.ts'
import { isForbidden } from './forbidden.ts'
import { POP, type LineUpMove, type LineUpPosition } from './position.ts'
import type { Shape } from './shape.ts'

const emptyCells = (cells: readonly number[]): number[] => {
  const found: number[] = []
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === 0) found.push(cell)
  return found
}

/** The numbers a seat has not used: odd ones for the first, even ones for the second. */
export const numbersLeft = ({ cells, turn }: LineUpPosition): readonly number[] =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((number) => number % 2 !== turn && !cells.includes(number))

export const hasLine = (cells: readonly number[], board: number): boolean =>
  LINES_OF_THREE.some((line) => line.every((cell) => cells[board * 9 + cell] === 1))

export const LINES_OF_THREE = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

/** Cells open to a piece. */
export function openCells(definition: LineUpDefinition, shape: Shape, position: LineUpPosition): number[] {
  const { board, put, longer } = definition
  const { cells, small, sent, turn } = position
  if (put === 'drop' || put === 'drop-or-pop') return landings(shape, cells)
  const empty = emptyCells(cells)
  const floor = board.columns ** 2
  if (put === 'stack') return empty.filter((cell) => cell < floor || cells[cell - floor] !== 0)
  if (board.kind === 'nested')
    return empty.filter((cell) => {
      const home = Math.floor(cell / 9)
      return small[home] === -1 && (sent === -1 || sent === home)
    })
  if (board.kind === 'trio') return empty.filter((cell) => !hasLine(cells, Math.floor(cell / 9)))
  if (longer !== 'forbidden' || turn === 1) return empty
  const allowed = empty.filter((cell) => !isForbidden(shape, cells, cell))
  return allowed.length > 0 ? allowed : empty
}

/** Where a dropped piece comes to rest, column by column. */
function landings({ columns, rows }: Shape, cells: readonly number[]): number[] {
  const found: number[] = []
  for (let column = 0; column < columns; column++)
    for (let row = rows - 1; row >= 0; row--)
      if (cells[row * columns + column] === 0) {
        found.push(row * columns + column)
        break
      }
  return found
}

export function movesOf(definition: LineUpDefinition, shape: Shape, position: LineUpPosition): LineUpMove[] {
  const { size, columns, rows } = shape
  const { cells, turn } = position
  const open = openCells(definition, shape, position)
  if (definition.put === 'drop-or-pop') {
    const bottom = Array.from({ length: columns }, (_, column) => (rows - 1) * columns + column)
    const pops = bottom.filter((cell) => cells[cell] === turn + 1)
    return [...open, ...pops.map((cell) => cell + POP * size)]
  }
  if (definition.put === 'then-twist')
    return open.flatMap((cell) => [0, 1, 2, 3, 4, 5, 6, 7].map((twist) => cell + twist * size))
  if (definition.pieces === 'either') return open.flatMap((cell) => [cell, cell + size])
  if (definition.pieces === 'numbers') {
    const numbers = numbersLeft(position)
    return open.flatMap((cell) => numbers.map((number) => cell + number * size))
  }
  return open
}
