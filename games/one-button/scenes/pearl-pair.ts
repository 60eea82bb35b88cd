import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type PairState, HUB, ARM, PEARL, THICK, pearlAt, rules } from '../verbs/pearl-pair.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 100, zoom: 1.8, tilt: -6, aside: 0, above: -10 }

const COLORS = [PAINT.pink, PAINT.sky] as const

export const scene: Scene<PairState> = {
  rules,
  backdrop: 'air',
  feel: { spin: { sound: 'tap', count: 0 }, score: { sound: 'score', sparks: PAINT.lagoon } },
  hero: ({ angle }) => pearlAt(angle, 1),
  draw(state, brush) {
    brush.ring(HUB.x, HUB.y, ARM, 4, '#ffffff', 0.16)
    brush.disc(HUB.x, HUB.y, 6, '#ffffff', 0.3)
    for (const { x, y, width, passed } of state.bars) {
      brush.slab(x, y, width, THICK, 7, passed ? PAINT.slate : PAINT.amber, 8)
      if (width > 60)
        for (const end of [10, width - 10]) brush.disc(x + end, y + THICK / 2, 4, '#7a4a12', 0.7)
    }
    if (state.over) return
    for (const [index, side] of ([1, -1] as const).entries()) {
      for (let echo = 5; echo >= 1 && state.last === 1; echo--) {
        const at = pearlAt(state.angle - echo * 0.11, side)
        brush.disc(at.x, at.y, PEARL - echo * 1.6, COLORS[index]!, 0.34 - echo * 0.05)
      }
      const { x, y } = pearlAt(state.angle, side)
      brush.glow(x, y, 34, COLORS[index]!)
      brush.ball(x, y, PEARL, COLORS[index]!)
    }
  },
}
