import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { dragColumns } from '#kit/game/micro/touch.ts'
import { BASKET_Y, HALF, rules, type BasketState, type Falling } from '../verbs/basket-run.ts'
import { SLIP, tries, type TouchScene } from './touch-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 100, zoom: 1.5, tilt: 6, aside: 0, above: -70 }

export const scene: TouchScene<BasketState> = {
  rules,
  backdrop: 'sea',
  waterline: 350,
  controls: () => dragColumns((state) => ('x' in state && typeof state.x === 'number' ? state.x : 200)),
  feel: { score: { sound: 'pop', sparks: PAINT.sun, count: 12 }, slip: SLIP },
  hero: ({ x }) => ({ x, y: BASKET_Y + 10 }),
  draw(state, brush, look) {
    brush.round(
      look.left - 40,
      BASKET_Y + 42,
      look.right - look.left + 80,
      look.bottom - BASKET_Y + 40,
      0,
      '#b98a4f',
    )
    brush.round(look.left - 40, BASKET_Y + 42, look.right - look.left + 80, 13, 0, PAINT.sand)
    for (const thing of state.things) {
      if (thing.y < look.top - 30) continue
      if (thing.kind !== 'urchin') brush.round(thing.x - 16, BASKET_Y + 46, 32, 5, 2, '#5a3420', 0.35)
      fruit(brush, thing)
    }
    basket(brush, state.x)
    tries(brush, look, state.lamps)
  },
}

function fruit(brush: Brush, { x, y, kind }: Falling) {
  if (kind === 'urchin') {
    for (let thorn = 0; thorn < 9; thorn++) {
      const angle = (thorn * Math.PI * 2) / 9 + y * 0.02
      brush.line([x, y, x + Math.cos(angle) * 25, y + Math.sin(angle) * 25], 5, '#5b3f8f')
    }
    brush.ball(x, y, 15, '#7a4fc0')
    return
  }
  if (kind === 'star') {
    brush.glow(x, y, 42, PAINT.sun)
    brush.star(x, y, 21, PAINT.sun, y * 0.02)
    return
  }
  brush.ball(x, y, 18, kind === 'mango' ? PAINT.amber : PAINT.coral)
  if (kind === 'mango') brush.disc(x + 6, y + 5, 9, PAINT.coral, 0.4)
  else
    for (const [dx, dy] of [
      [-6, 2],
      [4, 7],
      [6, -4],
    ] as const)
      brush.disc(x + dx, y + dy, 2, '#fff4dc')
  brush.leaf(x + 8, y - 19, 22, 10, PAINT.palm, -0.4)
}

function basket(brush: Brush, x: number) {
  brush.shape(
    [x - HALF, BASKET_Y, x + HALF, BASKET_Y, x + HALF * 0.74, BASKET_Y + 46, x - HALF * 0.74, BASKET_Y + 46],
    '#8f5a2c',
  )
  brush.shape(
    [
      x - HALF,
      BASKET_Y,
      x + HALF * 0.5,
      BASKET_Y,
      x + HALF * 0.4,
      BASKET_Y + 46,
      x - HALF * 0.74,
      BASKET_Y + 46,
    ],
    '#c98b4f',
  )
  for (const row of [14, 26, 38])
    brush.line(
      [x - HALF * (1 - row / 170), BASKET_Y + row, x + HALF * (1 - row / 170), BASKET_Y + row],
      3,
      '#7a4a24',
    )
  brush.slab(x - HALF - 6, BASKET_Y - 6, HALF * 2 + 12, 13, 6, PAINT.amber, 5)
}
