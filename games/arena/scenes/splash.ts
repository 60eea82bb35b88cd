import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import { PLAZA_REACH, PLAZA_SIDE, PLAZA_SQUARE, type Plaza } from '../kinds/splash.ts'
import { clearFolk, drawFolk, folkBasics, mapOf, nearMiddle } from './folk.ts'
import { COLORS, type Pen, type Scene } from './scene.ts'

const PAINTS = ['', ...COLORS.map((color) => shade(color, 0.12))]

/** Each row's run of one colour is a single stroke. */
function drawPaint(pen: Pen, owner: readonly number[], look: { top: number; bottom: number }) {
  for (let row = 0; row < PLAZA_SIDE; row++) {
    const y = row * PLAZA_SQUARE - PLAZA_REACH
    if (y > look.bottom || y + PLAZA_SQUARE < look.top) continue
    let from = 0
    for (let column = 1; column <= PLAZA_SIDE; column++) {
      const before = owner[row * PLAZA_SIDE + column - 1]!
      const now = column < PLAZA_SIDE ? owner[row * PLAZA_SIDE + column]! : -1
      if (now === before) continue
      if (before > 0) {
        pen.fillStyle = PAINTS[before]!
        pen.fillRect(
          from * PLAZA_SQUARE - PLAZA_REACH,
          y,
          (column - from) * PLAZA_SQUARE + 1,
          PLAZA_SQUARE + 1,
        )
      }
      from = column
    }
  }
}

function drawBucket(pen: Pen, x: number, y: number) {
  fillCircle(pen, x + 2, y + 12, 18, 'rgb(20 30 40 / .2)')
  fillRound(pen, { x: x - 16, y: y - 12, width: 32, height: 28 }, 7, '#7a8a9a')
  fillRound(pen, { x: x - 16, y: y - 14, width: 32, height: 22 }, 7, '#b8c6d4')
  pen.fillStyle = '#ffffff'
  pen.beginPath()
  pen.ellipse(x, y - 13, 16, 7, 0, 0, 2 * Math.PI)
  pen.fill()
  fillCircle(pen, x + 4, y - 14, 4, '#ff8fd0')
  fillCircle(pen, x - 6, y - 13, 4, '#3fb8ff')
}

export const scene: Scene<Plaza> = {
  ...folkBasics,
  watch: (state) => nearMiddle(state, 0.6, 720),
  map: (state) => mapOf(state, PLAZA_REACH),
  draw(pen, state, look) {
    fillCircle(pen, 0, 22, PLAZA_REACH + 34, '#6a5a8a')
    fillCircle(pen, 0, 0, PLAZA_REACH + 34, '#a898c8')
    fillCircle(pen, 0, 0, PLAZA_REACH + 12, '#f4efe4')
    drawPaint(pen, state.owner, look)
    pen.strokeStyle = '#a898c8'
    pen.lineWidth = 26
    pen.beginPath()
    pen.arc(0, 0, PLAZA_REACH + 14, 0, 2 * Math.PI)
    pen.stroke()
    for (const { x, y } of state.buckets) drawBucket(pen, x, y)
    drawFolk(pen, state, look)
  },
  clear: clearFolk,
}
