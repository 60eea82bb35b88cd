import { paintPiece, PIECE_BOX } from './piece-art.ts'

type Pen = CanvasRenderingContext2D

/** Pieces as bitmaps, painted once per size. */
export interface PieceSprites {
  /** Draws a piece in a square of this size around (x, y); sizes above the sprite's are scaled. */
  draw(pen: Pen, piece: number, x: number, y: number, size: number): void
}

const SHARPEST_RATIO = 2.5
/** Share of the square that a figure fills. */
const FILL = 0.9

export function pieceSprites(square: number): PieceSprites {
  const ratio = Math.min(globalThis.devicePixelRatio || 1, SHARPEST_RATIO)
  const pixels = Math.max(8, Math.ceil(square * ratio))
  const painted = new Map<number, HTMLCanvasElement>()
  function paint(piece: number): HTMLCanvasElement {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = pixels
    const pen = canvas.getContext('2d')!
    const scale = (pixels * FILL) / PIECE_BOX
    pen.translate((pixels * (1 - FILL)) / 2, (pixels * (1 - FILL)) / 2)
    pen.scale(scale, scale)
    paintPiece(pen, piece)
    painted.set(piece, canvas)
    return canvas
  }
  return {
    draw(pen, piece, x, y, size) {
      pen.drawImage(painted.get(piece) ?? paint(piece), x - size / 2, y - size / 2, size, size)
    },
  }
}
