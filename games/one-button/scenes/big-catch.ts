import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type CatchState, ESCAPES, HOT, rules } from '../verbs/big-catch.ts'
import { eyes, fish } from './creatures.ts'
import { tries, water } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 1.35, tilt: -5, aside: 90, above: 60 }

const COLORS = { 1: PAINT.sun, 2: PAINT.pink, 3: PAINT.orchid } as const
const TIP = { x: 132, y: 116 } as const

export const scene: Scene<CatchState> = {
  rules,
  backdrop: 'sea',
  waterline: 228,
  feel: {
    reel: { sound: 'move', count: 0 },
    bite: { sound: 'pop', count: 0 },
    wild: { sound: 'bad', pitch: -5, sparks: '#dff8ff', count: 14 },
    snap: { sound: 'slice', sparks: PAINT.coral, count: 20, quake: 8 },
    escape: { sound: 'bad', sparks: '#dff8ff', count: 16 },
    score: { sound: 'merge', sparks: PAINT.sun, count: 26 },
  },
  hero: () => ({ x: 84, y: 176 }),
  draw(state, brush, look) {
    water(brush, look, 246, '#0f5c86')
    const tired = state.wait > 0
    const wobble = state.wild ? Math.sin(state.tick * 0.5) * 7 : Math.sin(state.tick * 0.1) * 3
    const [x, y] = [86 + state.far * 1.9, 312 + wobble]
    const bend = Math.min(30, state.tension * 30)
    brush.line([84, 176, 110, 140 + bend * 0.3, TIP.x + 4, TIP.y + bend], 7, PAINT.wood)
    if (!tired) {
      const color = state.tension > 0.85 ? PAINT.coral : state.tension > HOT ? PAINT.sun : '#ffffff'
      const sag = (1 - state.tension) * 46
      brush.line(
        [TIP.x + 4, TIP.y + bend, (TIP.x + x) / 2, (TIP.y + y) / 2 + sag, x - 18, y],
        2.6,
        color,
        0.9,
      )
      fish(brush, x, y, 15 + state.size * 6, COLORS[state.size], -1, state.tick * (state.wild ? 0.7 : 0.2))
      if (state.wild)
        for (const drop of [0, 1, 2])
          brush.disc(
            x - 14 + drop * 16,
            248 - Math.abs(Math.sin(state.tick * 0.3 + drop)) * 26,
            5,
            '#dff8ff',
            0.9,
          )
    }
    brush.shape([20, 230, 128, 230, 112, 262, 36, 262], '#a3262f')
    brush.shape([20, 226, 128, 226, 114, 256, 34, 256], PAINT.coral)
    brush.line([24, 227, 124, 227], 4, '#ffffff', 0.5)
    angler(brush)
    gauge(brush, state.tension)
    brush.line([108, 374, 376, 374], 4, '#ffffff', 0.3)
    brush.disc(108, 374, 8, PAINT.palm)
    brush.disc(376, 374, 8, PAINT.coral)
    if (!tired) brush.ball(108 + ((state.far - 18) / (ESCAPES - 18)) * 268, 374, 9, COLORS[state.size])
    tries(brush, look, state.lamps)
  },
}

function gauge(brush: Brush, tension: number) {
  brush.round(182, 62, 196, 24, 12, '#031226', 0.7)
  brush.round(186 + 188 * HOT, 66, 188 * (1 - HOT), 16, 8, PAINT.coral, 0.35)
  const color = tension > 0.85 ? PAINT.coral : tension > HOT ? PAINT.sun : PAINT.lagoon
  brush.round(186, 66, Math.max(16, 188 * Math.min(1, tension)), 16, 8, color)
}

function angler(brush: Brush) {
  brush.round(50, 184, 38, 46, 16, PAINT.sky)
  brush.line([76, 196, 92, 178], 9, '#e09a6a')
  brush.ball(68, 168, 19, '#e09a6a')
  brush.round(42, 152, 54, 9, 4, PAINT.sand)
  brush.shape([52, 153, 58, 136, 78, 136, 84, 153], PAINT.sand)
  eyes(brush, 74, 169, 4, 1, 6)
}
