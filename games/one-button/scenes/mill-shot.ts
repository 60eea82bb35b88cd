import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import {
  type MillState,
  HUB,
  BLADE,
  BLADES,
  BREEZE,
  ARROW_X,
  BOW_Y,
  KITE_Y,
  rules,
} from '../verbs/mill-shot.ts'
import { bar, tries } from './pieces.ts'
import { sandbank } from './places.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 1.25, tilt: 5, aside: -30, above: -170 }

export const scene: Scene<MillState> = {
  rules,
  backdrop: 'sea',
  waterline: 316,
  wakes: true,
  feel: {
    shoot: { sound: 'shoot', count: 0 },
    break: { sound: 'bad', sparks: PAINT.wood, count: 18, quake: 5 },
    miss: { sound: 'bad', count: 0 },
    gone: { sound: 'bad', count: 0 },
    score: { sound: 'pop', sparks: PAINT.pink, count: 22 },
  },
  hero: () => ({ x: ARROW_X, y: BOW_Y - 10 }),
  still(brush, look) {
    sandbank(brush, look, 352, '#4f7a3f', '#86b35a')
    brush.shape([HUB.x - 52, 356, HUB.x - 30, HUB.y - 18, HUB.x + 30, HUB.y - 18, HUB.x + 52, 356], '#d9c39a')
    brush.shape([HUB.x + 6, 356, HUB.x + 8, HUB.y - 18, HUB.x + 30, HUB.y - 18, HUB.x + 52, 356], '#b89a6c')
    brush.shape([HUB.x - 40, HUB.y - 16, HUB.x, HUB.y - 62, HUB.x + 40, HUB.y - 16], PAINT.coral)
    brush.round(HUB.x - 13, 312, 26, 44, 13, '#5f3a22')
    brush.round(HUB.x - 10, 262, 20, 24, 10, '#7fc4e6')
  },
  draw(state, brush, look) {
    brush.line([ARROW_X, BOW_Y - 30, ARROW_X, KITE_Y], 3, '#ffffff', 0.16)
    for (const { x, vx, golden } of state.kites)
      kite(brush, x, golden ? PAINT.sun : PAINT.pink, vx, state.tick)
    brush.at(HUB.x, HUB.y, state.turned, () => {
      for (let blade = 0; blade < BLADES; blade++)
        brush.at(0, 0, (blade * 2 * Math.PI) / BLADES, () => {
          brush.line([0, 0, BLADE, 0], 7, '#7a4a26')
          brush.shape([20, 2, BLADE, 2, BLADE - 4, 17, 26, 17], PAINT.shell)
          brush.shape([20, -2, BLADE, -2, BLADE - 4, -13, 26, -11], '#f0dcb4')
        })
    })
    brush.puck(HUB.x, HUB.y, 13, PAINT.amber, 4)
    const y = state.arrow || BOW_Y
    brush.line([ARROW_X, y, ARROW_X, y - 36], 4, '#fff4dc')
    brush.shape([ARROW_X - 7, y - 32, ARROW_X, y - 46, ARROW_X + 7, y - 32], PAINT.lagoon)
    brush.arc(ARROW_X, BOW_Y + 8, 34, Math.PI * 1.15, Math.PI * 1.85, 7, PAINT.wood)
    const string = state.arrow > 0 ? BOW_Y - 8 : BOW_Y + 6
    brush.line([ARROW_X - 30, BOW_Y - 7, ARROW_X, string, ARROW_X + 30, BOW_Y - 7], 2.5, '#ffffff', 0.8)
    bar(brush, 322, 378, 96, state.breeze / BREEZE, state.breeze < 220 ? PAINT.coral : PAINT.sun)
    tries(brush, look, state.lamps)
  },
}

function kite(brush: Brush, x: number, color: string, vx: number, tick: number) {
  const y = KITE_Y + Math.sin(tick * 0.05 + x * 0.01) * 4
  const back = -Math.sign(vx)
  brush.line([x, y + 28, x + back * 16, y + 46, x + back * 10, y + 62], 3, '#ffffff', 0.7)
  brush.shape([x, y - 30, x + 24, y, x, y + 30, x - 24, y], color)
  brush.shape([x, y - 30, x + 24, y, x, y + 30], '#ffffff', 0.25)
  brush.line([x - 22, y, x + 22, y], 2.5, '#7a4a26', 0.7)
  brush.disc(x, y, 6, PAINT.shell)
}
