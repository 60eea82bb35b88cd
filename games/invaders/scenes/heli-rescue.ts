import { PAINT } from '#kit/game/micro/brush.ts'
import { bug, danger, fish, streak } from '../art.ts'
import { goThere } from '../controls.ts'
import { HOME, rules, SEA, SEATS, type Heli } from '../verbs/heli-rescue.ts'
import { rankScene } from './rank-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 330, zoom: 2, tilt: 5, aside: 0, above: -10 }

export const scene = rankScene<Heli>({
  rules,
  backdrop: 'sea',
  waterline: SEA,
  controls: goThere,
  feel: {
    pick: { sound: 'coin', sparks: PAINT.sun, count: 10 },
    home: { sound: 'win', sparks: PAINT.palm, count: 26 },
    shot: { sound: 'shoot', pitch: 10 },
  },
  still(brush, look) {
    brush.shape([look.left - 20, 420, look.left - 20, 316, 10, 314, 70, 318, 96, 346, 60, 420], '#c79b5a')
    brush.line([look.left - 20, 316, 10, 314, 70, 318], 9, '#5fae6a')
    brush.slab(HOME.x - 26, HOME.y + 6, 52, 9, 4, '#fff4dc', 5)
    brush.round(HOME.x - 8, HOME.y + 8, 16, 4, 2, PAINT.coral)
  },
  draw({ foes, darts, shots, rafts, tick }, brush) {
    for (const { x, y, t } of rafts) {
      const bob = Math.sin(t / 18) * 2
      brush.slab(x - 15, y + bob, 30, 8, 4, PAINT.wood, 4)
      brush.disc(x, y - 8 + bob, 5, '#f0c8a0')
      brush.line([x, y - 3 + bob, x, y + bob], 6, PAINT.coral)
      brush.line([x + 3, y - 2 + bob, x + 9, y - 12 + bob + Math.sin(t / 6) * 3], 2.6, '#f0c8a0')
    }
    for (const { kind, x, y, t, hp, vx } of foes) {
      if (kind === 'gull')
        bug(brush, x, y, { color: PAINT.shell, beat: tick / 6, size: 13, turn: vx > 0 ? 0.15 : -0.15 })
      else if (kind === 'eel') fish(brush, x, y, { color: PAINT.orchid, turn: -1.57, size: 14 })
      else {
        brush.line([x, y - 26, x, y - 8], 2, '#ffffff', 0.6)
        brush.arc(x, y - 24, 15, Math.PI, Math.PI * 2, 6, hp > 1 ? PAINT.coral : PAINT.sun)
        brush.slab(x - 11, y - 10, 22, 18, 3, '#b5773f', 4)
        brush.line([x - 8, y - 1, x + 8, y - 1 + Math.sin(t) * 0.1], 2, '#6b3f1c')
      }
    }
    for (const shot of shots) streak(brush, shot, PAINT.sun)
    for (const dart of darts) danger(brush, dart, PAINT.orchid)
  },
  hero({ x, y, way, aboard, tick }, brush, { calm }) {
    const spin = calm ? 26 : Math.abs(Math.cos(tick * 0.7)) * 28 + 3
    brush.line([x - way * 10, y, x - way * 30, y - 5], 6, '#c8541c')
    brush.disc(x - way * 31, y - 6, 6, PAINT.amber)
    brush.leaf(x, y + 4, 42, 26, '#7a2410', 0)
    brush.leaf(x, y, 42, 26, PAINT.coral, 0)
    brush.disc(x + way * 8, y - 2, 7, '#bfe9ff')
    brush.line([x, y - 13, x, y - 19], 3, '#33405f')
    brush.line([x - spin, y - 19, x + spin, y - 19], 4, '#fff4dc', 0.9)
    brush.line([x - 14, y + 15, x + 14, y + 15], 3, '#33405f')
    for (let seat = 0; seat < SEATS; seat++)
      brush.disc(x - 15 + seat * 10, y + 25, 3.6, seat < aboard ? PAINT.sun : '#10243f', 0.9)
  },
})
