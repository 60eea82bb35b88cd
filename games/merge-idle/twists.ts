import type { Turn } from '#kit/game/micro/rules.ts'
import { end } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import {
  besides,
  columnOf,
  earn,
  freeCells,
  newPiece,
  placeOf,
  rowOf,
  worthOf,
  type Board,
  type Order,
  type Piece,
  type Plan,
  type Twist,
} from './board.ts'

/** How a board changes the common rules; absent hooks change nothing. */
export interface TwistRules {
  step?(plan: Plan, board: Board, turn: Turn): void
  mayMerge?(one: Piece, other: Piece): boolean
  /** Called after a merge at a cell. */
  merged?(plan: Plan, board: Board, turn: Turn, cell: number): void
  /** Share of its pay a piece earns at a cell. */
  share?(plan: Plan, board: Board, cell: number): number
  /** Called when something is dropped on the place above the board. */
  deliver?(plan: Plan, board: Board, turn: Turn, move: { readonly from: number; readonly slot: number }): void
  /** False where pieces may not be moved to empty cells or swapped. */
  readonly mayMove?: false
  /** True where no piece appears by itself. */
  readonly noGifts?: true
}

const SECOND = 60
export const ORDERS = 2
const ORDER_TIME = SECOND * 45
const HIGHEST_ORDER = 7
export const BELT_STEP = SECOND * 2
export const LANE_TOP = 6
const FOE_EVERY = SECOND * 3.4
const GROW = SECOND * 2.4
export const FLOOD_EVERY = SECOND * 24
export const FLOOD_WARNING = SECOND * 6
export const MOST_ENERGY = 14
const ENERGY_TICKS = 80
const SHOT_TICKS = 48

/** Where the orders hang. */
export const orderPlace = (slot: number) => ({ x: 130 + slot * 140, y: 44 })

function newOrder(plan: Plan, board: Board, turn: Turn): Order {
  const most = Math.min(HIGHEST_ORDER, 2 + Math.floor(board.served / 4))
  const tier = Math.max(2, most - pickIndex(3, turn.random))
  return { kind: pickIndex(plan.kinds, turn.random), tier, left: ORDER_TIME, full: ORDER_TIME }
}

/** Puts a piece into the lowest free cell of a column and lets equal ones below it grow together. */
export function dropInto(plan: Plan, board: Board, turn: Turn, column: number): boolean {
  const stack = Array.from({ length: plan.rows }, (_, row) => (plan.rows - 1 - row) * plan.columns + column)
  const free = stack.find((cell) => !board.cells[cell])
  if (free === undefined) return false
  board.cells[free] = newPiece(0, board.meter)
  const { x, y } = placeOf(plan, free)
  turn.tell('drop', x, y)
  board.meter = nextDrop(board, turn)
  settle(plan, board, turn, column)
  return true
}

export const nextDrop = ({ best }: Board, turn: Turn) =>
  1 + pickIndex(Math.max(1, Math.min(4, best - 2)), turn.random)

function settle(plan: Plan, board: Board, turn: Turn, column: number) {
  for (let row = plan.rows - 1; row > 0; row--) {
    const [below, above] = [row * plan.columns + column, (row - 1) * plan.columns + column]
    const [one, other] = [board.cells[below], board.cells[above]]
    if (!one || !other || one.tier !== other.tier) continue
    one.tier++
    board.best = Math.max(board.best, one.tier)
    for (let up = row - 1; up > 0; up--)
      board.cells[up * plan.columns + column] = board.cells[(up - 1) * plan.columns + column]!
    board.cells[column] = null
    const at = placeOf(plan, below)
    earn(board, turn, worthOf(one.tier) * 2, at)
    turn.tell('merge', at.x, at.y)
    // What has grown may fit the one below it.
    row = plan.rows
  }
}

/** The belt runs row by row, there and back. */
export const beltOrder = ({ columns, rows }: Plan): readonly number[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from(
      { length: columns },
      (_unused, column) => row * columns + (row % 2 === 0 ? column : columns - 1 - column),
    ),
  ).flat()

