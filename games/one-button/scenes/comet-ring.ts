import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import {
  type CometState,
  INNER,
  OUTER,
  COMET,
  STONE,
  STAR_TICKS,
  placeOf,
  rules,
} from '../verbs/comet-ring.ts'
import { rock } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 80, zoom: 1.5, tilt: -6, aside: 0, above: 30 }

export const scene: Scene<CometState> = {
  rules,
  backdrop: 'plain',
  trail: PAINT.amber,
  feel: { burn: { sound: 'boost', count: 0 }, score: { sound: 'coin', sparks: PAINT.sun } },
  hero: (state) => placeOf(state),
  still(brush) {
    for (let dot = 0; dot < 60; dot++)
      brush.disc((dot * 97) % 400, (dot * 61 + dot * dot) % 400, 1 + (dot % 3) * 0.6, '#ffffff', 0.5)
    brush.ring(200, 200, OUTER + 8, 4, PAINT.coral, 0.6)
    for (const radius of [82, 116, 150]) brush.ring(200, 200, radius, 1.5, '#ffffff', 0.13)
    brush.glow(200, 200, 96, PAINT.orchid)
    brush.ball(200, 200, INNER, '#7a5fd0')
    brush.disc(184, 190, 12, '#5f45b0', 0.7)
    brush.disc(214, 214, 16, '#5f45b0', 0.6)
    brush.disc(218, 180, 7, '#5f45b0', 0.7)
    brush.arc(200, 200, INNER - 4, Math.PI * 1.05, Math.PI * 1.6, 5, '#ffffff', 0.35)
  },
  draw(state, brush) {
    for (const [index, stone] of state.stones.entries()) {
      const { x, y } = placeOf(stone)
      rock(brush, x, y, STONE, index % 2 === 0 ? PAINT.stone : '#a07a8f')
    }
    const star = placeOf(state.star)
    if (state.left > 130 || state.left % 18 > 8) {
      brush.glow(star.x, star.y, 36, PAINT.sun)
      brush.star(star.x, star.y, 15, PAINT.sun)
    }
    brush.arc(star.x, star.y, 22, -1.57, -1.57 + (6.28 * state.left) / STAR_TICKS, 3, PAINT.sun, 0.7)
    if (state.over) return
    const { x, y } = placeOf(state)
    const way = state.last === 1 ? 1 : -1
    for (const side of [10, 18])
      brush.disc(
        x + Math.cos(state.angle) * way * (14 + side),
        y + Math.sin(state.angle) * way * (14 + side),
        4 - side * 0.1,
        '#ffffff',
        0.5,
      )
    brush.glow(x, y, 34, PAINT.amber)
    brush.ball(x, y, COMET, PAINT.amber)
    brush.disc(x, y, 5, '#fff6d6')
  },
}
