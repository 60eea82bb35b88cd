import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { HOPPER, RING_RADIUS, RING_WIDTH, rules, type PrismState } from '../verbs/prism-hop.ts'
import { QUARTERS } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 26, zoom: 1.5, tilt: 6, aside: 0, above: -110 }

const QUARTER = Math.PI / 2
const GAP = 0.11

export const scene: Scene<PrismState> = {
  rules,
  backdrop: 'air',
  feel: {
    hop: { sound: 'jump', sparks: PAINT.shell, count: 4 },
    bonus: { sound: 'flip', sparks: PAINT.shell, count: 16 },
  },
  hero: ({ y }) => ({ x: 200, y }),
  camera: ({ eye }) => ({ x: 0, y: eye }),
  draw(state, brush, look) {
    for (const { y, turn, taken } of state.rings) {
      if (y < look.top - 100 || y > look.bottom + 100) continue
      for (const [index, color] of QUARTERS.entries()) {
        const from = turn + index * QUARTER
        brush.arc(200, y + 5, RING_RADIUS, from + GAP, from + QUARTER - GAP, RING_WIDTH, '#0a0c24', 0.7)
        brush.arc(200, y, RING_RADIUS, from + GAP, from + QUARTER - GAP, RING_WIDTH, color)
        brush.arc(200, y, RING_RADIUS + 3, from + GAP + 0.1, from + QUARTER - GAP - 0.1, 3, '#ffffff', 0.35)
      }
      if (!taken) brush.star(200, y, 15, PAINT.sun)
    }
    for (const { y, colour, used } of state.prisms) {
      if (used || y < look.top - 40) continue
      const color = QUARTERS[colour]!
      brush.glow(200, y, 36, color)
      brush.shape([200, y - 18, 217, y + 12, 183, y + 12], color)
      brush.shape([200, y - 18, 206, y + 12, 183, y + 12], '#ffffff', 0.3)
    }
    if (state.over) return
    const color = QUARTERS[state.colour]!
    brush.glow(200, state.y, HOPPER * 2.6, color)
    brush.ball(200, state.y, HOPPER, color)
  },
}
