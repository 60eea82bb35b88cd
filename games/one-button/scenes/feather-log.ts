import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type LogState, LOG, HAND_Y, rules } from '../verbs/feather-log.ts'
import { bar } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 170, zoom: 1.5, tilt: -6, aside: 0, above: -150 }

export const scene: Scene<LogState> = {
  rules,
  backdrop: 'air',
  wakes: true,
  feel: {
    throw: { sound: 'shoot', count: 0 },
    score: { sound: 'place', sparks: PAINT.wood },
    split: { sound: 'merge', sparks: PAINT.amber, count: 40, quake: 8 },
  },
  hero: () => ({ x: LOG.x, y: HAND_Y }),
  draw(state, brush) {
    brush.line([LOG.x, LOG.y, LOG.x, -400], 10, '#3a2a20')
    brush.at(LOG.x, LOG.y, state.turned, () => {
      for (const angle of state.stuck)
        brush.at(Math.cos(angle) * LOG.radius, Math.sin(angle) * LOG.radius, angle, () => feather(brush, 30))
      for (const angle of state.berries) {
        brush.glow(Math.cos(angle) * 74, Math.sin(angle) * 74, 26, PAINT.coral)
        brush.ball(Math.cos(angle) * 74, Math.sin(angle) * 74, 11, PAINT.coral)
      }
      brush.disc(0, 0, LOG.radius, '#6f3f1f')
      brush.disc(0, 0, LOG.radius - 8, '#d9a066')
      for (const radius of [14, 28, 42]) brush.ring(0, 0, radius, 3, '#a8693c', 0.8)
      brush.line([10, 6, 40, 22], 3, '#a8693c')
    })
    brush.arc(LOG.x, LOG.y, LOG.radius - 4, Math.PI * 1.05, Math.PI * 1.6, 5, '#ffffff', 0.35)
    if (!state.over) {
      const y = state.flying || HAND_Y
      brush.at(LOG.x, y, Math.PI / 2, () => feather(brush, 40))
    }
    for (let spare = 1; spare < state.left; spare++)
      brush.leaf(20 + spare * 15, 376, 26, 9, spare % 2 === 0 ? PAINT.lagoon : PAINT.palm, -1.2)
    bar(brush, 330, 374, 96, state.patience / 260, state.patience < 90 ? PAINT.coral : PAINT.sun)
  },
}

/** A feather whose tip lies at the origin; its vane points outwards along x. */
function feather(brush: Brush, length: number) {
  brush.line([-12, 0, length * 0.7, 0], 3, '#fff4dc')
  brush.leaf(length * 0.75, 0, length * 1.1, 19, PAINT.lagoon, 0)
  brush.leaf(length * 0.95, 0, length * 0.6, 11, PAINT.palm, 0)
  brush.line([length * 0.3, 0, length * 1.2, 0], 2, '#e6fff9')
}
