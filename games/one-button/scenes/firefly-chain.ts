import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type ChainState, PATIENCE, flashRadius, wandererOf, rules } from '../verbs/firefly-chain.ts'
import { bar, tries } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 70, zoom: 2.3, tilt: 6, aside: 0, above: 0 }

const COLORS = [PAINT.sun, PAINT.palm, PAINT.lagoon, PAINT.amber] as const

export const scene: Scene<ChainState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  feel: {
    flash: { sound: 'boost', count: 0 },
    score: { sound: 'pop', count: 8 },
    fizzle: { sound: 'bad', count: 0 },
  },
  hero: wandererOf,
  still(brush, look) {
    for (let x = Math.floor(look.left / 30) * 30; x < look.right + 30; x += 30) {
      const blade = Math.abs(x / 30)
      brush.leaf(
        x,
        look.bottom,
        120 + (blade % 4) * 24,
        20,
        blade % 2 === 0 ? '#0d3a2c' : '#124a34',
        -1.57 + ((blade % 5) - 2) * 0.12,
      )
      brush.leaf(x, look.top, 100 + (blade % 3) * 30, 18, '#0d3a2c', 1.57 + ((blade % 5) - 2) * 0.14)
    }
  },
  draw(state, brush, look) {
    brush.round(20, 20, 360, 360, 26, '#ffffff', 0.035)
    for (const { x, y, age } of state.flashes) {
      const radius = flashRadius(age)
      brush.disc(x, y, radius, PAINT.sun, 0.22)
      brush.ring(x, y, Math.max(1, radius), 3, PAINT.shell, 0.7)
      brush.disc(x, y, 5, '#ffffff')
    }
    for (const [index, { x, y }] of state.flies.entries()) {
      brush.glow(x, y, 20, COLORS[index % 4]!)
      brush.ball(x, y, 6.5, COLORS[index % 4]!)
    }
    if (state.ready) {
      const { x, y } = wandererOf(state)
      brush.ring(x, y, 42, 2.5, PAINT.coral, 0.65)
      brush.glow(x, y, 34, PAINT.coral)
      brush.ball(x, y, 11, PAINT.coral)
    }
    bar(brush, 200, 16, 150, state.caught / state.goal, state.caught >= state.goal ? PAINT.palm : PAINT.sun)
    for (let share = 1; share < state.goal; share++)
      brush.line(
        [125 + (150 * share) / state.goal, 16, 125 + (150 * share) / state.goal, 24],
        2,
        '#031226',
        0.7,
      )
    if (state.ready) bar(brush, 200, 384, 110, state.patience / PATIENCE, PAINT.lagoon)
    tries(brush, look, state.lamps)
  },
}
