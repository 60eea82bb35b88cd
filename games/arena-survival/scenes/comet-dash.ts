import { PAINT } from '#kit/game/micro/brush.ts'
import { hero } from '../art.ts'
import { isTired, rules, type Comet } from '../verbs/comet-dash.ts'
import { arenaScene } from './arena-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 436, zoom: 2.3, tilt: 6, aside: -20, above: 30 }

export const scene = arenaScene<Comet>({
  rules,
  plate: { floor: 'rings', color: '#2a3f7a', line: '#6f8be0', edge: '#8fa4ea' },
  backdrop: 'air',
  feel: { dash: { sound: 'boost', sparks: PAINT.sun, count: 6 } },
  trail: PAINT.sun,
  hero(state, brush) {
    if (state.dash > 0)
      brush.leaf(state.x - state.vx * 2, state.y - state.vy * 2, 62, 30, PAINT.sun, state.face)
    hero(brush, state, state.dash > 0 ? PAINT.amber : isTired(state) ? PAINT.slate : PAINT.lagoon)
    if (isTired(state))
      brush.arc(state.x, state.y, 20, -1.57, 4.71 - Math.min(1, state.rest / 24) * 6.2, 3, '#ffffff', 0.6)
    else if (state.dash === 0) brush.ring(state.x, state.y, 20, 3, PAINT.sun, 0.8)
  },
})
