import { PAINT } from '#kit/game/micro/brush.ts'
import { craft, crab, streak } from '../art.ts'
import { CELL, rules, SIDE, type Reef } from '../verbs/reef-centipede.ts'
import { rankScene } from './rank-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 330, zoom: 1.7, tilt: 6, aside: 0, above: -120 }

const CORALS = ['', '#b04a78', '#e0609a', '#ff86c2'] as const

export const scene = rankScene<Reef>({
  rules,
  backdrop: 'deep',
  feel: { dent: { sound: 'tap', pitch: 3, sparks: PAINT.pink, count: 4 } },
  draw({ coral, foes, shots }, brush) {
    for (let cell = 0; cell < coral.length; cell++) {
      const strength = coral[cell]!
      if (strength <= 0) continue
      const [x, y] = [(cell % SIDE) * CELL + 10, Math.floor(cell / SIDE) * CELL + 10]
      brush.disc(x, y + 2, 4 + strength * 1.7, '#5a1f48')
      brush.disc(x, y, 3.4 + strength * 1.7, CORALS[strength]!)
      brush.disc(x - 2, y - 2, 2, '#ffffff', 0.5)
    }
    for (const [index, { kind, x, y, a, t }] of foes.entries()) {
      if (kind === 'crab') {
        crab(brush, x, y, { color: PAINT.coral, beat: t / 5, size: 15 })
        continue
      }
      const isHead = !foes.some(
        (other) =>
          other !== foes[index] && other.y === y && Math.abs(other.x - x) < 20 && (other.x - x) * a > 0,
      )
      brush.line([x, y - 9, x, y + 9], 4, '#1f6b46')
      brush.ball(x, y, 10, isHead ? PAINT.sun : PAINT.palm)
      if (!isHead) continue
      for (const dy of [-4, 4]) {
        brush.disc(x + a * 4, y + dy, 3, '#fffdf4')
        brush.disc(x + a * 5, y + dy, 1.6, PAINT.ink)
      }
    }
    for (const shot of shots) streak(brush, shot, PAINT.lagoon)
    brush.line([0, 248, 400, 248], 2, '#ffffff', 0.1)
  },
  hero: ({ x, y }, brush) => craft(brush, x, y, PAINT.amber, 0.85),
})
