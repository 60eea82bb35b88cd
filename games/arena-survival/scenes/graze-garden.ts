import { PAINT } from '#kit/game/micro/brush.ts'
import { hero } from '../art.ts'
import { FULL, NEAR, rules, type Graze } from '../verbs/graze-garden.ts'
import { arenaScene } from './arena-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 300, zoom: 3.1, tilt: -6, aside: 14, above: 10 }

export const scene = arenaScene<Graze>({
  rules,
  plate: { floor: 'petals', color: '#23304f', line: '#2c3d66', edge: '#4c66a8' },
  backdrop: 'air',
  feel: {
    score: { sound: 'tap', pitch: 8, sparks: PAINT.orchid, count: 4 },
    nova: { sound: 'win', sparks: PAINT.sun, count: 40, quake: 6 },
    dance: { sound: 'deal', sparks: PAINT.pink, count: 20 },
  },
  under({ fx, fy, spin, nova, x, y, drops }, brush) {
    if (nova > 0) brush.ring(x, y, (40 - nova) * 9, 14, PAINT.sun, nova / 60)
    for (const pearl of drops) {
      brush.glow(pearl.x, pearl.y, 24, PAINT.shell)
      brush.ball(pearl.x, pearl.y, 8, PAINT.shell)
    }
    for (let petal = 0; petal < 7; petal++) {
      const angle = spin + petal * 0.8976
      brush.leaf(
        fx + Math.cos(angle) * 18,
        fy + Math.sin(angle) * 18,
        34,
        22,
        petal % 2 ? PAINT.pink : '#ff5fa2',
        angle,
      )
    }
    brush.ball(fx, fy, 13, PAINT.sun)
  },
  hero(state, brush) {
    brush.ring(state.x, state.y, NEAR + 4, 2, '#ffffff', 0.25)
    brush.arc(state.x, state.y, NEAR + 4, -1.57, -1.56 + (state.charge / FULL) * 6.26, 4, PAINT.sun, 0.95)
    brush.at(state.x, state.y, 0, () => hero(brush, { x: 0, y: 0, face: state.face }), 0.75)
    brush.disc(state.x, state.y, 4, '#ffffff')
  },
})
