import { PAINT } from '#kit/game/micro/brush.ts'
import { oneButton } from '#kit/game/micro/button.ts'
import { GROUND, HIGH, rules, stackX, WIDE, type Bomber } from '../verbs/coco-bomber.ts'
import { rankScene } from './rank-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 210, zoom: 1.2, tilt: 6, aside: 0, above: 170 }

const WOODS = ['#c98b4f', '#b5773f', '#d9a860'] as const

export const scene = rankScene<Bomber>({
  rules,
  backdrop: 'sea',
  waterline: GROUND,
  controls: oneButton,
  feel: {
    drop: { sound: 'jump', pitch: -4 },
    crack: { sound: 'hit', sparks: '#d9a860', count: 10, quake: 2 },
    miss: { sound: 'tap', pitch: -8 },
    pass: { sound: 'move' },
  },
  draw({ x, y, way, by, bx, stacks, tick }, brush, look) {
    brush.round(look.left - 20, GROUND, look.right - look.left + 40, look.bottom - GROUND + 40, 0, '#8a6a3a')
    brush.round(look.left - 20, GROUND, look.right - look.left + 40, 8, 0, PAINT.sand)
    for (const [stack, storeys] of stacks.entries())
      for (let storey = 0; storey < storeys; storey++) {
        const top = GROUND - (storey + 1) * HIGH
        brush.round(stackX(stack) + 1, top, WIDE - 2, HIGH - 1, 3, WOODS[(stack + storey) % 3]!)
        brush.line([stackX(stack) + 6, top + 6, stackX(stack) + WIDE - 6, top + 6], 2, '#6b3f1c', 0.5)
      }
    if (by >= 0) {
      brush.ball(bx, by, 8, '#7a4a2a')
      brush.disc(bx - 2, by - 1, 1.6, '#2a1408')
      brush.disc(bx + 2, by - 1, 1.6, '#2a1408')
    }
    brush.at(x, y, way > 0 ? 0.05 : -0.05, () => {
      brush.leaf(0, 4, 58, 22, '#0a2346', 0)
      brush.leaf(0, 0, 58, 21, PAINT.coral, 0)
      brush.shape([-way * 16, -4, -way * 30, -17, -way * 24, 0], PAINT.amber)
      brush.slab(-11, -2, 22, 6, 3, '#fff4dc', 4)
      brush.disc(way * 10, -4, 5, PAINT.sky)
      brush.line(
        [way * 30, -Math.cos(tick * 0.9) * 12, way * 30, Math.cos(tick * 0.9) * 12],
        3,
        '#fff4dc',
        0.8,
      )
    })
  },
})
