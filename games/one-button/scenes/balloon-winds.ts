import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type BalloonState, TOP, GROUND, LAYERS, LAYER, STAR_TICKS, rules } from '../verbs/balloon-winds.ts'
import { cloud, palm } from './places.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 90, zoom: 2.6, tilt: 5, aside: 20, above: 0 }

const TINTS = ['#5a7fd6', '#6fa0e6', '#8fc0ee', '#b0dcf2'] as const

export const scene: Scene<BalloonState> = {
  rules,
  backdrop: 'plain',
  feel: {
    heat: { sound: 'boost', count: 0 },
    veer: { sound: 'deal', count: 0 },
    score: { sound: 'coin', sparks: PAINT.sun, count: 24 },
  },
  hero: ({ x, y }) => ({ x, y }),
  draw(state, brush, look) {
    const wide = look.right - look.left + 80
    for (let layer = 0; layer < LAYERS; layer++) {
      const y = TOP + layer * LAYER
      const top = layer === 0 ? look.top - 40 : y
      brush.round(look.left - 40, top, wide, y + LAYER - top, 0, TINTS[layer]!)
      const wind = state.winds[layer]!
      const run = look.calm ? 0 : state.tick * wind
      for (let gust = 0; gust < 3; gust++) {
        const x = look.left - 60 + ((((gust * 223 + layer * 60 + run) % wide) + wide) % wide)
        const length = 40 * wind
        brush.line([x, y + LAYER / 2, x + length, y + LAYER / 2], 5, '#ffffff', 0.42)
        brush.shape(
          [x + length * 1.35, y + LAYER / 2, x + length, y + LAYER / 2 - 9, x + length, y + LAYER / 2 + 9],
          '#ffffff',
          0.42,
        )
      }
      cloud(
        brush,
        look.left - 60 + ((((layer * 210 + run * 0.7) % wide) + wide) % wide),
        y + 24,
        17,
        '#ffffff',
        0.5,
      )
    }
    brush.round(look.left - 40, GROUND, wide, look.bottom - GROUND + 40, 0, '#15608a')
    for (const [x, high] of [
      [70, 40],
      [180, 26],
      [300, 48],
    ] as const) {
      brush.round(x - 56, GROUND + 4, 112, 44, 20, '#2f8f57')
      palm(brush, x, GROUND + 8, high + 20)
    }
    for (const x of [2, 398]) brush.line([x, look.top - 40, x, GROUND], 4, PAINT.coral, 0.5)
    const blinks = state.left < 170 && state.left % 20 < 9
    if (!blinks) {
      brush.glow(state.star.x, state.star.y, 42, PAINT.sun)
      brush.star(state.star.x, state.star.y, 17, PAINT.sun)
    }
    brush.arc(
      state.star.x,
      state.star.y,
      25,
      -1.57,
      -1.57 + 6.28 * (state.left / STAR_TICKS),
      4,
      PAINT.coral,
      0.9,
    )
    if (!state.over) balloon(brush, state)
  },
}

function balloon(brush: Brush, { x, y, last, tick }: BalloonState) {
  for (const side of [-8, 8]) brush.line([x + side, y + 14, x + side * 0.7, y + 32], 2, '#5f3a22')
  brush.ball(x, y - 6, 27, PAINT.coral)
  brush.shape([x - 9, y - 32, x + 9, y - 32, x + 6, y + 18, x - 6, y + 18], PAINT.shell)
  brush.disc(x - 11, y - 17, 6, '#ffffff', 0.6)
  if (last === 1) {
    brush.glow(x, y + 20, 22, PAINT.amber)
    brush.leaf(x, y + 18, 16 + Math.sin(tick) * 4, 8, PAINT.sun, -1.57)
  }
  brush.slab(x - 9, y + 31, 18, 12, 4, PAINT.wood, 3)
}
