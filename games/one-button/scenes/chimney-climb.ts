import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type ChimneyState, WALLS, rules } from '../verbs/chimney-climb.ts'
import { eyes } from './creatures.ts'
import { pearl, water } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 150, zoom: 1.7, tilt: 6, aside: 0, above: 20 }

export const scene: Scene<ChimneyState> = {
  rules,
  backdrop: 'plain',
  trail: PAINT.lagoon,
  feel: {
    leap: { sound: 'jump', sparks: PAINT.sand, count: 6 },
    cling: { sound: 'place', count: 0 },
    over: { sound: 'lose', sparks: PAINT.amber, count: 44, quake: 14 },
  },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ eye }) => ({ x: 0, y: eye }),
  draw(state, brush, look) {
    const tall = look.bottom - look.top + 80
    brush.round(WALLS.left, look.top - 40, WALLS.right - WALLS.left, tall, 0, '#1c1030', 0.75)
    brush.round(look.left - 40, look.top - 40, WALLS.left - look.left + 40, tall, 0, '#5a3a52')
    brush.round(WALLS.right, look.top - 40, look.right - WALLS.right + 40, tall, 0, '#5a3a52')
    brush.round(WALLS.left - 12, look.top - 40, 12, tall, 0, '#86567a')
    brush.round(WALLS.right, look.top - 40, 12, tall, 0, '#86567a')
    for (let y = Math.floor(look.top / 56) * 56; y < look.bottom; y += 56) {
      brush.round(WALLS.left - 72 - (y % 3) * 10, y, 44, 26, 9, '#6f4866')
      brush.round(WALLS.right + 30 + (y % 5) * 8, y + 24, 44, 26, 9, '#6f4866')
    }
    for (const { side, y, length, kind } of state.patches) {
      const x = side === -1 ? WALLS.left : WALLS.right
      if (kind === 'wet') {
        brush.round(x - (side === -1 ? 12 : 0), y, 12, length, 6, PAINT.sky)
        brush.line([x - side * 3, y + 6, x - side * 3, y + length - 8], 3, '#ffffff', 0.7)
      } else
        for (let at = 0; at < length; at += 14)
          brush.shape(
            [x, y + at, x - side * 20, y + at + 7, x, y + at + 15],
            at % 28 === 0 ? PAINT.coral : PAINT.pink,
          )
    }
    for (const { x, y } of state.berries) pearl(brush, x, y, 9)
    if (!state.over) gecko(brush, state)
    brush.glow(200, state.lava + 20, 190, PAINT.amber)
    water(brush, look, state.lava, '#ff6a2b')
  },
}

function gecko(brush: Brush, { x, y, side, jump, tick }: ChimneyState) {
  brush.at(x, y, jump > 0 ? -side * 0.5 + jump * 0.03 : 0, () => {
    const wag = Math.sin(tick * 0.2) * 5
    brush.line([0, 12, wag, 24, -wag, 36], 7, '#2aa893')
    for (const leg of [-8, 10]) brush.line([0, leg, side * 15, leg - 5], 6, '#2aa893')
    brush.round(-9, -8, 18, 26, 9, PAINT.lagoon)
    brush.ball(0, -13, 12, PAINT.lagoon)
    for (const spot of [0, 9]) brush.disc(0, spot, 3, '#0f7a6d')
  })
  eyes(brush, x, y - 18, 4.5, side * -0.4, 7)
}
