import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type Gate, type SlalomState, EDGE, rules } from '../verbs/dune-slalom.ts'
import { tries } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 170, zoom: 1.7, tilt: 6, aside: 0, above: 30 }

export const scene: Scene<SlalomState> = {
  rules,
  backdrop: 'plain',
  trail: '#fff4dc',
  feel: {
    carve: { sound: 'move', count: 0 },
    miss: { sound: 'bad', sparks: PAINT.coral, count: 12 },
  },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ y }) => ({ x: 0, y: y - 120 }),
  draw(state, brush, look) {
    brush.round(200 - EDGE - 12, look.top - 40, EDGE * 2 + 24, look.bottom - look.top + 80, 0, '#e8c07a')
    for (let y = Math.floor(look.top / 64) * 64; y < look.bottom + 64; y += 64) {
      const shift = (Math.abs(y) % 320) * 0.4
      brush.line([30, y, 110 + shift, y + 16, 240, y + 4, 370, y + 20], 5, '#f6dca4', 0.8)
      for (const side of [-1, 1]) {
        brush.disc(200 + side * (EDGE + 22), y + 20, 26, '#3f7a4a')
        brush.leaf(200 + side * (EDGE + 16), y - 6, 50, 17, PAINT.palm, side < 0 ? -0.5 : 3.6)
      }
    }
    for (const [index, gate] of state.gates.entries())
      flags(brush, gate, index % 2 === 0 ? PAINT.coral : PAINT.sky)
    for (const { x, y } of state.cactuses) {
      brush.disc(x + 6, y + 14, 16, '#8a6230', 0.4)
      brush.line([x, y + 12, x, y - 20], 13, '#2f8f4f')
      brush.line([x - 14, y - 10, x - 14, y, x, y + 2, x + 14, y - 2, x + 14, y - 13], 8, '#2f8f4f')
      brush.disc(x, y - 24, 6, PAINT.pink)
    }
    if (!state.over) rider(brush, state)
    tries(brush, look, state.lamps)
  },
}

function flags(brush: Brush, { x, y, half, done }: Gate, color: string) {
  const paint = done === 1 ? PAINT.palm : done === 2 ? PAINT.stone : color
  if (done === 0) brush.line([x - half, y, x + half, y], 3, '#ffffff', 0.5)
  for (const side of [-1, 1]) {
    const pole = x + side * half
    brush.disc(pole, y + 3, 7, '#8a6230', 0.5)
    brush.line([pole, y, pole, y - 40], 5, PAINT.shell)
    brush.shape([pole, y - 42, pole + side * 26, y - 33, pole, y - 23], paint)
  }
}

function rider(brush: Brush, { x, y, heading }: SlalomState) {
  brush.at(x, y, -heading, () => {
    brush.round(-8, -20, 18, 46, 9, '#8a6230', 0.4)
    brush.round(-10, -24, 18, 46, 9, PAINT.orchid)
    brush.line([-1, -18, -1, 14], 3, '#ffffff', 0.6)
    brush.line([-2, -4, -20, -10], 7, PAINT.amber)
    brush.line([-2, -4, 18, 4], 7, PAINT.amber)
    brush.ball(-1, -5, 12, PAINT.coral)
    brush.ball(-1, -9, 8.5, '#e09a6a')
    brush.arc(-1, -9, 8, Math.PI * 0.95, Math.PI * 2.05, 5, PAINT.lagoon)
  })
}
