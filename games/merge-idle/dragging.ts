import type { Controls } from '#kit/game/micro/mount.ts'
import { PAINT } from '#kit/game/micro/brush.ts'
import type { Point } from '#kit/game/stage.ts'
import { BOX, cellCount, sizeOf, type Board, type Plan } from './board.ts'
import { moveOf, OPEN_BOX, placeCount, pointOf, saleOf } from './rules.ts'
import { drawPiece } from './piece-art.ts'

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const BOX_REACH = { x: 74, y: 24 }

/** Pieces are dragged, or touched one after the other; keys move a mark that takes and puts. */
export function dragging(plan: Plan, tick: (board: Board) => void): Controls {
  const waiting: number[] = []
  let taken = -1
  let isDragged = false
  let finger: Point = BOX
  let mark = -1

  const placeAt = ({ x, y }: Point): number => {
    if (Math.abs(x - BOX.x) < BOX_REACH.x && Math.abs(y - BOX.y) < BOX_REACH.y) return saleOf(plan)
    const reach = sizeOf(plan) * 0.55
    for (let place = 0; place < placeCount(plan) - 1; place++) {
      const at = pointOf(plan, place)
      const isOrder = place >= cellCount(plan)
      if (Math.abs(at.x - x) < (isOrder ? 58 : reach) && Math.abs(at.y - y) < (isOrder ? 34 : reach))
        return place
    }
    return -1
  }

  function touch(place: number, board: Board) {
    if (plan.twist === 'drop') {
      if (place >= 0 && place < cellCount(plan)) waiting.push(moveOf(plan, place, place))
      return
    }
    if (taken >= 0 && place >= 0 && place !== taken) {
      waiting.push(moveOf(plan, taken, place))
      taken = -1
      return
    }
    if (place === saleOf(plan)) waiting.push(OPEN_BOX)
    taken = place >= 0 && place < cellCount(plan) && taken !== place && board.cells[place] ? place : -1
  }

  return {
    down(at, state) {
      mark = -1
      const board = state as Board
      const place = placeAt(at)
      finger = at
      // A touch in open columns counts wherever it falls.
      if (plan.twist === 'drop' && place < 0) {
        const column = Math.floor((at.x - (200 - (plan.columns * sizeOf(plan)) / 2)) / sizeOf(plan))
        if (column >= 0 && column < plan.columns) touch(column, board)
        return
      }
      touch(place, board)
      isDragged = taken >= 0
    },
    key(key) {
      if (key === 'b' || key === 'B') {
        waiting.push(OPEN_BOX)
        return true
      }
      if (key === 'Enter' || key === ' ') {
        if (mark < 0) mark = 0
        else waiting.push(-1)
        return true
      }
      const way = ARROWS[key]
      if (!way) return false
      mark = nextPlace(plan, mark, way)
      return true
    },
    input({ held, pointer }, fieldOf, state) {
      const board = state as Board
      tick(board)
      if (isDragged) {
        if (held) finger = fieldOf(pointer)
        else {
          isDragged = false
          const place = placeAt(fieldOf(pointer))
          if (place >= 0 && place !== taken) {
            waiting.push(moveOf(plan, taken, place))
            taken = -1
          }
        }
      }
      const next = waiting.shift() ?? 0
      if (next >= 0) return next
      touch(mark, board)
      return waiting.shift() ?? 0
    },
    draw(brush, state) {
      const { cells } = state as Board
      const piece = cells[taken]
      const size = sizeOf(plan)
      if (piece) {
        const { x, y } = pointOf(plan, taken)
        brush.ring(x, y, size * 0.46, 4, PAINT.lagoon)
        if (isDragged) drawPiece(brush, plan.twist, piece, [finger.x, finger.y - 16], (size / 44) * 1.2)
      }
      if (mark < 0) return
      const { x, y } = pointOf(plan, mark)
      brush.ring(x, y, mark === saleOf(plan) ? 30 : size * 0.5, 4, PAINT.shell, 0.9)
    },
    reset() {
      waiting.length = 0
      taken = -1
      isDragged = false
    },
  }
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
