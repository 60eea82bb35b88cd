import { fillCircle, fillRound } from '#kit/game/draw.ts'
import { CASTLE, HILL_REACH, type Hill } from '../kinds/hill.ts'
import { clearFolk, drawDisc, drawFolk, folkBasics, mapOf, nearMiddle, pointTo } from './folk.ts'
import type { Look, Pen, Scene } from './scene.ts'

function drawCastle(pen: Pen, { castle: { x, y }, players, stay }: Hill, look: Look) {
  const count = players.filter(
    (runner) => runner.alive && (runner.x - x) ** 2 + (runner.y - y) ** 2 < CASTLE * CASTLE,
  ).length
  const beat = look.calm ? 0.5 : 0.5 + 0.5 * Math.sin(look.seconds * 4)
  fillCircle(
    pen,
    x,
    y,
    CASTLE + 16 + beat * 8,
    count === 1 ? 'rgb(255 224 102 / .5)' : 'rgb(255 255 255 / .28)',
  )
  fillCircle(pen, x, y + 10, CASTLE, '#a87a3a')
  fillCircle(pen, x, y, CASTLE, '#e8bf78')
  fillCircle(pen, x, y, CASTLE - 16, '#f4d79c')
  for (let tower = 0; tower < 8; tower++) {
    const [dx, dy] = [Math.cos((tower * Math.PI) / 4), Math.sin((tower * Math.PI) / 4)]
    const [left, top] = [x + dx * (CASTLE - 6) - 13, y + dy * (CASTLE - 6) - 16]
    fillRound(pen, { x: left, y: top + 6, width: 26, height: 28 }, 6, '#a87a3a')
    fillRound(pen, { x: left, y: top, width: 26, height: 26 }, 6, '#efcb8a')
    fillRound(pen, { x: left + 4, y: top + 4, width: 18, height: 5 }, 2, '#fbe6bd')
  }
  pen.strokeStyle = '#7a4f22'
  pen.lineWidth = 5
  pen.beginPath()
  pen.moveTo(x, y)
  pen.lineTo(x, y - 52)
  pen.stroke()
  const wave = look.calm ? 0 : Math.sin(look.seconds * 5) * 4
  pen.fillStyle = stay < 120 ? '#ff5d73' : '#3fb8ff'
  pen.beginPath()
  pen.moveTo(x, y - 52)
  pen.quadraticCurveTo(x + 18, y - 54 + wave, x + 36, y - 44 + wave)
  pen.lineTo(x, y - 28)
  pen.fill()
}

export const scene: Scene<Hill> = {
  ...folkBasics,
  watch: (state) => nearMiddle(state),
  map: (state) => mapOf(state, HILL_REACH),
  draw(pen, state, look) {
    drawDisc(pen, HILL_REACH, { rim: '#d8a860', light: '#f6e2b0', dark: '#f1d9a0' })
    drawCastle(pen, state, look)
    drawFolk(pen, state, look)
    const own = state.players[0]!
    if (own.alive && (own.x - state.castle.x) ** 2 + (own.y - state.castle.y) ** 2 > (CASTLE + 60) ** 2)
      pointTo(pen, own, state.castle, '#e8503a')
  },
  clear: clearFolk,
}
