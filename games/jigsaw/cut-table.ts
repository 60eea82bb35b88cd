import type { Point } from '#kit/game/stage.ts'
import { GRID, type CutLayout } from './cut-layout.ts'
import { homeOf, placeOf, type CutState } from './cut-rules.ts'
import { cutPath } from './cut-shapes.ts'
import { paintPicture } from './picture.ts'
import { cutPiece, type PieceImage } from './piece-look.ts'

type Pen = CanvasRenderingContext2D

/** The picture of a level and its pieces: painted when first needed, then kept until the size changes. */
export interface CutTable {
  /** A place of a drop, in pixels. */
  onBoard(x: number, y: number): Point
  /** Middle of a piece where it belongs. */
  homeAt(piece: number): Point
  drawPiece(pen: Pen, piece: number, middle: Point, scale?: number): void
  outline(pen: Pen, piece: number, color: string): void
  /** The whole picture, faintly. */
  preview(pen: Pen): void
  forget(): void
}

export function cutTable(state: () => CutState, look: () => CutLayout): CutTable {
  let picture: HTMLCanvasElement | undefined
  let pieces = new Map<number, PieceImage>()

  function painted(pen: Pen): HTMLCanvasElement {
    const { a: ratio } = pen.getTransform()
    const { box } = look()
    picture ??= paintPicture('cuts', state().level, box.width * ratio, box.height * ratio)
    return picture
  }

  function pieceImage(pen: Pen, piece: number): PieceImage {
    const known = pieces.get(piece)
    if (known) return known
    const cut = cutPiece(painted(pen), state(), piece, { cell: look().cell, ratio: pen.getTransform().a })
    pieces.set(piece, cut)
    return cut
  }

  const table: CutTable = {
    onBoard(x, y) {
      const { box } = look()
      return { x: box.x + (x / GRID) * box.width, y: box.y + (y / GRID) * box.height }
    },
    homeAt(piece) {
      const { x, y } = placeOf(homeOf(state(), piece))
      return table.onBoard(x, y)
    },
    drawPiece(pen, piece, { x, y }, scale = 1) {
      const { cell } = look()
      const { image, bleed } = pieceImage(pen, piece)
      const [width, height] = [(cell.width + 2 * bleed) * scale, (cell.height + 2 * bleed) * scale]
      pen.drawImage(image, x - width / 2, y - height / 2, width, height)
    },
    outline(pen, piece, color) {
      const { level, columns, rows } = state()
      const { cell } = look()
      const { x, y } = table.homeAt(piece)
      pen.save()
      pen.translate(x - cell.width / 2, y - cell.height / 2)
      pen.strokeStyle = color
      pen.lineWidth = 3
      pen.stroke(cutPath(level, [columns, rows], piece, cell))
      pen.restore()
    },
    preview(pen) {
      const { box } = look()
      pen.globalAlpha = 0.4
      pen.drawImage(painted(pen), box.x, box.y, box.width, box.height)
      pen.globalAlpha = 1
    },
    forget() {
      picture = undefined
      pieces = new Map()
    },
  }
  return table
}
