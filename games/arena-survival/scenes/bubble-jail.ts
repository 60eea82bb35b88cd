import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { foe } from '../art.ts'
import { LAST_CALL, NEAR, rules, type Jail } from '../verbs/bubble-jail.ts'
import { arenaScene } from './arena-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 950, zoom: 2.45, tilt: 6, aside: 10, above: -10 }

const bubble = (brush: Brush, x: number, y: number, r: number, color: string) => {
  brush.disc(x, y, r, color, 0.28)
  brush.ring(x, y, r, 2.6, '#ffffff', 0.85)
  brush.disc(x - r * 0.38, y - r * 0.42, r * 0.2, '#ffffff', 0.9)
}

export const scene = arenaScene<Jail>({
  rules,
  plate: { floor: 'tiles', color: '#3f6fb8', line: '#5a8ad0', edge: '#ffb3d8' },
  backdrop: 'deep',
  feel: {
    puff: { sound: 'bounce', pitch: 10 },
    lock: { sound: 'place', sparks: '#ffffff', count: 8 },
    free: { sound: 'bad', pitch: 6, sparks: PAINT.coral, count: 8 },
    burst: { sound: 'pop', sparks: '#d8f6ff', count: 12 },
    chain: { sound: 'win', sparks: PAINT.sun, count: 30, quake: 5 },
  },
  under({ jail }, brush) {
    // Lines join bubbles near enough to burst together.
    for (const [index, one] of jail.entries())
      for (const other of jail.slice(index + 1))
        if (Math.hypot(one.x - other.x, one.y - other.y) < NEAR)
          brush.line([one.x, one.y, other.x, other.y], 6, '#ffffff', 0.45)
  },
  over({ jail, shots, tick }, brush) {
    for (const one of jail) {
      brush.at(one.x, one.y, 0, () => foe(brush, { ...one, x: 0, y: 0 }), 0.85)
      const isWeak = one.a < LAST_CALL && tick % 24 < 12
      bubble(brush, one.x, one.y, one.r + 8, isWeak ? PAINT.coral : PAINT.lagoon)
    }
    for (const { x, y, r, t } of shots) bubble(brush, x, y, Math.min(r, 5 + t), '#d8f6ff')
  },
})
