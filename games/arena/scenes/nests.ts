import { fillCircle, shade, write } from '#kit/game/draw.ts'
import { NEST, NEST_REACH, type Nester, type Shells } from '../kinds/nests.ts'
import { EMPTY } from '../round.ts'
import { clearFolk, drawDisc, drawFolk, folkBasics, mapOf, pointTo } from './folk.ts'
import { COLORS, isSeen, type Pen, type Scene } from './scene.ts'

function drawShell(pen: Pen, x: number, y: number, size = 13) {
  fillCircle(pen, x + 1, y + size * 0.5, size, 'rgb(40 30 10 / .2)')
  pen.fillStyle = '#ff9ab8'
  pen.beginPath()
  pen.moveTo(x, y + size * 0.8)
  pen.arc(x, y, size, Math.PI * 0.95, Math.PI * 2.05)
  pen.fill()
  pen.strokeStyle = '#fff0f4'
  pen.lineWidth = 2
  pen.beginPath()
  for (const turn of [-0.6, 0, 0.6]) {
    pen.moveTo(x, y + size * 0.7)
    pen.lineTo(x + Math.sin(turn) * size, y - Math.cos(turn) * size * 0.9)
  }
  pen.stroke()
}

function drawNest(pen: Pen, { nestX: x, nestY: y, points }: Nester, who: number) {
  fillCircle(pen, x, y + 8, NEST, '#5a3a16')
  fillCircle(pen, x, y, NEST, '#a8743a')
  pen.strokeStyle = COLORS[who]!
  pen.lineWidth = 7
  pen.stroke()
  fillCircle(pen, x, y, NEST - 14, shade('#a8743a', -0.35))
  for (let shell = 0; shell < Math.min(7, points); shell++) {
    const angle = shell * 2.4
    drawShell(pen, x + Math.cos(angle) * shell * 4, y + Math.sin(angle) * shell * 4 + 4, 11)
  }
  if (points > 0) write(pen, String(points), x, y - NEST - 12, { size: 24, color: '#fff6d8', weight: 800 })
}

export const scene: Scene<Shells> = {
  ...folkBasics,
  watch: ({ players }) => ({ x: players[0]!.x * 0.8, y: players[0]!.y * 0.8, reach: 680 }),
  map: (state) => mapOf(state, NEST_REACH),
  draw(pen, state, look) {
    drawDisc(pen, NEST_REACH, { rim: '#3f8a9a', light: '#f2dba0', dark: '#edd496' })
    for (const [who, nester] of state.players.entries())
      if (nester.wait !== EMPTY && isSeen(look, nester.nestX, nester.nestY, 90)) drawNest(pen, nester, who)
    for (const { x, y } of state.shells) if (isSeen(look, x, y, 20)) drawShell(pen, x, y)
    drawFolk(pen, state, look)
    for (const { alive, x, y, load } of state.players) {
      if (!alive) continue
      for (let shell = 0; shell < load; shell++) drawShell(pen, x, y - 30 - shell * 11, 10)
    }
    const own = state.players[0]!
    const isFar = (own.x - own.nestX) ** 2 + (own.y - own.nestY) ** 2 > 180 ** 2
    if (own.alive && own.load > 1 && isFar) pointTo(pen, own, { x: own.nestX, y: own.nestY }, '#ffb63d')
  },
  clear: clearFolk,
}
