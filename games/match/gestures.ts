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

export function gestures({ board, state, attempt, touched }: Wishes): Gestures {
  let chosen: number | undefined
  let path: number[] = []
  let pull: Pull | undefined
  let from: Point | undefined
  let cursor: number | undefined
  let isTracing = false

  const kind = () => board().definition.kind
  const nearest = (at: Point): number | undefined => {
    const { grid } = board()
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
  const swaps = () => isSwap(kind())
  const isOnBoard = ({ x, y }: Point) => x > 0 && y > 0 && x < board().grid.width && y < board().grid.height
  /** The turn around the touched corner. */
  const squareAt = (at: Point) => ringNear(board().grid, at)

  function choose(cell: number) {
    if (chosen !== undefined && board().grid.near[chosen]!.includes(cell)) {
      const other = chosen
      chosen = undefined
      attempt(swapOf(kind(), other, cell))
      return
    }
    chosen = chosen === cell ? undefined : cell
    touched(1)
  }

  function extend(cell: number) {
    const { cells } = state()
    const last = path.at(-1)
    if (last === cell) return
    if (path.at(-2) === cell) {
      path = path.slice(0, -1)
      touched(path.length)
      return
    }
    const isNext = last === undefined || board().grid.touch[last]!.includes(cell)
    const isSame = last === undefined || kindOf(cells[cell]!) === kindOf(cells[last]!)
    if (!isNext || !isSame || path.includes(cell)) return
    path = [...path, cell]
    touched(path.length)
  }

  function endTrace() {
    const done = path
    path = []
    isTracing = false
    // A single tap leaves its mark: the thread begins there.
    chosen = done.length === 1 ? done[0] : undefined
    if (done.length > 1) attempt(done)
  }

  function startPull(at: Point) {
    if (!from) return
    const [dx, dy] = [at.x - from.x, at.y - from.y]
    if (!pull && Math.max(Math.abs(dx), Math.abs(dy)) < PULL_FROM) return
    const { columns, rows } = board().grid
    const upright: boolean = pull ? pull.upright : Math.abs(dy) > Math.abs(dx)
    const index = upright ? Math.floor(from.x) : Math.floor(from.y)
    const line = upright ? rows + index : index
    if (index < 0 || index >= (upright ? columns : rows)) return
    if (!pull) touched(1)
    pull = { line, upright, at: index + 0.5, by: upright ? dy : dx }
  }

  function endPull() {
    if (!pull) return
    const { length } = lineOf(board().grid, pull.line)
    const by = ((Math.round(pull.by) % length) + length) % length
    const { line } = pull
    pull = undefined
    if (by !== 0) attempt([line, by])
  }

  const gesture: Gestures = {
    get chosen() {
      return chosen === undefined ? [] : isTurn(kind()) ? ringAt(board().grid, chosen) : [chosen]
    },
    get path() {
      return path
    },
    get pull() {
      return pull
    },
    get cursor() {
      return cursor
    },
    down(at) {
      cursor = undefined
      from = at
      const cell = nearest(at)
      if (kind() === 'slide') return
      if (isTurn(kind())) {
        chosen = isOnBoard(at) ? squareAt(at) : undefined
        return
      }
      if (cell === undefined) {
        chosen = undefined
        return
      }
      if (swaps()) choose(cell)
      else if (kind() === 'trace') {
        path = []
        extend(cell)
      }
    },
    move(at) {
      if (!from) return
      if (kind() === 'slide') return startPull(at)
      if (isTurn(kind())) {
        chosen = isOnBoard(at) ? squareAt(at) : undefined
        return
      }
      const cell = nearest(at)
      if (cell === undefined) return
      if (kind() === 'trace') extend(cell)
      // A long swap is aimed: it is made when the finger is lifted.
      if (!swaps() || isLong(kind()) || chosen === undefined || cell === chosen) return
      if (!board().grid.near[chosen]!.includes(cell)) return
      from = undefined
      choose(cell)
    },
    up(at) {
      if (!from && kind() !== 'slide') return
      from = undefined
      if (kind() === 'slide') return endPull()
      if (kind() === 'trace') return endTrace()
      const cell = nearest(at)
      if (kind() === 'collapse' && cell !== undefined) attempt([cell])
      if (isLong(kind()) && chosen !== undefined && cell !== undefined && cell !== chosen)
        if (board().grid.near[chosen]!.includes(cell)) choose(cell)
      if (isTurn(kind())) {
        chosen = undefined
        if (isOnBoard(at)) attempt([squareAt(at)])
      }
    },
    key(name) {
      const way = WAYS[name]
      if (way) return turn(way)
      if (name !== ' ' && name !== 'Enter') return false
      act()
      return true
    },
    clear() {
      chosen = pull = from = undefined
      path = []
      isTracing = false
    },
  }

  /** Arrow keys walk; with a gem taken they swap, slide or lengthen the thread. */
  function turn(way: Point): boolean {
    const { grid } = board()
    if (cursor === undefined) {
      cursor = Math.floor(grid.rows / 2) * grid.columns + Math.floor(grid.columns / 2)
      return true
    }
    if (kind() === 'slide' && chosen !== undefined) {
      const isRow = way.x !== 0
      const line = isRow ? Math.floor(cursor / grid.columns) : grid.rows + (cursor % grid.columns)
      const { length } = lineOf(grid, line)
      chosen = undefined
      attempt([line, way.x + way.y > 0 ? 1 : length - 1])
      return true
    }
    const next = neighbour(cursor, way)
    if (next === undefined) return true
    const isNext = !isLong(kind()) && chosen !== undefined && board().grid.near[chosen]!.includes(next)
    if (swaps() && chosen !== undefined && isNext) {
      const other = chosen
      chosen = undefined
      attempt(swapOf(kind(), other, next))
      return true
    }
    cursor = next
    if (isTracing) extend(next)
    return true
  }

  function neighbour(cell: number, way: Point): number | undefined {
    const { grid } = board()
    const here = grid.place(cell)
    let best: number | undefined
    let most = 0.3
    // Where swaps go over corners or by jumps the cursor still walks from side to side.
    const isFar = kind() === 'corner' || kind() === 'knight' || isLong(kind())
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

  function act() {
    if (cursor === undefined) cursor = 0
    if (kind() === 'collapse') return attempt([cursor])
    if (isTurn(kind())) {
      const { x, y } = board().grid.place(cursor)
      return attempt([squareAt({ x: x + 0.4, y: y + 0.4 })])
    }
    if (kind() === 'trace') {
      if (isTracing) return endTrace()
      isTracing = true
      path = []
      return extend(cursor)
    }
    choose(cursor)
  }

  return gesture
}
