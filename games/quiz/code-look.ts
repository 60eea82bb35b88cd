import { fillCircle, fillRound, write, type Box } from '#kit/game/draw.ts'
import { SHAPE_BOX, type Shape } from './shapes.ts'

/** Draws shapes as large as they fit, in the middle of a box. */
export function drawShapes(pen: CanvasRenderingContext2D, box: Box, shapes: readonly Shape[]) {
  const scale = Math.min(box.width / SHAPE_BOX.width, box.height / SHAPE_BOX.height)
  pen.save()
  pen.translate(
    box.x + (box.width - SHAPE_BOX.width * scale) / 2,
    box.y + (box.height - SHAPE_BOX.height * scale) / 2,
  )
  pen.scale(scale, scale)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  for (const shape of shapes) {
    switch (shape.at) {
      case 'disc':
        fillCircle(pen, shape.x, shape.y, shape.radius, shape.color)
        break
      case 'bar':
        fillRound(
          pen,
          { x: shape.x, y: shape.y, width: shape.wide, height: shape.high },
          shape.round,
          shape.color,
        )
        break
      case 'text':
        write(pen, shape.text, shape.x, shape.y, { size: shape.size, color: shape.color })
        break
      default:
        trace(pen, shape)
    }
  }
  pen.restore()
}

function trace(pen: CanvasRenderingContext2D, shape: Extract<Shape, { points: readonly number[] }>) {
  pen.beginPath()
  for (let index = 0; index < shape.points.length; index += 2)
    pen.lineTo(shape.points[index]!, shape.points[index + 1]!)
  if (shape.at === 'fill') {
    pen.closePath()
    pen.fillStyle = shape.color
    pen.fill()
    return
  }
  pen.strokeStyle = shape.color
  pen.lineWidth = shape.width
  pen.stroke()
}

const tidy = (value: number) => Math.round(value * 10) / 10

/** The same shapes as text, for covers. */
export function shapesArt(shapes: readonly Shape[], place: string): string {
  const parts = shapes.map((shape) => {
    if (shape.at === 'disc')
      return `<circle cx="${tidy(shape.x)}" cy="${tidy(shape.y)}" r="${shape.radius}" fill="${shape.color}"/>`
    if (shape.at === 'bar')
      return `<rect x="${tidy(shape.x)}" y="${tidy(shape.y)}" width="${tidy(shape.wide)}" height="${tidy(shape.high)}" rx="${shape.round}" fill="${shape.color}"/>`
    if (shape.at === 'text')
      return `<text x="${tidy(shape.x)}" y="${tidy(shape.y + shape.size * 0.35)}" font-size="${shape.size}" fill="${shape.color}">${shape.text}</text>`
    const path = shape.points
      .map((value, at) => `${at === 0 ? 'M' : at % 2 === 0 ? 'L' : ' '}${tidy(value)}`)
      .join('')
    return shape.at === 'fill'
      ? `<path d="${path}Z" fill="${shape.color}"/>`
      : `<path d="${path}" fill="none" stroke="${shape.color}" stroke-width="${shape.width}"/>`
  })
  return `<g transform="${place}" font-family="Arial,sans-serif" font-weight="700" text-anchor="middle" stroke-linecap="round">${parts.join('')}</g>`
}
