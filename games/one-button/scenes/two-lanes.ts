import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { BOAT_Y, LANES, rules, type LaneState } from '../verbs/two-lanes.ts'
import { pearl, rock } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 175, zoom: 1.6, tilt: 8, aside: 20, above: -40 }

const hull = (grow: number) => [
  0,
  -46 - grow,
  15 + grow,
  -22,
  18 + grow,
  12,
  10 + grow,
  42 + grow,
  -10 - grow,
  42 + grow,
  -18 - grow,
  12,
  -15 - grow,
  -22,
]

export const scene: Scene<LaneState> = {
  rules,
  backdrop: 'deep',
  feel: { steer: { sound: 'move', sparks: '#bfeaff', count: 5 } },
  hero: ({ x }) => ({ x, y: BOAT_Y }),
  draw(state, brush, look) {
    const tall = look.bottom - look.top + 80
    for (const x of LANES) brush.round(x - 52, look.top - 40, 104, tall, 30, '#bfeaff', 0.13)
    const flow = look.calm ? 0 : (state.tick * state.speed) % 90
    for (let y = Math.floor(look.top / 90) * 90 - 90 + flow; y < look.bottom; y += 90)
      brush.line([200, y, 200, y + 36], 5, '#ffffff', 0.4)
    for (const { lane, y, kind } of state.things) {
      if (y < look.top - 40 || y > look.bottom + 40) continue
      if (kind === 'pearl') pearl(brush, LANES[lane], y, 13)
      else {
        brush.ring(LANES[lane], y + 6, 36, 3, '#ffffff', 0.35)
        rock(brush, LANES[lane], y, 29, '#5d6a92')
      }
    }
    if (!state.over) canoe(brush, state)
  },
}

function canoe(brush: Parameters<Scene['draw']>[1], { x, lane }: LaneState) {
  const lean = (LANES[lane] - x) * 0.006
  brush.line([x - 9, BOAT_Y + 44, x - 22, BOAT_Y + 92], 5, '#ffffff', 0.35)
  brush.line([x + 9, BOAT_Y + 44, x + 22, BOAT_Y + 92], 5, '#ffffff', 0.35)
  brush.at(x, BOAT_Y, lean, () => {
    brush.at(0, 6, 0, () => brush.shape(hull(1), '#8f3a1d'))
    brush.shape(hull(0), PAINT.coral)
    brush.shape([0, -30, 9, -16, 11, 10, 6, 32, -6, 32, -11, 10, -9, -16], '#ffd9a0')
    brush.disc(0, 6, 9, PAINT.amber)
    brush.disc(-2, 3, 3, '#fff6d6')
  })
}
