import { shade } from '#kit/game/draw.ts'
import { shapesOf, type Drawing, type Shape } from './drawing.ts'

type Pen = CanvasRenderingContext2D

const OPAQUE = '#rrggbb'.length
const SIDE_SHADE = -0.2

function paintShape(pen: Pen, { path, color, isLit, line }: Shape) {
  const outline = new Path2D(path)
  if (line !== undefined) {
    pen.strokeStyle = color
    pen.lineWidth = line
    pen.stroke(outline)
    return
  }
  const hasSide = isLit && color.length === OPAQUE
  pen.fillStyle = hasSide ? shade(color, SIDE_SHADE) : color
  pen.fill(outline)
  if (!hasSide) return
  pen.save()
  pen.clip(outline)
  pen.translate(-3, -4)
  pen.fillStyle = color
  pen.fill(outline)
  pen.restore()
}

/** Paints a drawing with its foot on the origin. */
export function paintDrawing(pen: Pen, drawing: Drawing, look: string, isBlinking = false) {
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  for (const shape of shapesOf(drawing, look, isBlinking)) paintShape(pen, shape)
}
