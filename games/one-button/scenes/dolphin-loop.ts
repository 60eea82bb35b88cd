import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type DolphinState, SEA_Y, rules, swum } from '../verbs/dolphin-loop.ts'
import { water } from './pieces.ts'
import { palm } from './places.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 70, zoom: 1.8, tilt: 5, aside: 0, above: 20 }

export const scene: Scene<DolphinState> = {
  rules,
  backdrop: 'sea',
  waterline: 262,
  trail: '#bff2ff',
  feel: {
    leap: { sound: 'jump', sparks: '#dff8ff', count: 22 },
    roll: { sound: 'tap', count: 0 },
    score: { sound: 'score', sparks: '#dff8ff', count: 26, quake: 4 },
  },
  hero: ({ y }) => ({ x: 200, y }),
  draw(state, brush, look) {
    const run = look.calm ? 0 : swum(state)
    for (let spot = 0; spot < 6; spot++) {
      const x = look.left + ((((spot * 173 - run * 0.4) % 860) + 860) % 860)
      palm(brush, x, SEA_Y + 6, 50 + (spot % 3) * 12)
    }
    if (!state.over) dolphin(brush, state)
    water(brush, look, SEA_Y, '#12628f', run * 0.03)
    if (state.air) {
      // Where the nose should point when it dives.
      const [x, y] = [Math.cos(0.95), Math.sin(0.95)]
      brush.line([200 + x * 34, SEA_Y + 22 + y * 18, 200 + x * 70, SEA_Y + 22 + y * 60], 7, PAINT.sun, 0.75)
      brush.disc(200 + x * 70, SEA_Y + 22 + y * 60, 9, PAINT.sun, 0.9)
    }
  },
}

function dolphin(brush: Brush, { y, nose, tick }: DolphinState) {
  brush.at(200, y, nose, () => {
    const wag = Math.sin(tick * 0.25) * 5
    brush.shape([-34, 0, -62, -16 + wag, -54, wag, -62, 16 + wag], '#3c86c8')
    brush.leaf(-2, 16, 30, 12, '#3c86c8', 0.9)
    brush.shape([-12, -12, 2, -32, 14, -12], '#3c86c8')
    brush.shape([-42, 0, -22, -15, 8, -19, 32, -10, 54, 1, 32, 9, 6, 15, -22, 11], PAINT.sky)
    brush.shape([-20, 8, 8, 6, 34, 5, 6, 14], '#e6f6ff')
    brush.disc(27, -4, 3.4, PAINT.ink)
    brush.line([-16, -11, 8, -14, 24, -9], 3, '#ffffff', 0.55)
  })
}
