import { PAINT } from '#kit/game/micro/brush.ts'
import { digits } from '#kit/game/micro/digits.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import {
  CELL,
  cellPlace,
  LEFT,
  MARK_TICKS,
  PATIENCE,
  RELOAD,
  rules,
  SIDE,
  TOP,
  type Mortar,
} from '../verbs/mortar-by-numbers.ts'
import { yardScene } from './yard-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 522, zoom: 1.7, tilt: 6, aside: 60, above: 0 }

const PLACES = Array.from({ length: SIDE * SIDE }, (_, cell) => cellPlace(cell))
const HEAT = ['#ff6b6b', '#ff8a4a', '#ffb63d', '#ffe066', '#9fe0b0', '#7fc8e8', '#8fa8d8']

export const scene = yardScene<Mortar>({
  rules,
  backdrop: 'deep',
  controls: () => tapSpots(() => PLACES, 40),
  feel: {
    sonar: { sound: 'flip', pitch: 6 },
    torpedo: { sound: 'hit', pitch: -9, sparks: PAINT.coral, count: 30, quake: 9 },
    splash: { sound: 'pop', pitch: -4, sparks: PAINT.sky, count: 18 },
  },
  at: () => ({ x: 200, y: 200 }),
  still(brush) {
    brush.slab(LEFT - 8, TOP - 8, SIDE * CELL + 16, SIDE * CELL + 12, 14, '#1f5f86', 7)
    for (const [cell, { x, y }] of PLACES.entries())
      brush.round(x - 23, y - 23, 46, 46, 9, (cell + Math.floor(cell / SIDE)) % 2 ? '#2f83ac' : '#2a7aa2')
  },
  draw({ marks, foes, cool, tick }, brush, look) {
    for (const { x, y, hp, t } of marks) {
      const fresh = 1 - t / MARK_TICKS
      brush.puck(x, y, 17, HEAT[Math.min(HEAT.length - 1, hp - 1)]!, 4)
      digits(brush, hp, x, y - 1, 17, '#14202e')
      brush.ring(x, y, 20, 2.4, '#ffffff', 0.15 + 0.6 * fresh)
    }
    // Their patience is visible, their position is not.
    for (const [index, { t }] of foes.entries()) {
      const share = Math.min(1, t / PATIENCE)
      const y = 18
      const x = 300 - index * 86
      brush.round(x, y - 6, 76, 12, 6, '#06182c', 0.7)
      brush.round(x + 2, y - 4, Math.max(8, 72 * (1 - share)), 8, 4, share > 0.7 ? PAINT.coral : PAINT.lagoon)
      brush.leaf(x + 8, y, 22, 9, '#4b5b80', 0)
      if (share > 0.7 && !look.calm && tick % 40 < 20) brush.ring(x + 38, y, 40, 2, PAINT.coral, 0.6)
    }
    brush.round(150, 392, 100, 7, 3.5, '#06182c', 0.7)
    brush.round(150, 392, Math.max(7, 100 * (1 - cool / RELOAD)), 7, 3.5, PAINT.sun)
  },
})
