import { PAINT } from '#kit/game/micro/brush.ts'
import { hut } from '../art.ts'
import { tapPlace } from '../controls.ts'
import { HUT_Y, hutX, reachOf, rules, type Huts } from '../verbs/hut-watch.ts'
import { rankScene } from './rank-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 240, zoom: 1.25, tilt: -4, aside: 0, above: -110 }

export const scene = rankScene<Huts>({
  rules,
  backdrop: 'sea',
  waterline: 385,
  controls: tapPlace,
  feel: {
    shot: { sound: 'jump', pitch: 8 },
    blast: { sound: 'hit', pitch: -4, sparks: PAINT.amber, count: 16, quake: 3 },
    split: { sound: 'slice' },
  },
  at: () => ({ x: 200, y: 330 }),
  still(brush, look) {
    brush.shape(
      [
        look.left - 20,
        420,
        look.left - 20,
        382,
        20,
        376,
        200,
        364,
        380,
        376,
        look.right + 20,
        382,
        look.right + 20,
        look.bottom + 40,
        look.left - 20,
        look.bottom + 40,
      ],
      '#2f6b4a',
    )
    brush.line([look.left - 20, 380, 20, 374, 200, 362, 380, 374, look.right + 20, 380], 9, '#5fae6a')
    brush.slab(184, 346, 32, 26, 6, '#f4e3b5', 6)
    brush.round(188, 356, 24, 7, 3, PAINT.coral)
  },
  draw({ huts, foes, shots, blasts, flares }, brush) {
    for (const [index, stands] of huts.entries()) hut(brush, hutX(index), HUT_Y, stands)
    for (const { x, y, vx, vy, kind } of foes) {
      brush.line([x - vx * 40, y - vy * 40, x, y], 4, kind === 'twin' ? PAINT.orchid : PAINT.coral, 0.4)
      brush.star(x, y, kind === 'twin' ? 12 : 9, kind === 'twin' ? PAINT.orchid : PAINT.sun, y * 0.03)
    }
    for (const { x, y, vx, vy, t, a } of shots) {
      brush.line([200, 350, x, y], 2.5, '#ffffff', 0.35)
      brush.disc(x, y, 4, '#ffffff')
      brush.ring(x + vx * (a - t), y + vy * (a - t), 9, 2, '#ffffff', 0.5)
    }
    for (const blast of blasts) {
      const reach = Math.max(0, reachOf(blast))
      brush.disc(blast.x, blast.y, reach, PAINT.amber, 0.5)
      brush.disc(blast.x, blast.y, reach * 0.7, '#fff1b8', 0.75)
    }
    for (let flare = 0; flare < Math.min(24, flares); flare++)
      brush.round(200 - Math.min(24, flares) * 4 + flare * 8, 386, 5, 12, 2.5, '#fff4dc')
  },
})
