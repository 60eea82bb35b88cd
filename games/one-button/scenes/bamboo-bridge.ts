import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type BridgeState, BANK_Y, rules } from '../verbs/bamboo-bridge.ts'
import { eyes } from './creatures.ts'
import { water } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 70, zoom: 1.9, tilt: -5, aside: 40, above: -20 }

export const scene: Scene<BridgeState> = {
  rules,
  backdrop: 'sea',
  waterline: 268,
  feel: {
    grow: { sound: 'boost', count: 0 },
    spring: { sound: 'flip', sparks: '#b8dd5a', count: 5 },
    score: { sound: 'place' },
    arrive: { sound: 'move', count: 0 },
  },
  hero: ({ x }) => ({ x, y: BANK_Y - 18 }),
  camera: ({ eye }) => ({ x: eye, y: 0 }),
  draw(state, brush, look) {
    const sinks = state.phase === 'stand' && state.patience < 120 ? (120 - state.patience) * 0.12 : 0
    for (const [index, { x, width }] of state.posts.entries()) {
      const y = BANK_Y + (index === 0 ? sinks : 0)
      brush.round(x + 4, y + 8, width - 8, look.bottom - y + 60, 6, '#3f3357')
      brush.round(x + 4, y + 8, width * 0.45, look.bottom - y + 60, 6, '#5a4a7a')
      brush.slab(x, y, width, 16, 6, PAINT.palm, 8)
      brush.round(x + width / 2 - 7, y, 14, 7, 3, PAINT.coral)
    }
    water(brush, look, 352, '#15507a')
    if (state.length > 0) bamboo(brush, state)
    if (!state.over) frog(brush, state.x, BANK_Y + sinks, state.phase === 'walk' ? state.x * 0.16 : 0)
  },
}

function bamboo(brush: Brush, { x, length, fallen }: BridgeState) {
  brush.at(x + 8, BANK_Y - 2, fallen * fallen * (Math.PI / 2), () => {
    brush.line([0, 0, 0, -length], 8, '#6f9a2f')
    brush.line([-1.5, 0, -1.5, -length], 3, '#b8dd5a')
    for (let knot = 24; knot < length; knot += 24) brush.line([-5, -knot, 5, -knot], 3, '#e2f2a0')
    if (length > 30) brush.leaf(8, -length + 4, 22, 9, PAINT.palm, -0.6)
  })
}

function frog(brush: Brush, x: number, y: number, step: number) {
  const hop = Math.abs(Math.sin(step)) * 6
  brush.leaf(x - 9, y - 4, 20, 8, '#2f8f4f', 0.2)
  brush.leaf(x + 7, y - 4, 18, 8, '#2f8f4f', -0.2)
  brush.ball(x, y - 14 - hop, 14, PAINT.lagoon)
  eyes(brush, x + 2, y - 27 - hop, 5.5, 1, 7)
}
