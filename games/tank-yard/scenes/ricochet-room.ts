import { PAINT } from '#kit/game/micro/brush.ts'
import { cannon } from '../art.ts'
import { sling } from '../controls.ts'
import { CELL, CELLS, MOST_BOUNCES, MUZZLE, rules, type Room } from '../verbs/ricochet-room.ts'
import { yardScene } from './yard-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 2.2, tilt: 6, aside: -40, above: -130 }

export const scene = yardScene<Room>({
  rules,
  backdrop: 'plain',
  controls: () => sling({ from: MUZZLE, fastest: 6.4, gravity: 0, isFixed: true }),
  feel: { score: { sound: 'pop', sparks: PAINT.pink, count: 18 } },
  at: () => ({ x: MUZZLE.x, y: MUZZLE.y - 14 }),
  still(brush) {
    brush.round(-10, -10, 420, 430, 18, '#7a4a2a')
    brush.round(0, 0, 400, 420, 10, '#e6cfa0')
    for (let row = 0; row < CELLS; row++)
      for (let column = row % 2; column < CELLS; column += 2)
        brush.round(column * CELL, row * CELL, CELL, CELL, 4, '#dcc08a', 0.7)
  },
  draw({ blocks, foes, shots, balls, tick }, brush) {
    for (const [cell, block] of blocks.entries())
      if (block)
        brush.slab(
          (cell % CELLS) * CELL + 1,
          Math.floor(cell / CELLS) * CELL + 1,
          CELL - 2,
          CELL - 9,
          7,
          '#4f8a9a',
          7,
        )
    for (const { x, y, a } of foes) {
      const color = [PAINT.coral, PAINT.orchid, PAINT.amber, PAINT.pink][a % 4]!
      brush.disc(x + 2, y + 11, 12, '#6b4a1c', 0.3)
      brush.ball(x, y + 2, 13, color)
      brush.round(x - 7, y - 15, 14, 7, 3, '#fff4dc')
      brush.arc(x, y + 2, 8, 2.5 + Math.sin(tick / 30) * 0.2, 3.6, 2, '#ffffff', 0.7)
    }
    for (const { x, y, vx, vy, a } of shots) {
      brush.line([x - vx * 4, y - vy * 4, x, y], 9, PAINT.sun, 0.45)
      brush.ball(x, y, 9, a > MOST_BOUNCES - 2 ? PAINT.stone : PAINT.ink)
    }
    cannon(brush, MUZZLE.x, MUZZLE.y - 4, -Math.PI / 2)
    for (let ball = 0; ball < balls; ball++) brush.ball(240 + ball * 19, 390, 7, PAINT.ink)
  },
})
