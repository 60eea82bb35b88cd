import type { Point } from '#kit/game/stage.ts'
import type { Board } from './board.ts'
import { isSwap } from './definitions.ts'
import { lineOf, swapOf } from './moves.ts'
import { ringNear } from './rings.ts'
import { kindOf, type Move, type State } from './state.ts'
import { type Pull } from './gestures.ts'

export interface Wishes {
  board(): Board
  state(): State
  attempt(move: Move): void
  /** A gem was touched or the thread has grown. */
  touched(length: number): void
}

const REACH = 0.62
const PULL_FROM = 0.3

/** What the fingers hold. */
export interface Grip {
  readonly board: () => Board
  readonly state: () => State
  readonly attempt: (move: Move) => void
  readonly touched: (length: number) => void
  chosen: number | undefined
  path: number[]
  pull: Pull | undefined
  from: Point | undefined
  cursor: number | undefined
  isTracing: boolean
}

export const kind = (grip: Grip) => grip.board().definition.kind

export function nearest(grip: Grip, at: Point): number | undefined {
  const { grid } = grip.board()
  let best: number | undefined
  let shortest = REACH
  for (let cell = 0; cell < grid.size; cell++) {
    const place = grid.place(cell)
    const far = Math.hypot(place.x - at.x, place.y - at.y)
    if (far >= shortest) continue
    shortest = far
    best = cell
  }
  return best
}

export const swaps = (grip: Grip) => isSwap(kind(grip))

export const isOnBoard = (grip: Grip, { x, y }: Point) =>
  x > 0 && y > 0 && x < grip.board().grid.width && y < grip.board().grid.height

/** The turn around the touched corner. */
export const squareAt = (grip: Grip, at: Point) => ringNear(grip.board().grid, at)

export function choose(grip: Grip, cell: number) {
  if (grip.chosen !== undefined && grip.board().grid.near[grip.chosen]!.includes(cell)) {
    const other = grip.chosen
    grip.chosen = undefined
    grip.attempt(swapOf(kind(grip), other, cell))
    return
  }
  grip.chosen = grip.chosen === cell ? undefined : cell
  grip.touched(1)
}

export function extend(grip: Grip, cell: number) {
  const { touched } = grip
  const { cells } = grip.state()
  const last = grip.path.at(-1)
  if (last === cell) return
  if (grip.path.at(-2) === cell) {
    grip.path = grip.path.slice(0, -1)
    touched(grip.path.length)
    return
  }
  const isNext = last === undefined || grip.board().grid.touch[last]!.includes(cell)
  const isSame = last === undefined || kindOf(cells[cell]!) === kindOf(cells[last]!)
  if (!isNext || !isSame || grip.path.includes(cell)) return
  grip.path = [...grip.path, cell]
  touched(grip.path.length)
}

export function endTrace(grip: Grip) {
  const done = grip.path
  grip.path = []
  grip.isTracing = false
  // A single tap stays marked: the thread begins there.
  grip.chosen = done.length === 1 ? done[0] : undefined
  if (done.length > 1) grip.attempt(done)
}

export function startPull(grip: Grip, at: Point) {
  if (!grip.from) return
  const [dx, dy] = [at.x - grip.from.x, at.y - grip.from.y]
  if (!grip.pull && Math.max(Math.abs(dx), Math.abs(dy)) < PULL_FROM) return
  const { columns, rows } = grip.board().grid
  const upright: boolean = grip.pull ? grip.pull.upright : Math.abs(dy) > Math.abs(dx)
  const index = upright ? Math.floor(grip.from.x) : Math.floor(grip.from.y)
  const line = upright ? rows + index : index
  if (index < 0 || index >= (upright ? columns : rows)) return
  if (!grip.pull) grip.touched(1)
  grip.pull = { line, upright, at: index + 0.5, by: upright ? dy : dx }
}

export function endPull(grip: Grip) {
  if (!grip.pull) return
  const { length } = lineOf(grip.board().grid, grip.pull.line)
  const by = ((Math.round(grip.pull.by) % length) + length) % length
  const { line } = grip.pull
  grip.pull = undefined
  if (by !== 0) grip.attempt([line, by])
}
