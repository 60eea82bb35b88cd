import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { FLOOR, RADIUS, ROOF, rules, type FlipState } from '../verbs/gravity-flip.ts'
import { pearl } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 172, zoom: 2, tilt: -6, aside: 45, above: -30 }

export const scene: Scene<FlipState> = {
  rules,
  backdrop: 'deep',
  trail: PAINT.pink,
  feel: {
    flip: { sound: 'flip', sparks: PAINT.pink, count: 8 },
    land: { sound: 'place', count: 0 },
  },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ x }) => ({ x: x - 110, y: 0 }),
  draw(state, brush, look) {
    const wide = look.right - look.left + 80
    brush.round(look.left - 40, FLOOR + 8, wide, look.bottom - FLOOR + 40, 0, '#3b2a6e')
    brush.round(look.left - 40, FLOOR, wide, 14, 0, PAINT.orchid)
    brush.round(look.left - 40, look.top - 40, wide, ROOF - look.top + 32, 0, '#3b2a6e')
    brush.round(look.left - 40, ROOF - 14, wide, 14, 0, '#8a63dd')
    for (let x = Math.floor(look.left / 120) * 120; x < look.right; x += 120) {
      brush.leaf(x, FLOOR - 8, 26, 10, '#ff86c2', -1.2)
      brush.leaf(x + 60, ROOF + 6, 24, 10, '#55b4ff', 1.3)
    }
    for (const { x, side, width, height } of state.spikes) {
      if (x < look.left - 60 || x > look.right + 60) continue
      const base = side === 1 ? FLOOR : ROOF
      const teeth = Math.max(1, Math.round(width / 22))
      for (let tooth = 0; tooth < teeth; tooth++) {
        const middle = x - width / 2 + (tooth + 0.5) * (width / teeth)
        const half = width / teeth / 2 + 3
        const tip = base - side * height
        brush.shape([middle - half, base, middle, tip, middle + half, base], '#a52f4e')
        brush.shape([middle - half, base, middle, tip, middle + half * 0.2, base], PAINT.coral)
      }
    }
    for (const { x, y } of state.pearls) pearl(brush, x, y, 10)
    if (!state.over) fish(brush, state)
  },
}

function fish(brush: Parameters<Scene['draw']>[1], { x, y, pull, vy }: FlipState) {
  brush.at(x, y, Math.max(-0.6, Math.min(0.6, vy * 0.04)), () => {
    const tail = pull * 3
    brush.shape([-10, 0, -27, -11 + tail, -22, 0, -27, 11 + tail], '#ff8a3d')
    brush.ball(0, 0, RADIUS, PAINT.amber)
    brush.round(-3, -RADIUS + 1, 5, RADIUS * 2 - 3, 2, '#fff4dc', 0.85)
    brush.leaf(-1, pull * 11, 15, 8, '#ff8a3d', 0.3 * pull)
    brush.disc(8, -pull * 4, 4.4, '#ffffff')
    brush.disc(9, -pull * 4, 2.2, PAINT.ink)
  })
}
