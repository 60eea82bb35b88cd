import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { placeOf, rules, type OrbitState } from '../verbs/orbit-hop.ts'
import { lantern, water } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 138, zoom: 2, tilt: -7, aside: 0, above: -40 }

const COLORS = [PAINT.coral, PAINT.orchid, PAINT.lagoon, PAINT.pink, PAINT.sky, PAINT.palm]

export const scene: Scene<OrbitState> = {
  rules,
  backdrop: 'air',
  wakes: true,
  trail: PAINT.amber,
  feel: { hop: { sound: 'jump', sparks: PAINT.amber, count: 6 } },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ eye }) => ({ x: 0, y: eye }),
  draw(state, brush, look) {
    for (const [index, one] of state.lanterns.entries()) {
      if (one.y > look.bottom + 60 || one.y < look.top - 60) continue
      const { x, y } = placeOf(one, state.tick, index)
      const color = COLORS[index % COLORS.length]!
      const past = index < Math.max(state.at, state.from)
      brush.disc(x, y, one.radius, color, past ? 0.08 : 0.2)
      brush.ring(x, y, one.radius, 3, '#ffffff', past ? 0.14 : 0.42)
      brush.puck(x, y, one.radius * 0.46, past ? PAINT.slate : color)
      if (index === state.at)
        brush.arc(
          x,
          y,
          one.radius + 9,
          -Math.PI / 2,
          -Math.PI / 2 + 6.28 * Math.max(0.02, 1 - state.waited / 110),
          3,
          PAINT.sun,
          0.8,
        )
    }
    if (!state.over) lantern(brush, state.x, state.y, 10)
    water(brush, look, state.tide, '#123a78')
  },
}
