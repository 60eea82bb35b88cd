import { PAINT } from '#kit/game/micro/brush.ts'
import { folk } from '../art.ts'
import { sling } from '../controls.ts'
import { ARCHER, GROUND, rules, WALL, type Bow } from '../verbs/bow-on-the-wall.ts'
import { yardScene } from './yard-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 420, zoom: 1.4, tilt: -4, aside: 120, above: 60 }

const COATS: Readonly<Record<string, string>> = {
  looter: PAINT.coral,
  runner: PAINT.amber,
  shield: PAINT.orchid,
  giant: '#7a4a8a',
}

export const scene = yardScene<Bow>({
  rules,
  controls: () => sling({ from: ARCHER, fastest: 12, gravity: 0.16 }),
  feel: { shot: { sound: 'slice', pitch: 3 } },
  at: () => ARCHER,
  still(brush, look) {
    brush.round(look.left - 20, GROUND, look.right - look.left + 40, look.bottom - GROUND + 40, 0, '#c79b5a')
    brush.round(look.left - 20, GROUND, look.right - look.left + 40, 9, 0, '#f0d79a')
    brush.round(look.left - 20, 262, WALL - look.left + 20, GROUND - 262, 0, '#6f7a9a')
    for (let row = 0; row < 5; row++)
      for (let stone = 0; stone < 3; stone++)
        brush.round(2 + stone * 27 - (row % 2) * 10, 270 + row * 20, 24, 16, 4, '#8795b5')
    for (let tooth = 0; tooth < 4; tooth++) brush.slab(-14 + tooth * 26, 246, 16, 20, 3, '#a3b0cc', 4)
  },
  draw({ foes, shots, cool, tick }, brush) {
    folk(brush, ARCHER.x - 4, ARCHER.y + 26, { coat: PAINT.lagoon, hat: PAINT.palm })
    brush.arc(ARCHER.x + 6, ARCHER.y + 4, 17, -1.1, 1.1, 4, PAINT.wood)
    if (cool < 6) brush.line([ARCHER.x - 4, ARCHER.y + 4, ARCHER.x + 22, ARCHER.y + 1], 2.5, '#fff4dc')
    for (const { kind, x, r, t, a, hp } of foes) {
      const size = r / 14
      brush.disc(x, GROUND + 2, r * 0.8, '#5a3a14', 0.3)
      folk(brush, x, GROUND, {
        coat: COATS[kind]!,
        hat: kind === 'giant' ? PAINT.coral : '#3a2a3f',
        beat: x > WALL + 14 ? t / 5 : 0,
        size,
      })
      if (kind === 'shield') brush.slab(x - 17, GROUND - 32, 8, 30, 4, '#c9d4ee', 3)
      if (kind === 'giant') brush.round(x - 16, GROUND - 68, 8 * hp, 5, 2.5, PAINT.sun)
      if (a > 0) brush.arc(x, GROUND - 50 * size, 8, -1.57, -1.56 + (a / 150) * 6.26, 4, PAINT.coral)
    }
    for (const { x, y, vx, vy } of shots) {
      const length = Math.hypot(vx, vy) || 1
      brush.line([x - (vx / length) * 24, y - (vy / length) * 24, x, y], 3, '#fff4dc')
      brush.disc(x, y, 3.4, PAINT.sun)
    }
    brush.line([18, 246, 18, 206], 3, PAINT.wood)
    brush.shape([18, 206, 46, 212 + Math.sin(tick / 16) * 3, 18, 222], PAINT.coral)
  },
})
