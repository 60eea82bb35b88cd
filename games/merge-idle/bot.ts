import { pickOne, type Random } from '#kit/random/random.ts'
import {
  besides,
  boxPrice,
  cellCount,
  columnOf,
  freeCells,
  groupOf,
  rowOf,
  type Board,
  type Plan,
} from './board.ts'
import { isFloodNear } from './twists.ts'
import { mayMerge, moveOf, OPEN_BOX, saleOf, type MergeSim } from './rules.ts'

/** Ticks between two drags, and chance of a random one, by strength. */
const HANDS = [
  { rest: 80, slips: 0.3 },
  { rest: 44, slips: 0.04 },
  { rest: 26, slips: 0 },
] as const

/** Penalty for discarding a piece. */
const WASTE = 20

type Drag = readonly [from: number, to: number]

function mergeIn(plan: Plan, { cells }: Board): Drag | undefined {
  let best: Drag | undefined
  let lowest = Infinity
  for (const [from, one] of cells.entries())
    for (const [to, other] of cells.entries()) {
      if (to === from || !one || !other || !mayMerge(plan, one, other)) continue
      // Small ones first; upwards on a board whose lower rows are in danger.
      const isWaste = plan.twist === 'recipes' && one.kind === other.kind
      const cost = one.tier + (to > from ? 0.5 : 0) + (isWaste ? WASTE : 0)
      if (cost >= lowest) continue
      lowest = cost
      best = [from, to]
    }
  const isRoomy = cells.filter((piece) => !piece).length > 2
  return lowest >= WASTE && isRoomy ? undefined : best
}

/** Brings equal pieces together until three touch. */
function tripleIn(plan: Plan, board: Board): Drag | undefined {
  let best: Drag | undefined
  let most = 0
  for (const [from, piece] of board.cells.entries()) {
    if (!piece) continue
    const here = groupOf(plan, board, from).length
    const total = board.cells.filter((one) => one?.tier === piece.tier && one.kind === piece.kind).length
    if (total < plan.needs) continue
    for (const to of freeCells(board)) {
      const cells = [...board.cells]
      cells[to] = piece
      cells[from] = null
      const size = groupOf(plan, { ...board, cells }, to).length
      if (size <= here || size <= most) continue
      most = size
      best = [from, to]
    }
  }
  return best
}

/** The column where the next piece meets its like, or disturbs least. */
function dropIn(plan: Plan, { cells, meter }: Board): Drag {
  let best = 0
  let least = Infinity
  for (let column = 0; column < plan.columns; column++) {
    const stack = cells.filter((_, cell) => columnOf(plan, cell) === column).filter((piece) => piece !== null)
    if (stack.length >= plan.rows) continue
    const top = stack[0]?.tier ?? 12
    const cost = top === meter ? -20 : (top > meter ? top - meter : 14 + meter - top) + stack.length * 1.5
    if (cost >= least) continue
    least = cost
    best = column
  }
  return [best, best]
}

function orderIn(plan: Plan, { cells, orders }: Board): Drag | undefined {
  for (const [slot, { kind, tier }] of orders.entries()) {
    const from = cells.findIndex((piece) => piece?.kind === kind && piece.tier === tier)
    if (from >= 0) return [from, cellCount(plan) + slot]
  }
  return undefined
}

function rescueIn(plan: Plan, board: Board): Drag | undefined {
  if (plan.twist !== 'flood' || !isFloodNear(board)) return undefined
  const from = board.cells.findIndex(
    (piece, cell) => piece && piece.tier > 1 && rowOf(plan, cell) === plan.rows - 1,
  )
  const to = freeCells(board).find((cell) => rowOf(plan, cell) < plan.rows - 1)
  return from >= 0 && to !== undefined ? [from, to] : undefined
}

/** Unlike pieces that stand apart are brought side by side. */
function pairIn(plan: Plan, board: Board): Drag | undefined {
  if (plan.twist !== 'neighbours') return undefined
  const helped = (kind: number, cell: number, without: number) =>
    besides(plan, cell).reduce((sum, next) => {
      const other = next === without ? null : board.cells[next]
      return other ? sum + (other.kind === kind ? -1 : 2) : sum
    }, 0)
  for (const [from, piece] of board.cells.entries()) {
    if (!piece || piece.tier < board.best - 2) continue
    const to = freeCells(board).find(
      (cell) => helped(piece.kind, cell, from) > helped(piece.kind, from, -1) + 1,
    )
    if (to !== undefined) return [from, to]
  }
  return undefined
}

/** The move of a good player. */
export function advise({ plan, state }: Pick<MergeSim, 'plan' | 'state'>): number | undefined {
  const drag =
    plan.twist === 'drop'
      ? dropIn(plan, state)
      : (orderIn(plan, state) ??
        rescueIn(plan, state) ??
        (plan.needs === 3 ? tripleIn(plan, state) : mergeIn(plan, state)) ??
        pairIn(plan, state))
  if (drag) return moveOf(plan, ...drag)
  const isFree = freeCells(state).length > 0
  const canPay = plan.twist === 'energy' ? state.meter >= 1 : state.coins >= boxPrice(state)
  if (isFree && canPay) return OPEN_BOX
  if (isFree || plan.twist === 'belt') return undefined
  // A full board without a pair: discard the smallest piece.
  const smallest = state.cells.reduce(
    (low, piece, cell) =>
      piece && piece.tier < (state.cells[low]?.tier ?? 99) && piece.rest === 0 ? cell : low,
    0,
  )
  return plan.twist === 'garden' && state.cells.some((piece) => piece && piece.rest > 0)
    ? undefined
    : moveOf(plan, smallest, saleOf(plan))
}

const lastActs = new WeakMap<object, number>()

export function mergeWell(sim: MergeSim, random: Random, strength: 0 | 1 | 2): number {
  const { state } = sim
  const { rest, slips } = HANDS[strength]
  const last = lastActs.get(sim) ?? -rest
  if (state.tick - last < rest && state.tick >= last) return 0
  const input = random() < slips ? (pickOne(sim.legal(), random) as number) : advise(sim)
  if (!input) return 0
  lastActs.set(sim, state.tick)
  return input
}
