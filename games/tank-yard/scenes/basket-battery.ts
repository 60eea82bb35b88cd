import { PAINT } from '#kit/game/micro/brush.ts'
import { cannon, nut } from '../art.ts'
import { sling } from '../controls.ts'
import { basketAt, CANNON, HALF, rules, type Battery } from '../verbs/basket-battery.ts'
import { yardScene } from './yard-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 1.3, tilt: 5, aside: 140, above: -120 }

export const scene = yardScene<Battery>({
  rules,
  controls: () => sling({ from: CANNON, fastest: 12.5, gravity: 0.18 }),
  feel: { caught: { sound: 'place', sparks: PAINT.palm, count: 20 }, miss: { sound: 'tap', pitch: -9 } },
  at: () => CANNON,
  still(brush, look) {
    brush.round(look.left - 20, 380, look.right - look.left + 40, look.bottom, 0, '#3f8a6a')
    brush.round(look.left - 20, 380, look.right - look.left + 40, 9, 0, '#8fd07a')
  },
  draw(state, brush, look) {
    const { wind, wallX, wallY, shots, misses, tick } = state
    const { x, y } = basketAt(state)
    if (wallY < 400) {
      brush.slab(wallX - 8, wallY, 24, 390 - wallY, 5, '#a3b0cc', 6)
      for (let stone = 0; stone < (380 - wallY) / 24; stone++)
        brush.line([wallX - 6, wallY + 20 + stone * 24, wallX + 14, wallY + 20 + stone * 24], 2, '#6f7a9a')
    }
    brush.line([x, look.top - 20, x - HALF, y], 2, '#fff4dc', 0.5)
    brush.line([x, look.top - 20, x + HALF, y], 2, '#fff4dc', 0.5)
    brush.shape([x - HALF, y, x + HALF, y, x + HALF * 0.7, y + 30, x - HALF * 0.7, y + 30], '#8f5a2c')
    brush.shape([x - HALF, y, x + 6, y, x + 2, y + 30, x - HALF * 0.7, y + 30], '#c98b4f')
    for (const row of [10, 20])
      brush.line([x - HALF * 0.88, y + row, x + HALF * 0.88, y + row], 2.6, '#6b3f1c')
    brush.slab(x - HALF - 5, y - 5, HALF * 2 + 10, 9, 4, PAINT.amber, 4)
    for (const ball of shots) nut(brush, ball.x, ball.y, 9, ball.t * 0.2)
    cannon(brush, CANNON.x, CANNON.y, -0.8)
    for (let left = misses; left < 2; left++) nut(brush, CANNON.x - 26 + left * 22, 396, 8, left)
    if (wind === 0) return
    const [from, way] = [200, Math.sign(wind)]
    for (let streak = 0; streak < 1 + Math.floor(Math.abs(wind) * 90); streak++) {
      const at = from + ((tick * 1.2 + streak * 31) % 60) * way - 30 * way
      brush.line(
        [at, 30 + streak * 11, at + way * 34, 30 + streak * 11, at + way * 26, 25 + streak * 11],
        3,
        '#ffffff',
        0.6,
      )
    }
  },
})
