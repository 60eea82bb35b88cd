import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type SkipState, WATER_Y, reach, rules } from '../verbs/skipping-stone.ts'
import { water } from './pieces.ts'
import { palm } from './places.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 70, zoom: 1.9, tilt: -6, aside: 10, above: 10 }

export const scene: Scene<SkipState> = {
  rules,
  backdrop: 'sea',
  waterline: 250,
  trail: '#dff8ff',
  wakes: true,
  feel: {
    skip: { sound: 'bounce', sparks: '#dff8ff', count: 20 },
    early: { sound: 'bad', count: 0 },
    over: { sound: 'lose', sparks: '#dff8ff', count: 40, quake: 8 },
  },
  hero: ({ x, high }) => ({ x, y: WATER_Y - high }),
  camera: ({ x }) => ({ x: x - 120, y: 0 }),
  draw(state, brush, look) {
    for (let x = Math.floor(look.left / 210) * 210; x < look.right + 60; x += 210) {
      brush.round(x - 60, 252, 120, 30, 15, '#0f3a4c')
      palm(brush, x, 256, 60 + (Math.abs(x) % 4) * 9, x % 420 === 0 ? 0.2 : -0.2)
    }
    water(brush, look, WATER_Y - 34, '#145a82')
    water(brush, look, WATER_Y, '#1a7aa6', 1)
    const near = reach(state)
    brush.round(state.x - 46, WATER_Y - near, 92, near, 8, PAINT.sun, state.vy < 0 ? 0.3 : 0.1)
    brush.line([state.x - 46, WATER_Y, state.x + 46, WATER_Y], 4, PAINT.sun, 0.9)
    for (const { x, high } of state.stars) {
      brush.glow(x, WATER_Y - high, 30, PAINT.sun)
      brush.star(x, WATER_Y - high, 13, PAINT.sun)
    }
    if (state.over) return
    const shadow = Math.max(6, 26 - state.high * 0.1)
    brush.round(state.x - shadow, WATER_Y - 3, shadow * 2, 6, 3, '#02182c', 0.4)
    brush.at(state.x, WATER_Y - state.high, state.tick * 0.3, () => {
      brush.round(-17, -8, 34, 19, 9, '#55627f')
      brush.round(-17, -10, 34, 17, 8, state.spoilt ? PAINT.coral : '#b9c4dc')
      brush.line([-9, -5, 5, -6], 3, '#ffffff', 0.6)
    })
  },
}
