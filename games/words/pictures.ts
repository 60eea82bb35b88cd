import { shade, type Box } from '#kit/game/draw.ts'
import { animals } from './drawings/animals.ts'
import { home } from './drawings/home.ts'
import { kitchen } from './drawings/kitchen.ts'
import { outdoors } from './drawings/outdoors.ts'
import { shapesOf, type Shape } from './shapes.ts'

type Pen = CanvasRenderingContext2D

/** All drawings, in the order of the nouns. */
export const drawings: readonly string[] = [kitchen, home, outdoors, animals].flatMap((group) =>
  group.trim().split('\n'),
)

const RADIANS = Math.PI / 180
const kept = new Map<string, HTMLCanvasElement>()
const MOST_KEPT = 120

function trace(pen: Pen, { kind, numbers }: Shape) {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = numbers
  pen.beginPath()
  if (kind === 'o') pen.arc(a, b, c, 0, 2 * Math.PI)
  else if (kind === 'q') pen.ellipse(a, b, c, d, e * RADIANS, 0, 2 * Math.PI)
  else pen.roundRect(a, b, c, d, Math.min(e, c / 2, d / 2))
}

/** Light from the upper left on every shape gives the flat drawings their volume. */
function litPaint(pen: Pen, color: string) {
  const light = pen.createLinearGradient(10, 0, 70, 100)
  light.addColorStop(0, shade(color, 0.16))
  light.addColorStop(0.55, color)
  light.addColorStop(1, shade(color, -0.14))
  return light
}

function paintShape(pen: Pen, shape: Shape, plain: string | undefined) {
  const paint = plain ?? litPaint(pen, shape.color)
  if (shape.kind === 'l') {
    pen.lineWidth = shape.numbers[0]!
    pen.lineCap = pen.lineJoin = 'round'
    pen.strokeStyle = paint
    pen.stroke(new Path2D(shape.path))
    return
  }
  pen.fillStyle = paint
  if (shape.kind === 'p') return pen.fill(new Path2D(shape.path))
  trace(pen, shape)
  pen.fill()
}

function drawn(picture: number, size: number, plain: string | undefined): HTMLCanvasElement {
  const name = `${picture} ${size} ${plain ?? ''}`
  const known = kept.get(name)
  if (known) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
  const pen = canvas.getContext('2d')!
  pen.scale(size / 100, size / 100)
  if (plain === undefined) {
    // A soft edge lets white things stand out from a white card.
    pen.shadowColor = 'rgb(20 50 70 / .45)'
    pen.shadowBlur = size * 0.03
    pen.shadowOffsetY = size * 0.012
  }
  for (const shape of shapesOf(drawings[picture]!)) paintShape(pen, shape, plain)
  kept.set(name, canvas)
  return canvas
}

/** Draws a picture into a box; with a plain colour only its silhouette. */
export function drawPicture(pen: Pen, picture: number, { x, y, width, height }: Box, plain?: string) {
  const side = Math.min(width, height)
  const pixels = Math.max(8, Math.round(side * Math.abs(pen.getTransform().a)))
  pen.drawImage(drawn(picture, pixels, plain), x + (width - side) / 2, y + (height - side) / 2, side, side)
}
