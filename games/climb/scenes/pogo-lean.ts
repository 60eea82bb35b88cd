import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { rules, STICK, type PogoState } from '../rules/pogo-lean.ts'
import { eyes, pearl, shaft, streaks } from './art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 230, zoom: 1.8, tilt: 7, aside: 0, above: 0 }

export const scene: Scene<PogoState> = {
  rules,
  backdrop: 'sea',
  waterline: 340,
  trail: PAINT.pink,
  feel: {
    bounce: { sound: 'bounce', sparks: PAINT.sand, count: 7 },
    knock: { sound: 'hit', quake: 3 },
  },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ eye }) => ({ x: 0, y: eye }),
  draw(state, brush, look) {
    streaks(brush, look, '#ffffff')
    shaft(brush, look, '#6a3a5f', '#a85f80')
    for (const { x, y, width, isOld } of state.rocks) {
      if (y > look.bottom + 40) continue
      brush.shape([x, y + 6, x + width, y + 6, x + width * 0.66, y + 30, x + width * 0.4, y + 24], '#6f4a6a')
      brush.slab(x, y, width, 13, 6, isOld ? '#b58aa0' : '#f0b0a0', 6)
    }
    for (const { x, y } of state.pearls) if (y < look.bottom + 20) pearl(brush, x, y)
    if (state.over) return
    brush.at(state.x, state.y + STICK, state.lean, () => {
      const press = state.vy < -6 ? 0 : 4
      brush.line([-6, -2, 6, -5, -6, -8, 6, -11], 3, '#dfe8f5')
      brush.line([0, -10, 0, -44 + press], 5, '#4a5675')
      brush.line([-12, -40 + press, 12, -40 + press], 5, PAINT.sun)
      brush.ball(0, -27 + press, 13, PAINT.lagoon)
      brush.disc(0, -23 + press, 7.5, '#d6fff6', 0.8)
      eyes(brush, 0, -31 + press, 3.4, state.lean)
    })
    for (let dot = 1; dot <= 3; dot++)
      brush.disc(
        state.x + Math.sin(state.lean) * (20 + dot * 16),
        state.y - Math.cos(state.lean) * (24 + dot * 16),
        3.6 - dot * 0.6,
        PAINT.shell,
        0.55,
      )
  },
}
