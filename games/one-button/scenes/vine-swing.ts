import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { rules, WATER, type SwingState } from '../verbs/vine-swing.ts'
import { mango, water } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 215, zoom: 2, tilt: 6, aside: 10, above: -45 }

export const scene: Scene<SwingState> = {
  rules,
  backdrop: 'air',
  trail: PAINT.pink,
  feel: {
    grab: { sound: 'place', sparks: PAINT.palm, count: 6 },
    leave: { sound: 'jump' },
  },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ eye }) => ({ x: eye, y: 0 }),
  draw(state, brush, look) {
    brush.round(look.left - 20, look.top - 40, look.right - look.left + 40, 36 - look.top, 16, '#1d6b47')
    for (const [index, { x, y }] of state.hooks.entries()) {
      if (x < look.left - 60 || x > look.right + 60) continue
      brush.line([x, Math.min(20, look.top), x, y], 9, '#7a4a26')
      brush.leaf(x - 16, y - 12, 40, 15, PAINT.palm, 0.5)
      brush.leaf(x + 16, y - 12, 40, 15, '#39b96b', 2.6)
      brush.puck(x, y, 11, index === state.hook ? PAINT.sun : PAINT.wood, 4)
    }
    for (const { x, y, taken } of state.fruits) if (!taken) mango(brush, x, y, 12)
    const hook = state.hooks[state.hook]
    if (hook) brush.line([hook.x, hook.y, state.x, state.y - 8], 5, '#8fe07a')
    if (!state.over) monkey(brush, state)
    water(brush, look, WATER, '#0f4f63')
  },
}

/** A small swinger: a round body with a tail, leaning into its flight. */
function monkey(brush: Parameters<Scene['draw']>[1], { x, y, vx, vy }: SwingState) {
  brush.at(x, y, Math.max(-0.9, Math.min(0.9, vy * 0.06)), () => {
    brush.arc(-16, 6, 11, 1.2, 3.8, 5, '#8a4c2c')
    brush.line([4, -4, 8, -16], 6, '#8a4c2c')
    brush.ball(0, 4, 15, '#c4703f')
    brush.ball(vx > 0 ? 6 : 3, -8, 11, '#d98a52')
    brush.disc(9, -6, 6, '#ffd9ae')
    brush.disc(8, -9, 2, '#301808')
    brush.disc(13, -9, 2, '#301808')
  })
}
