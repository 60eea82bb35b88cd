import { PAINT } from '#kit/game/micro/brush.ts'
import { goThere } from '../controls.ts'
import { hut } from '../art.ts'
import { REACH, rules, SHORE, type Crash } from '../verbs/crash-whirl.ts'
import { rankScene } from './rank-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 1130, zoom: 1.7, tilt: 6, aside: 0, above: 10 }

export const scene = rankScene<Crash>({
  rules,
  backdrop: 'air',
  controls: goThere,
  feel: {
    crash: { sound: 'hit', sparks: PAINT.amber, count: 22, quake: 5 },
    wrong: { sound: 'bad', pitch: 3, sparks: PAINT.stone, count: 14 },
    home: { sound: 'coin', sparks: PAINT.palm, count: 14 },
  },
  still(brush, look) {
    brush.round(look.left - 20, SHORE, look.right - look.left + 40, look.bottom - SHORE + 30, 0, '#5a7a3c')
    brush.round(look.left - 20, SHORE, look.right - look.left + 40, 8, 0, '#9fd06a')
    for (const x of [48, 124, 200, 276, 352]) hut(brush, x, SHORE - 2, true)
  },
  draw({ foes, x, y, open, breath, tick }, brush, { calm }) {
    if (open) {
      brush.disc(x, y, REACH, '#d8f6ff', 0.09)
      const spin = calm ? 0 : tick * 0.09
      for (let arm = 0; arm < 4; arm++)
        for (const [radius, width] of [
          [REACH * 0.82, 3],
          [REACH * 0.56, 4],
          [REACH * 0.3, 5],
        ] as const) {
          const from = spin * (90 / radius) + arm * 1.571
          brush.arc(x, y, radius, from, from + 0.95, width, '#d8f6ff', 0.65)
        }
      brush.disc(x, y, 10, '#ffffff', 0.9)
    } else brush.ring(x, y, 16, 3, '#ffffff', 0.4)
    brush.arc(
      x,
      y,
      24,
      -1.57,
      -1.56 + Math.max(0.01, breath) * 6.26,
      5,
      breath < 0.25 ? PAINT.coral : PAINT.lagoon,
      0.95,
    )
    for (const one of foes) {
      if (one.kind === 'friend') {
        brush.arc(one.x, one.y - 9, 15, Math.PI, Math.PI * 2, 5, PAINT.pink)
        brush.line([one.x - 14, one.y - 9, one.x, one.y + 9, one.x + 14, one.y - 9], 2, PAINT.shell)
        brush.ball(one.x, one.y + 9, 8, PAINT.palm)
        continue
      }
      // A tail of fire tells how fast it comes, and from where.
      const [bx, by] = [one.vx * 11, one.vy * 11]
      brush.line([one.x - bx, one.y - by, one.x, one.y], one.r * 1.1, PAINT.coral, 0.5)
      brush.line([one.x - bx * 0.6, one.y - by * 0.6, one.x, one.y], one.r * 0.8, PAINT.sun, 0.6)
      brush.ball(one.x, one.y, one.r, one.hp > 1 ? '#b0567a' : '#e0733f')
      brush.disc(one.x + one.r * 0.35, one.y + one.r * 0.1, one.r * 0.24, '#5a1c1c', 0.5)
      brush.disc(one.x - one.r * 0.25, one.y + one.r * 0.45, one.r * 0.17, '#5a1c1c', 0.5)
      if (one.hp > 1) brush.ring(one.x, one.y, one.r - 3, 3, PAINT.sun, 0.8)
    }
  },
})
