import { PAINT } from '#kit/game/micro/brush.ts'
import { rules, SLAB, slabMiddle, type Court } from '../verbs/crumble-court.ts'
import { arenaScene } from './arena-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 760, zoom: 2.45, tilt: 6, aside: 0, above: 0 }

export const scene = arenaScene<Court>({
  rules,
  plate: { floor: 'tiles', color: '#e6d2ac', line: '#6f5638', edge: '#c9a878' },
  feel: { crash: { sound: 'hit', pitch: -6, sparks: PAINT.sand, count: 6 } },
  under({ slabs }, brush, { calm }) {
    for (const [slab, state] of slabs.entries()) {
      if (state === 0) continue
      const { x, y } = slabMiddle(slab)
      const half = SLAB / 2 - 1.5
      if (state < 0) {
        // It is restored from the middle outwards in the last second.
        brush.round(x - half - 1, y - half - 1, SLAB - 1, SLAB - 1, 5, '#120a1c')
        brush.round(x - half + 3, y - half + 7, SLAB - 9, SLAB - 11, 4, '#2a1a3c')
        const back = Math.max(0, 1 + state / 60)
        if (back > 0)
          brush.round(x - half * back, y - half * back, half * 2 * back, half * 2 * back, 4, '#d8c09a')
        continue
      }
      const shake = !calm ? Math.sin(state * 1.9) * 1.6 : 0
      brush.round(x - half + shake, y - half, SLAB - 3, SLAB - 5, 5, '#f0a878')
      brush.line([x - 14, y - 10, x - 3, y - 2, x + 3, y + 5, x + 14, y + 12], 2.6, '#7a3f2c')
    }
  },
})
