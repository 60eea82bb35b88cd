import type { Point } from '#kit/game/stage.ts'

/** Draws an arrow from one point to the other three times while `k` goes from 0 to 1. */
export function drawSwipe(pen: CanvasRenderingContext2D, [from, to]: readonly [Point, Point], k: number) {
  const part = Math.min(1, ((k * 3) % 1) * 1.5)
  const tip = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  pen.save()
  pen.globalAlpha = Math.min(1, (1 - k) * 5)
  pen.lineCap = 'round'
  for (const [color, width] of [
    ['rgb(20 10 0 / .6)', 13],
    ['#fff3c2', 8],
  ] as const) {
    pen.strokeStyle = pen.fillStyle = color
    pen.lineWidth = width
    pen.beginPath()
    pen.moveTo(from.x, from.y)
    pen.lineTo(tip.x, tip.y)
    pen.stroke()
    pen.save()
    pen.translate(tip.x, tip.y)
    pen.rotate(angle)
    pen.beginPath()
    pen.moveTo(width + 8, 0)
    pen.lineTo(-width * 0.6, -width - 3)
    pen.lineTo(-width * 0.6, width + 3)
    pen.closePath()
    pen.fill()
    pen.restore()
  }
  pen.restore()
}
