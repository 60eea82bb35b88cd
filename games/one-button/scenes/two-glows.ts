import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { BODY, HEART, rules, sparkPlace, type GlowState } from '../verbs/two-glows.ts'
import { eyes } from './creatures.ts'
import { tries } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 80, zoom: 1.5, tilt: -6, aside: 0, above: 0 }

const TINTS = [PAINT.amber, PAINT.lagoon] as const

export const scene: Scene<GlowState> = {
  rules,
  backdrop: 'deep',
  feel: {
    change: { sound: 'flip', count: 0 },
    score: { sound: 'coin', sparks: PAINT.shell },
    hurt: { sound: 'bad', sparks: PAINT.coral, count: 24, quake: 9 },
  },
  hero: () => HEART,
  draw(state, brush, look) {
    const color = TINTS[state.tint]
    const breath = look.calm ? 0 : Math.sin(state.tick * 0.07) * 2
    const jolt = Math.max(0, 10 - state.since) * 0.9
    for (const ring of [110, 160, 214]) brush.ring(HEART.x, HEART.y, ring, 2, '#ffffff', 0.06)
    for (let arm = 0; arm < 7; arm++) {
      const x = HEART.x - 36 + arm * 12
      const wave = Math.sin(state.tick * 0.08 + arm) * 9
      brush.line(
        [x, HEART.y + 20, x + wave, HEART.y + 54, x - wave, HEART.y + 88 + (arm % 2) * 16],
        6,
        color,
        0.7,
      )
    }
    brush.glow(HEART.x, HEART.y, 92 + jolt, color)
    brush.disc(HEART.x, HEART.y + 4, BODY + breath + jolt * 0.4, '#0d1b36', 0.5)
    brush.disc(HEART.x, HEART.y, BODY + breath + jolt * 0.4, color)
    brush.disc(HEART.x, HEART.y - 6, BODY * 0.72, '#ffffff', 0.22)
    brush.disc(HEART.x - 15, HEART.y - 20, 9, '#ffffff', 0.7)
    eyes(brush, HEART.x, HEART.y + 4, 8, 0, 13)
    brush.arc(HEART.x, HEART.y + 13, 8, 0.3, 2.8, 3, PAINT.ink)
    for (const side of [0, 1] as const) {
      const turn = side === 0 ? Math.PI : 0
      brush.arc(
        HEART.x,
        HEART.y,
        BODY + 14,
        turn - 0.7,
        turn + 0.7,
        side === state.tint ? 7 : 3,
        TINTS[side],
        side === state.tint ? 1 : 0.35,
      )
    }
    for (const spark of state.sparks) {
      const { x, y } = sparkPlace(spark)
      const [dx, dy] = [(x - HEART.x) / Math.max(1, spark.away), (y - HEART.y) / Math.max(1, spark.away)]
      brush.line([x, y, x + dx * 26, y + dy * 26], 8, TINTS[spark.tint], 0.35)
      brush.glow(x, y, 20, TINTS[spark.tint])
      if (spark.tint === 0) brush.ball(x, y, 9, TINTS[0])
      else brush.star(x, y, 12, TINTS[1], state.tick * 0.06)
    }
    tries(brush, look, state.lamps)
  },
}
