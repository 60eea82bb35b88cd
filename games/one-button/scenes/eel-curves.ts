import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type EelState, POND, EEL, PEARL_TICKS, rules } from '../verbs/eel-curves.ts'
import { pearl, rock } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 170, zoom: 1.6, tilt: -6, aside: 0, above: 0 }

export const scene: Scene<EelState> = {
  rules,
  backdrop: 'deep',
  feel: {
    bend: { sound: 'tap', count: 0 },
    sink: { sound: 'bad', sparks: PAINT.shell, count: 6 },
    score: { sound: 'pop', sparks: PAINT.shell },
  },
  hero: ({ x, y }) => ({ x, y }),
  still(brush) {
    brush.disc(200, 208, POND + 20, '#03202c', 0.5)
    brush.disc(200, 200, POND + 14, '#5b7a4a')
    for (let stone = 0; stone < 22; stone++) {
      const turn = (stone / 22) * Math.PI * 2
      rock(
        brush,
        200 + Math.cos(turn) * (POND + 6),
        200 + Math.sin(turn) * (POND + 6),
        17 + (stone % 3) * 4,
        stone % 2 === 0 ? PAINT.stone : '#6f7da0',
      )
    }
    brush.disc(200, 200, POND - 4, '#0e5f74')
    brush.disc(190, 186, POND * 0.72, '#16788c', 0.6)
    for (const [x, y] of [
      [110, 120],
      [290, 290],
      [120, 280],
    ] as const) {
      brush.disc(x, y, 20, '#2f9a5a', 0.4)
      brush.disc(x + 26, y + 12, 13, '#2f9a5a', 0.35)
    }
  },
  draw(state, brush) {
    const { x, y } = state.pearl
    const fading = state.left < 110 && state.left % 18 < 8
    if (!fading) pearl(brush, x, y, 11)
    brush.arc(x, y, 18, -1.57, -1.57 + (state.left / PEARL_TICKS) * 6.28, 3, PAINT.sun, 0.8)
    const { tail } = state
    for (let at = 0; at < tail.length; at += 2) {
      const k = at / Math.max(2, tail.length)
      brush.disc(tail[at]!, tail[at + 1]!, 4 + k * (EEL - 4), at % 8 < 4 ? PAINT.lagoon : PAINT.palm)
    }
    if (state.over) return
    brush.at(state.x, state.y, state.heading, () => {
      brush.ball(0, 0, EEL + 2, PAINT.lagoon)
      for (const side of [-5, 5]) {
        brush.disc(5, side, 4, '#ffffff')
        brush.disc(6.5, side, 2, PAINT.ink)
      }
    })
    const ahead = state.heading + state.way * 0.6
    brush.disc(state.x + Math.cos(ahead) * 32, state.y + Math.sin(ahead) * 32, 4, '#ffffff', 0.6)
    brush.disc(
      state.x + Math.cos(ahead + state.way * 0.4) * 46,
      state.y + Math.sin(ahead + state.way * 0.4) * 46,
      3,
      '#ffffff',
      0.4,
    )
  },
}
