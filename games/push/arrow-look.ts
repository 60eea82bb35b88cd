import type { Point } from '#kit/game/stage.ts'

/** A white arrow beside a piece, in the direction it should go. */
export function drawArrow(
  pen: CanvasRenderingContext2D,
  from: Point,
  [dx, dy]: readonly [number, number],
  { cell, alpha }: { cell: number; alpha: number },
) {
  pen.save()
  pen.globalAlpha = alpha
  pen.translate(from.x + dx * cell * 0.86, from.y + dy * cell * 0.86)
  pen.rotate(Math.atan2(dy, dx))
  pen.fillStyle = '#ffffff'
  pen.strokeStyle = 'rgb(60 30 0 / .4)'
  pen.lineWidth = 3
  pen.beginPath()
  pen.moveTo(cell * 0.26, 0)
  pen.lineTo(-cell * 0.14, -cell * 0.26)
  pen.lineTo(-cell * 0.14, cell * 0.26)
  pen.closePath()
  pen.stroke()
  pen.fill()
  pen.restore()
}
