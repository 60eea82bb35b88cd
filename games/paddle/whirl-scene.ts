import { fillCircle } from '#kit/game/draw.ts'
import { COACH, DUEL_FEEL, floor, middleLine, paddle, rivalColor, serveRing } from './duel-art.ts'
import type { Pen, Scene } from './scene.ts'
import { HIGH, LOW, POOL, poolAt, poolsIn, type Whirl } from './whirl.ts'

const RINGS = 4

/** Rings of foam that turn around a dark core. */
function whirlpool(pen: Pen, { x, y }: { readonly x: number; readonly y: number }, turn: number) {
  fillCircle(pen, x, y, POOL, 'rgb(6 30 70 / .35)')
  fillCircle(pen, x, y, POOL * 0.7, 'rgb(6 30 70 / .4)')
  pen.lineCap = 'round'
  for (let ring = 0; ring < RINGS; ring++) {
    const radius = POOL - 4 - ring * 10
    const from = turn * (1 + ring * 0.5) + ring * 1.3
    pen.strokeStyle = `rgb(190 240 255 / ${0.35 + ring * 0.15})`
    pen.lineWidth = 4 - ring * 0.5
    for (const half of [0, Math.PI]) {
      pen.beginPath()
      pen.arc(x, y, radius, from + half, from + half + 2)
      pen.stroke()
    }
  }
  fillCircle(pen, x, y, 9, '#04142e')
}

export const whirlScene: Scene<Whirl> = {
  feel: {
    ...DUEL_FEEL,
    whirl: { sound: 'boost', sparks: ['#bff4ff', '#ffffff', '#6fd8f0'], count: 22, quake: 3 },
  },
  ballColor: ({ isWild }) => (isWild ? '#9ff0ff' : '#fff3d6'),
  backdrop(pen, _, look) {
    floor(pen, look, {
      colors: ['#2b63b8', '#3f8fd8', '#24539e'],
      curl: 'rgb(255 255 255 / .15)',
      seed: 128,
    })
    middleLine(pen)
  },
  draw(pen, state, look) {
    for (let pool = 0; pool < poolsIn(state.round); pool++)
      whirlpool(pen, poolAt(state.tick, pool), (look.calm ? 0 : look.seconds * 3) * (pool % 2 === 0 ? 1 : -1))
    paddle(pen, { x: state.rival, y: HIGH }, rivalColor(state.round))
    paddle(pen, { x: state.pad, y: LOW + look.dip * 3 }, '#ffb63d')
    serveRing(pen, state, look)
  },
  coach: COACH,
}
