import type { Controls } from '#kit/game/micro/mount.ts'
import { type Brush, PAINT } from '#kit/game/micro/brush.ts'
import type { Point, Stage } from '#kit/game/stage.ts'
import { type Board, BOX, cellCount, type Plan, sizeOf } from './board.ts'
import { moveOf, OPEN_BOX, placeCount, pointOf, saleOf } from './rules.ts'
import { drawPiece } from './piece-art.ts'

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const BOX_REACH = { x: 74, y: 24 }

interface Drag {
  readonly plan: Plan
  readonly tick: (board: Board) => void
  readonly waiting: number[]
  taken: number
  isDragged: boolean
  finger: Point
  mark: number
}

/** Pieces are dragged, or touched one after the other; keys move a mark that takes and puts. */
export function dragging(plan: Plan, tick: (board: Board) => void): Controls {
  const waiting: number[] = []

  const drag: Drag = {
    plan,
    tick,
    waiting,
    taken: -1,
    isDragged: false,
    finger: BOX,
    mark: -1,
  }

  return {
    down: (at, state) => fingerDown(drag, at, state as Board),
    key: (key) => pressKey(drag, key),
    input: (stage, fieldOf, state) => input(drag, stage, fieldOf, state as Board),
    draw: (brush, state) => draw(drag, brush, state as Board),
    reset: () => reset(drag),
  }
}

function placeAt(drag: Drag, { x, y }: Point): number {
  if (Math.abs(x - BOX.x) < BOX_REACH.x && Math.abs(y - BOX.y) < BOX_REACH.y) return saleOf(drag.plan)
  const reach = sizeOf(drag.plan) * 0.55
  for (let place = 0; place < placeCount(drag.plan) - 1; place++) {
    const at = pointOf(drag.plan, place)
    const isOrder = place >= cellCount(drag.plan)
    if (Math.abs(at.x - x) < (isOrder ? 58 : reach) && Math.abs(at.y - y) < (isOrder ? 34 : reach))
      return place
  }
  return -1
}

function touch(drag: Drag, place: number, board: Board) {
  if (drag.plan.twist === 'drop') {
    if (place >= 0 && place < cellCount(drag.plan)) drag.waiting.push(moveOf(drag.plan, place, place))
    return
  }
  if (drag.taken >= 0 && place >= 0 && place !== drag.taken) {
    drag.waiting.push(moveOf(drag.plan, drag.taken, place))
    drag.taken = -1
    return
  }
  if (place === saleOf(drag.plan)) drag.waiting.push(OPEN_BOX)
  drag.taken =
    place >= 0 && place < cellCount(drag.plan) && drag.taken !== place && board.cells[place] ? place : -1
}

function fingerDown(drag: Drag, at: Point, board: Board) {
  drag.mark = -1
  const place = placeAt(drag, at)
  drag.finger = at
  // A touch in open columns counts wherever it falls.
  if (drag.plan.twist === 'drop' && place < 0) {
    const column = Math.floor(
      (at.x - (200 - (drag.plan.columns * sizeOf(drag.plan)) / 2)) / sizeOf(drag.plan),
    )
    if (column >= 0 && column < drag.plan.columns) touch(drag, column, board)
    return
  }
  touch(drag, place, board)
  drag.isDragged = drag.taken >= 0
}

function pressKey(drag: Drag, key: string) {
  if (key === 'b' || key === 'B') {
    drag.waiting.push(OPEN_BOX)
    return true
  }
  if (key === 'Enter' || key === ' ') {
    if (drag.mark < 0) drag.mark = 0
    else drag.waiting.push(-1)
    return true
  }
  const way = ARROWS[key]
  if (!way) return false
  drag.mark = nextPlace(drag.plan, drag.mark, way)
  return true
}

function input(drag: Drag, { held, pointer }: Stage, fieldOf: (at: Point) => Point, board: Board) {
  drag.tick(board)
  if (drag.isDragged) {
    if (held) drag.finger = fieldOf(pointer)
    else {
      drag.isDragged = false
      const place = placeAt(drag, fieldOf(pointer))
      if (place >= 0 && place !== drag.taken) {
        drag.waiting.push(moveOf(drag.plan, drag.taken, place))
        drag.taken = -1
      }
    }
  }
  const next = drag.waiting.shift() ?? 0
  if (next >= 0) return next
  touch(drag, drag.mark, board)
  return drag.waiting.shift() ?? 0
}

function draw(drag: Drag, brush: Brush, { cells }: Board) {
  const piece = cells[drag.taken]
  const size = sizeOf(drag.plan)
  if (piece) {
    const { x, y } = pointOf(drag.plan, drag.taken)
    brush.ring(x, y, size * 0.46, 4, PAINT.lagoon)
    if (drag.isDragged)
      drawPiece(brush, drag.plan.twist, piece, [drag.finger.x, drag.finger.y - 16], (size / 44) * 1.2)
  }
  if (drag.mark < 0) return
  const { x, y } = pointOf(drag.plan, drag.mark)
  brush.ring(x, y, drag.mark === saleOf(drag.plan) ? 30 : size * 0.5, 4, PAINT.shell, 0.9)
}

function reset(drag: Drag) {
  drag.waiting.length = 0
  drag.taken = -1
  drag.isDragged = false
}

/** The nearest place in a direction. */
function nextPlace(plan: Plan, from: number, [dx, dy]: readonly [number, number]): number {
  if (from < 0) return 0
  const here = pointOf(plan, from)
  let best = from
  let least = Infinity
  for (let place = 0; place < placeCount(plan); place++) {
    if (plan.twist !== 'orders' && place >= cellCount(plan) && place !== saleOf(plan)) continue
    const { x, y } = pointOf(plan, place)
    const ahead = (x - here.x) * dx + (y - here.y) * dy
    if (ahead < 1) continue
    const cost = ahead + 2.5 * Math.abs((x - here.x) * dy + (y - here.y) * dx)
    if (cost >= least) continue
    least = cost
    best = place
  }
  return best
}
