import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type ChuteState, PAD_Y, rules } from '../verbs/seed-chute.ts'
import { eyes } from './creatures.ts'
import { tries, water } from './pieces.ts'
import { cloud } from './places.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 110, zoom: 1.6, tilt: -6, aside: 20, above: 60 }

export const scene: Scene<ChuteState> = {
  rules,
  backdrop: 'sea',
  waterline: 300,
  feel: {
    open: { sound: 'flip', count: 0 },
    fold: { sound: 'tap', count: 0 },
    splash: { sound: 'bad', sparks: '#dff8ff', count: 22 },
    score: { sound: 'merge', sparks: PAINT.palm, count: 18 },
  },
  hero: ({ x, y }) => ({ x, y }),
  draw(state, brush, look) {
    const way = Math.sign(state.wind)
    const run = look.calm ? 0 : state.tick * state.wind * 1.6
    for (let gust = 0; gust < 7; gust++) {
      const x = look.left + ((((gust * 131 + run) % 620) + 620) % 620)
      const y = 50 + gust * 36
      brush.line([x, y, x + way * 34 * Math.abs(state.wind), y], 4, '#ffffff', 0.3)
      brush.line([x + way * 34 * Math.abs(state.wind), y, x + way * 24, y - 7], 4, '#ffffff', 0.3)
    }
    cloud(brush, look.left + ((((90 + run * 0.4) % 560) + 560) % 560), 60, 26, '#ffffff', 0.35)
    water(brush, look, PAD_Y + 6, '#15608a')
    pad(brush, state)
    seed(brush, state)
    tries(brush, look, state.lamps)
  },
}

function pad(brush: Brush, { pad, half }: ChuteState) {
  brush.disc(pad, PAD_Y + 22, half + 8, '#0b3c58', 0.5)
  brush.slab(pad - half - 6, PAD_Y - 2, half * 2 + 12, 22, 11, PAINT.sand, 9)
  brush.round(pad - 9, PAD_Y - 2, 18, 9, 4, PAINT.coral)
  for (const side of [-1, 1]) {
    brush.leaf(pad + side * (half - 4), PAD_Y - 10, 26, 10, PAINT.palm, side < 0 ? -2 : -1.1)
    brush.leaf(pad + side * (half - 10), PAD_Y - 8, 22, 9, '#2f9a5a', side < 0 ? -1.4 : -1.7)
  }
}

function seed(brush: Brush, { x, y, open, wind, landed, over }: ChuteState) {
  if (over) return
  const lean = open ? Math.sign(wind) * 0.2 : 0
  brush.at(x, y, lean, () => {
    if (open && landed === 0) {
      for (const side of [-30, -10, 10, 30]) brush.line([0, 0, side, -44], 2, '#ffffff', 0.8)
      brush.shape(
        [-42, -40, -36, -62, -16, -77, 16, -77, 36, -62, 42, -40, 21, -47, 0, -40, -21, -47],
        PAINT.pink,
      )
      brush.shape([-12, -44, -10, -76, 10, -76, 12, -44, 0, -40], PAINT.shell)
    } else
      for (const turn of [-2.3, -1.57, -0.85])
        brush.leaf(Math.cos(turn) * 12, Math.sin(turn) * 16, 26, 8, PAINT.pink, turn)
    brush.ball(0, 2, 15, PAINT.wood)
    eyes(brush, 0, 0, 4.5, Math.sign(wind), 6)
  })
}
