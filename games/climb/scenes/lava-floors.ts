import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { HOLE, rules, type LavaState } from '../rules/lava-floors.ts'
import { crab, flood, pearl, shaft } from './art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 240, zoom: 1.6, tilt: 6, aside: 0, above: 10 }

export const scene: Scene<LavaState> = {
  rules,
  backdrop: 'plain',
  trail: PAINT.coral,
  feel: {
    jump: { sound: 'jump', sparks: PAINT.sand, count: 6 },
    bump: { sound: 'hit', sparks: PAINT.stone, count: 8, quake: 3 },
    wall: { sound: 'tap' },
    over: { sound: 'lose', sparks: PAINT.amber, count: 44, quake: 14 },
  },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ eye }) => ({ x: 0, y: eye }),
  draw(state, brush, look) {
    brush.round(0, look.top - 20, 400, look.bottom - look.top + 40, 0, '#1c0a14', 0.5)
    for (let y = Math.floor(look.top / 92) * 92; y < look.bottom; y += 92)
      for (let x = (Math.abs(y) % 3) * 30; x < 400; x += 130)
        brush.round(x, y + 34, 56, 26, 8, '#ffffff', 0.035)
    shaft(brush, look, '#3a1a24', '#6a2f34')
    for (const { y, hole, spikes } of state.floors) {
      if (y > look.bottom + 30 || y < look.top - 40) continue
      const [left, right] = [hole - HOLE / 2, hole + HOLE / 2]
      if (left > 0) brush.slab(-6, y, left + 6, 14, 5, '#8a5a6a', 8)
      brush.slab(Math.max(-6, right), y, 406 - Math.max(-6, right), 14, 5, '#8a5a6a', 8)
      if (left > 0) {
        brush.round(left - 7, y - 2, 8, 18, 3, PAINT.amber)
        brush.round(right - 1, y - 2, 8, 18, 3, PAINT.amber)
      }
      for (const x of spikes)
        for (const shift of [-11, 0, 11])
          brush.shape([x + shift - 7, y + 1, x + shift, y - 21, x + shift + 7, y + 1], PAINT.shell)
    }
    for (const { x, y } of state.pearls) if (y < look.bottom + 20) pearl(brush, x, y)
    if (!state.over) crab(brush, state.x, state.y + 1, 13, state.tick)
    brush.glow(200, state.lava + 30, 200, '#ff8a3a')
    flood(brush, look, state.lava, '#f0522a', '#ffd35a')
  },
}
