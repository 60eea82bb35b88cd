import { strokeRound } from '#kit/game/draw.ts'
import { drawMat, shine } from './mat.ts'
import { paintPicture } from './picture.ts'
import { drawBlock, drawLine, drawShifted, drawStill, drawSwap, drawTurn, type Board } from './tile-look.ts'
import { isDragged, isShifted, orderOf, placesOf } from './tile-moves.ts'
import { handleOf, timesOf, type TileState } from './tile-rules.ts'
import { cell, cellAlong, middleOf, type TileTable } from './tile-table.ts'

function boardOf(table: TileTable, pen: CanvasRenderingContext2D, state: TileState): Board {
  const ratio = pen.getTransform().a
  table.picture ??= paintPicture(state.kind, state.level, table.box.width * ratio, table.box.height * ratio)
  return { pen, box: table.box, picture: table.picture, state }
}

function drawMoving(table: TileTable, board: Board) {
  const { before, input, from, k } = table.moving!
  const handle = handleOf(input)
  const earlier = { ...board, state: before }
  if (before.kind === 'block' || before.kind === 'corner') return drawBlock(earlier, handle, k)
  if (before.kind === 'blinds') return drawSwap(earlier, handle, k)
  if (!isDragged(before.kind)) return drawTurn(earlier, handle, k)
  const order = orderOf(before, handle)
  const times = timesOf(input)
  // Without a finger a line goes the shorter way round.
  const step = from < 0 || (from === 0 && times > order / 2) ? times - order : times
  if (before.kind === 'mirror') return drawLine(earlier, handle, { pixels: from * (1 - k), flip: k })
  const goal = step * cellAlong(table, handle)
  drawShifted(earlier, handle, from + (goal - from) * k)
}

function mark(table: TileTable, pen: CanvasRenderingContext2D, places: readonly number[], color: string) {
  for (const place of places) {
    const { x, y } = middleOf(table, place)
    const { width, height } = cell(table)
    strokeRound(
      pen,
      { x: x - width / 2 + 2, y: y - height / 2 + 2, width: width - 4, height: height - 4 },
      5,
      color,
      3.4,
    )
  }
}

export function drawTable(table: TileTable, pen: CanvasRenderingContext2D) {
  const state = table.tools.state()
  const board = boardOf(table, pen, state)
  drawMat(pen, table.box, table.room)
  const busy = table.moving
    ? placesOf(state, handleOf(table.moving.input))
    : table.pulled
      ? placesOf(state, table.pulled.handle)
      : []
  drawStill(board, busy)
  if (table.moving) drawMoving(table, board)
  else if (table.pulled)
    drawShifted(board, table.pulled.handle, table.pulled.pixels * (isShifted(state.kind) ? 1 : 0.12))
  if (table.cursor !== undefined) mark(table, pen, [table.cursor], '#3fe0cf')
  if (table.pointing.length > 0) mark(table, pen, table.pointing, '#fff4b8')
  if (table.glow > 0 && table.glow < 1) shine(pen, table.box, table.glow)
}
