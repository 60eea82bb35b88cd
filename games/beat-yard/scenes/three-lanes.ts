import { PAINT } from '#kit/game/micro/brush.ts'
import { pads } from '../controls.ts'
import { LAMPS, laneX, LINE_Y, rules, type LanesState } from '../plays/three-lanes.ts'
import { FEEL, garland, toneOf, type YardScene } from './yard.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 110, zoom: 1.25, tilt: -6, aside: 0, above: -90 }

const LANES = [0, 1, 2] as const
const COLORS = [PAINT.coral, PAINT.sun, PAINT.lagoon] as const

export const scene: YardScene<LanesState> = {
  rules,
  controls: () =>
    pads({
      spots: () => LANES.map((lane) => ({ x: laneX(lane), y: LINE_Y })),
      reach: 900,
      keys: [
        ['arrowleft', 'a', '1'],
        ['arrowdown', 's', '2'],
        ['arrowright', 'd', '3'],
      ],
    }),
  backdrop: 'air',
  feel: { ...FEEL, empty: { sound: 'tap', pitch: -8 } },
  hero: () => ({ x: laneX(1), y: LINE_Y }),
  draw(state, brush, look) {
    for (const lane of LANES) {
      const x = laneX(lane)
      const glow = state.lit[lane] / 8
      brush.round(x - 46, look.top - 20, 92, look.bottom - look.top + 40, 20, '#120c2c', 0.5)
      brush.round(x - 46, look.top - 20, 92, LINE_Y - look.top + 20, 20, COLORS[lane], 0.06 + glow * 0.14)
      brush.line([x, look.top, x, look.bottom], 3, '#ffffff', 0.12)
      brush.puck(x, LINE_Y, 40, '#6b3d1c', 9 - glow * 5)
      brush.disc(x, LINE_Y + glow * 3, 33, '#f0dcb4')
      brush.ring(x, LINE_Y + glow * 3, 24, 5, COLORS[lane], 0.9)
      if (glow > 0) brush.ring(x, LINE_Y, 40 + (1 - glow) * 20, 5, COLORS[lane], glow)
    }
    for (const { lane, y, degree } of state.notes) {
      const x = laneX(lane)
      const near = Math.max(0, 1 - Math.abs(y - LINE_Y) / 60)
      brush.line([x, y - 46, x, y - 14], 14, toneOf(degree), 0.25)
      brush.glow(x, y, 34, toneOf(degree))
      brush.ball(x, y, 19 + near * 4, toneOf(degree))
      brush.disc(x, y, 7, '#ffffff', 0.8)
    }
    garland(brush, look, state.lamps, LAMPS)
  },
}
