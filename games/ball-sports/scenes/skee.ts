import { PAINT } from '#kit/game/micro/brush.ts'
import { digits } from '#kit/game/micro/digits.ts'
import { pullShot } from '#kit/game/micro/pull-shot.ts'
import {
  ballAt,
  BOWL,
  CUPS,
  FLAP,
  flapX,
  LANE,
  RAMP_Y,
  rollInput,
  rules,
  START,
  type SkeeState,
} from '../plays/skee.ts'
import { shade, SLIP, tries, type CourtScene } from './court-art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 40, zoom: 1.9, tilt: -6, aside: 0, above: -50 }

const asideOf = (angle: number) => ((angle + Math.PI / 2) * 180) / Math.PI / 1.6

export const scene: CourtScene<SkeeState> = {
  rules,
  backdrop: 'plain',
  controls: () =>
    pullShot({
      from: (state) => ((state as SkeeState).phase === 'ready' ? START : undefined),
      inputOf: ({ angle, power }) => rollInput(asideOf(angle), power),
      draw(brush, { angle, power }) {
        const aside = asideOf(angle)
        for (let dot = 1; dot < 8; dot++)
          brush.disc(START.x + aside * 0.16 * dot * 2.6, START.y - dot * 15, 3, '#ffffff', 0.8 - dot * 0.06)
        brush.round(286, 262, 16, 110, 8, '#031226', 0.65)
        brush.round(289, 369 - 104 * power, 10, 104 * power, 5, PAINT.amber)
      },
    }),
  feel: {
    score: { sound: 'coin', sparks: PAINT.sun, count: 20 },
    bonus: { sound: 'win', sparks: PAINT.lagoon, count: 40 },
    roll: { sound: 'move', pitch: -5, count: 0 },
    rail: { sound: 'bounce', count: 0 },
    jump: { sound: 'jump', count: 0 },
    flap: { sound: 'hit', sparks: PAINT.amber, count: 10 },
    gutter: { sound: 'place', pitch: -4, count: 0 },
    corner: { sound: 'boost', sparks: PAINT.pink, count: 40, quake: 4 },
    slip: SLIP,
  },
  hero: (state) => (state.phase === 'ready' ? START : ballAt(state)),
  still(brush, look) {
    brush.round(
      look.left - 40,
      look.top - 40,
      look.right - look.left + 80,
      look.bottom - look.top + 80,
      0,
      '#241040',
    )
    for (let star = 0; star < 14; star++) {
      const [x, y] = [
        look.left + ((star * 97) % (look.right - look.left)),
        look.top + ((star * 61) % (look.bottom - look.top)),
      ]
      brush.disc(x, y, 2, star % 2 === 0 ? PAINT.pink : PAINT.lagoon, 0.4)
    }
    brush.slab(96, 40, 208, 206, 30, '#d0568a', 10)
    brush.round(106, 50, 188, 190, 24, '#f4d9a8')
    brush.ring(BOWL.x, BOWL.y, BOWL.r, 8, '#ffffff')
    brush.disc(BOWL.x, BOWL.y, BOWL.r - 4, '#e8b878')
    for (const { x, y, r, worth } of CUPS) {
      brush.disc(x, y + 3, r + 4, '#8a4a5a')
      brush.disc(x, y, r + 3, worth === 10 ? PAINT.sun : '#ffffff')
      brush.disc(x, y, r, '#2a1020')
      digits(brush, worth * 10, x, y + r + 10, 9, '#7a2f4a')
    }
    brush.shape(
      [LANE.left - 14, 420, LANE.left - 6, RAMP_Y, LANE.right + 6, RAMP_Y, LANE.right + 14, 420],
      '#7a3f2a',
    )
    brush.shape(
      [LANE.left, 420, LANE.left + 4, RAMP_Y + 4, LANE.right - 4, RAMP_Y + 4, LANE.right, 420],
      '#d99b58',
    )
    for (const x of [166, 200, 234]) brush.line([x, RAMP_Y + 8, x, 420], 2, '#b9783c')
    brush.round(LANE.left - 4, RAMP_Y - 6, LANE.right - LANE.left + 8, 16, 7, '#ffe0a0')
  },
  draw(state, brush, look) {
    const flap = flapX(state)
    if (flap > 0) brush.slab(flap - FLAP.half, FLAP.y - 6, FLAP.half * 2, 12, 6, PAINT.amber, 4)
    const ball = ballAt(state)
    const gone = state.phase === 'drop' && state.cup >= 0 ? Math.min(1, state.since / 16) : 0
    const slides = state.phase === 'drop' && state.cup < 0 ? state.since * 2.4 : 0
    if (gone < 1) {
      shade(brush, ball.x + 2, ball.y + slides + 8, 11)
      brush.ball(ball.x, ball.y + slides - ball.z, (12 + ball.z * 0.06) * (1 - gone * 0.7), '#8a5632')
    }
    for (let left = 0; left < state.balls; left++)
      brush.ball(92 - (left % 3) * 22, 372 - Math.floor(left / 3) * 22, 9, '#8a5632')
    // Points of the rack over those it wants.
    brush.round(146, 12, 108, 24, 10, '#120724')
    digits(brush, state.sum, 174, 24, 13, state.sum >= state.wanted ? PAINT.palm : PAINT.sun)
    brush.line([196, 31, 204, 17], 2, '#ffffff', 0.6)
    digits(brush, state.wanted, 228, 24, 13, '#ffffff')
    tries(brush, look, state.lamps)
  },
}
