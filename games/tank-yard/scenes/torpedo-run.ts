import { PAINT } from '#kit/game/micro/brush.ts'
import { ship, wisps } from '../art.ts'
import { tapPlace } from '../controls.ts'
import { halfOf, LANES, LOAD, rules, SUB, type Torpedo } from '../verbs/torpedo-run.ts'
import { yardScene } from './yard-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 200, zoom: 1.4, tilt: 5, aside: 0, above: -140 }

const HULLS: Readonly<Record<string, string>> = {
  freighter: PAINT.coral,
  cutter: PAINT.amber,
  hospital: '#f4fbff',
}

export const scene = yardScene<Torpedo>({
  rules,
  backdrop: 'sea',
  waterline: 40,
  controls: tapPlace,
  feel: {
    empty: { sound: 'bad', pitch: 8 },
    shot: { sound: 'boost', pitch: -5, sparks: '#ffffff', count: 8 },
  },
  at: () => ({ x: SUB.x, y: SUB.y - 14 }),
  still(brush, look) {
    for (const y of LANES)
      for (let dash = 0; dash < 12; dash++)
        brush.line([look.left + dash * 60, y + 16, look.left + dash * 60 + 30, y + 16], 2.5, '#ffffff', 0.13)
    brush.disc(SUB.x, SUB.y + 46, 70, '#0a1c38')
  },
  draw({ foes, shots, tubes, tick }, brush) {
    for (const foe of foes) {
      ship(brush, foe.x, foe.y, { half: halfOf(foe), color: HULLS[foe.kind]!, way: Math.sign(foe.vx) })
      if (foe.kind === 'hospital') {
        brush.round(foe.x - 3, foe.y - 20, 6, 12, 1, PAINT.palm)
        brush.round(foe.x - 6, foe.y - 17, 12, 6, 1, PAINT.palm)
      } else wisps(brush, foe.x, foe.y - 34, foe.t)
    }
    for (const { x, y, vx, vy } of shots) {
      brush.line([x - vx * 9, y - vy * 9, x, y], 5, '#ffffff', 0.35)
      brush.leaf(x, y, 26, 9, PAINT.slate, Math.atan2(vy, vx))
      brush.disc(x + vx * 2.4, y + vy * 2.4, 3, PAINT.coral)
    }
    brush.leaf(SUB.x, SUB.y + 8, 96, 30, '#04102a', 0)
    brush.leaf(SUB.x, SUB.y + 4, 96, 30, PAINT.lagoon, 0)
    brush.slab(SUB.x - 13, SUB.y - 18, 26, 18, 6, PAINT.lagoon, 4)
    brush.line(
      [SUB.x, SUB.y - 18, SUB.x, SUB.y - 34, SUB.x + Math.sin(tick / 40) * 7, SUB.y - 34],
      4,
      '#fff4dc',
    )
    for (const [tube, left] of tubes.entries()) {
      brush.round(SUB.x - 38 + tube * 27, SUB.y + 20, 22, 8, 4, '#04102a')
      brush.round(
        SUB.x - 38 + tube * 27,
        SUB.y + 20,
        Math.max(6, 22 * (1 - left / LOAD)),
        8,
        4,
        left === 0 ? PAINT.sun : PAINT.stone,
      )
    }
  },
})
