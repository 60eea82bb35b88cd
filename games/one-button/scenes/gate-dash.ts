import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { gapOff, ROUND, rules, RUNNER, STEP, type DashState } from '../verbs/gate-dash.ts'
import { lantern, water } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 310, zoom: 1.7, tilt: 7, aside: 0, above: -40 }

const COLORS = [PAINT.pink, PAINT.amber, PAINT.lagoon, PAINT.sky, PAINT.palm]

export const scene: Scene<DashState> = {
  rules,
  backdrop: 'air',
  wakes: true,
  trail: PAINT.sun,
  feel: { dash: { sound: 'jump', sparks: PAINT.sun, count: 6 } },
  hero: ({ y }) => ({ x: 200, y }),
  camera: ({ eye }) => ({ x: 0, y: eye }),
  draw(state, brush, look) {
    brush.round(166, look.top - 40, 68, look.bottom - look.top + 80, 0, '#ffffff', 0.07)
    for (const [index, wall] of state.walls.entries()) {
      if (wall.y < look.top - 40 || wall.y > look.bottom + 40) continue
      const color = COLORS[index % COLORS.length]!
      const middle = 200 + gapOff(wall)
      // The wall turns: one long slab between two gaps.
      for (let round = -3; round <= 3; round++) {
        const from = middle + round * ROUND + wall.half
        const width = ROUND - wall.half * 2
        if (from > look.right || from + width < look.left) continue
        brush.slab(from, wall.y - 9, width, 15, 7, index < state.step ? PAINT.slate : color, 7)
      }
      brush.round(172, wall.y + STEP / 2 - STEP + 22, 56, 5, 2, '#ffffff', index === state.step ? 0.6 : 0.22)
    }
    if (!state.over) lantern(brush, 200, state.y, RUNNER, PAINT.sun)
    water(brush, look, state.tide, '#4a1a7a')
  },
}
