import { PAINT } from '#kit/game/micro/brush.ts'
import { MOON, moonsOf, rules, type Orbit } from '../verbs/orbit-keepers.ts'
import { arenaScene } from './arena-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 820, zoom: 2, tilt: 6, aside: 0, above: 20 }

export const scene = arenaScene<Orbit>({
  rules,
  plate: { floor: 'tiles', color: '#3b2f6e', line: '#7a68c8', edge: '#8f7be0' },
  backdrop: 'air',
  feel: { moon: { sound: 'win', sparks: PAINT.shell, count: 24 } },
  under: ({ x, y, wide }, brush) => brush.ring(x, y, wide, 2, '#ffffff', 0.25),
  over(state, brush) {
    for (const { x, y } of moonsOf(state)) {
      brush.glow(x, y, 24, PAINT.shell)
      brush.ball(x, y, MOON, PAINT.shell)
      brush.disc(x + 3, y + 2, 2.5, '#d8c39a', 0.8)
    }
  },
})
