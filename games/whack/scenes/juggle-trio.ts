import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import type { Base } from '#kit/game/micro/rules.ts'
import { LOW, rules, SAND, type JuggleState, type Nut } from '../verbs/juggle-trio.ts'
import { SLIP, tries, type TouchScene } from './touch-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 329, zoom: 1.3, tilt: -6, aside: 0, above: -60 }

export const scene: TouchScene<JuggleState> = {
  rules,
  backdrop: 'sea',
  waterline: 250,
  wakes: true,
  controls: () => tapSpots((state: Base) => (state as JuggleState).nuts, 60),
  feel: {
    score: { sound: 'bounce', sparks: PAINT.sand, count: 10 },
    bonus: { sound: 'coin', pitch: 3, sparks: PAINT.sun, count: 12 },
    toss: { sound: 'jump', count: 0 },
    knock: { sound: 'hit', pitch: -6, count: 0 },
    more: { sound: 'boost', sparks: PAINT.palm, count: 20 },
    slip: SLIP,
  },
  hero: ({ nuts }) => nuts.reduce((low, nut) => (nut.y > low.y ? nut : low)),
  still(brush, look) {
    const [left, width] = [look.left - 40, look.right - look.left + 80]
    brush.round(left, SAND, width, look.bottom - SAND + 60, 0, '#e8c888')
    brush.round(left, SAND, width, 8, 0, '#fff0c8')
    for (let x = Math.floor(left / 40) * 40; x < look.right; x += 40)
      brush.line([x, LOW, x + 18, LOW], 3, '#ffffff', 0.35)
    for (let x = Math.floor(left / 90) * 90; x < look.right; x += 90)
      brush.disc(x + 20, SAND + 24, 5, '#c8a468', 0.7)
  },
  draw(state, brush, look) {
    for (const nut of state.nuts) {
      const near = Math.max(0.2, 1 - (SAND - nut.y) / 380)
      brush.round(nut.x - 26 * near, SAND + 6, 52 * near, 12 * near, 6, '#7a5428', 0.4 * near)
      thing(brush, nut, state.tick)
    }
    tries(brush, look, state.lamps)
  },
}

/** A coconut, a melon, a pineapple. */
function thing(brush: Brush, { x, y, vx, kind }: Nut, tick: number) {
  brush.at(x, y, vx * tick * 0.05, () => {
    if (kind === 0) {
      brush.ball(0, 0, 27, '#8a5632')
      for (const [dx, dy] of [
        [-6, -10],
        [6, -11],
        [0, -2],
      ] as const)
        brush.disc(dx, dy, 3.6, '#3a2014')
    } else if (kind === 1) {
      brush.ball(0, 0, 28, '#3fae5a')
      for (const turn of [-0.8, 0, 0.8])
        brush.arc(turn * 14, 0, 26, Math.PI * 0.62, Math.PI * 1.38, 4, '#1f7a3a', 0.8)
    } else {
      for (const lean of [-0.6, -0.2, 0.2, 0.6]) brush.leaf(lean * 18, -30, 28, 10, PAINT.palm, -1.57 + lean)
      brush.ball(0, 0, 26, PAINT.amber)
      for (const line of [-12, 0, 12]) {
        brush.line([line - 10, -18, line + 10, 18], 2, '#b9701a', 0.7)
        brush.line([line + 10, -18, line - 10, 18], 2, '#b9701a', 0.7)
      }
    }
  })
}
