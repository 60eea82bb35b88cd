import { PAINT } from '#kit/game/micro/brush.ts'
import { crab, danger, fish, streak } from '../art.ts'
import { twoSides } from '../controls.ts'
import { rules, type Tides } from '../verbs/two-tides.ts'
import { rankScene } from './rank-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 150, zoom: 2.1, tilt: 6, aside: 0, above: -80 }

export const scene = rankScene<Tides>({
  rules,
  backdrop: 'plain',
  controls: twoSides,
  feel: { step: { sound: 'tap', pitch: -10 } },
  still(brush, look) {
    const wide = look.right - look.left + 40
    brush.round(look.left - 20, 172, wide, 56, 0, '#ffffff', 0.08)
    for (const y of [172, 228])
      for (let dash = 0; dash < wide / 26; dash++)
        brush.line([look.left + dash * 26, y, look.left + dash * 26 + 12, y], 3, '#ffffff', 0.25)
  },
  draw({ foes, shots, darts }, brush) {
    for (const { kind, x, y, a, t } of foes) {
      if (kind === 'crab') crab(brush, x, y, { color: a < 0 ? PAINT.coral : PAINT.orchid, beat: t * 1.5 })
      else
        fish(brush, x, y, {
          color: a < 0 ? PAINT.amber : PAINT.sky,
          turn: a < 0 ? 1.57 : -1.57,
          size: 13 + (t % 2),
        })
    }
    for (const shot of shots) streak(brush, shot, PAINT.sun)
    for (const dart of darts) danger(brush, dart)
  },
  hero({ x, aim }, brush) {
    brush.leaf(x, 204, 54, 24, '#062a30', 0)
    brush.leaf(x, 200, 54, 24, PAINT.lagoon, 0)
    brush.disc(x, 200, 9, '#fff4dc')
    brush.at(x, 200, aim > 0 ? Math.PI / 2 : -Math.PI / 2, () => brush.slab(2, -4, 20, 8, 4, PAINT.slate, 2))
    brush.disc(x, 200, 5, PAINT.coral)
  },
})
