import { PAINT } from '#kit/game/micro/brush.ts'
import { craft, crab, danger, streak } from '../art.ts'
import { DELAY, echoesOf, rules, type Echo } from '../verbs/echo-squad.ts'
import { rankScene } from './rank-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 700, zoom: 1.5, tilt: 6, aside: 34, above: -88 }

export const scene = rankScene<Echo>({
  rules,
  backdrop: 'air',
  feel: { hull: { sound: 'bounce', pitch: 5, sparks: PAINT.lagoon, count: 7 } },
  still(brush, look) {
    brush.round(look.left - 20, 366, look.right - look.left + 40, look.bottom - 340, 0, '#2a1f58')
    brush.round(look.left - 20, 366, look.right - look.left + 40, 6, 0, PAINT.lagoon, 0.8)
  },
  draw(state, brush) {
    for (const shot of state.shots) streak(brush, shot, PAINT.lagoon)
    for (const { kind, x, y, r, hp, t, a } of state.foes) {
      if (kind === 'crab') {
        crab(brush, x, y, { color: PAINT.coral, beat: t / 7, size: 13 })
        continue
      }
      brush.puck(x, y, r, '#8a6fc8', 5)
      brush.arc(x, y, r * 0.62, 0.4, 5.2, 4, '#5a3fa0')
      brush.arc(x, y, r * 0.26, 2.2, 6.6, 4, '#5a3fa0')
      brush.arc(x, y, r + 5, -1.57, -1.56 + (hp / 7) * 6.26, 4, a > 45 ? PAINT.palm : PAINT.sun)
    }
    for (const dart of state.darts) danger(brush, dart)
    const echoes = echoesOf(state)
    for (const [index, x] of echoes.entries()) {
      const color = index === 0 ? PAINT.sky : PAINT.orchid
      brush.glow(x, 350, 34, color)
      craft(brush, x, 350, color, 0.95)
      brush.ring(x, 350, 24, 2, '#ffffff', 0.45)
    }
    if (echoes.length === 0) {
      const part = Math.min(1, state.tick / DELAY)
      brush.arc(state.x, 350, 28, -1.57, -1.56 + part * 6.26, 3.5, PAINT.sky, 0.9)
    }
  },
  hero({ x, y }, brush) {
    craft(brush, x, y, PAINT.amber)
  },
})
