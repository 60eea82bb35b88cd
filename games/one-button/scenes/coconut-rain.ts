import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type RainState, GROUND_Y, rules } from '../verbs/coconut-rain.ts'
import { crab } from './creatures.ts'
import { coconut, pearl } from './pieces.ts'
import { palm, sandbank } from './places.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 90, zoom: 1.5, tilt: 6, aside: 0, above: -70 }

export const scene: Scene<RainState> = {
  rules,
  backdrop: 'sea',
  waterline: 250,
  feel: {
    turn: { sound: 'flip', count: 0 },
    thud: { sound: 'hit', sparks: PAINT.sand, count: 8, quake: 3 },
    score: { sound: 'pop', sparks: PAINT.shell },
  },
  hero: ({ x }) => ({ x, y: GROUND_Y }),
  draw(state, brush, look) {
    for (const [x, lean] of [
      [28, 0.22],
      [372, -0.22],
      [200, 0.05],
    ] as const)
      palm(brush, x, GROUND_Y + 22, x === 200 ? 300 : 326, lean)
    sandbank(brush, look, GROUND_Y + 18, '#b98a52')
    const { pearl: goal } = state
    if (goal.left > 110 || goal.left % 18 > 8) pearl(brush, goal.x, GROUND_Y + 6, 11)
    for (const { x, left, whole } of state.nuts) {
      const k = 1 - left / whole
      brush.round(x - 8 - k * 20, GROUND_Y + 18, 16 + k * 40, 9, 4, '#3a1d0c', 0.25 + k * 0.4)
      coconut(brush, x, 20 + k * k * (GROUND_Y - 20), 17, left * 0.12)
    }
    if (state.over) return
    crab(brush, state.x, GROUND_Y, 17, PAINT.coral, state.tick * 0.4)
    const nose = state.x + state.way * 44
    brush.shape([nose, GROUND_Y - 8, nose + state.way * 12, GROUND_Y, nose, GROUND_Y + 8], '#ffffff', 0.7)
  },
}
