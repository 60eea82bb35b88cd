import { PAINT } from '#kit/game/micro/brush.ts'
import { rules, type Lasso } from '../verbs/lasso-lagoon.ts'
import { arenaScene } from './arena-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 236, zoom: 2.6, tilt: 6, aside: 0, above: 20 }

export const scene = arenaScene<Lasso>({
  rules,
  plate: { floor: 'waves', color: '#2c9aa8', line: '#6fd0d4', edge: '#e8cf95' },
  feel: {
    caught: { sound: 'win', sparks: PAINT.sun, count: 24, quake: 4 },
    loop: { sound: 'slice', sparks: '#ffffff', count: 8 },
  },
  under({ rope, loop, glow, x, y }, brush) {
    if (glow > 0 && loop.length > 4) {
      brush.shape(loop, PAINT.sun, glow / 50)
      brush.line([...loop, loop[0]!, loop[1]!], 5, '#fffbe0', glow / 24)
    }
    if (rope.length < 4) return
    brush.line([...rope, x, y], 8, '#7a4a1c', 0.75)
    brush.line([...rope, x, y], 4, PAINT.sand)
    brush.disc(rope[0]!, rope[1]!, 6, PAINT.coral)
  },
})
