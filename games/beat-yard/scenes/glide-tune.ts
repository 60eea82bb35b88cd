import { PAINT } from '#kit/game/micro/brush.ts'
import { dragColumns } from '#kit/game/micro/touch.ts'
import { BEAD_Y, LAMPS, lineX, rules, WIDE, type GlideState } from '../plays/glide-tune.ts'
import { FEEL, garland, toneOf, type YardScene } from './yard.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 70, zoom: 1.3, tilt: 6, aside: 20, above: -90 }

export const scene: YardScene<GlideState> = {
  rules,
  controls: () => dragColumns((state) => (state as GlideState).x),
  backdrop: 'deep',
  feel: FEEL,
  hero: ({ x }) => ({ x, y: BEAD_Y }),
  trail: '#8dfff0',
  draw(state, brush, look) {
    const points = lineOf(state)
    brush.line(points, WIDE * 2, '#ffffff', 0.07)
    brush.line(points, 16, '#0d1b4a', 0.6)
    brush.line(points, 9, PAINT.orchid)
    brush.line(points, 3, '#ffffff', 0.5)
    for (const { x, y, degree, done } of state.knots) {
      if (done || y < look.top - 40) continue
      brush.glow(x, y, 34, toneOf(degree))
      brush.ball(x, y, 15, toneOf(degree))
      brush.disc(x, y, 5, '#ffffff', 0.9)
    }
    const off = Math.abs(state.x - lineX(state))
    const on = off < WIDE
    brush.line([20, BEAD_Y, 380, BEAD_Y], 2, '#ffffff', 0.16)
    brush.glow(state.x, BEAD_Y, 34 + state.warmth * 34, on ? PAINT.lagoon : PAINT.coral)
    brush.disc(state.x, BEAD_Y + 5, 21, '#06142c', 0.6)
    brush.ball(state.x, BEAD_Y, 21, on ? PAINT.lagoon : PAINT.coral)
    for (const side of [-7, 7]) brush.disc(state.x + side, BEAD_Y - 2, 3.4, PAINT.ink)
    brush.arc(state.x, BEAD_Y + 4, 7, 0.2, 2.9, 3, PAINT.ink)
    for (const side of [-1, 1])
      brush.leaf(state.x + side * 25, BEAD_Y + 4, 24, 12, on ? '#9ff5ea' : '#ffb0a0', side > 0 ? 0.4 : 2.7)
    if (state.astray > 10)
      brush.ring(lineX(state), BEAD_Y, 22, 4, PAINT.sun, 0.4 + (state.astray % 20) * 0.03)
    garland(brush, look, state.lamps, LAMPS)
  },
}

/** The line through all knots, as the rules compute it. */
function lineOf({ knots }: GlideState): number[] {
  const points: number[] = []
  for (const [index, knot] of knots.entries()) {
    const next = knots[index + 1]
    if (!next) break
    for (let step = 0; step < 6; step++) {
      const k = step / 6
      points.push(knot.x + (next.x - knot.x) * k * k * (3 - 2 * k), knot.y + (next.y - knot.y) * k)
    }
  }
  return points
}
