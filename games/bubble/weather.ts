import type { Frame } from './scene.ts'
import { toCanvas } from './scene.ts'
import type { Board, State } from './state.ts'

const STREAKS = 7
const PACE = 0.9

/** Streaks that show where the wind blows, more of them and longer the harder it blows. */
export function drawWind(
  pen: CanvasRenderingContext2D,
  frame: Frame,
  board: Board,
  state: State,
  seconds: number,
) {
  const gust = board.wind?.(state) ?? 0
  if (gust === 0) return
  const { width, height } = board
  pen.lineCap = 'round'
  pen.lineWidth = Math.max(1.5, frame.unit * 0.06)
  for (let streak = 0; streak < STREAKS; streak++) {
    const y = height * 0.45 + ((streak * 0.37) % 1) * height * 0.36
    const run = ((streak * 0.61 + seconds * PACE * Math.abs(gust) * 0.2) % 1) * (width + 2) - 1
    const x = gust > 0 ? run : width - run
    const length = 0.5 + Math.abs(gust) * 0.35
    const from = toCanvas(frame, { x, y })
    const to = toCanvas(frame, { x: x + Math.sign(gust) * length, y })
    pen.beginPath()
    pen.moveTo(from.x, from.y)
    pen.lineTo(to.x, to.y)
    pen.strokeStyle = 'rgb(255 255 255 / .4)'
    pen.stroke()
    pen.beginPath()
    const side = frame.unit * 0.16 * -Math.sign(gust)
    pen.moveTo(to.x + side, to.y - frame.unit * 0.16)
    pen.lineTo(to.x, to.y)
    pen.lineTo(to.x + side, to.y + frame.unit * 0.16)
    pen.stroke()
  }
}
