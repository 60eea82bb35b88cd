import { copyWhole, strokeRound, type Box } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { paintBoard, paintPiece } from './board-look.ts'
import { isRolled } from './boards.ts'
import { pathOf, type Piece } from './gestures.ts'
import { covered, isSame, solvedTiles } from './moves.ts'
import { drawPicture } from './picture-look.ts'
import type { State } from './rules.ts'
import { board, middle, type SlidingTable } from './table.ts'

type Pen = CanvasRenderingContext2D

const boxOf = (table: SlidingTable, { x, y, width, height }: Piece): Box => ({
  x: table.origin.x + x * table.cell,
  y: table.origin.y + y * table.cell,
  width: width * table.cell,
  height: height * table.cell,
})

function paintStill(table: SlidingTable, pen: Pen, state: State) {
  const ratio = pen.getTransform().a
  table.backdrop.width = Math.ceil(table.room.width * ratio)
  table.backdrop.height = Math.ceil(table.room.height * ratio)
  const inner = table.backdrop.getContext('2d')!
  inner.scale(ratio, ratio)
  const { spots, width, height } = board(table)
  const box = { ...table.origin, width: width * table.cell, height: height * table.cell }
  paintBoard(inner, {
    kind: table.kind,
    cell: table.cell,
    box,
    wood: table.paint.frame,
    middles: spots.map((_, spot) => middle(table, spot)),
  })
  if (table.face === 'picture') {
    table.picture.width = table.picture.height = Math.ceil(width * table.cell * ratio)
    drawPicture(table.picture.getContext('2d')!, parseInt(state.blocks, 36), table.picture.width)
  }
  table.isPainted = true
}

const drawPiece = (table: SlidingTable, pen: Pen, piece: Piece, isHome: boolean) =>
  paintPiece(pen, boxOf(table, piece), {
    state: table.tools.state(),
    name: piece.name,
    label: table.kind === 'tints' ? '' : table.number(piece.name),
    isHome,
    cell: table.cell,
    rows: table.paint.rows,
    picture: table.face === 'picture' ? table.picture : undefined,
    stretch: 1 - table.k,
  })

function drawPieces(table: SlidingTable, pen: Pen, state: State) {
  const home = solvedTiles(state)
  if (isRolled(table.kind) || table.kind === 'torus') {
    pen.save()
    pen.beginPath()
    pen.rect(table.origin.x, table.origin.y, state.size * table.cell, state.size * table.cell)
    pen.clip()
  }
  for (const piece of table.pieces) {
    const from = table.k < 1 ? (table.before.find(({ name }) => name === piece.name) ?? piece) : piece
    const [dx, dy] = [piece.x - from.x, piece.y - from.y]
    const isHome =
      table.kind !== 'blocks' && isSame(state, piece.name, home[state.tiles.indexOf(piece.name)]!)
    if (Math.hypot(dx, dy) < 1.2 || table.kind === 'leap') {
      drawPiece(table, pen, { ...piece, x: from.x + dx * table.k, y: from.y + dy * table.k }, isHome)
      continue
    }
    // Over the edge: it leaves on one side and comes in on the other.
    const [stepX, stepY] = [-Math.sign(dx), -Math.sign(dy)]
    drawPiece(table, pen, { ...piece, x: from.x + stepX * table.k, y: from.y + stepY * table.k }, false)
    drawPiece(
      table,
      pen,
      { ...piece, x: piece.x - stepX * (1 - table.k), y: piece.y - stepY * (1 - table.k) },
      isHome,
    )
  }
  if (isRolled(table.kind) || table.kind === 'torus') pen.restore()
}

function drawMarks(table: SlidingTable, pen: Pen, state: State) {
  const mark = (box: Box, color: string, width: number) =>
    strokeRound(pen, box, table.cell * 0.16, color, width)
  if (table.cursor !== undefined) {
    const block = table.kind === 'blocks' ? covered(state.tiles, state.blocks).get(table.cursor) : undefined
    const { x, y } = board(table).spots[table.cursor]!
    const at =
      block === undefined ? { name: 0, x: x - 0.5, y: y - 0.5, width: 1, height: 1 } : table.pieces[block]!
    mark(boxOf(table, at), table.isGrabbed ? '#fff3b8' : '#ffffff', table.isGrabbed ? 6 : 3)
  }
  if (table.pointing) drawHint(table, pen, table.pointing)
}

function drawHint(table: SlidingTable, pen: Pen, { input, k: far }: { input: number; k: number }) {
  const [from, to] = pathOf(table.tools.state(), input).map((index) => middle(table, index)) as [Point, Point]
  const block = table.kind === 'blocks' ? table.pieces[Math.floor(input / 4)]! : { width: 1, height: 1 }
  const run = (far * 3) % 1
  const side = table.cell * 0.64
  const x = from.x + (to.x - from.x) * run + ((block.width - 1) * table.cell - side) / 2
  const y = from.y + (to.y - from.y) * run + ((block.height - 1) * table.cell - side) / 2
  strokeRound(pen, { x, y, width: side, height: side }, side / 2, '#fff3b8', 6)
}

export function drawTable(table: SlidingTable, pen: Pen) {
  const state = table.tools.state()
  if (!table.isPainted) paintStill(table, pen, state)
  copyWhole(pen, table.backdrop)
  drawPieces(table, pen, state)
  if (table.face === 'picture' && table.glow > 0) {
    pen.globalAlpha = table.glow
    const side = state.size * table.cell
    pen.drawImage(table.picture, table.origin.x, table.origin.y, side, side)
    pen.globalAlpha = 1
  }
  drawMarks(table, pen, state)
}
