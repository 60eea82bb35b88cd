import { fillCircle } from '#kit/game/draw.ts'
import { BALL, PITCH_REACH, type Pitch } from '../kinds/hogs.ts'
import { clearFolk, drawDisc, drawFolk, folkBasics, mapOf, nearMiddle, pointTo } from './folk.ts'
import type { Look, Pen, Scene } from './scene.ts'

/** A pearl as large as a melon. */
function drawBall(pen: Pen, x: number, y: number, look: Look) {
  const glow = look.calm ? 0.5 : 0.5 + 0.5 * Math.sin(look.seconds * 5)
  fillCircle(pen, x, y, BALL + 8 + glow * 5, 'rgb(255 240 200 / .35)')
  fillCircle(pen, x + 2, y + 4, BALL, 'rgb(40 20 50 / .3)')
  fillCircle(pen, x, y, BALL, '#e0c8f0')
  fillCircle(pen, x - 2, y - 2, BALL - 3, '#fbeefc')
  fillCircle(pen, x - 6, y - 7, 5, '#ffffff')
}

export const scene: Scene<Pitch> = {
  ...folkBasics,
  watch: (state) => nearMiddle(state),
  map: (state) => mapOf(state, PITCH_REACH),
  draw(pen, state, look) {
    drawDisc(pen, PITCH_REACH, { rim: '#c0563a', light: '#f0a878', dark: '#ec9f6c' })
    pen.strokeStyle = 'rgb(255 255 255 / .5)'
    pen.lineWidth = 6
    for (const radius of [90, PITCH_REACH - 40]) {
      pen.beginPath()
      pen.arc(0, 0, radius, 0, 2 * Math.PI)
      pen.stroke()
    }
    for (const { x, y } of state.balls) drawBall(pen, x, y, look)
    drawFolk(pen, state, look)
    for (const hog of state.players) if (hog.alive && hog.holds) drawBall(pen, hog.x, hog.y - 40, look)
    const own = state.players[0]!
    const target = state.balls[0] ?? state.players.find(({ holds, alive }, who) => who > 0 && holds && alive)
    if (own.alive && !own.holds && target) pointTo(pen, own, target, '#ffffff')
  },
  clear: clearFolk,
}
