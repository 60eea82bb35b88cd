import { PAINT } from '#kit/game/micro/brush.ts'
import { rules, type Raft } from '../verbs/recoil-raft.ts'
import { arenaScene } from './arena-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 700, zoom: 2.3, tilt: 6, aside: 0, above: 0 }

export const scene = arenaScene<Raft>({
  rules,
  plate: { floor: 'waves', color: '#2f78b8', line: '#7fb8e8', edge: '#d8b070' },
  feel: { bump: { sound: 'bounce', sparks: '#ffffff', count: 8 } },
  hero({ x, y, face, cool }, brush) {
    brush.disc(x, y + 4, 19, '#0d3a66', 0.4)
    brush.at(x, y, face, () => {
      for (const off of [-10, -3, 4, 11]) brush.slab(-14, off - 4, 26, 6.5, 3, PAINT.wood, 2)
      const back = cool > 4 ? -4 : 0
      brush.slab(-2 + back, -6, 24, 10, 5, PAINT.slate, 3)
      brush.ball(-3, 0, 8, PAINT.coral)
    })
  },
})
