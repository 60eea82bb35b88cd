import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { LANES, laneX, rules, type LadderState } from '../rules/ladder-dodge.ts'
import { eyes, monkey, pearl, shaft } from './art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 260, zoom: 1.9, tilt: -7, aside: 0, above: -60 }

export const scene: Scene<LadderState> = {
  rules,
  backdrop: 'sea',
  waterline: 360,
  wakes: true,
  feel: {
    jump: { sound: 'move', sparks: PAINT.sand, count: 4 },
    whoosh: { sound: 'slice', count: 0 },
  },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ eye }) => ({ x: 0, y: eye }),
  draw(state, brush, look) {
    shaft(brush, look, '#6a3f2c', '#a8693c')
    const tall = look.bottom - look.top + 40
    for (let lane = 0; lane < LANES; lane++) {
      const x = laneX(lane)
      for (const side of [-1, 1]) {
        brush.round(x + side * 22 - 4, look.top - 20, 8, tall, 3, '#7a4a26')
        brush.round(x + side * 22 - 4, look.top - 20, 4, tall, 2, '#c28a4c')
      }
    }
    for (let y = Math.floor(look.top / 30) * 30; y < look.bottom + 30; y += 30)
      for (let lane = 0; lane < LANES; lane++)
        brush.line([laneX(lane) - 21, y, laneX(lane) + 21, y], 5, '#d9a25f')
    for (const { lane, y, kind } of state.falling) {
      const x = laneX(lane)
      // A shadow in the lane warns of what is still above.
      if (y < look.top + 8)
        brush.shape(
          [x - 9, look.top + 10, x + 9, look.top + 10, x, look.top + 24],
          kind === 'pearl' ? PAINT.shell : PAINT.coral,
        )
      if (kind === 'pearl') pearl(brush, x, y, 10)
      else if (kind === 'nut') {
        brush.ball(x, y, 17, PAINT.wood)
        for (const [dx, dy] of [
          [-5, -3],
          [5, -3],
          [0, 5],
        ] as const)
          brush.disc(x + dx, y + dy, 2.6, '#43240f')
      } else {
        brush.round(x - 25, y - 13, 50, 26, 13, '#8a5a34')
        brush.disc(x - 14, y, 9, '#e0b070')
        brush.ring(x - 14, y, 5, 2, '#a8693c')
      }
    }
    if (state.over) return
    const reach = Math.sin(state.rung * 0.14) * 9
    for (const side of [-1, 1])
      brush.line(
        [state.x + side * 8, state.y, state.x + side * 15, state.y - 16 + side * reach],
        6,
        '#9a5a34',
      )
    for (const side of [-1, 1])
      brush.line(
        [state.x + side * 6, state.y + 8, state.x + side * 11, state.y + 24 - side * reach],
        6,
        '#9a5a34',
      )
    monkey(brush, state.x, state.y, 0)
    eyes(brush, state.x, state.y - 3, 3, 0)
  },
}
