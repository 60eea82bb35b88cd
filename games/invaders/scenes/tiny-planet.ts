import { PAINT } from '#kit/game/micro/brush.ts'
import { craft, rock, streak } from '../art.ts'
import { around } from '../controls.ts'
import { PIECES, RADIUS, rules, standing, STEPS, type Planet } from '../verbs/tiny-planet.ts'
import { rankScene } from './rank-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 500, zoom: 1.4, tilt: -6, aside: 0, above: -40 }

const GROUND = ['', '#8a5a3a', '#7a9a4a', '#5fbf6a'] as const
const ROCKS: Readonly<Record<string, string>> = { pebble: '#c9a07a', rock: '#a8788a', boulder: '#7f6aa8' }
const STEP = (2 * Math.PI) / PIECES

export const scene = rankScene<Planet>({
  rules,
  controls: () => around(STEPS, (state) => ('angle' in state ? Number(state.angle) : 0)),
  feel: {
    crash: { sound: 'hit', pitch: -8, sparks: '#c9a07a', count: 20, quake: 8 },
    mend: { sound: 'coin', sparks: PAINT.palm, count: 14 },
  },
  at: standing,
  draw({ ground, foes, shots, darts }, brush) {
    brush.disc(200, 206, RADIUS + 2, '#0a1230', 0.5)
    brush.disc(200, 200, RADIUS - 8, '#6a4a3a')
    for (const [piece, strength] of ground.entries())
      if (strength > 0)
        brush.arc(
          200,
          200,
          RADIUS - 9 + strength * 1.5,
          piece * STEP + 0.05,
          (piece + 1) * STEP - 0.05,
          9 + strength * 3,
          GROUND[strength]!,
        )
    brush.disc(200, 200, RADIUS - 22, '#8a624a')
    brush.disc(186, 188, 11, '#a87a5a')
    brush.disc(214, 210, 7, '#70503c')
    for (const { kind, x, y, r, t, a } of foes) rock(brush, x, y, r, ROCKS[kind]!, a * 6 + t * 0.02)
    for (const shot of shots) streak(brush, shot, PAINT.lagoon)
    for (const { x, y } of darts) {
      brush.glow(x, y, 22, PAINT.palm)
      brush.leaf(x, y, 20, 12, PAINT.palm, -0.8)
    }
  },
  hero(state, brush) {
    const { x, y } = standing(state)
    craft(brush, x, y, PAINT.amber, 0.8, state.angle + Math.PI / 2)
  },
})
