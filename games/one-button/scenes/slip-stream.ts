import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { REACH, rules, wakeOf, YOU_Y, type SlipState } from '../verbs/slip-stream.ts'
import { bar, rock } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 90, zoom: 1.5, tilt: 6, aside: 10, above: -60 }

const HUES = [PAINT.orchid, PAINT.amber, PAINT.lagoon, PAINT.pink, PAINT.sky] as const
const LANE_X = 165
const ASIDE = 80

export const scene: Scene<SlipState> = {
  rules,
  backdrop: 'deep',
  wakes: true,
  feel: {
    tuck: { sound: 'move', count: 0 },
    out: { sound: 'boost', sparks: '#bfeaff', count: 8 },
  },
  hero: ({ side }) => ({ x: LANE_X + side * ASIDE, y: YOU_Y }),
  draw(state, brush, look) {
    const flow = state.way % 80
    for (const x of [LANE_X - 48, LANE_X + ASIDE / 2, LANE_X + ASIDE + 52])
      for (let y = Math.floor(look.top / 80) * 80 - 80 + flow; y < look.bottom; y += 80)
        brush.line([x, y, x, y + 30], 4, '#ffffff', 0.25)
    const leaderY = YOU_Y - 46 - state.gap
    // The wake: two lines that spread, brighter the more it pulls.
    const pull = wakeOf(state)
    for (const way of [-1, 1])
      brush.shape(
        [
          LANE_X + way * 8,
          leaderY + 40,
          LANE_X + way * 16,
          leaderY + 40,
          LANE_X + way * 46,
          leaderY + 40 + REACH,
          LANE_X + way * 30,
          leaderY + 40 + REACH,
        ],
        '#dff8ff',
        0.25 + 0.4 * pull,
      )
    for (let step = 0; step < 6; step++) {
      const y = leaderY + 60 + ((step * 40 + state.way) % 220)
      brush.arc(LANE_X, y, 14 + (y - leaderY) * 0.09, 0.4, Math.PI - 0.4, 4, '#ffffff', 0.35)
    }
    const rockY = YOU_Y - state.rock
    if (rockY > look.top - 60) {
      brush.ring(LANE_X + ASIDE, rockY + 5, 34, 3, '#ffffff', 0.4)
      rock(brush, LANE_X + ASIDE, rockY, 26, '#5d6a92')
    }
    canoe(brush, LANE_X, leaderY, HUES[state.hue % HUES.length]!, 0, state.tick)
    if (!state.over) {
      const x = LANE_X + state.side * ASIDE
      if (state.side > 0.5 && state.charge > 0.2)
        for (const way of [-1, 1])
          brush.leaf(x + way * 12, YOU_Y + 62, 30 + state.charge * 40, 10, PAINT.sun, Math.PI / 2)
      canoe(brush, x, YOU_Y, PAINT.coral, (0.5 - Math.abs(state.side - 0.5)) * 0.6, state.tick + 9)
      bar(brush, x, YOU_Y + 62, 60, state.charge, state.charge > 0.6 ? PAINT.sun : PAINT.lagoon)
    }
  },
}

/** A racing canoe from above with two at the paddles. */
function canoe(brush: Brush, x: number, y: number, color: string, turn: number, tick: number) {
  const stroke = Math.sin(tick * 0.25)
  brush.at(x, y, turn, () => {
    brush.shape([0, -50, 15, -20, 17, 20, 0, 50, -17, 20, -15, -20], '#0a2440', 0.45)
    for (const [seat, way] of [
      [-14, 1],
      [14, -1],
    ] as const)
      brush.line([0, seat, way * (22 + stroke * 4), seat + stroke * 9], 4, PAINT.wood)
    brush.shape([0, -54, 14, -22, 15, 18, 0, 46, -15, 18, -14, -22], color)
    brush.shape([0, -38, 8, -16, 9, 14, 0, 32, -9, 14, -8, -16], '#5a3018')
    for (const seat of [-14, 14]) {
      brush.disc(0, seat, 9, '#c08a2c')
      brush.disc(-1, seat - 1, 7, PAINT.sun)
    }
    brush.line([-9, -26, 0, -46], 3, '#ffffff', 0.6)
  })
}
