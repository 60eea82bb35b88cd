import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import { COACH, DUEL_FEEL, floor } from './duel-art.ts'
import { WIDTH } from './duel.ts'
import type { Look, Pen, Scene } from './scene.ts'
import { HALF, LOW, ROOF, TURN_TICKS, type Tones } from './tones.ts'

export const TONES = ['#ff6f61', '#2ec7d8'] as const
/** Signs of the two colours: a drop and a wave, for who cannot tell the colours apart. */
const SIGNS: readonly ((pen: Pen, x: number, y: number) => void)[] = [
  (pen, x, y) => fillCircle(pen, x, y, 3.6, 'rgb(255 255 255 / .9)'),
  (pen, x, y) => fillRound(pen, { x: x - 6, y: y - 2, width: 12, height: 4 }, 2, 'rgb(255 255 255 / .9)'),
]

function twoTone(pen: Pen, { pad, left, turning }: Tones, look: Look) {
  const squash = turning > 0 && !look.calm ? Math.abs(Math.cos((turning / TURN_TICKS) * Math.PI)) : 1
  pen.save()
  pen.translate(pad, LOW + look.dip * 3)
  pen.scale(1, Math.max(0.15, squash))
  fillRound(pen, { x: -HALF, y: -4, width: HALF * 2, height: 17 }, 8, 'rgb(0 8 24 / .35)')
  for (const side of [0, 1] as const) {
    const tone = side === 0 ? left : left === 0 ? 1 : 0
    const color = TONES[tone]
    pen.save()
    pen.beginPath()
    pen.rect(side === 0 ? -HALF : 0, -12, HALF, 30)
    pen.clip()
    fillRound(pen, { x: -HALF, y: -6, width: HALF * 2, height: 17 }, 8, shade(color, -0.4))
    fillRound(pen, { x: -HALF, y: -9, width: HALF * 2, height: 16 }, 8, color)
    fillRound(pen, { x: -HALF + 6, y: -7.5, width: HALF * 2 - 12, height: 3.4 }, 1.7, 'rgb(255 255 255 / .5)')
    SIGNS[tone]!(pen, side === 0 ? -HALF / 2 : HALF / 2, 1)
    pen.restore()
  }
  fillRound(pen, { x: -3, y: -10, width: 6, height: 18 }, 3, '#fff1cf')
  pen.restore()
}

export const tonesScene: Scene<Tones> = {
  feel: {
    ...DUEL_FEEL,
    dip: { sound: 'place', pitch: 4, sparks: ['#ffffff', ...TONES], count: 5 },
    wrong: { sound: 'hit', sparks: ['#ffffff', '#8a93b8'], count: 14, quake: 5 },
    serve: { sound: 'shoot' },
  },
  ballColor: (_, { last }) => TONES[last === 1 ? 1 : 0],
  backdrop(pen, _, look) {
    floor(pen, look, {
      colors: ['#5a3f8f', '#7d55a8', '#3a2468'],
      curl: 'rgb(255 220 255 / .1)',
      seed: 129,
    })
    // Dye pots: a ball that reaches them changes colour.
    fillRound(pen, { x: 0, y: ROOF - 16, width: WIDTH, height: 12 }, 5, '#3d2412')
    fillRound(pen, { x: 0, y: ROOF - 18, width: WIDTH, height: 11 }, 5, '#a8703c')
    for (let pot = 0; pot < 10; pot++) {
      const x = 17 + pot * 34
      const color = TONES[pot % 2 === 0 ? 0 : 1]
      fillRound(pen, { x: x - 13, y: ROOF - 27, width: 26, height: 24 }, 9, shade(color, -0.4))
      fillRound(pen, { x: x - 13, y: ROOF - 29, width: 26, height: 22 }, 9, color)
      SIGNS[pot % 2]!(pen, x, ROOF - 18)
    }
  },
  draw(pen, state, look) {
    twoTone(pen, state, look)
  },
  coach: COACH,
}
