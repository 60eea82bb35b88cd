import type { Point } from '#kit/game/stage.ts'
import type { Board } from './board.ts'
import { isLong, isSwap, isTurn } from './definitions.ts'
import { lineOf, swapOf } from './moves.ts'
import { ringAt, ringNear } from './rings.ts'
import { kindOf, type Move, type State } from './state.ts'

/** A line that follows the finger: where it lies and how far it has been pulled, in cells. */
export interface Pull {
  readonly line: number
  readonly upright: boolean
  readonly at: number
  readonly by: number
}

/** What the hands do, in board units; `attempt` is asked with every finished gesture. */
export interface Gestures {
  readonly chosen: readonly number[]
  readonly path: readonly number[]
  readonly pull: Pull | undefined
  readonly cursor: number | undefined
  down(at: Point): void
  move(at: Point): void
  up(at: Point): void
  key(name: string): boolean
  clear(): void
}

interface Wishes {
  board(): Board
  state(): State
  attempt(move: Move): void
  /** A gem was touched or the thread has grown. */
  touched(length: number): void
}

const REACH = 0.62
const PULL_FROM = 0.3
const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** What the fingers have hold of. */
interface Grip {
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

export function gestures({ board, state, attempt, touched }: Wishes): Gestures {
  const grip: Grip = {
    board,
    state,
    attempt,
    touched,
    chosen: undefined,
    path: [],
    pull: undefined,
    from: undefined,
    cursor: undefined,
    isTracing: false,
  }
  const gesture: Gestures = {
    get chosen() {
      return grip.chosen === undefined
        ? []
        : isTurn(kind(grip))
          ? ringAt(board().grid, grip.chosen)
          : [grip.chosen]
    },
    get path() {
      return grip.path
    },
    get pull() {
      return grip.pull
    },
    get cursor() {
      return grip.cursor
    },
    down: (at) => down(grip, at),
    move: (at) => move(grip, at),
    up: (at) => up(grip, at),
    key: (name) => key(grip, name),
    clear() {
      grip.chosen = grip.pull = grip.from = undefined
      grip.path = []
      grip.isTracing = false
    },
  }
  return gesture
}

const kind = (grip: Grip) => grip.board().definition.kind

function nearest(grip: Grip, at: Point): number | undefined {
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

const swaps = (grip: Grip) => isSwap(kind(grip))

const isOnBoard = (grip: Grip, { x, y }: Point) =>
  x > 0 && y > 0 && x < grip.board().grid.width && y < grip.board().grid.height

/** The turn around the touched corner. */
const squareAt = (grip: Grip, at: Point) => ringNear(grip.board().grid, at)

function choose(grip: Grip, cell: number) {
  if (grip.chosen !== undefined && grip.board().grid.near[grip.chosen]!.includes(cell)) {
    const other = grip.chosen
    grip.chosen = undefined
    grip.attempt(swapOf(kind(grip), other, cell))
    return
  }
  grip.chosen = grip.chosen === cell ? undefined : cell
  grip.touched(1)
}

function extend(grip: Grip, cell: number) {
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

function endTrace(grip: Grip) {
  const done = grip.path
  grip.path = []
  grip.isTracing = false
  // A single tap leaves its mark: the thread begins there.
  grip.chosen = done.length === 1 ? done[0] : undefined
  if (done.length > 1) grip.attempt(done)
}

function startPull(grip: Grip, at: Point) {
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

function endPull(grip: Grip) {
  if (!grip.pull) return
  const { length } = lineOf(grip.board().grid, grip.pull.line)
  const by = ((Math.round(grip.pull.by) % length) + length) % length
  const { line } = grip.pull
  grip.pull = undefined
  if (by !== 0) grip.attempt([line, by])
}

/** Arrow keys walk; with a gem taken they swap, slide or lengthen the thread. */
function turn(grip: Grip, way: Point): boolean {
  const { board, attempt } = grip
  const { grid } = board()
  if (grip.cursor === undefined) {
    grip.cursor = Math.floor(grid.rows / 2) * grid.columns + Math.floor(grid.columns / 2)
    return true
  }
  if (kind(grip) === 'slide' && grip.chosen !== undefined) {
    const isRow = way.x !== 0
    const line = isRow ? Math.floor(grip.cursor / grid.columns) : grid.rows + (grip.cursor % grid.columns)
    const { length } = lineOf(grid, line)
    grip.chosen = undefined
    attempt([line, way.x + way.y > 0 ? 1 : length - 1])
    return true
  }
  const next = neighbour(grip, grip.cursor, way)
  if (next === undefined) return true
  const isNext =
    !isLong(kind(grip)) && grip.chosen !== undefined && board().grid.near[grip.chosen]!.includes(next)
  if (swaps(grip) && grip.chosen !== undefined && isNext) {
    const other = grip.chosen
    grip.chosen = undefined
    attempt(swapOf(kind(grip), other, next))
    return true
  }
  grip.cursor = next
  if (grip.isTracing) extend(grip, next)
  return true
}

function neighbour(grip: Grip, cell: number, way: Point): number | undefined {
  const { grid } = grip.board()
  const here = grid.place(cell)
  let best: number | undefined
  let most = 0.3
  // Where swaps go over corners or by jumps the cursor still walks from side to side.
  const isFar = kind(grip) === 'corner' || kind(grip) === 'knight' || isLong(kind(grip))
  for (const next of isFar ? grid.touch[cell]! : grid.near[cell]!) {
    const place = grid.place(next)
    const along = (place.x - here.x) * way.x + (place.y - here.y) * way.y
    const aside = Math.abs((place.x - here.x) * way.y - (place.y - here.y) * way.x)
    if (along - (isFar ? aside : 0) <= most) continue
    most = along - (isFar ? aside : 0)
    best = next
  }
  return best
}

function act(grip: Grip) {
  const { attempt } = grip
  if (grip.cursor === undefined) grip.cursor = 0
  if (kind(grip) === 'collapse') return attempt([grip.cursor])
  if (isTurn(kind(grip))) {
    const { x, y } = grip.board().grid.place(grip.cursor)
    return attempt([squareAt(grip, { x: x + 0.4, y: y + 0.4 })])
  }
  if (kind(grip) === 'trace') {
    if (grip.isTracing) return endTrace(grip)
    grip.isTracing = true
    grip.path = []
    return extend(grip, grip.cursor)
  }
  choose(grip, grip.cursor)
}

function down(grip: Grip, at: Point) {
  grip.cursor = undefined
  grip.from = at
  const cell = nearest(grip, at)
  if (kind(grip) === 'slide') return
  if (isTurn(kind(grip))) {
    grip.chosen = isOnBoard(grip, at) ? squareAt(grip, at) : undefined
    return
  }
  if (cell === undefined) {
    grip.chosen = undefined
    return
  }
  if (swaps(grip)) choose(grip, cell)
  else if (kind(grip) === 'trace') {
    grip.path = []
    extend(grip, cell)
  }
}

function move(grip: Grip, at: Point) {
  if (!grip.from) return
  if (kind(grip) === 'slide') return startPull(grip, at)
  if (isTurn(kind(grip))) {
    grip.chosen = isOnBoard(grip, at) ? squareAt(grip, at) : undefined
    return
  }
  const cell = nearest(grip, at)
  if (cell === undefined) return
  if (kind(grip) === 'trace') extend(grip, cell)
  // A long swap is aimed: it is made when the finger is lifted.
  if (!swaps(grip) || isLong(kind(grip)) || grip.chosen === undefined || cell === grip.chosen) return
  if (!grip.board().grid.near[grip.chosen]!.includes(cell)) return
  grip.from = undefined
  choose(grip, cell)
}

function up(grip: Grip, at: Point) {
  const { attempt } = grip
  if (!grip.from && kind(grip) !== 'slide') return
  grip.from = undefined
  if (kind(grip) === 'slide') return endPull(grip)
  if (kind(grip) === 'trace') return endTrace(grip)
  const cell = nearest(grip, at)
  if (kind(grip) === 'collapse' && cell !== undefined) attempt([cell])
  if (isLong(kind(grip)) && grip.chosen !== undefined && cell !== undefined && cell !== grip.chosen)
    if (grip.board().grid.near[grip.chosen]!.includes(cell)) choose(grip, cell)
  if (isTurn(kind(grip))) {
    grip.chosen = undefined
    if (isOnBoard(grip, at)) attempt([squareAt(grip, at)])
  }
}

function key(grip: Grip, name: string) {
  const way = WAYS[name]
  if (way) return turn(grip, way)
  if (name !== ' ' && name !== 'Enter') return false
  act(grip)
  return true
}
