import type { Point } from '#kit/game/stage.ts'
import { SCALE } from './board-cheer.ts'
import { extended, ray, stepFrom, swipedWay, wayOfKey, WAYS } from './board-gestures.ts'
import { columnAt, landing, type MergeBoard } from './board-state.ts'
import { groupAt } from './gather.ts'
import { isJoined } from './paths.ts'
import type { Input } from './state.ts'

const SWIPE_PIXELS = 22

function send(board: MergeBoard, input: Input) {
  board.path = []
  board.aimed = -1
  board.isJoining = false
  board.tools.send(input)
}

function refuse(board: MergeBoard) {
  board.path = []
  board.isJoining = false
  board.host.sound('bad')
  board.tools.redraw()
}

function finishPath(board: MergeBoard) {
  if (board.path.length < 2) {
    board.path = []
    board.isJoining = false
    return board.tools.redraw()
  }
  if (isJoined(board.definition, board.tools.state().cells, board.path)) send(board, board.path)
  else refuse(board)
}

function take(board: MergeBoard, next: readonly number[]) {
  if (next.length === board.path.length && next.at(-1) === board.path.at(-1)) return
  if (next.length >= board.path.length)
    board.host.sound('tap', SCALE[Math.min(SCALE.length - 1, next.length - 1)])
  board.path = next
  board.tools.redraw()
}

function isOpen(board: MergeBoard, goal: number) {
  const { cells } = board.tools.state()
  if (board.isColumns) return landing(board, goal) !== undefined
  return (
    goal >= 0 &&
    (board.gesture === 'group' ? groupAt(cells, board.beside, goal).length > 1 : cells[goal] === 0)
  )
}

function takeTwin(board: MergeBoard, cell: number) {
  if (cell < 0 || cell === board.path[0]) return
  if (board.tools.state().cells[cell] !== 0) return refuse(board)
  const isSecond = board.path.length > 0 && board.beside[board.path[0]!]!.includes(cell)
  take(board, isSecond ? [board.path[0]!, cell] : [cell])
}

/** Dragging from the first cell: the second one rotates around it with the finger. */
function drawTwin(board: MergeBoard, cell: number) {
  const first = board.path[0]
  if (first === undefined || cell < 0) return
  if (cell === first) board.path = [first]
  else if (board.tools.state().cells[cell] === 0 && board.beside[first]!.includes(cell))
    take(board, [first, cell])
}

function finishTwins(board: MergeBoard, at: Point) {
  const cell = board.layout.cellAt(at)
  if (board.path.length === 2 && cell === board.path[1]) return send(board, board.path)
  // A tap places the first of the two: the next adjacent tap places the second.
  board.path = board.path.slice(0, 1)
  board.tools.redraw()
}

function swipe(board: MergeBoard, at: Point, from: Point) {
  const [dx, dy] = [at.x - from.x, at.y - from.y]
  if (board.swiped || Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE_PIXELS) return
  board.swiped = true
  slideBy(board, swipedWay(board.definition, dx, dy))
}

function slideBy(board: MergeBoard, way: number): boolean {
  const before = board.tools.state()
  board.tools.send([way])
  if (board.tools.state() === before) board.host.sound('tap', -5)
  return true
}

function keyOfColumns(board: MergeBoard, key: string): boolean {
  const way = WAYS[key]
  if (board.cursor < 0) board.cursor = Math.floor(board.columns / 2)
  if (way?.x) {
    board.cursor = Math.max(0, Math.min(board.columns - 1, board.cursor + way.x))
    board.host.sound('tap', board.cursor)
  } else if (key === 'Enter' || key === ' ' || way) {
    if (landing(board, board.cursor) === undefined) refuse(board)
    else send(board, [board.cursor])
  } else return false
  board.tools.redraw()
  return true
}

export function press(board: MergeBoard, at: Point) {
  if (board.tools.state().over) return
  board.swiped = false
  board.cursor = -1
  if (board.isColumns) board.aimed = columnAt(board, at)
  else if (board.isPath) {
    const cell = board.layout.cellAt(at)
    board.path = []
    if (cell >= 0) take(board, [cell])
  } else if (board.isTwin) takeTwin(board, board.layout.cellAt(at))
  else if (!board.isSlide) board.aimed = board.layout.cellAt(at)
  board.tools.redraw()
}

export function drag(board: MergeBoard, at: Point, from: Point | undefined) {
  if (!from) return
  if (board.isColumns) board.aimed = columnAt(board, at)
  else if (board.kind === 'tens' && board.path.length > 0)
    take(board, ray(board.layout, board.definition, board.path[0]!, at))
  else if (board.isPath && board.path.length > 0)
    take(board, extended(board.definition, board.tools.state(), board.path, board.layout.cellAt(at)))
  else if (board.isSlide) swipe(board, at, from)
  else if (board.isTwin) drawTwin(board, board.layout.cellAt(at))
  else if (!board.isPath) board.aimed = board.layout.cellAt(at)
  board.tools.redraw()
}

export function release(board: MergeBoard, at: Point) {
  if (board.isPath) return finishPath(board)
  if (board.isSlide) return
  if (board.isTwin) return finishTwins(board, at)
  const goal = board.isColumns ? columnAt(board, at) : board.layout.cellAt(at)
  board.aimed = -1
  if (!isOpen(board, goal)) return refuse(board)
  send(board, [goal])
}

export function pressKey(board: MergeBoard, key: string) {
  const way = WAYS[key]
  if (board.isSlide) {
    const slide = wayOfKey(board.definition, key)
    return slide === undefined ? false : slideBy(board, slide)
  }
  if (board.isColumns) return keyOfColumns(board, key)
  if (way) {
    board.cursor =
      board.cursor < 0 ? Math.floor(board.layout.count / 2) : stepFrom(board.layout, board.cursor, way)
    if (board.isJoining)
      take(board, extended(board.definition, board.tools.state(), board.path, board.cursor))
    board.tools.redraw()
    return true
  }
  if (key !== 'Enter' && key !== ' ') return false
  if (board.cursor < 0) board.cursor = Math.floor(board.layout.count / 2)
  else if (board.isPath && board.isJoining) finishPath(board)
  else if (board.isPath) {
    board.isJoining = true
    take(board, [board.cursor])
  } else if (board.isTwin) {
    takeTwin(board, board.cursor)
    if (board.path.length === 2) send(board, board.path)
  } else if (isOpen(board, board.cursor)) send(board, [board.cursor])
  else refuse(board)
  board.tools.redraw()
  return true
}
