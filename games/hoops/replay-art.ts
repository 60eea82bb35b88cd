import { fillCircle, fillRound, write } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'
import type { Arena } from './arena.ts'

/** Where the button for the replay stands after a basket. */
export const replaySpot = ({ width }: StageSize) => ({ x: width - 34, y: 32, radius: 23 })

/** The button, or a sign while a replay runs. */
export function drawReplay(pen: CanvasRenderingContext2D, { size, text, stage }: Arena, isRunning: boolean) {
  const { x, y, radius } = replaySpot(size)
  if (!isRunning) {
    fillCircle(pen, x, y, radius, 'rgb(18 10 28 / .8)')
    pen.lineWidth = 3
    pen.strokeStyle = pen.fillStyle = '#FFFFFF'
    pen.beginPath()
    pen.arc(x, y, 11, -0.6, 4.2)
    pen.stroke()
    pen.beginPath()
    pen.moveTo(x + 2, y - 15)
    pen.lineTo(x + 13, y - 6)
    pen.lineTo(x + 1, y - 3)
    pen.fill()
    return
  }
  pen.fillStyle = 'rgb(12 6 20 / .8)'
  pen.fillRect(0, 0, size.width, 6)
  pen.fillRect(0, size.height - 6, size.width, 6)
  if (stage.time % 1 > 0.62) return
  fillRound(pen, { x: 12, y: 60, width: 118, height: 30 }, 10, '#D8331E')
  write(pen, text('replay'), 71, 75, { size: 16, widest: 106 })
}
