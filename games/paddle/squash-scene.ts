import { shade } from '#kit/game/draw.ts'
import { COACH, DUEL_FEEL, floor, paddle, rivalColor, serveRing } from './duel-art.ts'
import { HEIGHT, WIDTH } from './duel.ts'
import type { Pen, Scene } from './scene.ts'
import { BEHIND, LOW, type Squash } from './squash.ts'

const STEPS = 9

/** The cliff reaches down to where the ball bounces. */
function cliff(pen: Pen, edge: number) {
  for (const [lift, color] of [
    [-4, 'rgb(0 20 40 / .3)'],
    [0, '#4a4560'],
    [9, '#655e80'],
    [24, '#7d769b'],
  ] as const) {
    const y = edge - lift + (lift < 0 ? 4 : 0)
    pen.fillStyle = color
    pen.beginPath()
    pen.moveTo(0, 0)
    for (let step = 0; step <= STEPS; step++) {
      const x = (step / STEPS) * WIDTH
      const jag = lift <= 0 ? 0 : ((step * 37) % 13) - 6
      pen.lineTo(x, Math.max(2, y + jag))
    }
    pen.lineTo(WIDTH, 0)
    pen.fill()
  }
  pen.fillStyle = '#6fb65c'
  pen.beginPath()
  pen.moveTo(0, 0)
  for (let step = 0; step <= STEPS * 2; step++)
    pen.lineTo((step / STEPS / 2) * WIDTH, step % 2 === 0 ? 8 : 14)
  pen.lineTo(WIDTH, 0)
  pen.fill()
}

export const squashScene: Scene<Squash> = {
  feel: { ...DUEL_FEEL, cliff: { sound: 'hit', pitch: -3, sparks: ['#c9c2e0', '#ffffff'], count: 5 } },
  ballColor: ({ turn, round }) => (turn === 0 ? '#ffd24d' : rivalColor(round)),
  backdrop(pen, _, look) {
    floor(pen, look, {
      colors: ['#7fc4d6', '#f2d7a0', '#e6b874'],
      curl: 'rgb(150 90 40 / .15)',
      seed: 127,
    })
    // Foam where the ball is lost.
    pen.fillStyle = 'rgb(90 200 210 / .85)'
    pen.beginPath()
    pen.roundRect(6, HEIGHT - 8, WIDTH - 12, 8, 4)
    pen.fill()
  },
  draw(pen, state, look) {
    pen.save()
    pen.beginPath()
    pen.roundRect(0, 0, WIDTH, HEIGHT, 14)
    pen.clip()
    cliff(pen, state.cliff)
    pen.restore()
    const color = rivalColor(state.round)
    pen.globalAlpha = state.turn === 1 ? 1 : 0.55
    paddle(pen, { x: state.rival, y: BEHIND }, color)
    pen.globalAlpha = state.turn === 0 ? 1 : 0.55
    paddle(pen, { x: state.pad, y: LOW + look.dip * 3 }, '#ffb63d')
    pen.globalAlpha = 1
    // A mark above whose turn it is.
    const [x, y, paint] =
      state.turn === 0 ? ([state.pad, LOW, '#ffb63d'] as const) : ([state.rival, BEHIND, color] as const)
    pen.fillStyle = shade(paint, 0.3)
    pen.beginPath()
    pen.moveTo(x - 7, y - 25)
    pen.lineTo(x + 7, y - 25)
    pen.lineTo(x, y - 15)
    pen.fill()
    serveRing(pen, state, look)
  },
  coach: COACH,
}
