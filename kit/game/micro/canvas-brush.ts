import { brushOf, type Brush } from './brush.ts'

/** Draws on a canvas whose transform already is in field units. */
export function canvasBrush(pen: CanvasRenderingContext2D): Brush {
  const trace = (points: readonly number[]) => {
    pen.beginPath()
    pen.moveTo(points[0]!, points[1]!)
    for (let index = 2; index < points.length; index += 2) pen.lineTo(points[index]!, points[index + 1]!)
  }
  const fill = (color: string, opacity: number) => {
    pen.globalAlpha = opacity
    pen.fillStyle = color
    pen.fill()
    pen.globalAlpha = 1
  }
  const stroke = (width: number, color: string, opacity: number) => {
    pen.globalAlpha = opacity
    pen.strokeStyle = color
    pen.lineWidth = width
    pen.lineCap = pen.lineJoin = 'round'
    pen.stroke()
    pen.globalAlpha = 1
  }
  return brushOf({
    disc(x, y, radius, color, opacity = 1) {
      pen.beginPath()
      pen.arc(x, y, Math.max(0, radius), 0, Math.PI * 2)
      fill(color, opacity)
    },
    round(x, y, width, height, radius, color, opacity = 1) {
      pen.beginPath()
      pen.roundRect(x, y, width, height, radius)
      fill(color, opacity)
    },
    arc(x, y, radius, from, to, width, color, opacity = 1) {
      pen.beginPath()
      pen.arc(x, y, Math.max(0, radius), from, to)
      stroke(width, color, opacity)
    },
    line(points, width, color, opacity = 1) {
      trace(points)
      stroke(width, color, opacity)
    },
    shape(points, color, opacity = 1) {
      trace(points)
      pen.closePath()
      fill(color, opacity)
    },
    at(x, y, turn, paint, scale = 1) {
      pen.save()
      pen.translate(x, y)
      pen.rotate(turn)
      pen.scale(scale, scale)
      paint()
      pen.restore()
    },
  })
}
