import { openMicro, type MicroRules, type MicroSim, type Turn } from '#kit/game/micro/rules.ts'
import {
  BOX,
  boxPrice,
  cellCount,
  columnOf,
  earn,
  groupOf,
  MOST_TIER,
  newBoard,
  newPiece,
  payOut,
  placeOf,
  worthOf,
  type Board,
  type Piece,
  type Plan,
} from './board.ts'
import { boxTier, bring, dropInto, orderPlace, ORDERS, twists } from './twists.ts'

/** A tick: nothing, the box, a drag from a cell to a place, or restoring a stored board. */
export type MergeInput = number | readonly ['load', save: string]

export interface MergeSim extends Omit<MicroSim, 'apply' | 'legal'> {
  readonly plan: Plan
  readonly state: Board
  legal(): readonly MergeInput[]
  apply(input: MergeInput): ReturnType<MicroSim['apply']>
}

export const OPEN_BOX = 1
const FIRST_MOVE = 2
const LONGEST_SAVE = 40_000
const GIFT_TICKS = 60 * 7
/** Share of a piece's value when sold. */
const SALE = 0.5

/** Places beyond the cells: the orders, then the box, where a piece is sold. */
export const placeCount = (plan: Plan) => cellCount(plan) + ORDERS + 1
export const saleOf = (plan: Plan) => cellCount(plan) + ORDERS
export const moveOf = (plan: Plan, from: number, to: number) => FIRST_MOVE + from * placeCount(plan) + to

export const mayMerge = (plan: Plan, one: Piece, other: Piece): boolean => {
  if (one.tier !== other.tier || one.tier >= MOST_TIER) return false
  if (plan.twist === 'recipes') return true
  return one.kind === other.kind && (twists[plan.twist].mayMerge?.(one, other) ?? true)
}

function grow(
  plan: Plan,
  board: Board,
  turn: Turn,
  { from, to }: { readonly from: number; readonly to: number },
) {
  const [moved, kept] = [board.cells[from]!, board.cells[to]!]
  board.cells[from] = null
  if (plan.twist === 'recipes' && moved.kind === kept.kind) {
    kept.kind = (kept.kind + 1) % plan.kinds
    const { x, y } = placeOf(plan, to)
    return turn.tell('changed', x, y)
  }
  const kind = plan.twist === 'recipes' ? plan.kinds - moved.kind - kept.kind : kept.kind
  risen(plan, board, turn, { to, piece: { ...newPiece(kind, kept.tier + 1), age: kept.age } })
}

function risen(
  plan: Plan,
  board: Board,
  turn: Turn,
  { to, piece }: { readonly to: number; readonly piece: Piece },
) {
  const at = placeOf(plan, to)
  board.cells[to] = piece
  board.best = Math.max(board.best, piece.tier)
  turn.tell('merge', at.x, at.y)
  earn(board, turn, worthOf(piece.tier, plan.needs), at)
  twists[plan.twist].merged?.(plan, board, turn, to)
}

/** Three or more touching equal pieces merge where the last was put. */
function gather(plan: Plan, board: Board, turn: Turn, to: number) {
  const group = groupOf(plan, board, to)
  if (group.length < plan.needs) return
  const { kind, tier, age } = board.cells[to]!
  for (const cell of group) board.cells[cell] = null
  risen(plan, board, turn, { to, piece: { ...newPiece(kind, Math.min(MOST_TIER, tier + 1)), age } })
  gather(plan, board, turn, to)
}

function move(plan: Plan, board: Board, turn: Turn, [from, to]: readonly [number, number]) {
  const twist = twists[plan.twist]
  const piece = board.cells[from]
  if (plan.twist === 'drop') {
    // Any touch of a column lets the next piece fall there.
    if (to < cellCount(plan) && !dropInto(plan, board, turn, columnOf(plan, to)))
      turn.tell('wrong', placeOf(plan, to).x, 90)
    return
  }
  if (!piece || from === to) return
  if (to === saleOf(plan)) {
    board.cells[from] = null
    return earn(board, turn, Math.max(1, worthOf(piece.tier, plan.needs) * SALE), BOX)
  }
  if (to >= cellCount(plan)) return twist.deliver?.(plan, board, turn, { from, slot: to - cellCount(plan) })
  const at = placeOf(plan, to)
  if (board.shut[to]) return turn.tell('wrong', at.x, at.y)
  const other = board.cells[to]
  if (other && plan.needs === 2 && mayMerge(plan, piece, other)) return grow(plan, board, turn, { from, to })
  if (twist.mayMove === false) return turn.tell('wrong', at.x, at.y)
  board.cells[to] = piece
  board.cells[from] = other ?? null
  turn.tell('move', at.x, at.y)
  if (plan.needs === 2) return
  gather(plan, board, turn, to)
  if (other) gather(plan, board, turn, from)
}

