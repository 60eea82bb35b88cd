import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { HAND, heightOf, nutPlace, OTHER, rules, type JuggleState } from '../verbs/nut-juggle.ts'
import { eyes } from './creatures.ts'
import { sandbank } from './places.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 70, zoom: 1.35, tilt: 5, aside: -60, above: -90 }

const TINTS = [PAINT.coral, PAINT.sun, PAINT.lagoon, PAINT.orchid, PAINT.palm, PAINT.pink] as const

export const scene: Scene<JuggleState> = {
  rules,
  backdrop: 'sea',
  waterline: 320,
  feel: {
    throw: { sound: 'jump', sparks: '#ffffff', count: 5 },
    score: { sound: 'place', sparks: PAINT.sun, count: 6 },
    ring: { sound: 'coin', pitch: -5, count: 0 },
    another: { sound: 'boost', sparks: PAINT.pink, count: 16 },
  },
  hero: () => HAND,
  draw(state, brush, look) {
    sandbank(brush, look, 386)
    if (state.ringLeft > 0) {
      const y = HAND.y - heightOf(state.ring)
      brush.glow(200, y, 40, PAINT.sun)
      brush.arc(200, y, 26, 0, Math.PI * 2, 7, PAINT.amber, Math.min(1, state.ringLeft / 40))
      brush.arc(200, y - 2, 26, 3.4, 5.4, 3, '#ffffff', 0.7)
    }
    const arm = (at: { readonly x: number; readonly y: number }, lift: number) => {
      brush.line(
        [
          200 + Math.sign(at.x - 200) * 22,
          306,
          at.x + Math.sign(at.x - 200) * 6,
          344,
          at.x,
          at.y + 14 + lift,
        ],
        12,
        '#8a5230',
      )
      brush.ball(at.x, at.y + 14 + lift, 12, '#a86a3f')
    }
    const pull = Math.min(1, state.pull / 44)
    arm(OTHER, 0)
    monkey(brush, state)
    arm(HAND, pull * 24)
    if (state.hand >= 0) {
      nut(brush, HAND.x, HAND.y + pull * 24, state.hand)
      if (state.pull > 0) {
        const long = Math.min(150, 46 + state.pull * 2.4)
        brush.line([120, HAND.y - heightOf(long), 280, HAND.y - heightOf(long)], 3, '#ffffff', 0.6)
        brush.line([200, HAND.y - heightOf(long) - 8, 200, HAND.y - heightOf(long) + 8], 3, '#ffffff', 0.6)
      }
    }
    for (const one of state.nuts) {
      const { x, y } = nutPlace(one)
      nut(brush, x, y, one.tint)
      const left = one.long - one.age
      if (left < 34)
        brush.ring(OTHER.x, OTHER.y, 12 + left * 0.8, 3, TINTS[one.tint % TINTS.length] ?? PAINT.sun, 0.7)
    }
  },
}

function nut(brush: Brush, x: number, y: number, tint: number) {
  const color = TINTS[tint % TINTS.length] ?? PAINT.coral
  brush.glow(x, y, 22, color)
  brush.ball(x, y, 14, color)
  brush.arc(x, y, 8, 0.3, 2.4, 3, '#ffffff', 0.5)
}

function monkey(brush: Brush, state: JuggleState) {
  const sway = Math.sin(state.tick * 0.06) * 3
  brush.line([182, 372, 178, 394], 12, '#6b3d1c')
  brush.line([218, 372, 222, 394], 12, '#6b3d1c')
  brush.round(166, 296, 68, 84, 30, '#8a5230')
  brush.round(178, 316, 44, 56, 22, '#d8a878')
  brush.at(200 + sway, 272, sway * 0.02, () => {
    for (const side of [-1, 1]) brush.ball(side * 33, 0, 11, '#a86a3f')
    brush.ball(0, 0, 32, '#8a5230')
    brush.round(-22, -8, 44, 32, 16, '#e8bd8a')
    eyes(brush, 0, -4, 7, 0, 11)
    brush.arc(0, 10, 9, 0.3, 2.8, 3, '#5a2f18')
    brush.shape([-20, -24, 0, -58, 20, -24], PAINT.coral)
    brush.ball(0, -58, 6, PAINT.sun)
  })
}
