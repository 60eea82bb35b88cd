import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { MOTH_Y, rules, type MothState } from '../verbs/mirror-moths.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 110, zoom: 1.5, tilt: 6, aside: -60, above: 0 }

export const scene: Scene<MothState> = {
  rules,
  backdrop: 'air',
  feel: {
    score: { sound: 'score', sparks: PAINT.lagoon },
    dust: { sound: 'coin', sparks: PAINT.sun, count: 10 },
  },
  hero: ({ apart }) => ({ x: 200 + apart, y: MOTH_Y }),
  draw(state, brush, look) {
    for (let leaf = 0; leaf < 7; leaf++) {
      const y = ((leaf * 97 + state.gone * 0.45) % 640) - 80
      brush.leaf(look.left + 20 + ((leaf * 71) % 60), y, 90, 26, '#0c3a34', 0.5 + leaf)
      brush.leaf(look.right - 20 - ((leaf * 53) % 60), y + 40, 90, 26, '#0c3a34', 2.4 - leaf)
    }
    for (const { y, low, high } of state.rows) {
      if (low > 0) bough(brush, 200 - low, 200 + low, y)
      if (high < 300) {
        bough(brush, look.left - 40, 200 - high, y)
        bough(brush, 200 + high, look.right + 40, y)
      }
    }
    for (const { y, apart } of state.dust)
      for (const side of [-1, 1]) {
        brush.glow(200 + side * apart, y, 20, PAINT.sun)
        brush.star(200 + side * apart, y, 9, PAINT.sun, state.tick * 0.05)
      }
    brush.line([200 - state.apart, MOTH_Y, 200 + state.apart, MOTH_Y], 2, '#fff4dc', 0.25)
    for (const side of [-1, 1]) moth(brush, 200 + side * state.apart, side, state.tick)
  },
}

/** A bough with its leaves. */
function bough(brush: Brush, from: number, to: number, y: number) {
  brush.slab(from, y - 12, to - from, 24, 12, '#8a5230', 7)
  for (let x = from + 18; x < to - 8; x += 62) {
    brush.leaf(x, y - 14, 30, 13, PAINT.palm, -0.8)
    brush.leaf(x + 16, y + 14, 28, 12, '#2f9a5a', 0.9)
  }
}

function moth(brush: Brush, x: number, side: number, tick: number) {
  const flap = 0.7 + 0.3 * Math.sin(tick * 0.45)
  const color = side < 0 ? PAINT.lagoon : PAINT.pink
  brush.glow(x, MOTH_Y, 36, color)
  for (const wing of [-1, 1]) {
    brush.leaf(x + wing * 12 * flap, MOTH_Y - 6, 32 * flap, 24, color, wing > 0 ? -0.5 : Math.PI + 0.5)
    brush.leaf(x + wing * 9 * flap, MOTH_Y + 9, 22 * flap, 17, PAINT.shell, wing > 0 ? 0.6 : Math.PI - 0.6)
  }
  brush.round(x - 4, MOTH_Y - 13, 8, 28, 4, PAINT.ink)
  brush.ball(x, MOTH_Y - 13, 7, '#5a4632')
  for (const horn of [-1, 1]) brush.line([x, MOTH_Y - 17, x + horn * 8, MOTH_Y - 28], 2.4, PAINT.shell)
}
