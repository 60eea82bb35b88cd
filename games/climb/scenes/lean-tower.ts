import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { GROUND, hookX, rules, STOREY, topX, topY, type TowerState } from '../rules/lean-tower.ts'
import { flood } from './art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 520, zoom: 1.5, tilt: 5, aside: 0, above: 60 }

const TONES = [PAINT.coral, PAINT.amber, PAINT.lagoon, PAINT.orchid] as const

export const scene: Scene<TowerState> = {
  rules,
  backdrop: 'sea',
  waterline: 330,
  feel: {
    drop: { sound: 'move', count: 0 },
    thud: { sound: 'place', sparks: PAINT.sand, count: 10, quake: 4 },
    exact: { sound: 'boost', sparks: PAINT.sun, count: 22, quake: 2 },
    score: { sparks: PAINT.sun, count: 4 },
  },
  hero: (state) => ({ x: topX(state), y: topY(state) - 20 }),
  camera: ({ eye }) => ({ x: 0, y: eye }),
  draw(state, brush, look) {
    flood(brush, look, GROUND + 26, '#12609a')
    brush.slab(110, GROUND, 180, 40, 14, '#d8b878', 10)
    brush.round(106, GROUND - 3, 188, 12, 6, PAINT.palm)
    const count = state.storeys.length
    let x = topX(state)
    for (let index = count - 1; index >= 0; index--) {
      const { shift, width, tone } = state.storeys[index]!
      const y = GROUND - (index + 1) * STOREY
      if (y > look.bottom + 40) break
      const color = TONES[tone]!
      brush.slab(x - width / 2, y, width, STOREY - 6, 6, color, 6)
      for (let window = -1; window <= 1; window++)
        brush.round(x + window * width * 0.28 - 5, y + 9, 10, 12, 5, '#fff4dc', 0.85)
      // The lean is shared by all storeys that can be seen.
      x -= (index > count - 9 ? shift : 0) + state.lean / Math.max(1, Math.min(9, count))
    }
    const top = topY(state)
    const hook = hookX(state)
    const y = top - 190
    brush.line([look.left, y - 44, look.right, y - 44], 9, '#e0a04f')
    brush.line([hook, y - 44, hook, y], 4, '#2c3550')
    brush.round(hook - 16, y - 52, 32, 18, 6, PAINT.coral)
    const isFalling = state.falling >= 0
    const [atX, atY] = isFalling ? [state.fallX, state.falling] : [hook, y]
    brush.slab(atX - state.width / 2, atY, state.width, STOREY - 6, 6, TONES[state.steps % 4]!, 6)
    for (let window = -1; window <= 1; window++)
      brush.round(atX + window * state.width * 0.28 - 5, atY + 9, 10, 12, 5, '#fff4dc', 0.85)
  },
}
