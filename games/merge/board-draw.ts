import { slideLane } from './board-gestures.ts'
import { landing, type MergeBoard } from './board-state.ts'
import { groupAt } from './gather.ts'
import { isJoined } from './paths.ts'
import type { Input, State } from './state.ts'

function drawAim(board: MergeBoard, pen: CanvasRenderingContext2D, state: State) {
  const column = board.aimed >= 0 ? board.aimed : board.cursor
  if (!board.isColumns || column < 0) return
  const to = landing(board, column)
  if (to !== undefined) board.painter.ghost(pen, to, state.next[0]!)
}

function drawHint(board: MergeBoard, pen: CanvasRenderingContext2D, input: Input, k: number) {
  const shown = Math.sin(k * 14) ** 2
  pen.save()
  pen.globalAlpha = 0.3 + 0.7 * shown
  if (board.isColumns) {
    const to = landing(board, input[0]!)
    if (to !== undefined) board.painter.mark(pen, to, '#ffffff')
  } else if (board.isSlide)
    board.painter.path(pen, board.tools.state().cells, slideLane(board.definition, input[0]!), true)
  else if (board.isPath) board.painter.path(pen, board.tools.state().cells, input, true)
  else if (board.isTwin) drawTwins(board, pen, input)
  else board.painter.mark(pen, input[0]!, '#ffffff')
  pen.restore()
}

function drawTwins(board: MergeBoard, pen: CanvasRenderingContext2D, pair: readonly number[]) {
  for (const [index, cell] of pair.entries()) {
    board.painter.ghost(pen, cell, board.tools.state().next[index]!)
    board.painter.mark(pen, cell, '#ffffff')
  }
}

export function drawBoard(board: MergeBoard, pen: CanvasRenderingContext2D) {
  const state = board.tools.state()
  board.painter.ground(pen)
  if (board.playing) {
    const at = Math.min(board.playing.waves.length - 1e-6, board.playing.k * board.playing.waves.length)
    board.painter.wave(pen, board.playing.waves[Math.floor(at)]!, at - Math.floor(at))
  } else board.painter.tiles(pen, state.cells)
  drawAim(board, pen, state)
  if (board.hinted) drawHint(board, pen, board.hinted.input, board.hinted.k)
  if (board.isTwin) drawTwins(board, pen, board.path)
  if (board.isPath) {
    board.painter.path(pen, state.cells, board.path, isJoined(board.definition, state.cells, board.path))
    board.painter.total(pen, state, board.path)
  } else if (board.isColumns) {
    const column =
      board.aimed >= 0 ? board.aimed : board.cursor >= 0 ? board.cursor : Math.floor(board.columns / 2)
    const { x } = board.layout.middle(column)
    const y = board.layout.strip.y + board.layout.strip.height / 2
    board.painter.tile(pen, state.next[0]!, x, y)
    const edge =
      column < board.columns - 1
        ? board.layout.box.x + board.layout.box.width - board.layout.tile * 0.45
        : board.layout.box.x + board.layout.tile * 0.45
    board.painter.tile(pen, state.next[1]!, edge, y, board.layout.tile * 0.55)
  } else board.painter.next(pen, state.next)
  if (board.aimed >= 0 && board.gesture === 'place' && state.cells[board.aimed] === 0)
    board.painter.ghost(pen, board.aimed, state.next[0]!)
  if (board.aimed >= 0 && board.gesture === 'group' && !board.playing)
    for (const cell of groupAt(state.cells, board.beside, board.aimed))
      board.painter.mark(pen, cell, '#ffffff')
  if (board.cursor >= 0 && !board.isColumns && !board.isSlide)
    board.painter.mark(pen, board.cursor, '#ffe66d')
}
