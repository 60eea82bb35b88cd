import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { rules, type SpinState } from '../verbs/spin-shoot.ts'
import { thorny } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 24, zoom: 1.2, tilt: -6, aside: 50, above: -40 }

const COLORS = [PAINT.coral, PAINT.orchid, PAINT.pink]

export const scene: Scene<SpinState> = {
  rules,
  backdrop: 'air',
  wakes: true,
  feel: {
    shoot: { sound: 'shoot', sparks: PAINT.sun, count: 5, quake: 2 },
    miss: { sound: 'bad', count: 0 },
    score: { sparks: PAINT.coral, count: 18 },
  },
  hero: () => ({ x: 200, y: 200 }),
  draw(state, brush, look) {
    for (const radius of [90, 150, 210]) brush.ring(200, 200, radius, 2, '#ffffff', 0.1)
    const [ax, ay] = [Math.cos(state.angle), Math.sin(state.angle)]
    for (let dot = 3; dot < 9; dot++)
      brush.disc(200 + ax * dot * 24, 200 + ay * dot * 24, 2.6, PAINT.sun, 0.6 - dot * 0.05)
    for (const [index, { x, y, radius }] of state.raiders.entries())
      thorny(brush, x, y, radius, COLORS[index % COLORS.length]!, look.seconds)
    for (const { x, y, vx, vy } of state.bolts) {
      brush.line([x, y, x - vx * 2.4, y - vy * 2.4], 7, PAINT.sun, 0.5)
      brush.disc(x, y, 6, '#fff6d6')
    }
    brush.glow(200, 200, 84, PAINT.lagoon)
    brush.puck(200, 206, 40, '#2b4a86', 9)
    brush.at(200, 200, state.angle, () => {
      brush.slab(8, -10, 42, 18, 7, PAINT.lagoon, 5)
      const hot = state.cool > 6 ? '#fff6d6' : PAINT.amber
      brush.round(44, -12, 9, 23, 4, hot)
    })
    brush.puck(200, 200, 27, PAINT.shell, 6)
    brush.puck(200, 198, 17, PAINT.coral, 3)
    const way = state.way
    brush.arc(
      200,
      200,
      52,
      state.angle + (way > 0 ? 0.35 : -1.05),
      state.angle + (way > 0 ? 1.05 : -0.35),
      4,
      '#ffffff',
      0.5,
    )
  },
}
