import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { rules, type LedgeState } from '../rules/ledge-leap.ts'
import { frog, pearl, shaft, streaks } from './art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 260, zoom: 1.7, tilt: -6, aside: 0, above: -40 }

export const scene: Scene<LedgeState> = {
  rules,
  backdrop: 'air',
  trail: PAINT.palm,
  feel: {
    hop: { sound: 'jump', sparks: PAINT.sand, count: 5 },
    spring: { sound: 'boost', sparks: PAINT.sun, count: 18, quake: 3 },
    crack: { sound: 'hit', sparks: PAINT.wood, count: 12 },
    score: { sparks: PAINT.sun, count: 4 },
  },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ eye }) => ({ x: 0, y: eye }),
  draw(state, brush, look) {
    streaks(brush, look, '#ffffff')
    shaft(brush, look, '#2f5a7a', '#5a9ab8')
    for (const { x, y, width, vx, kind } of state.ledges) {
      if (y > look.bottom + 30) continue
      const color = kind === 'frail' ? '#c9a27a' : vx !== 0 ? PAINT.sky : PAINT.palm
      brush.slab(x, y, width, 13, 6, color, 6)
      if (kind === 'frail')
        brush.line(
          [x + width * 0.3, y + 2, x + width * 0.42, y + 9, x + width * 0.5, y + 3, x + width * 0.62, y + 10],
          2.4,
          '#5a3a20',
        )
      if (kind === 'spring') {
        brush.line(
          [
            x + width / 2 - 9,
            y,
            x + width / 2 + 9,
            y - 4,
            x + width / 2 - 9,
            y - 8,
            x + width / 2 + 9,
            y - 12,
          ],
          3.4,
          '#dfe8f5',
        )
        brush.round(x + width / 2 - 15, y - 18, 30, 7, 3.5, PAINT.coral)
      }
    }
    for (const { x, y } of state.pearls) if (y < look.bottom + 20) pearl(brush, x, y)
    if (!state.over) frog(brush, state.x, state.y, state.vy, state.vx * 0.25)
  },
}