export const twists: Readonly<Record<Twist, TwistRules>> = {
  plain: {},
  /** Guests ask for one piece each and pay well for it. */
  orders: {
    share: () => 0.35,
    step(plan, board, turn) {
      while (board.orders.length < ORDERS) board.orders.push(newOrder(plan, board, turn))
      for (const [slot, order] of board.orders.entries()) {
        if (--order.left > 0) continue
        board.orders[slot] = newOrder(plan, board, turn)
        turn.tell('missed', orderPlace(slot).x, orderPlace(slot).y)
      }
    },
    deliver(plan, board, turn, { from, slot }) {
      const order = board.orders[slot]
      const piece = board.cells[from]
      const at = orderPlace(slot)
      if (!order || !piece || piece.kind !== order.kind || piece.tier !== order.tier)
        return turn.tell('wrong', at.x, at.y)
      board.cells[from] = null
      board.served++
      earn(board, turn, worthOf(order.tier) * 5 + 4, at)
      turn.tell('served', at.x, at.y)
      board.orders[slot] = newOrder(plan, board, turn)
    },
  },
  /** Pieces ride to the end of the belt and are sold there, grown or not. */
  belt: {
    mayMove: false,
    noGifts: true,
    share: () => 0,
    step(plan, board, turn) {
      const path = beltOrder(plan)
      if (board.clock % BELT_STEP !== 0) return
      const last = path.at(-1)!
      const leaving = board.cells[last]
      if (leaving) {
        earn(board, turn, worthOf(leaving.tier) * 2.4, placeOf(plan, last))
        board.cells[last] = null
      }
      for (let step = path.length - 1; step > 0; step--) {
        const [to, from] = [path[step]!, path[step - 1]!]
        if (board.cells[to]) continue
        board.cells[to] = board.cells[from]!
        board.cells[from] = null
      }
      if (!board.cells[path[0]!])
        board.cells[path[0]!] = newPiece(0, Math.max(1, board.best - 5 + pickIndex(2, turn.random)))
    },
  },
  /** Pieces shoot at what comes down in their own column and those beside it. */
  siege: {
    share: () => 0.3,
    step(plan, board, turn) {
      if (--board.next <= 0) {
        board.next = Math.round(FOE_EVERY * (0.6 + 0.4 / (1 + board.served / 60)))
        board.served++
        const hp = Math.round(2 + board.served * 0.4 + (board.served * board.served) / 90)
        board.foes.push({ lane: pickIndex(plan.columns, turn.random), x: LANE_TOP, hp, full: hp })
      }
      for (const [cell, piece] of board.cells.entries()) {
        if (!piece || (piece.age + cell * 5) % SHOT_TICKS !== 0) continue
        const lane = columnOf(plan, cell)
        const foe = board.foes
          .filter((one) => Math.abs(one.lane - lane) <= 1)
          .toSorted((one, other) => other.x - one.x)[0]
        if (!foe) continue
        foe.hp -= worthOf(piece.tier)
        const { x } = placeOf(plan, foe.lane)
        turn.tell(foe.hp > 0 ? 'hit' : 'beaten', x, foe.x)
        if (foe.hp <= 0) earn(board, turn, 2 + foe.full * 0.5, { x, y: foe.x })
      }
      const wall = placeOf(plan, 0).y - 36
      for (const foe of board.foes) foe.x += 0.085
      const through = board.foes.filter(({ hp, x }) => hp > 0 && x >= wall)
      board.foes = board.foes.filter(({ hp, x }) => hp > 0 && x < wall)
      for (const { lane } of through) {
        const { x, y } = placeOf(plan, lane)
        board.hearts--
        turn.tell('broken', x, y)
        if (board.hearts <= 0) end(board, turn, { x, y })
      }
    },
  },
  /** What has grown needs time to ripen before it can grow again. */
  garden: {
    mayMerge: (one, other) => one.rest === 0 && other.rest === 0,
    share: (_plan, { cells }, cell) => (cells[cell]!.rest === 0 ? 0.3 : 0),
    merged(_plan, board, _turn, cell) {
      const piece = board.cells[cell]!
      piece.rest = Math.round(GROW * piece.tier)
    },
  },
  /** Two different ones of a tier make a larger one of the third kind; two equal ones only change kind. */
  recipes: {},
  /** Growing beside the fog lifts it. */
  fog: {
    merged(plan, board, turn, cell) {
      for (const next of besides(plan, cell)) {
        if (!board.shut[next]) continue
        board.shut[next] = false
        const { x, y } = placeOf(plan, next)
        turn.tell('lifted', x, y)
        if (turn.random() < 0.45) board.cells[next] = newPiece(0, Math.max(1, board.cells[cell]!.tier - 1))
        return
      }
    },
  },
  /** Pieces fall into columns; equal ones that meet grow together. */
  drop: {
    mayMove: false,
    noGifts: true,
    share: () => 0,
    step(_plan, board, turn) {
      if (board.cells.every(Boolean)) end(board, turn, { x: 200, y: 200 })
    },
  },
  triple: {},
  /** Unlike neighbours help each other, like ones get in each other's way. */
  neighbours: {
    share(plan, { cells }, cell) {
      const { kind } = cells[cell]!
      return besides(plan, cell).reduce((share, next) => {
        const other = cells[next]
        return other ? share + (other.kind === kind ? -0.25 : 0.5) : share
      }, 1)
    },
  },
  /** The sea takes small things from the lowest row and leaves others. */
  flood: {
    step(plan, board, turn) {
      if (--board.next > 0) return
      board.next = FLOOD_EVERY
      board.served++
      for (const cell of board.cells.keys()) {
        if (rowOf(plan, cell) < plan.rows - 1) continue
        const { x, y } = placeOf(plan, cell)
        const piece = board.cells[cell]
        if (piece && piece.tier < board.best - 1) {
          board.cells[cell] = null
          turn.tell('washed', x, y)
        }
        if (board.cells[cell] || turn.random() < 0.4) continue
        board.cells[cell] = newPiece(0, Math.max(1, board.best - 3 - pickIndex(2, turn.random)))
      }
      turn.tell('wave', 200, 340)
    },
  },
  /** Boxes cost breath, and growing gives some of it back. */
  energy: {
    step(_plan, board) {
      if (board.clock === 1) board.meter = MOST_ENERGY
      if (board.clock % ENERGY_TICKS === 0) board.meter = Math.min(MOST_ENERGY, board.meter + 1)
    },
    merged(_plan, board, _turn, cell) {
      board.meter = Math.min(MOST_ENERGY, board.meter + Math.ceil(board.cells[cell]!.tier / 3))
    },
  },
}

/** Before a flood the lowest row should hold nothing small. */
export const isFloodNear = ({ next }: Board) => next < FLOOD_WARNING

export const boxTier = ({ best }: Board) => Math.max(1, best - 5)

/** A new piece in a free cell; false when there is none. */
export function bring(plan: Plan, board: Board, turn: Turn, tier: number): boolean {
  const free = freeCells(board)
  if (free.length === 0) return false
  const cell = free[pickIndex(free.length, turn.random)]!
  board.cells[cell] = newPiece(pickIndex(plan.kinds, turn.random), tier)
  const { x, y } = placeOf(plan, cell)
  turn.tell('new', x, y)
  return true
}
