import { fillCircle } from '#kit/game/draw.ts'
import { PARTY_REACH, type Carrier, type Party } from '../kinds/coconut.ts'
import { clearFolk, drawDisc, drawFolk, folkBasics, mapOf, nearMiddle, pointTo } from './folk.ts'
import type { Look, Pen, Scene } from './scene.ts'

function drawCoconut(pen: Pen, { x, y }: Carrier, { fuse, length }: Party, look: Look) {
  const left = fuse / length
  // The shorter the fuse, the faster it pulses.
  const beat = look.calm ? 0 : Math.sin(look.seconds * (6 + 20 * (1 - left)))
  const size = 17 + (1 - left) * 5 + beat * 2
  const top = y - 46
  fillCircle(pen, x, y, 40 + beat * 3, 'rgb(255 93 60 / .28)')
  fillCircle(pen, x, top + 3, size, '#3a1c0a')
  fillCircle(pen, x, top, size, left < 0.25 && beat > 0 ? '#e8452e' : '#7a4a22')
  for (const [dx, dy] of [
    [-5, -4],
    [5, -4],
    [0, 4],
  ] as const)
    fillCircle(pen, x + dx, top + dy, 2.6, '#2a1206')
  pen.strokeStyle = '#e8d8a8'
  pen.lineWidth = 3
  pen.beginPath()
  pen.moveTo(x + 4, top - size + 2)
  pen.quadraticCurveTo(x + 12, top - size - 12 * left - 4, x + 16 * left + 4, top - size - 10 * left - 2)
  pen.stroke()
  fillCircle(pen, x + 16 * left + 4, top - size - 10 * left - 2, 5 + beat, '#ffe066')
}

/** The ring of the fuse at the edge of the field. */
function drawFuse(pen: Pen, { fuse, length }: Party) {
  pen.strokeStyle = fuse < 90 ? '#ff5d3c' : '#ffd84a'
  pen.lineWidth = 12
  pen.lineCap = 'round'
  pen.beginPath()
  pen.arc(0, 0, PARTY_REACH + 20, -Math.PI / 2, -Math.PI / 2 + (fuse / length) * 2 * Math.PI)
  pen.stroke()
}

export const scene: Scene<Party> = {
  ...folkBasics,
  watch: (state) => nearMiddle(state, 0.45, 780),
  map: (state) => mapOf(state, PARTY_REACH),
  draw(pen, state, look) {
    drawDisc(pen, PARTY_REACH, { rim: '#2f7a4a', light: '#a8dc8a', dark: '#9cd27e' })
    drawFuse(pen, state)
    drawFolk(pen, state, look)
    for (const carrier of state.players)
      if (carrier.alive && carrier.hot) drawCoconut(pen, carrier, state, look)
    const own = state.players[0]!
    const hot = state.players.find(({ hot: has, alive }, who) => who > 0 && has && alive)
    if (own.alive && !own.hot && hot) pointTo(pen, own, hot, '#e8452e')
  },
  clear: clearFolk,
}
