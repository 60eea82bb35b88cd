import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type PongState, RING, BALL, rules } from '../verbs/ring-pong.ts'
import { coconut } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 90, zoom: 1.35, tilt: 6, aside: 0, above: 0 }

export const scene: Scene<PongState> = {
  rules,
  backdrop: 'air',
  trail: PAINT.amber,
  feel: { turn: { sound: 'flip', count: 0 }, score: { sound: 'bounce', sparks: PAINT.lagoon } },
  hero: ({ paddle }) => ({ x: 200 + RING * Math.cos(paddle), y: 200 + RING * Math.sin(paddle) }),
  still(brush) {
    brush.disc(200, 206, RING + 16, '#0a0f2c', 0.55)
    brush.ring(200, 200, RING + 8, 5, '#ffffff', 0.22)
    brush.disc(200, 200, RING, '#ffffff', 0.05)
    for (let spot = 0; spot < 24; spot++) {
      const turn = (spot * Math.PI) / 12
      brush.disc(
        200 + Math.cos(turn) * (RING + 20),
        200 + Math.sin(turn) * (RING + 20),
        spot % 6 === 0 ? 5 : 3,
        PAINT.amber,
        0.6,
      )
    }
  },
  draw(state, brush) {
    brush.glow(state.star.x, state.star.y, 34, PAINT.sun)
    brush.star(state.star.x, state.star.y, 14, PAINT.sun)
    const [from, to] = [state.paddle - state.half, state.paddle + state.half]
    brush.arc(200, 206, RING + 8, from, to, 20, '#0f6f66')
    brush.arc(200, 200, RING + 8, from, to, 20, PAINT.lagoon)
    brush.arc(200, 200, RING + 8, state.paddle - 0.1, state.paddle + 0.1, 20, '#ffffff', 0.75)
    const nose = state.paddle + state.way * (state.half + 0.12)
    brush.disc(200 + Math.cos(nose) * (RING + 8), 200 + Math.sin(nose) * (RING + 8), 5, '#ffffff', 0.8)
    if (!state.over) coconut(brush, state.x, state.y, BALL + 2, state.tick * 0.05)
  },
}
