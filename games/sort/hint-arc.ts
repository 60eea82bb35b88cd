import type { Point } from '#kit/game/stage.ts'

/** Points from one place to another: an arc of dots that runs along it, with a head. */
export function drawHintArc(pen: CanvasRenderingContext2D, from: Point, to: Point, k: number) {
  const lift = Math.max(34, Math.abs(to.x - from.x) * 0.3)
  const top = Math.min(from.y, to.y) - lift
  const at = (t: number): Point => ({
    x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * ((from.x + to.x) / 2) + t ** 2 * to.x,
    y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * top + t ** 2 * to.y,
  })
  pen.save()
  pen.globalAlpha = Math.min(1, (1 - k) * 4)
  pen.strokeStyle = '#fff3c2'
  pen.lineWidth = 6
  pen.lineCap = 'round'
  pen.setLineDash([2, 13])
  pen.lineDashOffset = -k * 120
  pen.beginPath()
  pen.moveTo(from.x, from.y)
  for (let step = 1; step <= 16; step++) {
    const { x, y } = at(step / 16)
    pen.lineTo(x, y)
  }
  pen.stroke()
  pen.setLineDash([])
  const near = at(0.9)
  const angle = Math.atan2(to.y - near.y, to.x - near.x)
  pen.translate(to.x, to.y)
  pen.rotate(angle)
  pen.beginPath()
  pen.moveTo(4, 0)
  pen.lineTo(-13, -10)
  pen.lineTo(-13, 10)
  pen.closePath()
  pen.fillStyle = '#fff3c2'
  pen.fill()
  pen.restore()
}
