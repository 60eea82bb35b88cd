import { SIDES, stepFrom, type Board } from '#kit/game/pencil/board.ts'
import type { Random } from '#kit/random/random.ts'
import { grownLoop, orderOf, type GrowWish } from './grow.ts'
import { netOf } from './model.ts'
import { edgeBetween, type Net } from './net.ts'
import type { Clue, LoopKind } from './puzzle.ts'

export const LONG: GrowWish = { share: 0.62, winding: 0.82 }
export const FULL: GrowWish = { share: 1, winding: 0.97 }
export const LOOSE: GrowWish = { share: 0.5, winding: 0.6 }

/** A random loop. */
export interface Loop {
  readonly net: Net
  readonly solution: readonly number[]
  /** Points in the order of the loop. */
  readonly order: readonly number[]
  isOn(node: number): boolean
  /** The four directions in which the loop leaves a cell. */
  waysAt(node: number): number[]
}

export function loopOn(kind: LoopKind, board: Board, wish: GrowWish, random: Random): Loop {
  const net = netOf({ kind, ...board })
  const solution = grownLoop(net, wish, random)
  const order = orderOf(net, solution)
  const on = new Set(order)
  return {
    net,
    solution,
    order,
    isOn: (node) => on.has(node),
    waysAt: (node) =>
      [0, 1, 2, 3].filter((way) => {
        const next = stepFrom(board, node, SIDES[way]!)
        const edge = next === undefined ? undefined : edgeBetween(net, node, next)
        return edge !== undefined && solution[edge]! > 0
      }),
  }
}

export const isStraight = (ways: readonly number[]) => ways.length === 2 && (ways[0]! + ways[1]!) % 2 === 0
export const isBent = (ways: readonly number[]) => ways.length === 2 && !isStraight(ways)

/** Cells in a direction from a cell. */
export function ray(board: Board, from: number, way: number): number[] {
  const cells: number[] = []
  for (let at = stepFrom(board, from, SIDES[way]!); at !== undefined; at = stepFrom(board, at, SIDES[way]!))
    cells.push(at)
  return cells
}

/** Number of straight lines from a cell in a direction. */
const straightness = (board: Board, waysAt: Loop['waysAt']) => (node: number, way: number) => {
  let length = 0
  let at = node
  while (waysAt(at).includes(way)) {
    at = stepFrom(board, at, SIDES[way]!)!
    length++
  }
  return length
}

/** Black pearls where the loop turns between straights, white ones where it runs straight next to a turn. */
export const pearlsOf = ({ order, waysAt }: Loop): Clue[] =>
  order.flatMap((at, index): Clue[] => {
    const beside = [order.at(index - 1)!, order[(index + 1) % order.length]!].map(waysAt)
    const ways = waysAt(at)
    if (isBent(ways) && beside.every(isStraight)) return [{ kind: 'pearl', at, sign: 'black' }]
    return isStraight(ways) && beside.some(isBent) ? [{ kind: 'pearl', at, sign: 'white' }] : []
  })

const LONGEST_TOLD = 6

/** Cells whose straights have equal length, and that length. */
export function lengthsOf(board: Board, { order, waysAt }: Loop): Clue[] {
  const on = straightness(board, waysAt)
  const told = order.flatMap((at): Clue[] => {
    const ways = waysAt(at)
    const arms = ways.map((way) => on(at, way))
    if (isStraight(ways)) return [{ kind: 'length', at, value: arms[0]! + arms[1]! }]
    return arms[0] === arms[1] ? [{ kind: 'length', at, value: arms[0]! }] : []
  })
  return told.filter(({ value = 0 }) => value <= LONGEST_TOLD)
}

/** The middle of every straight stretch. */
export function middlesOf(board: Board, { net, order, waysAt }: Loop): Clue[] {
  const on = straightness(board, waysAt)
  return order.flatMap((corner): Clue[] =>
    isStraight(waysAt(corner))
      ? []
      : waysAt(corner)
          .filter((way) => way < 2)
          .map((way): Clue => {
            const length = on(corner, way)
            const nodes = [corner, ...ray(board, corner, way)]
            const half = Math.floor(length / 2)
            if (length % 2 === 0) return { kind: 'middle', at: nodes[half]!, sign: 'point' }
            return { kind: 'middle', at: edgeBetween(net, nodes[half]!, nodes[half + 1]!)!, sign: 'line' }
          }),
  )
}

/** Number of visited cells per row and column. */
export function sumsOf(board: Board, isOn: (cell: number) => boolean): Clue[] {
  const cells = Array.from({ length: board.columns * board.rows }, (_, cell) => cell)
  const sum = (line: number[], sign: string): Clue => {
    return { kind: 'sum', at: line[0]!, sign, cells: line, value: line.filter(isOn).length }
  }
  return [
    ...Array.from({ length: board.rows }, (_, row) =>
      sum(
        cells.filter((cell) => Math.floor(cell / board.columns) === row),
        'left',
      ),
    ),
    ...Array.from({ length: board.columns }, (_, column) =>
      sum(
        cells.filter((cell) => cell % board.columns === column),
        'top',
      ),
    ),
  ]
}