function openBox(plan: Plan, board: Board, turn: Turn) {
  const isTired = plan.twist === 'energy'
  const price = isTired ? 0 : boxPrice(board)
  if (
    plan.twist === 'drop' ||
    board.coins < price ||
    (isTired && board.meter < 1) ||
    !bring(plan, board, turn, boxTier(board))
  )
    return turn.tell('wrong', BOX.x, BOX.y)
  board.coins -= price
  board.bought++
  if (isTired) board.meter--
}

function stepBoard(plan: Plan, board: Board, turn: Turn) {
  const twist = twists[plan.twist]
  board.clock++
  if (turn.input === OPEN_BOX) openBox(plan, board, turn)
  if (turn.input >= FIRST_MOVE) {
    const code = turn.input - FIRST_MOVE
    const places = placeCount(plan)
    move(plan, board, turn, [Math.floor(code / places), code % places])
  }
  payOut(plan, board, turn, (cell) => twist.share?.(plan, board, cell) ?? 1)
  if (!twist.noGifts && board.clock % GIFT_TICKS === 0) bring(plan, board, turn, boxTier(board))
  twist.step?.(plan, board, turn)
  const reached = plan.twist === 'orders' ? board.served : board.best
  if (board.over || reached < board.goal) return
  board.over = board.won = true
  turn.tell('won', 200, 200)
}

const rulesOf = (plan: Plan): MicroRules<Board> => ({
  inputs: [0, OPEN_BOX],
  hand: 'tap',
  start: (random) => newBoard(plan, random),
  step: (board, turn) => stepBoard(plan, board, turn),
})

/** Every drag that could be made now. */
function dragsOf(plan: Plan, { cells, shut, orders }: Board): readonly number[] {
  if (plan.twist === 'drop')
    return Array.from({ length: plan.columns }, (_, column) => moveOf(plan, column, column))
  const targets = [...cells.keys()].filter((cell) => !shut[cell])
  const slots = orders.map((_, slot) => cellCount(plan) + slot)
  return cells.flatMap((piece, from) =>
    piece ? [...targets.filter((to) => to !== from), ...slots].map((to) => moveOf(plan, from, to)) : [],
  )
}

/** A board as a sim: won with a piece of the highest tier. */
export function openBoard(plan: Plan, seed: number, saved?: string): MergeSim {
  const rules = rulesOf(plan) as MicroRules
  const inner = openMicro(rules, seed, saved)
  const state = inner.state as Board
  return {
    ...inner,
    plan,
    state,
    get status() {
      return state.over ? (state.won ? 'won' : 'lost') : 'playing'
    },
    get score() {
      return state.score
    },
    get progress() {
      const reached = plan.twist === 'orders' ? state.served : state.best - 1
      return Math.min(1, reached / (plan.goal - 1))
    },
    legal: () => (state.over ? [] : [0, OPEN_BOX, ...dragsOf(plan, state)]),
    apply(input) {
      if (typeof input === 'number') return inner.apply(input)
      const kept = JSON.parse(input[1]) as { state: Board }
      if (kept.state.cells.length === state.cells.length && kept.state.goal === state.goal)
        Object.assign(state, kept.state)
      return []
    },
  }
}

/** Whether something from outside is an input of this board. */
export function isMergeInput(plan: Plan, input: unknown): input is MergeInput {
  if (typeof input === 'number')
    return Number.isInteger(input) && input >= 0 && input < FIRST_MOVE + cellCount(plan) * placeCount(plan)
  if (!Array.isArray(input) || input.length !== 2) return false
  const [kind, save] = input as readonly unknown[]
  return kind === 'load' && typeof save === 'string' && save.length <= LONGEST_SAVE
}

/** Where a place of a move is in the field. */
export function pointOf(plan: Plan, place: number) {
  if (place < cellCount(plan)) return placeOf(plan, place)
  return place === saleOf(plan) ? BOX : orderPlace(place - cellCount(plan))
}
