import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { GROUND, rules, VENT, type PaperState } from '../skies/paper-glide.ts'
import { farClouds, FEEL, hills } from './sky-art.ts'

export const scene: Scene<PaperState> = {
  rules,
  backdrop: 'air',
  feel: { ...FEEL, warm: { sparks: '#ffe0b0', count: 2 } },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ x }) => ({ x: x - 120, y: 0 }),
  trail: '#ffffff',
  draw(state, brush, look) {
    farClouds(brush, look, state.x)
    hills(brush, look, GROUND - 70, state.x, '#3f5a8a', 0.35)
    hills(brush, look, GROUND - 30, state.x, '#2f6a5a', 0.7)
    brush.round(
      look.left - 20,
      GROUND + 8,
      look.right - look.left + 40,
      look.bottom - GROUND + 20,
      0,
      '#4f9a5a',
    )
    for (const { x, high } of state.vents) house(brush, x, high * 0.3, high, state.tick)
    for (const { x, y, done } of state.rings) {
      brush.arc(x, y, 34, 0, Math.PI * 2, 7, done ? '#8795b5' : PAINT.amber, done ? 0.4 : 1)
      if (!done) brush.arc(x, y - 2, 34, 3.4, 5.2, 3, '#ffffff', 0.7)
    }
    brush.disc(state.x, GROUND + 12, Math.max(6, 20 - (GROUND - state.y) * 0.03), '#000000', 0.2)
    brush.at(state.x, state.y, state.nose, () => {
      brush.shape([26, 0, -22, -13, -14, 0], '#ffffff')
      brush.shape([26, 0, -14, 0, -22, 11], '#c8d8ee')
      brush.shape([26, 0, -14, 0, -16, 6], '#9ab0d0')
    })
  },
}

/** A house whose chimney sends up warm air. */
function house(brush: Brush, x: number, roof: number, high: number, tick: number) {
  const y = GROUND + 10
  for (let puff = 0; puff < 6; puff++) {
    const k = (tick * 0.012 + puff / 6) % 1
    brush.line(
      [
        x - VENT * 0.6 + puff * 10,
        y - roof - k * 250,
        x - VENT * 0.6 + puff * 10 + 4,
        y - roof - k * 250 - 26,
      ],
      5,
      '#ffe0b0',
      0.4 * (1 - k),
    )
  }
  brush.round(x - VENT, y - roof - 240, VENT * 2, 240, 30, '#ffd9a0', 0.07 + high * 0.0001)
  brush.slab(x - 26, y - roof, 52, roof, 5, '#e0bd84', 4)
  brush.shape([x - 36, y - roof + 4, x, y - roof - 26, x + 36, y - roof + 4], PAINT.coral)
  brush.round(x + 8, y - roof - 34, 13, 26, 3, '#8a4f3c')
  brush.round(x - 8, y - roof * 0.6, 15, roof * 0.6, 5, '#6b3d1c')
}
