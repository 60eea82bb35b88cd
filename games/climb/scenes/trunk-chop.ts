import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { FLOOR, PIECE, rules, type ChopState } from '../rules/trunk-chop.ts'
import { bar, monkey } from './art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 150, zoom: 1.6, tilt: -5, aside: 60, above: -60 }

const WIDE = 34

export const scene: Scene<ChopState> = {
  rules,
  backdrop: 'sea',
  waterline: 318,
  wakes: true,
  feel: {
    chop: { sound: 'hit', sparks: PAINT.wood, count: 10, quake: 2 },
    cheer: { sound: 'boost', sparks: PAINT.sun, count: 40 },
    bonus: { sound: 'coin', sparks: PAINT.amber, count: 12 },
    score: { count: 0 },
  },
  hero: ({ x, y }) => ({ x, y }),
  draw(state, brush, look) {
    brush.slab(
      look.left - 30,
      FLOOR + 4,
      look.right - look.left + 60,
      look.bottom - FLOOR + 60,
      0,
      '#d8b878',
      0,
    )
    brush.round(look.left - 30, FLOOR, look.right - look.left + 60, 12, 6, PAINT.palm)
    for (const { y, side, age } of state.flying)
      brush.at(200 + side * age * 10, y + PIECE / 2 + age * age * 0.25 - age * 3, side * age * 0.12, () =>
        brush.slab(-WIDE, -PIECE / 2, WIDE * 2, PIECE - 3, 7, '#b5803f', 5),
      )
    // What was just cut falls into its place.
    const sink = look.calm ? 0 : Math.max(0, 1 - state.swung / 6) * PIECE
    for (const [index, { branch, nut }] of state.pieces.entries()) {
      const y = FLOOR - (index + 1) * PIECE - sink
      if (y < look.top - PIECE * 1.5) break
      if (branch !== 0) {
        const from = 200 + branch * WIDE
        brush.line([from - branch * 4, y + 24, from + branch * 44, y + 16], 15, '#8a5a34')
        brush.leaf(from + branch * 52, y + 6, 46, 22, PAINT.palm, branch * -0.5)
        brush.leaf(from + branch * 54, y + 24, 46, 20, '#2f9a5a', branch * 0.35)
      }
      brush.slab(200 - WIDE, y, WIDE * 2, PIECE - 5, 8, index % 2 === 0 ? '#c28a4c' : '#b5803f', 5)
      brush.line([200 - 16, y + 14, 200 - 12, y + 30], 2.4, '#7a4a26', 0.6)
      brush.line([200 + 10, y + 10, 200 + 15, y + 24], 2.4, '#7a4a26', 0.6)
      if (nut !== 0) brush.ball(200 + nut * (WIDE + 10), y + 22, 12, PAINT.amber)
    }
    if (!state.over) {
      const swing = state.swung < 7 ? (7 - state.swung) * 0.16 : 0
      const { x, side } = state
      brush.at(x - side * 6, FLOOR - 30, -side * (0.5 - swing), () => {
        brush.line([0, 0, -side * 8, -44], 5, '#8a5a34')
        brush.shape([-side * 2, -52, -side * 24, -50, -side * 20, -34, -side * 4, -38], '#c9d2e8')
      })
      for (const foot of [-1, 1])
        brush.line([x + foot * 5, FLOOR - 14, x + foot * 8, FLOOR - 1], 6, '#9a5a34')
      brush.round(x - 10, FLOOR - 32, 20, 22, 9, '#3f6fb8')
      monkey(brush, x, FLOOR - 42, -side)
    }
    bar(brush, 200, 16, [200, state.time / 100], state.time < 30 ? PAINT.coral : PAINT.sun)
  },
}
