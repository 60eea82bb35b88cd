import { PAINT } from '#kit/game/micro/brush.ts'
import { BALL, FLOOR, RING, rules, type KeepyState } from '../plays/keepy.ts'
import { ground, shade, SLIP, tries, type CourtScene } from './court-art.ts'
import { tapColumns } from './controls.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 40, zoom: 1.5, tilt: 7, aside: -40, above: 0 }

const lowest = ({ balls }: KeepyState) => balls.reduce((one, other) => (other.y > one.y ? other : one))

export const scene: CourtScene<KeepyState> = {
  rules,
  backdrop: 'sea',
  waterline: 300,
  controls: () => tapColumns((state) => lowest(state as KeepyState).x),
  feel: {
    score: { sound: 'pop', sparks: PAINT.sun, count: 8 },
    kick: { sound: 'hit' },
    bonus: { sound: 'coin', sparks: PAINT.amber, count: 18 },
    wall: { sound: 'bounce' },
    air: { sound: 'move' },
    slip: SLIP,
  },
  trail: '#ffe066',
  hero: lowest,
  draw(state, brush, look) {
    ground(brush, look, FLOOR, '#d9a862', '#ffdf9e')
    const pulse = look.calm ? 0 : Math.sin(look.seconds * 4) * 2
    const { ring } = state
    const size = Math.min(1, ring.age / 12)
    brush.ring(ring.x, ring.y, (RING + pulse) * size, 8, PAINT.amber)
    brush.ring(ring.x, ring.y, (RING + pulse) * size - 5, 2, '#fff4dc', 0.8)
    if (Math.abs(state.wind) > 0.004)
      for (let streak = 0; streak < 4; streak++) {
        const x = (look.seconds * 240 * Math.sign(state.wind) + streak * 130 + 4000) % 440
        brush.line([x - 20, 90 + streak * 52, x + 16, 90 + streak * 52], 3, '#ffffff', 0.3)
      }
    const { foot } = state
    if (foot.age < 14) {
      const k = 1 - foot.age / 14
      brush.at(foot.x, Math.min(FLOOR, foot.y + 10 + foot.age * 2), -0.5 * k, () => {
        brush.line([-6, 46, 0, 8], 12, '#c98a55')
        brush.round(-10, 0, 36, 17, 8, PAINT.coral)
        brush.line([-4, 14, 22, 14], 4, '#ffffff')
      })
    }
    for (const ball of state.balls) {
      shade(brush, ball.x, FLOOR + 6, BALL * Math.max(0.4, 1 - (FLOOR - ball.y) / 500))
      brush.ball(ball.x, ball.y, BALL, '#8a5a34')
      for (const pore of [-0.6, 0, 0.6])
        brush.disc(
          ball.x + Math.cos(ball.turn + pore) * BALL * 0.45,
          ball.y + Math.sin(ball.turn + pore) * BALL * 0.45,
          BALL * 0.14,
          '#3a2010',
        )
      if (ball.y < look.top) brush.leaf(ball.x, look.top + 18, 20, 16, PAINT.sun, -Math.PI / 2)
    }
    tries(brush, look, state.lamps)
  },
}
