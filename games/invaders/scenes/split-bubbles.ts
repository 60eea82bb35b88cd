import { PAINT } from '#kit/game/micro/brush.ts'
import { FLOOR, rules, type Bubbles } from '../verbs/split-bubbles.ts'
import { rankScene } from './rank-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 380, zoom: 1.35, tilt: 6, aside: 0, above: -110 }

const COLORS = [PAINT.sun, PAINT.palm, PAINT.sky, PAINT.pink] as const

export const scene = rankScene<Bubbles>({
  rules,
  backdrop: 'deep',
  feel: {
    shot: { sound: 'jump', pitch: 5 },
    split: { sound: 'slice', sparks: '#ffffff', count: 12 },
    clock: { sound: 'boost', sparks: PAINT.sky, count: 16 },
  },
  still(brush, look) {
    brush.round(look.left - 20, FLOOR, look.right - look.left + 40, look.bottom - FLOOR + 30, 0, '#c79b5a')
    brush.round(look.left - 20, FLOOR, look.right - look.left + 40, 9, 0, '#f0d79a')
    for (const x of [-9, 401]) brush.slab(x, look.top - 20, 8, FLOOR - look.top + 20, 4, '#4a6a8a', 3)
  },
  draw({ foes, hx, hy, drops, frozen }, brush) {
    if (hy >= 0) {
      brush.line([hx, FLOOR - 10, hx, hy], 4, PAINT.sand)
      brush.shape([hx, hy - 10, hx + 8, hy + 6, hx - 8, hy + 6], '#fff4dc')
    }
    for (const { x, y, r, a } of foes) {
      brush.disc(x, y, r, COLORS[a]!, frozen > 0 ? 0.35 : 0.55)
      brush.ring(x, y, r - 1.5, 3, '#ffffff', 0.6)
      brush.disc(x - r * 0.35, y - r * 0.4, r * 0.2, '#ffffff', 0.9)
      brush.disc(x + r * 0.3, y + r * 0.35, r * 0.1, '#ffffff', 0.6)
    }
    for (const { kind, x, y } of drops) {
      if (kind === 'star') brush.star(x, y, 13, PAINT.sun)
      else {
        brush.puck(x, y, 12, PAINT.shell, 3)
        brush.line([x, y - 7, x, y, x + 5, y + 2], 2.6, PAINT.ink)
      }
    }
  },
  hero({ x }, brush) {
    brush.disc(x, FLOOR, 15, '#000814', 0.3)
    brush.slab(x - 12, FLOOR - 26, 24, 24, 9, PAINT.coral, 4)
    brush.disc(x, FLOOR - 26, 12, PAINT.amber)
    brush.disc(x, FLOOR - 25, 8, '#bfe9ff')
    brush.disc(x - 3, FLOOR - 28, 2.5, '#ffffff', 0.9)
  },
})
