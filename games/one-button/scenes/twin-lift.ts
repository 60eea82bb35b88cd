import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { BASKET_X, basketY, rules, type LiftState } from '../verbs/twin-lift.ts'
import { mango, thorny, tries } from './pieces.ts'
import { palm } from './places.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 90, zoom: 1.5, tilt: -5, aside: 0, above: 20 }

const WHEEL_Y = 62

export const scene: Scene<LiftState> = {
  rules,
  backdrop: 'air',
  feel: {
    score: { sound: 'place', sparks: PAINT.amber },
    missed: { sound: 'bad', sparks: PAINT.slate, count: 16, quake: 5 },
    pricked: { sound: 'hit', sparks: PAINT.orchid, count: 20, quake: 7 },
  },
  hero: () => ({ x: 200, y: 200 }),
  draw(state, brush, look) {
    palm(brush, 20, 430, 150, 0.2)
    palm(brush, 385, 440, 170, -0.2)
    brush.slab(180, WHEEL_Y - 10, 40, Math.max(340, look.bottom - WHEEL_Y + 40), 12, '#7a4a26', 10)
    for (let notch = 0; notch < 6; notch++)
      brush.line([186, 120 + notch * 50, 214, 112 + notch * 50], 5, '#5d3418')
    brush.line([200 - BASKET_X, WHEEL_Y, 200 + BASKET_X, WHEEL_Y], 12, '#8a5230')
    for (const side of [-1, 1] as const) {
      const [x, y] = [200 + side * BASKET_X, basketY(state, side)]
      brush.line([x, WHEEL_Y, x, y - 8], 4, PAINT.sand)
      brush.puck(x, WHEEL_Y, 18, PAINT.amber, 5)
      brush.at(x, WHEEL_Y, state.lift * 5 * side, () => brush.line([-11, 0, 11, 0], 4, '#8a5230'))
      basket(brush, x, y)
    }
    brush.line([200 - BASKET_X, WHEEL_Y - 12, 200 + BASKET_X, WHEEL_Y - 12], 4, PAINT.sand)
    for (const { side, x, y, thorny: prickly } of state.rollers) {
      const end = 200 + side * (BASKET_X + 34)
      const far = side < 0 ? look.left - 20 : look.right + 20
      brush.line([far, y + 18, end, y + 18], 7, '#5d3418')
      brush.line([far, y + 15, end, y + 15], 4, '#a8693c')
      if (prickly) thorny(brush, x, y, 11, PAINT.orchid, x * 0.06)
      else brush.at(x, y, x * 0.06, () => mango(brush, 0, 0, 14))
    }
    tries(brush, look, state.lamps)
  },
}

function basket(brush: Brush, x: number, y: number) {
  brush.line([x - 28, y + 4, x, y - 24, x + 28, y + 4], 4, '#8a5230')
  brush.shape([x - 34, y + 2, x + 34, y + 2, x + 24, y + 34, x - 24, y + 34], '#7d4a20')
  brush.shape([x - 34, y, x + 34, y, x + 25, y + 28, x - 25, y + 28], '#d99a4a')
  for (const row of [8, 17]) brush.line([x - 30, y + row, x + 30, y + row], 3, '#b0742f')
  brush.round(x - 38, y - 5, 76, 10, 5, PAINT.sand)
}
