import { PAINT } from '#kit/game/micro/brush.ts'
import { tapPlace } from '../controls.ts'
import { ringReach, rules, type Chain } from '../verbs/chain-pop.ts'
import { rankScene } from './rank-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 130, zoom: 1.5, tilt: -6, aside: 0, above: 0 }

const COLORS = [PAINT.coral, PAINT.amber, PAINT.pink, PAINT.orchid, PAINT.sky] as const

export const scene = rankScene<Chain>({
  rules,
  controls: tapPlace,
  feel: { shot: { sound: 'boost', sparks: '#ffffff', count: 14 } },
  at: () => ({ x: 200, y: 200 }),
  still(brush) {
    brush.round(-6, -6, 412, 412, 30, '#ffffff', 0.04)
    for (const side of [-4, 404]) brush.line([side, 20, side, 380], 3, '#ffffff', 0.16)
    for (const side of [-4, 404]) brush.line([20, side, 380, side], 3, '#ffffff', 0.16)
  },
  draw({ foes, rings, sparks, popped, wanted }, brush) {
    for (const ring of rings) {
      const reach = Math.max(0, ringReach(ring))
      const color = COLORS[ring.a % COLORS.length]!
      brush.disc(ring.x, ring.y, reach, color, 0.42)
      brush.ring(ring.x, ring.y, reach, 3, '#ffffff', 0.6)
    }
    for (const { kind, x, y, t } of foes) {
      const color = kind === 'gold' ? PAINT.sun : kind === 'shy' ? PAINT.lagoon : PAINT.amber
      brush.disc(x, y, kind === 'shy' ? 14 : 18, color, 0.18)
      brush.round(x - 8, y - 10 + Math.sin(t / 20) * 1.5, 16, 20, 7, color)
      brush.round(x - 5, y - 12 + Math.sin(t / 20) * 1.5, 10, 4, 2, '#6b3f1c')
      brush.disc(x, y + 2, 4, '#fffbe0')
    }
    // The bar at the bottom: popped lanterns, and the goal.
    brush.round(60, 388, 280, 12, 6, '#031226', 0.6)
    const all = Math.max(1, popped + foes.length)
    if (popped > 0)
      brush.round(
        62,
        390,
        Math.max(8, (276 * popped) / all),
        8,
        4,
        popped >= wanted ? PAINT.palm : PAINT.amber,
      )
    brush.round(60 + (280 * wanted) / all, 383, 5, 22, 2.5, '#ffffff')
    for (let spark = 0; spark < sparks; spark++) brush.star(372 - spark * 22, 24, 10, PAINT.sun)
  },
})
