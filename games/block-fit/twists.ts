import { pickIndex, type Random } from '#kit/random/random.ts'
import type { Board } from './board.ts'
import type { Twist } from './definitions.ts'

/** Colours beyond those of the pieces. */
export const CORAL = 10
export const CRACKED = 11
export const WATER = 12
const COLORS = 9
const BOX = 3
const SHORTEST_SLANT = 4
const TIDE_EVERY = 6
const TIDE_GAPS = 3
const CORAL_EVERY = 4
const WORN_OUT = 3

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A board of squares under a rule of its own. */
export function twistedBoard(twist: Twist, plain: Board, side: number): Board {
  if (twist === 'boxes') return { ...plain, lines: [...plain.lines, ...boxes(plain, side)] }
  if (twist === 'slant') return { ...plain, lines: slants(plain, side) }
  if (twist === 'lake') return withLake(plain, side)
  return twist === 'rim' ? withoutEdge(plain, side) : plain
}

const boxes = (board: Board, side: number) =>
  range((side / BOX) ** 2).map((box) => {
    const [left, top] = [(box % (side / BOX)) * BOX, Math.floor(box / (side / BOX)) * BOX]
    return range(BOX * BOX).map((at) => board.at(left + (at % BOX), top + Math.floor(at / BOX)))
  })

function slants(board: Board, side: number): number[][] {
  const down = range(2 * side - 1).map((sum) => range(side).map((x) => board.at(x, sum - x)))
  const up = range(2 * side - 1).map((shift) => range(side).map((x) => board.at(x, x + shift - side + 1)))
  return [...down, ...up]
    .map((line) => line.filter((cell) => cell >= 0))
    .filter(({ length }) => length >= SHORTEST_SLANT)
}

/** Without the nine cells in the middle; a line ends at the lake. */
function withLake(plain: Board, side: number): Board {
  const middle = (side - 1) / 2
  const isLake = ({ x, y }: { readonly x: number; readonly y: number }) =>
    Math.abs(x - middle) <= 1 && Math.abs(y - middle) <= 1
  const cells = plain.cells.filter((cell) => !isLake(cell))
  const numbers = new Map(cells.map(({ x, y }, index) => [y * side + x, index]))
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= side || y >= side ? -1 : (numbers.get(y * side + x) ?? -1)
  const lines: number[][] = []
  for (const isRow of [true, false])
    for (const index of range(side)) {
      let line: number[] = []
      for (const along of range(side + 1)) {
        const cell = along < side ? (isRow ? at(along, index) : at(index, along)) : -1
        if (cell >= 0) line.push(cell)
        else if (line.length > 0) {
          lines.push(line)
          line = []
        }
      }
    }
  const neighbours = cells.map(({ x, y }) =>
    [at(x + 1, y), at(x, y + 1), at(x - 1, y), at(x, y - 1)].filter((cell) => cell >= 0),
  )
  return { lattice: plain.lattice, cells, lines, neighbours, at }
}

function withoutEdge(plain: Board, side: number): Board {
  const around = (value: number) => ((value % side) + side) % side
  const at = (x: number, y: number) => plain.at(around(x), around(y))
  const neighbours = plain.cells.map(({ x, y }) => [at(x + 1, y), at(x, y + 1), at(x - 1, y), at(x, y - 1)])
  return { ...plain, at, neighbours }
}

interface Ruled {
  readonly board: Board
  readonly twist?: Twist
}

/** Remains of cleared cells: coral cracks first, and worn ice becomes water. */
export function washed(
  { twist }: Ruled,
  cells: readonly number[],
  gone: readonly number[],
  wear: readonly number[] | undefined,
): number[] {
  const next = [...cells]
  for (const cell of gone) {
    if (cells[cell] === WATER) continue
    const isWorn = twist === 'ice' && wear !== undefined && wear[cell]! >= WORN_OUT
    next[cell] = isWorn ? WATER : cells[cell] === CORAL ? CRACKED : 0
  }
  return next
}

/** Everything falls as far as it can. */
export function settle(board: Board, cells: readonly number[]): number[] {
  const next = cells.map(() => 0)
  const bottom = Math.max(...board.cells.map(({ y }) => y))
  const columns = new Map<number, number>()
  for (const [cell, { x }] of [...board.cells.entries()].toReversed()) {
    if (cells[cell] === 0) continue
    const y = columns.get(x) ?? bottom
    next[board.at(x, y)] = cells[cell]!
    columns.set(x, y - 1)
  }
  return next
}

interface Change {
  readonly cells: readonly number[]
  readonly kind?: 'rise' | 'grow'
  /** The tide has pushed something over the top. */
  readonly isFlooded?: boolean
}

/** What the sea does after a placement. */
export function afterwards(
  { board, twist }: Ruled,
  cells: readonly number[],
  { moves, random }: { readonly moves: number; readonly random: Random },
): Change {
  if (twist === 'tide' && moves % TIDE_EVERY === 0) return rise(board, cells, random)
  if (twist !== 'coral' || moves % CORAL_EVERY !== 0) return { cells }
  const free = cells.flatMap((color, cell) => (color === 0 ? [cell] : []))
  if (free.length === 0) return { cells }
  return { cells: cells.with(free[pickIndex(free.length, random)]!, CORAL), kind: 'grow' }
}

/** Pushes each column up to its first gap; one without a gap overflows. */
function rise(board: Board, cells: readonly number[], random: Random): Change {
  const bottom = Math.max(...board.cells.map(({ y }) => y))
  const color = 1 + pickIndex(COLORS, random)
  const gaps = new Set<number>()
  while (gaps.size < TIDE_GAPS) gaps.add(pickIndex(bottom + 1, random))
  const next = [...cells]
  let isFlooded = false
  for (const x of range(bottom + 1)) {
    if (gaps.has(x)) continue
    let pushed = color
    for (let y = bottom; y >= 0 && pushed !== 0; y--) {
      const cell = board.at(x, y)
      const above = next[cell]!
      next[cell] = pushed
      pushed = above
    }
    isFlooded ||= pushed !== 0
  }
  return { cells: next, kind: 'rise', isFlooded }
}
