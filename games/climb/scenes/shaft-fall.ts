import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { rules, SHELF, type FallState } from '../rules/shaft-fall.ts'
import { mole, pearl, shaft } from './art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 240, zoom: 1.6, tilt: 6, aside: 0, above: 30 }

export const scene: Scene<FallState> = {
  rules,
  backdrop: 'plain',
  trail: PAINT.amber,
  feel: {
    land: { sound: 'place', sparks: PAINT.sand, count: 7 },
    sizzle: { sound: 'bad', sparks: PAINT.amber, count: 8 },
  },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ eye }) => ({ x: 0, y: eye }),
  draw(state, brush, look) {
    brush.round(0, look.top - 20, 400, look.bottom - look.top + 40, 0, '#1a0d14', 0.45)
    for (let y = Math.floor(look.top / 90) * 90; y < look.bottom; y += 90) {
      brush.disc((Math.abs(y * 13) % 340) + 30, y + 20, 15, '#ffffff', 0.05)
      brush.disc((Math.abs(y * 29) % 340) + 30, y + 60, 9, '#ffffff', 0.06)
    }
    shaft(brush, look, '#4a2a22', '#7a4a34')
    for (const { y, gap, width, other, isHot } of state.shelves) {
      if (y > look.bottom + 20 || y < look.top - 30) continue
      const gaps = [gap, ...(other >= 0 ? [other] : [])].toSorted((one, next) => one - next)
      let from = -10
      for (const hole of [...gaps, 999]) {
        const to = Math.min(410, hole - width / 2)
        if (to > from + 4) {
          if (isHot) brush.round(from, y - 5, to - from, SHELF, 6, '#ff8a3a', 0.35)
          brush.slab(from, y, to - from, SHELF, 5, isHot ? '#e8532e' : '#b5803f', 7)
        }
        from = Math.max(from, hole + width / 2)
      }
    }
    for (const { x, y } of state.pearls) if (y > look.top - 20 && y < look.bottom + 20) pearl(brush, x, y)
    if (!state.over) mole(brush, state.x, state.y, state.vx * 0.25)
    if (state.risen > 0) brush.glow(state.x, state.y, 18 + state.risen, '#ff6a2b')
    const top = state.eye - 6
    brush.round(-10, Math.min(look.top, top) - 60, 420, top - Math.min(look.top, top) + 62, 0, '#3a1f2a')
    for (let x = 0; x < 400; x += 25) brush.shape([x, top, x + 12.5, top + 24, x + 25, top], PAINT.coral)
  },
}
