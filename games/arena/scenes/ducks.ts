import { fillCircle } from '#kit/game/draw.ts'
import { sprites } from '#kit/game/sprites.ts'
import { MEADOW_REACH, POND, type Meadow } from '../kinds/ducks.ts'
import { clearFolk, drawDisc, drawFolk, folkBasics, mapOf, pointTo } from './folk.ts'
import { COLORS, isSeen, type Look, type Pen, type Scene } from './scene.ts'

const SIZE = 34
const art = sprites()

const paintDuck = (scarf: string) => (pen: Pen) => {
  pen.fillStyle = '#c98a10'
  pen.beginPath()
  pen.ellipse(16, 23, 12, 9, 0, 0, 2 * Math.PI)
  pen.fill()
  pen.fillStyle = '#ffd84a'
  pen.beginPath()
  pen.ellipse(16, 21, 12, 9, 0, 0, 2 * Math.PI)
  pen.fill()
  fillCircle(pen, 20, 12, 8, '#ffe27a')
  pen.fillStyle = scarf
  pen.fillRect(13, 16, 14, 4)
  pen.fillStyle = '#ff8a1f'
  pen.beginPath()
  pen.moveTo(26, 10)
  pen.lineTo(33, 13)
  pen.lineTo(26, 15)
  pen.fill()
  fillCircle(pen, 22, 10, 1.8, '#10202c')
}

function drawDuck(pen: Pen, at: { x: number; y: number }, scarf: string, hop: number) {
  fillCircle(pen, at.x + 1, at.y + 9, 10, 'rgb(20 50 20 / .2)')
  const picture = { key: `duck${scarf}`, width: 34, height: 32, paint: paintDuck(scarf) }
  art.draw(pen, picture, { x: at.x - SIZE / 2, y: at.y - SIZE / 2 - hop, width: SIZE, height: SIZE * 0.94 })
}

function drawPond(pen: Pen, look: Look) {
  const swell = look.calm ? 0 : Math.sin(look.seconds * 2) * 3
  fillCircle(pen, 0, 6, POND + 14, '#6a8a3a')
  fillCircle(pen, 0, 0, POND + 10, '#d8c07a')
  fillCircle(pen, 0, 0, POND, '#3fa8d8')
  fillCircle(pen, 0, 0, POND - 26 + swell, '#5fc4ea')
  for (let lily = 0; lily < 5; lily++) {
    const [x, y] = [Math.cos(lily * 1.26) * (POND - 22), Math.sin(lily * 1.26) * (POND - 22)]
    fillCircle(pen, x, y, 12, '#3f9a4a')
    fillCircle(pen, x + 3, y - 3, 4, '#ff9ac0')
  }
}

export const scene: Scene<Meadow> = {
  ...folkBasics,
  watch: ({ players }) => ({ x: players[0]!.x * 0.85, y: players[0]!.y * 0.85, reach: 640 }),
  map: (state) => mapOf(state, MEADOW_REACH),
  draw(pen, state, look) {
    drawDisc(pen, MEADOW_REACH, { rim: '#8a6a34', light: '#b8e07a', dark: '#b0d870' })
    drawPond(pen, look)
    for (const [index, duck] of state.loose.entries())
      if (isSeen(look, duck.x, duck.y, 30))
        drawDuck(pen, duck, '#ffffff', look.calm ? 0 : Math.abs(Math.sin(look.seconds * 3 + index)) * 4)
    for (const [who, { alive, train }] of state.players.entries()) {
      if (!alive) continue
      for (const [index, duck] of train.entries())
        drawDuck(pen, duck, COLORS[who]!, look.calm ? 0 : Math.abs(Math.sin(state.tick * 0.25 + index)) * 4)
    }
    drawFolk(pen, state, look)
    const own = state.players[0]!
    if (own.alive && own.train.length > 2 && own.x ** 2 + own.y ** 2 > (POND + 90) ** 2)
      pointTo(pen, own, { x: 0, y: 0 }, '#2f8fc8')
  },
  clear() {
    art.clear()
    clearFolk()
  },
}
