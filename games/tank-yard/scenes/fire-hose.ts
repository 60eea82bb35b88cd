import { PAINT } from '#kit/game/micro/brush.ts'
import { folk } from '../art.ts'
import { holdPlace } from '../controls.ts'
import { BURNT, NOZZLE, rules, windowAt, type Hose } from '../verbs/fire-hose.ts'
import { yardScene } from './yard-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 26, zoom: 3.6, tilt: -5, aside: -30, above: -170 }

export const scene = yardScene<Hose>({
  rules,
  backdrop: 'air',
  controls: () =>
    holdPlace((state) =>
      'aimX' in state && 'aimY' in state
        ? { x: Number(state.aimX), y: Number(state.aimY) }
        : { x: 200, y: 150 },
    ),
  feel: {
    shot: { sound: 'tap', pitch: -10 },
    hiss: { sound: 'slice', pitch: -9, sparks: '#ffffff', count: 4 },
    spark: { sound: 'hit', pitch: 2, sparks: PAINT.amber, count: 10 },
    meow: { sound: 'flip', pitch: 8 },
    score: { sound: 'pop', sparks: '#dff4ff', count: 20 },
  },
  at: () => ({ x: NOZZLE.x, y: NOZZLE.y - 20 }),
  still(brush, look) {
    brush.round(look.left - 20, 346, look.right - look.left + 40, look.bottom, 0, '#5a6a8a')
    brush.slab(28, 8, 344, 342, 12, '#b5654a', 10)
    for (let row = 0; row < 8; row++)
      for (let brick = 0; brick < 5; brick++)
        brush.round(44 + brick * 68 + (row % 2) * 30, 22 + row * 42, 26, 7, 2, '#8f4a38', 0.6)
    brush.shape([14, 14, 386, 14, 350, -28, 50, -28], '#5a2f3a')
    brush.line([14, 12, 386, 12], 6, '#d98a6a')
  },
  draw({ heat, water, shots, foes, tick, aimX, aimY }, brush) {
    for (const [index, value] of heat.entries()) {
      const { x, y } = windowAt(index)
      brush.slab(x - 21, y - 25, 42, 46, 6, '#f0d79a', 4)
      brush.round(x - 16, y - 20, 32, 38, 4, value === BURNT ? '#120a10' : value > 0 ? '#4a1420' : '#7fc4e8')
      if (value === BURNT) brush.line([x - 12, y - 14, x + 12, y + 12], 4, '#3a2a30')
      else if (value > 0) {
        const high = 14 + value * 30
        const lick = Math.sin(tick / 5 + index) * 4
        brush.shape(
          [
            x - 15,
            y + 18,
            x - 9 + lick,
            y + 18 - high,
            x,
            y + 4,
            x + 8 - lick,
            y + 22 - high * 1.15,
            x + 15,
            y + 18,
          ],
          PAINT.coral,
        )
        brush.shape([x - 9, y + 18, x - 3 - lick * 0.6, y + 20 - high * 0.7, x + 9, y + 18], PAINT.sun)
      } else brush.line([x, y - 19, x, y + 17], 3, '#f0d79a')
    }
    for (const { x, y } of foes) {
      brush.disc(x, y + 6, 11, '#3a3a4a')
      brush.shape([x - 10, y - 2, x - 8, y - 14, x - 1, y - 5], '#3a3a4a')
      brush.shape([x + 10, y - 2, x + 8, y - 14, x + 1, y - 5], '#3a3a4a')
      for (const dx of [-4, 4]) brush.disc(x + dx, y + 3, 2.6, PAINT.sun)
    }
    for (const { x, y, t } of shots) brush.disc(x, y, 3.4 + t * 0.1, '#bfe9ff', 0.75)
    const turn = Math.atan2(aimY - 60 - NOZZLE.y, aimX - NOZZLE.x)
    folk(brush, NOZZLE.x - 20, NOZZLE.y + 10, { coat: PAINT.amber, hat: PAINT.coral })
    brush.at(NOZZLE.x, NOZZLE.y - 6, turn, () => brush.slab(-14, -5, 30, 10, 4, PAINT.slate, 3))
    brush.round(246, 382, 104, 14, 7, '#10243f', 0.8)
    brush.round(248, 384, Math.max(10, 100 * water), 10, 5, water < 0.25 ? PAINT.coral : PAINT.sky)
  },
})
