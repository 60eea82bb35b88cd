import { fillRound, shade, strokeRound, type Box } from '#kit/game/draw.ts'
import { sprites, type Sprites } from '#kit/game/sprites.ts'
import type { Board, Piece } from './board.ts'
import { cellBrush, type CellBrush } from './cell-look.ts'
import type { BlockFitDefinition } from './definitions.ts'
import { heartOf } from './held-piece.ts'
import type { Layout } from './layout.ts'
import { middleOf, type Place } from './lattice.ts'
import { lookOf, topOf } from './palette.ts'

type Pen = CanvasRenderingContext2D

/** Draws boards and pieces of one layout. */
export interface Painter {
  ground(pen: Pen): void
  cell(pen: Pen, cell: number, color: number, size?: number): void
  flash(pen: Pen, cell: number, color: number, opacity: number): void
  piece(pen: Pen, piece: Piece, at: Place, wish: { readonly unit: number; readonly opacity?: number }): void
  slot(pen: Pen, box: Box, isChosen: boolean): void
}

export function painterOf(definition: BlockFitDefinition, board: Board, layout: Layout): Painter {
  const look = lookOf(definition)
  const stamps: Sprites = sprites()
  const { unit, small, frame } = layout
  const large = cellBrush(board.lattice, unit, stamps)
  const little = cellBrush(board.lattice, small, stamps)
  const isLettered = definition.goal === 'letters'
  const brushOf = (size: number): CellBrush => (size === small ? little : large)

  /** Every second box of nine is darker. */
  const hollowOf = ({ x, y }: Place) =>
    definition.twist === 'boxes' && (Math.floor(x / 3) + Math.floor(y / 3)) % 2 === 1
      ? shade(look.hollow, -0.3)
      : look.hollow

  return {
    ground(pen) {
      const picture = {
        key: 'ground',
        width: frame.width,
        height: frame.height,
        bleed: 24,
        paint(inner: Pen) {
          const radius = unit * 0.5
          const box = { x: 0, y: 0, width: frame.width, height: frame.height }
          inner.shadowColor = 'rgb(0 6 12 / .5)'
          inner.shadowBlur = 20 * inner.getTransform().a
          inner.shadowOffsetY = 8 * inner.getTransform().a
          if (definition.goal !== 'fill' && board.lattice === 'square') {
            fillRound(inner, box, radius, look.tray)
            inner.shadowColor = 'transparent'
            strokeRound(inner, box, radius, 'rgb(255 255 255 / .10)', 1.5)
          } else {
            inner.translate(-frame.x, -frame.y)
            backing(inner, board, layout, look.tray)
            inner.shadowColor = 'transparent'
            backing(inner, board, layout, look.tray)
            inner.translate(frame.x, frame.y)
          }
          inner.shadowColor = 'transparent'
          inner.translate(-frame.x, -frame.y)
          for (let cell = 0; cell < board.cells.length; cell++)
            large.hollow(inner, board.cells[cell]!, layout.middle(cell), hollowOf(board.cells[cell]!))
          if (definition.twist === 'lake') pond(inner, layout)
        },
      }
      stamps.draw(pen, picture, frame)
    },
    cell(pen, cell, color, size = 1) {
      const middle = layout.middle(cell)
      large.block(pen, board.cells[cell]!, middle, topOf(look, color), size)
      if (isLettered) large.letter(pen, middle, color, size)
    },
    flash(pen, cell, color, opacity) {
      const tint = color === 0 ? '#ffffff' : topOf(look, color)
      large.ghost(pen, board.cells[cell]!, layout.middle(cell), tint, opacity)
    },
    piece(pen, piece, at, { unit: size, opacity = 1 }) {
      const heart = heartOf(board, piece)
      const brush = brushOf(size)
      const scale = size === small ? 1 : size / unit
      pen.save()
      pen.globalAlpha = opacity
      for (const cell of piece) {
        const middle = middleOf(board.lattice, cell)
        const spot = { x: at.x + (middle.x - heart.x) * size, y: at.y + (middle.y - heart.y) * size }
        brush.block(pen, cell, spot, topOf(look, cell.color), scale)
        if (isLettered) brush.letter(pen, spot, cell.color, scale)
      }
      pen.restore()
    },
    slot(pen, box, isChosen) {
      const inner = { x: box.x + 3, y: box.y + 3, width: box.width - 6, height: box.height - 6 }
      const radius = Math.min(18, box.width * 0.16)
      fillRound(pen, inner, radius, isChosen ? 'rgb(255 255 255 / .16)' : 'rgb(0 8 16 / .22)')
      if (isChosen) strokeRound(pen, inner, radius, '#ffffff', 2.5)
    },
  }
}

/** The tray of a board that is no square: a soft rim around each of its cells. */
function backing(pen: Pen, board: Board, layout: Layout, color: string) {
  pen.fillStyle = shade(color, -0.15)
  pen.beginPath()
  const reach = layout.unit * (board.lattice === 'square' ? 0.72 : 0.78)
  for (let cell = 0; cell < board.cells.length; cell++) {
    const { x, y } = layout.middle(cell)
    pen.moveTo(x + reach, y)
    if (board.lattice === 'square') pen.roundRect(x - reach, y - reach, 2 * reach, 2 * reach, reach * 0.5)
    else pen.arc(x, y, reach, 0, 2 * Math.PI)
  }
  pen.fill()
}

/** The water in the middle of a board with a lake. */
function pond(pen: Pen, { frame, unit }: Layout) {
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2]
  const box = (grow: number, dy: number): Box => ({
    x: x - unit * grow,
    y: y - unit * grow + dy,
    width: 2 * unit * grow,
    height: 2 * unit * grow,
  })
  fillRound(pen, box(1.42, 0), unit * 0.7, '#d8c07a')
  fillRound(pen, box(1.28, unit * 0.04), unit * 0.6, '#1f7fa8')
  fillRound(pen, box(1.2, unit * 0.1), unit * 0.55, '#3fb0d4')
  pen.strokeStyle = 'rgb(255 255 255 / .5)'
  pen.lineWidth = unit * 0.07
  pen.lineCap = 'round'
  pen.beginPath()
  for (const [dx, dy] of [
    [-0.6, -0.4],
    [0.1, 0.1],
    [-0.4, 0.6],
  ] as const) {
    pen.moveTo(x + dx * unit, y + dy * unit)
    pen.quadraticCurveTo(x + (dx + 0.25) * unit, y + (dy - 0.16) * unit, x + (dx + 0.5) * unit, y + dy * unit)
  }
  pen.stroke()
}
