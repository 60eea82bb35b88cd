import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { reachOf, rules, STRIDE, type TwinState } from '../verbs/twin-step.ts'
import { water } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 120, zoom: 1.5, tilt: -5, aside: 0, above: -30 }

export const scene: Scene<TwinState> = {
  rules,
  backdrop: 'deep',
  wakes: true,
  feel: { step: { sound: 'place', sparks: '#bfeaff', count: 8 } },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ eye }) => ({ x: 0, y: eye }),
  draw(state, brush, look) {
    const reach = reachOf(state)
    for (const [index, { x, y }] of state.stones.entries()) {
      brush.ring(x, y + 4, reach + 9 + Math.sin(state.tick * 0.06 + index) * 2, 3, '#ffffff', 0.25)
      brush.puck(x, y, reach, index === 1 ? PAINT.sand : '#8795b5', 9)
      brush.disc(x - 6, y - 6, reach * 0.35, '#ffffff', 0.2)
      if (index === 1) brush.disc(x, y, 7, PAINT.coral)
    }
    if (state.over) return
    const [fx, fy] = [state.x + STRIDE * Math.cos(state.angle), state.y + STRIDE * Math.sin(state.angle)]
    const [hx, hy] = [(state.x + fx) / 2, (state.y + fy) / 2 - 34]
    brush.disc(fx, fy, 17, '#001830', 0.4)
    for (const [x, y] of [
      [state.x, state.y],
      [fx, fy],
    ] as const) {
      brush.line([hx, hy, (hx + x) / 2 + (y - hy) * 0.16, (hy + y) / 2, x, y], 7, PAINT.amber)
      brush.round(x - 11, y - 6, 22, 11, 5, '#d0701c')
    }
    // A heron on long legs.
    brush.ball(hx, hy, 20, PAINT.shell)
    brush.leaf(hx - state.way * 14, hy + 2, 34, 16, '#c8d2e8', 0.3 * state.way)
    brush.line([hx + state.way * 10, hy - 10, hx + state.way * 20, hy - 34], 8, PAINT.shell)
    brush.ball(hx + state.way * 21, hy - 40, 10, PAINT.shell)
    brush.shape(
      [hx + state.way * 28, hy - 44, hx + state.way * 52, hy - 38, hx + state.way * 28, hy - 35],
      PAINT.coral,
    )
    brush.disc(hx + state.way * 23, hy - 43, 2.6, PAINT.ink)
    water(brush, look, state.tide, '#123a6a', state.tick * 0.03)
  },
}
