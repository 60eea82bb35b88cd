import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { FULL_CHARGE, HERO, rules, type BootsState } from '../rules/spring-boots.ts'
import { shaft, streaks, toucan } from './art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 230, zoom: 1.6, tilt: -5, aside: 0, above: 10 }

export const scene: Scene<BootsState> = {
  rules,
  backdrop: 'sea',
  waterline: 350,
  trail: PAINT.sky,
  feel: {
    leap: { sound: 'jump', sparks: PAINT.sun, count: 10 },
    land: { sound: 'place', sparks: PAINT.sand, count: 8, quake: 2 },
    creak: { sound: 'bad', pitch: 6 },
    crack: { sound: 'hit', sparks: PAINT.wood, count: 18, quake: 5 },
  },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ eye }) => ({ x: 0, y: eye }),
  draw(state, brush, look) {
    streaks(brush, look, '#ffffff')
    shaft(brush, look, '#24406f', '#4a6fa8')
    for (const [index, { x, y, width, rest }] of state.rafts.entries()) {
      if (y > look.bottom + 30) continue
      const isWeak = index === state.on && rest < 60
      const shake = isWeak && !look.calm ? Math.sin(state.tick * 1.4) * 2 : 0
      brush.slab(x + shake, y, width, 14, 6, isWeak ? PAINT.coral : '#d9a25f', 7)
      for (let nail = 14; nail < width - 8; nail += 28) brush.disc(x + nail + shake, y + 6, 2.2, '#6a3f20')
      brush.line([x + width / 2 - 9, y + 1, x + width / 2 + 9, y + 1], 4, PAINT.sun)
    }
    if (state.over) return
    const k = state.charge / FULL_CHARGE
    const { x, y } = state
    const coil = state.on >= 0 ? 15 - k * 9 : 17
    const foot = y + HERO
    for (const side of [-1, 1])
      brush.line(
        [
          x + side * 7 - 4,
          foot,
          x + side * 7 + 4,
          foot - coil * 0.3,
          x + side * 7 - 4,
          foot - coil * 0.6,
          x + side * 7 + 4,
          foot - coil,
        ],
        3,
        '#dfe8f5',
      )
    toucan(brush, x, foot - coil - 13 + k * 2, state.vx >= 0 ? 1 : -1)
    if (k > 0) {
      brush.round(x + 26, y - 34, 9, 52, 4.5, '#031226', 0.6)
      brush.round(x + 27.5, y + 16.5 - 49 * k, 6, 49 * k, 3, k === 1 ? PAINT.coral : PAINT.sun)
    }
  },
}
