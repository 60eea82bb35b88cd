import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { CATCH, rules, type HookState } from '../rules/hook-swing.ts'
import { monkey, pearl, shaft, streaks } from './art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 220, zoom: 1.7, tilt: 6, aside: 20, above: -50 }

export const scene: Scene<HookState> = {
  rules,
  backdrop: 'air',
  trail: PAINT.amber,
  wakes: true,
  feel: {
    fling: { sound: 'jump', sparks: PAINT.sand, count: 6 },
    grab: { sound: 'place', sparks: PAINT.palm, count: 10 },
    knock: { sound: 'hit', quake: 2 },
  },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ eye }) => ({ x: 0, y: eye }),
  draw(state, brush, look) {
    streaks(brush, look, '#a8f0a8')
    shaft(brush, look, '#1c4a34', '#2f7a4a')
    for (const [index, { x, y, pace, isOld }] of state.pegs.entries()) {
      if (y > look.bottom + 60) continue
      brush.line([x, y, x - 14, y - 60, x + 10, y - 150], 4, '#2a5a2c', 0.5)
      const isNext = !isOld && index === state.pegs.findIndex((peg) => !peg.isOld)
      if (isNext) brush.ring(x, y, CATCH - 6, 2.5, PAINT.shell, 0.28)
      brush.ring(x, y, 15, 5, isOld ? '#5a6f5a' : PAINT.sun, 0.9)
      brush.puck(x, y, 9, isOld ? '#6f7f6f' : PAINT.amber, 4)
      // The arrow tells the way round.
      const way = pace > 0 ? 1 : -1
      if (!isOld)
        brush.shape([x + way * 20, y - 20, x + way * 30, y - 15, x + way * 20, y - 9], PAINT.shell, 0.8)
    }
    for (const { x, y } of state.pearls) if (y < look.bottom + 20) pearl(brush, x, y)
    if (state.over) return
    const peg = state.pegs[state.held]
    if (peg) {
      brush.line([peg.x, peg.y, state.x, state.y], 6, '#9a5a34')
      const way = peg.pace > 0 ? 1 : -1
      const [dx, dy] = [(-(state.y - peg.y) / 46) * way, ((state.x - peg.x) / 46) * way]
      for (let dot = 1; dot <= 4; dot++)
        brush.disc(
          state.x + dx * dot * 16,
          state.y + dy * dot * 16 + dot * dot * 0.8,
          3.6 - dot * 0.5,
          PAINT.shell,
          0.65,
        )
    } else
      for (const side of [-1, 1])
        brush.line([state.x, state.y, state.x + side * 15, state.y - 15], 5, '#9a5a34')
    monkey(brush, state.x, state.y, state.vx * 0.2)
  },
}
