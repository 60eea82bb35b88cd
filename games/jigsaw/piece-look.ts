import { fillCircle } from '#kit/game/draw.ts'
import type { Box } from '#kit/game/draw.ts'
import type { CutState } from './cut-rules.ts'
import { cutPath, TAB } from './cut-shapes.ts'

type Pen = CanvasRenderingContext2D

/** One cut piece as an image; `bleed` is the room around its cell, in pixels of the screen. */
export interface PieceImage {
  readonly image: HTMLCanvasElement
  readonly bleed: number
}

/** Cuts a piece out of the picture, with a lit and a shaded rim. */
export function cutPiece(
  picture: HTMLCanvasElement,
  { level, columns, rows }: CutState,
  piece: number,
  {
    cell,
    ratio,
  }: { readonly cell: { readonly width: number; readonly height: number }; readonly ratio: number },
): PieceImage {
  const bleed = Math.min(cell.width, cell.height) * TAB + 3
  const image = document.createElement('canvas')
  image.width = Math.ceil((cell.width + 2 * bleed) * ratio)
  image.height = Math.ceil((cell.height + 2 * bleed) * ratio)
  const pen = image.getContext('2d')!
  pen.scale(ratio, ratio)
  pen.translate(bleed, bleed)
  const path = cutPath(level, [columns, rows], piece, cell)
  const [column, row] = [piece % columns, Math.floor(piece / columns)]
  pen.save()
  pen.clip(path)
  pen.drawImage(picture, -column * cell.width, -row * cell.height, cell.width * columns, cell.height * rows)
  pen.lineWidth = 3
  pen.strokeStyle = 'rgb(0 0 20 / .38)'
  pen.translate(-0.8, -0.8)
  pen.stroke(path)
  pen.translate(1.8, 1.8)
  pen.lineWidth = 1.8
  pen.strokeStyle = 'rgb(255 255 255 / .5)'
  pen.stroke(path)
  pen.restore()
  pen.lineWidth = 0.8
  pen.strokeStyle = 'rgb(10 8 30 / .55)'
  pen.stroke(path)
  return { image, bleed }
}

/** A round button: a corner piece for the border, an eye for the preview. */
export function drawSwitch(pen: Pen, { x, y, width }: Box, sign: 'border' | 'preview', isOn: boolean) {
  const [cx, cy, radius] = [x + width / 2, y + width / 2, width / 2]
  fillCircle(pen, cx, cy + 3, radius, 'rgb(0 6 14 / .45)')
  fillCircle(pen, cx, cy, radius, isOn ? '#3fe0cf' : '#e8c795')
  pen.save()
  pen.translate(cx, cy)
  pen.strokeStyle = pen.fillStyle = isOn ? '#04343a' : '#4a2c14'
  pen.lineWidth = 2.6
  pen.lineCap = pen.lineJoin = 'round'
  pen.beginPath()
  if (sign === 'border') {
    pen.strokeRect(-9, -9, 18, 18)
    pen.setLineDash([3, 4])
    pen.strokeRect(-3.5, -3.5, 7, 7)
    pen.setLineDash([])
  } else {
    pen.moveTo(-12, 0)
    pen.quadraticCurveTo(0, -12, 12, 0)
    pen.quadraticCurveTo(0, 12, -12, 0)
    pen.stroke()
    fillCircle(pen, 0, 0, 3.6, pen.fillStyle)
  }
  pen.restore()
}
