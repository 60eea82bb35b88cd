import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { BASKET_Y, PIVOT_Y, rules, type DropState } from '../verbs/vine-drop.ts'
import { mango, tries } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 52, zoom: 1.35, tilt: 6, aside: -10, above: 90 }

export const scene: Scene<DropState> = {
  rules,
  backdrop: 'air',
  wakes: true,
  feel: {
    cut: { sound: 'slice', sparks: PAINT.palm, count: 8 },
    miss: { sound: 'bad', sparks: PAINT.amber, count: 14 },
  },
  hero: ({ x, y }) => ({ x, y }),
  draw(state, brush, look) {
    const wide = look.right - look.left + 80
    brush.round(look.left - 40, BASKET_Y + 34, wide, look.bottom - BASKET_Y + 40, 0, '#3a6b2c')
    brush.round(look.left - 40, BASKET_Y + 34, wide, 12, 0, PAINT.palm)
    brush.line([look.left - 40, PIVOT_Y - 12, look.right + 40, PIVOT_Y - 12], 18, '#6b4122')
    brush.line([look.left - 40, PIVOT_Y - 17, look.right + 40, PIVOT_Y - 17], 4, '#a8693c')
    for (let x = Math.floor(look.left / 70) * 70; x < look.right; x += 70)
      brush.leaf(x + 10, PIVOT_Y - 26, 46, 18, x % 140 === 0 ? PAINT.palm : '#2fa05c', 0.4)
    if (state.hangs) brush.line([200, PIVOT_Y - 8, state.x, state.y - 14], 5, '#8fe07a')
    else brush.line([200, PIVOT_Y - 8, 200 + Math.sin(state.tick * 0.2) * 8, PIVOT_Y + 46], 5, '#8fe07a')
    parrot(brush, state)
    basketBack(brush, state)
    if (!state.over) mango(brush, state.x, state.y, 17)
    basketFront(brush, state)
    tries(brush, look, state.lamps)
  },
}

function basketBack(brush: Parameters<Scene['draw']>[1], { basket, half }: DropState) {
  brush.round(basket - half, BASKET_Y - 8, half * 2, 16, 8, '#6b3f1d')
}

function basketFront(brush: Parameters<Scene['draw']>[1], { basket, half }: DropState) {
  brush.shape(
    [
      basket - half,
      BASKET_Y,
      basket + half,
      BASKET_Y,
      basket + half * 0.72,
      BASKET_Y + 40,
      basket - half * 0.72,
      BASKET_Y + 40,
    ],
    '#c98b4f',
  )
  for (const row of [10, 22, 33])
    brush.line(
      [basket - half * (1 - row / 140), BASKET_Y + row, basket + half * (1 - row / 140), BASKET_Y + row],
      3,
      '#8f5a2c',
    )
  brush.slab(basket - half - 4, BASKET_Y - 5, half * 2 + 8, 10, 5, PAINT.amber, 4)
  brush.round(basket - 10, BASKET_Y - 5, 20, 10, 5, PAINT.sun)
}

function parrot(brush: Parameters<Scene['draw']>[1], { bird, tick }: DropState) {
  const flap = Math.sin(tick * 0.35)
  brush.glow(bird, 250, 34, PAINT.sun)
  brush.leaf(bird - 20, 254, 30, 10, PAINT.sky, 0.2)
  brush.ball(bird, 250, 13, PAINT.coral)
  brush.leaf(bird - 3, 246 - flap * 8, 30, 12, PAINT.sky, -0.9 * flap - 0.5)
  brush.disc(bird + 6, 246, 3.4, '#ffffff')
  brush.shape([bird + 11, 246, bird + 21, 251, bird + 11, 254], PAINT.sun)
}
