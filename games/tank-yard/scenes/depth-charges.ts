import { PAINT } from '#kit/game/micro/brush.ts'
import { ship } from '../art.ts'
import { tapPlace } from '../controls.ts'
import { BLAST_TICKS, rules, SEA, type Depth } from '../verbs/depth-charges.ts'
import { yardScene } from './yard-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 400, zoom: 1.4, tilt: 4, aside: 0, above: 130 }

const HULLS: Readonly<Record<string, string>> = { sub: PAINT.amber, swift: PAINT.coral, deep: PAINT.orchid }

export const scene = yardScene<Depth>({
  rules,
  backdrop: 'sea',
  waterline: SEA,
  controls: tapPlace,
  feel: {
    fizz: { sound: 'pop', pitch: -4, sparks: '#ffffff', count: 6 },
    shot: { sound: 'jump', pitch: -6 },
    release: { sound: 'tap', pitch: -8 },
  },
  at: ({ x }) => ({ x, y: SEA - 6 }),
  still(brush, look) {
    const wide = look.right - look.left + 40
    for (let layer = 0; layer < 4; layer++)
      brush.round(look.left - 20, SEA + 40 + layer * 72, wide, look.bottom - SEA, 0, '#02102c', 0.17)
    brush.shape(
      [
        look.left - 20,
        look.bottom + 20,
        look.left - 20,
        392,
        60,
        386,
        140,
        396,
        250,
        384,
        340,
        394,
        look.right + 20,
        386,
        look.right + 20,
        look.bottom + 20,
      ],
      '#0c2a3a',
    )
  },
  draw({ x, foes, shots, darts, blasts, tick }, brush, look) {
    ship(brush, x, SEA, { half: 36, color: PAINT.lagoon, way: 1 })
    brush.line([look.left - 20, SEA + 8, look.right + 20, SEA + 8], 5, '#ffffff', 0.25)
    for (const foe of foes) {
      const way = Math.sign(foe.vx)
      brush.leaf(foe.x, foe.y + 4, foe.r * 2.7, foe.r * 1.2, '#061530', 0)
      brush.leaf(foe.x, foe.y, foe.r * 2.7, foe.r * 1.15, HULLS[foe.kind]!, 0)
      brush.slab(foe.x - 7, foe.y - foe.r * 0.9, 14, foe.r * 0.6, 3, HULLS[foe.kind]!, 2)
      brush.disc(foe.x + way * foe.r * 0.5, foe.y - 1, 3.4, '#eafcff')
      brush.line(
        [foe.x - way * foe.r * 1.35, foe.y - 6, foe.x - way * foe.r * 1.35, foe.y + 6 * Math.cos(tick / 4)],
        3,
        '#fff4dc',
        0.7,
      )
    }
    for (const { x: mineX, y } of darts) {
      for (let thorn = 0; thorn < 6; thorn++)
        brush.line(
          [mineX, y, mineX + Math.cos(thorn * 1.05) * 13, y + Math.sin(thorn * 1.05) * 13],
          3,
          '#3a0f24',
        )
      brush.ball(mineX, y, 9, PAINT.coral)
    }
    for (const { x: chargeX, y, a } of shots) {
      brush.ring(chargeX, a, 9, 2, '#ffffff', 0.35)
      brush.slab(chargeX - 6, y - 7, 12, 13, 4, PAINT.slate, 2)
      brush.round(chargeX - 6, y - 3, 12, 4, 1, PAINT.sun)
    }
    for (const { x: atX, y, t } of blasts) {
      brush.disc(atX, y, 38 * Math.min(1, t / 6), '#eafcff', 0.6 * (1 - t / BLAST_TICKS))
      brush.ring(atX, y, 38 + t, 4, '#ffffff', 0.7 * (1 - t / BLAST_TICKS))
    }
  },
})
