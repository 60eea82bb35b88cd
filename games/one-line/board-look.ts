import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { isFigure, isHex, sizeOf, spotOf, type Board } from './boards.ts'
import { drawMark } from './mark-look.ts'
import { TONES, type Tint } from './palette.ts'

type Pen = CanvasRenderingContext2D

/** Layout of the board. */
export interface Frame {
  readonly corner: Point
  /** Pixels between places. */
  readonly cell: number
}

export function frameFor(board: Board, width: number, height: number): Frame {
  const size = sizeOf(board)
  const cell = Math.min(92, (width - 20) / (size.width + 0.3), (height - 20) / (size.height + 0.3))
  return {
    cell,
    corner: { x: (width - size.width * cell) / 2, y: (height - size.height * cell) / 2 },
  }
}

export function middleOf({ corner, cell }: Frame, board: Board, place: number): Point {
  const { x, y } = spotOf(board, place)
  return { x: corner.x + x * cell, y: corner.y + y * cell }
}

function hexagon(pen: Pen, { x, y }: Point, radius: number) {
  pen.beginPath()
  for (let corner = 0; corner < 6; corner++) {
    const angle = Math.PI / 6 + (corner * Math.PI) / 3
    pen.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
  }
  pen.closePath()
}

/** A tile: pale until visited, then in the line's colour. */
function drawTile(pen: Pen, frame: Frame, board: Board, place: number, tint: Tint, covered: number) {
  const at = middleOf(frame, board, place)
  const { cell } = frame
  const height = board.rule === 'stairs' ? board.marks[place]! : 0
  const top = covered > 0 ? mixed(tint, covered) : shade(tint.tile, height === 0 ? 0 : (height - 3) * 0.13)
  if (isHex(board.rule)) {
    hexagon(pen, { x: at.x, y: at.y + cell * 0.06 }, cell * 0.53)
    pen.fillStyle = shade(top, -0.42)
    pen.fill()
    hexagon(pen, at, cell * 0.53)
    pen.fillStyle = top
    pen.fill()
    return
  }
  const side = cell * 0.92
  const box = { x: at.x - side / 2, y: at.y - side / 2, width: side, height: side }
  fillRound(pen, { ...box, y: box.y + cell * 0.06 }, cell * 0.2, shade(top, -0.42))
  fillRound(pen, box, cell * 0.2, top)
  fillRound(
    pen,
    { x: box.x + side * 0.12, y: box.y + side * 0.05, width: side * 0.76, height: side * 0.07 },
    side * 0.04,
    'rgb(255 255 255 / .45)',
  )
}

const mixed = ({ line }: Tint, covered: number) => shade(line, 0.42 + 0.2 * (1 - covered))

/** The tiles, or the points and faint lines of a figure. */
export function drawBoard(pen: Pen, frame: Frame, board: Board, tint: Tint, visits: readonly number[]) {
  if (isFigure(board.rule)) {
    drawFigure(pen, frame, board, tint)
    return
  }
  for (const [place, need] of board.needs.entries()) {
    if (need === 0) continue
    drawTile(pen, frame, board, place, tint, visits[place]! / need)
    drawMark(pen, middleOf(frame, board, place), frame.cell, board, { place, left: need - visits[place]! })
  }
}

function drawFigure(pen: Pen, frame: Frame, board: Board, tint: Tint) {
  pen.lineCap = 'round'
  for (const [color, width, drop] of [
    ['rgb(0 8 20 / .35)', 0.2, 0.05],
    [shade(tint.tile, -0.36), 0.2, 0],
    [tint.tile, 0.12, 0],
  ] as const) {
    pen.strokeStyle = color
    pen.lineWidth = frame.cell * width
    pen.beginPath()
    for (const [one, other] of board.edges) {
      const [from, to] = [middleOf(frame, board, one), middleOf(frame, board, other)]
      pen.moveTo(from.x, from.y + drop * frame.cell)
      pen.lineTo(to.x, to.y + drop * frame.cell)
    }
    pen.stroke()
  }
  if (board.rule === 'tones') drawTones(pen, frame, board)
  if (board.rule === 'streets') drawStreetArrows(pen, frame, board)
  for (const [place, need] of board.needs.entries()) {
    if (need === 0) continue
    const { x, y } = middleOf(frame, board, place)
    fillCircle(pen, x, y, frame.cell * 0.17, shade(tint.tile, -0.4))
    fillCircle(pen, x, y - frame.cell * 0.02, frame.cell * 0.14, tint.tile)
  }
}

/** The second tone is dashed, so that it differs by more than colour. */
function drawTones(pen: Pen, frame: Frame, board: Board) {
  for (const [index, [one, other]] of board.edges.entries()) {
    const [from, to] = [middleOf(frame, board, one), middleOf(frame, board, other)]
    const tone = board.marks[index]!
    pen.strokeStyle = TONES[tone - 1]!
    pen.lineWidth = frame.cell * 0.12
    pen.setLineDash(tone === 2 ? [frame.cell * 0.02, frame.cell * 0.17] : [])
    pen.beginPath()
    pen.moveTo(from.x, from.y)
    pen.lineTo(to.x, to.y)
    pen.stroke()
  }
  pen.setLineDash([])
}

function drawStreetArrows(pen: Pen, frame: Frame, board: Board) {
  const size = frame.cell * 0.13
  for (const [one, other] of board.edges) {
    const [from, to] = [middleOf(frame, board, one), middleOf(frame, board, other)]
    pen.save()
    pen.translate((from.x + to.x) / 2, (from.y + to.y) / 2)
    pen.rotate(Math.atan2(to.y - from.y, to.x - from.x))
    pen.beginPath()
    pen.moveTo(size * 1.2, 0)
    pen.lineTo(-size, -size * 1.1)
    pen.lineTo(-size, size * 1.1)
    pen.closePath()
    pen.fillStyle = '#7a3f1c'
    pen.fill()
    pen.restore()
  }
}

/** Pale rings mark the next possible places. */
export function drawWays(
  pen: Pen,
  frame: Frame,
  board: Board,
  ways: readonly number[],
  picked: number | undefined,
) {
  for (const place of ways) {
    const { x, y } = middleOf(frame, board, place)
    const isPicked = place === picked
    pen.beginPath()
    pen.arc(x, y, frame.cell * (isPicked ? 0.4 : 0.3), 0, 2 * Math.PI)
    pen.strokeStyle = isPicked ? '#ffffff' : 'rgb(255 255 255 / .75)'
    pen.lineWidth = frame.cell * (isPicked ? 0.09 : 0.045)
    pen.stroke()
    pen.strokeStyle = 'rgb(10 30 40 / .35)'
    pen.lineWidth = frame.cell * 0.02
    pen.stroke()
  }
}
