import type { Point } from '#kit/game/stage.ts'
import { isLong, isTurn } from './definitions.ts'
import { lineOf, swapOf } from './moves.ts'
import { type Grip, kind, swaps, squareAt, choose, extend, endTrace } from './grip.ts'

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Arrow keys move; with a selected gem they swap, slide or lengthen the thread. */
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

export function key(grip: Grip, name: string) {
  const way = WAYS[name]
  if (way) return turn(grip, way)
  if (name !== ' ' && name !== 'Enter') return false
  act(grip)
  return true
}
