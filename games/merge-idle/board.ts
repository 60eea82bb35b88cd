import { freshBase, type Base, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'

/** The special rule of each board. */
export const TWISTS = [
  'plain',
  'orders',
  'belt',
  'siege',
  'garden',
  'recipes',
  'fog',
  'drop',
  'triple',
  'neighbours',
  'flood',
  'energy',
] as const
export type Twist = (typeof TWISTS)[number]

/** One piece on the board; plain JSON. `kind` tells families of pieces apart, tier 1 is the smallest. */
export interface Piece {
  kind: number
  tier: number
  /** Ticks since it came. */
  age: number
  /** Ticks until it can merge, pay or shoot again, by twist. */
  rest: number
}

export interface Foe {
  lane: number
  x: number
  hp: number
  full: number
}

export interface Order {
  kind: number
  tier: number
  left: number
  full: number
}

export interface Board extends Base {
  cells: (Piece | null)[]
  /** Cells that lie under fog. */
  shut: boolean[]
  coins: number
  /** Boxes bought, each dearer than the one before. */
  bought: number
  best: number
  goal: number
  won: boolean
  orders: Order[]
  foes: Foe[]
  hearts: number
  /** Ticks to the twist's next event, and its progress. */
  next: number
  meter: number
  served: number
  clock: number
  /** Coins paid since the last event. */
  till: number
}

export interface Plan {
  readonly twist: Twist
  readonly columns: number
  readonly rows: number
  readonly kinds: number
  /** The tier that wins, or the number of orders. */
  readonly goal: number
  /** How many equal pieces make one of the next tier. */
  readonly needs: 2 | 3
}

const plan = (
  twist: Twist,
  columns: number,
  rows: number,
  goal: number,
  extra: Partial<Plan> = {},
): Plan => ({
  twist,
  columns,
  rows,
  kinds: 1,
  goal,
  needs: 2,
  ...extra,
})

export const PLANS: Readonly<Record<Twist, Plan>> = {
  plain: plan('plain', 5, 4, 10),
  orders: plan('orders', 5, 4, 24, { kinds: 2 }),
  belt: plan('belt', 6, 3, 9),
  siege: plan('siege', 4, 4, 9),
  garden: plan('garden', 5, 4, 7),
  recipes: plan('recipes', 5, 4, 7, { kinds: 3 }),
  fog: plan('fog', 6, 5, 10),
  drop: plan('drop', 5, 6, 9),
  triple: plan('triple', 6, 5, 6, { needs: 3 }),
  neighbours: plan('neighbours', 4, 4, 8, { kinds: 2 }),
  flood: plan('flood', 5, 5, 10),
  energy: plan('energy', 5, 4, 9),
}

export const MOST_TIER = 11
const SECOND = 60
const FIRST_COINS = 12
const PAY_TICKS = 90

export const cellCount = ({ columns, rows }: Plan) => columns * rows
export const columnOf = ({ columns }: Plan, cell: number) => cell % columns
export const rowOf = ({ columns }: Plan, cell: number) => Math.floor(cell / columns)

/** Where the board lies in the field, and where a cell is. */
export const sizeOf = ({ columns, rows }: Plan) => Math.min(66, 372 / columns, 262 / rows)
export const placeOf = (shape: Plan, cell: number) => {
  const size = sizeOf(shape)
  return {
    x: 200 + (columnOf(shape, cell) - (shape.columns - 1) / 2) * size,
    y: 218 + (rowOf(shape, cell) - (shape.rows - 1) / 2) * size,
  }
}
/** Where the box is that brings new pieces. */
export const BOX = { x: 200, y: 380 } as const

/** Integer power by multiplication: bit-identical on every machine. */
export function power(base: number, exponent: number): number {
  let product = 1
  for (let count = 0; count < exponent; count++) product *= base
  return product
}

export const boxPrice = ({ bought }: Pick<Board, 'bought'>) =>
  Math.round(4 + bought * 0.6 + (bought * bought) / 90)
export const worthOf = (tier: number, needs = 2) => Math.round(power(needs === 3 ? 3.4 : 2.3, tier - 1))

export const newPiece = (kind: number, tier: number): Piece => ({ kind, tier, age: 0, rest: 0 })

export function newBoard(shape: Plan, random: Random): Board {
  const count = cellCount(shape)
  const board: Board = {
    ...freshBase(),
    cells: Array.from({ length: count }, () => null),
    shut: Array.from({ length: count }, () => false),
    coins: FIRST_COINS,
    bought: 0,
    best: 1,
    goal: shape.goal,
    won: false,
    orders: [],
    foes: [],
    hearts: 3,
    next: SECOND * (shape.twist === 'flood' ? 24 : 3),
    meter: shape.twist === 'drop' ? 1 : 0,
    served: 0,
    clock: 0,
    till: 0,
  }
  if (shape.twist === 'fog') {
    board.shut = board.shut.map((_, cell) => {
      const [dx, dy] = [columnOf(shape, cell) - 2.5, rowOf(shape, cell) - 2]
      return dx * dx + dy * dy > 2.6
    })
  }
  if (shape.twist !== 'belt' && shape.twist !== 'drop')
    for (let piece = 0; piece < 4; piece++) {
      const free = freeCells(board)
      board.cells[free[pickIndex(free.length, random)]!] = newPiece(piece % shape.kinds, 1)
    }
  return board
}

export const freeCells = ({ cells, shut }: Pick<Board, 'cells' | 'shut'>): readonly number[] =>
  cells.flatMap((piece, cell) => (piece || shut[cell] ? [] : [cell]))

export function earn(
  board: Board,
  turn: Turn,
  coins: number,
  at: { readonly x: number; readonly y: number },
) {
  const amount = Math.round(coins)
  if (amount <= 0) return
  board.coins += amount
  board.score += amount
  turn.tell('coin', at.x, at.y, amount)
}

/** Every piece pays periodically, higher tiers far more. */
export function payOut(shape: Plan, board: Board, turn: Turn, shareOf: (cell: number) => number) {
  for (const [cell, piece] of board.cells.entries()) {
    if (!piece) continue
    piece.age++
    if (piece.rest > 0) piece.rest--
    if (piece.age % PAY_TICKS !== (cell * 17) % PAY_TICKS) continue
    const amount = Math.round((worthOf(piece.tier, shape.needs) * 0.5 + 0.5) * shareOf(cell))
    board.coins += amount
    board.score += amount
    board.till += amount
  }
  if (board.clock % SECOND !== 0 || board.till === 0) return
  turn.tell('income', 44, BOX.y - 34, board.till)
  board.till = 0
}

/** Pieces next to each other that are alike, with the one they begin from. */
export function groupOf(shape: Plan, { cells }: Board, from: number): readonly number[] {
  const first = cells[from]
  if (!first) return []
  const group = [from]
  for (const cell of group)
    for (const next of besides(shape, cell)) {
      const piece = cells[next]
      if (piece && !group.includes(next) && piece.kind === first.kind && piece.tier === first.tier)
        group.push(next)
    }
  return group
}

export function besides(shape: Plan, cell: number): readonly number[] {
  const { columns, rows } = shape
  const [x, y] = [columnOf(shape, cell), rowOf(shape, cell)]
  return [
    ...(x > 0 ? [cell - 1] : []),
    ...(x < columns - 1 ? [cell + 1] : []),
    ...(y > 0 ? [cell - columns] : []),
    ...(y < rows - 1 ? [cell + columns] : []),
  ]
}
