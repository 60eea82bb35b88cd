import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { rules, type StuntState } from '../skies/stunt-loops.ts'
import { cloud, FEEL } from './sky-art.ts'

const TINTS = [PAINT.coral, PAINT.lagoon, PAINT.sun, PAINT.pink] as const
/** The world is a little larger than the field, so that a plane leaves completely before it returns. */
const SHIFT = 20

export const scene: Scene<StuntState> = {
  rules,
  backdrop: 'air',
  feel: {
    ...FEEL,
    pull: { sound: 'move', pitch: 3, count: 0 },
    score: { sound: 'pop', sparks: PAINT.pink, count: 20 },
    storm: { sound: 'deal', pitch: -9, count: 0 },
  },
  hero: ({ x, y }) => ({ x: x - SHIFT, y: y - SHIFT }),
  camera: () => ({ x: 0, y: 0 }),
  draw(state, brush, look) {
    for (const [x, y, size] of [
      [60, 90, 22],
      [300, 60, 30],
      [220, 330, 26],
      [90, 300, 18],
    ] as const)
      cloud(brush, x, y, size, '#ffffff', 0.16)
    for (const { x, y, tint } of state.balloons)
      balloon(brush, x - SHIFT, y - SHIFT, TINTS[tint % TINTS.length] ?? PAINT.coral, state.tick)
    for (const { x, y } of state.storm) {
      cloud(brush, x - SHIFT, y - SHIFT, 24, '#46507c', 1)
      brush.line(
        [
          x - SHIFT,
          y - SHIFT + 14,
          x - SHIFT - 6,
          y - SHIFT + 26,
          x - SHIFT + 4,
          y - SHIFT + 28,
          x - SHIFT - 3,
          y - SHIFT + 40,
        ],
        4,
        PAINT.sun,
      )
    }
    brush.at(state.x - SHIFT, state.y - SHIFT, state.nose, () =>
      plane(brush, state.tick, Math.cos(state.nose) < 0),
    )
    brush.round(120, look.bottom - 26, 160, 12, 6, '#08122c', 0.6)
    brush.round(
      122,
      look.bottom - 24,
      Math.max(8, 156 * state.fuel),
      8,
      4,
      state.fuel > 0.3 ? PAINT.lagoon : PAINT.coral,
    )
  },
}

function plane(brush: Brush, tick: number, overhead: boolean) {
  const way = overhead ? -1 : 1
  brush.line([-28, 0, -52, 2], 5, '#ffffff', 0.35)
  brush.shape([-20, 0, -30, -15 * way, -18, -4 * way], PAINT.sun)
  brush.round(-24, -8, 46, 16, 8, PAINT.coral)
  brush.round(-8, -5 + 10 * way, 24, 6, 3, PAINT.amber)
  brush.round(-8, -3 - 13 * way, 24, 6, 3, PAINT.amber)
  brush.line([-4, -12 * way, -4, 12 * way], 2.4, '#7a4a26')
  brush.line([12, -12 * way, 12, 12 * way], 2.4, '#7a4a26')
  brush.disc(2, -8 * way, 6, '#8a5230')
  const blade = Math.sin(tick * 1.1) * 15
  brush.line([24, -blade, 24, blade], 4, PAINT.shell)
  brush.disc(23, 0, 5, PAINT.ink)
}

function balloon(brush: Brush, x: number, y: number, color: string, tick: number) {
  brush.line([x, y + 16, x + Math.sin(tick * 0.08) * 4, y + 40], 2, '#ffffff', 0.6)
  brush.ball(x, y, 17, color)
  brush.shape([x - 5, y + 20, x, y + 14, x + 5, y + 20], color)
}
