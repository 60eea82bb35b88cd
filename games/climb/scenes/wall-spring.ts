import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { FULL_CHARGE, LEFT, RIGHT, rules, type WallState } from '../rules/wall-spring.ts'
import { gecko, pearl, thorn } from './art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 200, zoom: 1.5, tilt: -6, aside: 60, above: -20 }

export const scene: Scene<WallState> = {
  rules,
  backdrop: 'air',
  trail: PAINT.lagoon,
  feel: {
    leap: { sound: 'jump', sparks: PAINT.palm, count: 8 },
    cling: { sound: 'place', sparks: PAINT.palm, count: 5 },
    full: { sound: 'tap', pitch: 7 },
  },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ eye }) => ({ x: 0, y: eye }),
  draw(state, brush, look) {
    const tall = look.bottom - look.top + 80
    brush.round(look.left - 40, look.top - 40, LEFT - look.left + 40, tall, 0, '#4a5566')
    brush.round(RIGHT, look.top - 40, look.right - RIGHT + 40, tall, 0, '#4a5566')
    for (const x of [LEFT - 10, RIGHT]) brush.round(x, look.top - 40, 10, tall, 0, '#6f7f96')
    for (let y = Math.floor(look.top / 64) * 64; y < look.bottom + 40; y += 64) {
      brush.round(LEFT - 60 - (Math.abs(y) % 3) * 8, y, 40, 22, 8, '#5f6f86', 0.7)
      brush.round(RIGHT + 24 + (Math.abs(y) % 5) * 7, y + 26, 40, 22, 8, '#5f6f86', 0.7)
    }
    for (const { side, y, length } of state.slabs) {
      const x = side === -1 ? LEFT - 16 : RIGHT - 2
      brush.round(x, y, 18, length, 9, '#2f8f4f')
      brush.round(side === -1 ? x + 3 : x + 1, y + 3, 12, length - 8, 6, PAINT.palm)
      for (let tuft = 12; tuft < length - 8; tuft += 26)
        brush.disc(side === -1 ? LEFT + 2 : RIGHT - 2, y + tuft, 5, '#a8f0a8')
    }
    for (const { x, y } of state.thorns) thorn(brush, x, y, 11, '#8a3fa0')
    for (const { x, y } of state.pearls) if (y < look.bottom + 20) pearl(brush, x, y)
    if (state.over) return
    const squeeze = state.charge / FULL_CHARGE
    if (squeeze > 0) {
      brush.ring(
        state.x,
        state.y,
        30 - squeeze * 8,
        3,
        squeeze === 1 ? PAINT.sun : PAINT.shell,
        0.35 + squeeze * 0.5,
      )
      const way = -state.side
      for (let dot = 1; dot <= 5; dot++)
        brush.disc(
          state.x + way * dot * 20 * (0.7 + squeeze * 0.5),
          state.y - dot * (10 + squeeze * 14) + dot * dot * 1.6,
          3.4,
          PAINT.shell,
          0.6,
        )
    }
    gecko(brush, state.x - state.side * (state.isFlying ? 0 : 2), state.y, {
      side: state.side,
      turn: state.isFlying ? state.vx * 0.07 : state.side * squeeze * 0.3,
    })
  },
}
