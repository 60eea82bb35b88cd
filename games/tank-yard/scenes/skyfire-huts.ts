import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapPlace } from '../controls.ts'
import { BATTERY, bloomOf, GROUND, HUTS, MOST_SHELLS, rules, type Skyfire } from '../verbs/skyfire-huts.ts'
import { yardScene } from './yard-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 726, zoom: 1.5, tilt: 4, aside: -30, above: -30 }

function hut(brush: Brush, x: number, stands: boolean) {
  if (!stands) {
    for (const [dx, dy] of [
      [-12, 0],
      [8, 3],
      [-2, -5],
    ])
      brush.slab(x + dx! - 7, GROUND + dy! - 6, 16, 9, 3, '#5a4638', 3)
    return
  }
  brush.slab(x - 19, GROUND - 22, 38, 26, 4, '#f0d9a4', 5)
  brush.round(x - 6, GROUND - 12, 12, 16, 4, '#6a4630')
  brush.shape([x - 27, GROUND - 20, x, GROUND - 46, x + 27, GROUND - 20], '#b5713c')
  brush.line([x - 22, GROUND - 21, x + 22, GROUND - 21], 3, '#e0a060')
}

export const scene = yardScene<Skyfire>({
  rules,
  backdrop: 'air',
  controls: tapPlace,
  feel: {
    empty: { sound: 'bad', pitch: 8 },
    splash: { sound: 'pop', pitch: -9, sparks: '#d9a860', count: 8 },
  },
  at: () => ({ x: BATTERY.x, y: BATTERY.y - 20 }),
  still(brush, look) {
    brush.round(look.left - 10, GROUND, look.right - look.left + 20, look.bottom - GROUND + 20, 0, '#2c2440')
    brush.round(look.left - 10, GROUND, look.right - look.left + 20, 9, 4, '#6f5a48')
  },
  draw({ foes, shots, blooms, huts, shells }, brush) {
    for (const [index, x] of HUTS.entries()) hut(brush, x, huts[index] === 1)
    brush.puck(BATTERY.x, BATTERY.y + 8, 24, PAINT.slate, 6)
    brush.slab(BATTERY.x - 7, BATTERY.y - 22, 14, 28, 6, '#7d8aa8', 4)
    for (let shell = 0; shell < MOST_SHELLS; shell++)
      brush.disc(BATTERY.x - 42 + shell * 12, 380, 4.4, shell < shells ? PAINT.sun : '#4a4260')
    for (const one of blooms) {
      const size = bloomOf(one)
      brush.glow(one.x, one.y, size * 1.5, PAINT.amber)
      brush.disc(one.x, one.y, size, one.hp > 1 ? PAINT.pink : PAINT.sun, 0.55)
      brush.ring(one.x, one.y, size, 3, '#fff4dc', 0.9)
    }
    for (const { x, y, vx, vy, r, kind } of foes) {
      brush.line([x - vx * 20, y - vy * 20, x, y], r * 0.8, kind === 'comet' ? PAINT.sky : PAINT.coral, 0.4)
      brush.ball(x, y, r, kind === 'comet' ? '#9fe0ff' : kind === 'splitter' ? PAINT.orchid : PAINT.amber)
    }
    for (const { x, y, vx, vy, t, a } of shots) {
      brush.line([x - vx * 3, y - vy * 3, x, y], 4, '#ffffff', 0.7)
      const [goalX, goalY] = [x + vx * (a - t), y + vy * (a - t)]
      brush.line([goalX - 7, goalY, goalX + 7, goalY], 2, '#ffffff', 0.7)
      brush.line([goalX, goalY - 7, goalX, goalY + 7], 2, '#ffffff', 0.7)
    }
  },
})
