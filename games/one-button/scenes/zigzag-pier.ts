import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { fieldOf, rules, type Plank, type ZigzagState } from '../verbs/zigzag-pier.ts'
import { pearl } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 170, zoom: 2.3, tilt: -5, aside: 0, above: -10 }

const TOPS = ['#ff9d6b', '#ffb86b', '#ffd06b', '#ffb86b'] as const

export const scene: Scene<ZigzagState> = {
  rules,
  backdrop: 'air',
  wakes: true,
  feel: { turn: { sound: 'move', count: 0 }, score: { sparks: PAINT.sun, count: 6 } },
  hero(state) {
    const { x, y } = fieldOf(state.a, state.b)
    return { x, y: y - 13 }
  },
  camera: ({ a, b }) => ({ x: 0, y: -(a + b) * 19 + 20 }),
  draw(state, brush, look) {
    for (let index = state.planks.length - 1; index >= 0; index--) {
      const plank = state.planks[index]!
      if (fieldOf(plank.a, plank.b).y < look.top - 60) continue
      tile(brush, plank, state)
    }
    const { x, y } = fieldOf(state.a, state.b)
    const fall = state.over ? look.gone * 260 : 0
    brush.disc(x, y - 1, 10, '#3a1c30', state.over ? 0 : 0.4)
    if (state.over && look.gone > 0.9) return
    brush.glow(x, y - 13 + fall, 30, PAINT.lagoon)
    brush.ball(x, y - 13 + fall, 13, PAINT.lagoon)
  },
}

/** A plank is a lozenge with two darker sides; those behind the runner sink. */
function tile(
  brush: Parameters<Scene['draw']>[1],
  { a, b, pearl: hasPearl, bend }: Plank,
  state: ZigzagState,
) {
  const behind = state.a + state.b - a - b
  const sink = behind > 1.5 ? (behind - 1.5) * (behind - 1.5) * 40 : 0
  const { x, y: level } = fieldOf(a, b)
  const y = level + sink
  const tall = 46
  brush.shape([x - 31, y, x, y + 19, x, y + 19 + tall, x - 31, y + tall], '#a3484a')
  brush.shape([x + 31, y, x, y + 19, x, y + 19 + tall, x + 31, y + tall], '#7d3048')
  brush.shape([x, y - 19, x + 31, y, x, y + 19, x - 31, y], bend ? PAINT.sun : TOPS[Math.abs(a + b) % 4]!)
  brush.line([x - 28, y, x, y - 17], 2.5, '#ffffff', 0.5)
  if (hasPearl) pearl(brush, x, y - 12, 8)
}
