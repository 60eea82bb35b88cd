import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { DIGGER, ROCK, rules, type DigState } from '../verbs/dig-down.ts'
import { rock } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 220, zoom: 2.1, tilt: 6, aside: -10, above: 30 }

export const scene: Scene<DigState> = {
  rules,
  backdrop: 'plain',
  feel: { dig: { sound: 'slice', sparks: '#c98b4f', count: 8 } },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ eye }) => ({ x: 0, y: eye }),
  draw(state, brush, look) {
    for (let y = Math.floor(look.top / 70) * 70; y < look.bottom + 70; y += 70) {
      brush.round(look.left - 20, y + 52, look.right - look.left + 40, 5, 2, '#2a120a', 0.22)
      for (let x = 30 + ((y / 70) % 2) * 60; x < 400; x += 130)
        brush.disc(x + (y % 90), y + 20, 5, '#2a120a', 0.25)
    }
    brush.round(look.left - 40, look.top - 20, 52 - look.left, look.bottom - look.top + 40, 0, '#3a1c10')
    brush.round(388, look.top - 20, look.right - 340, look.bottom - look.top + 40, 0, '#3a1c10')
    brush.line([...state.tunnel, state.x, state.y], DIGGER * 2 + 8, '#2b130a')
    brush.line([...state.tunnel, state.x, state.y], DIGGER * 2, '#4a2413')
    for (const { y, rocks, gem, taken } of state.rows) {
      if (y < look.top - 40 || y > look.bottom + 40) continue
      for (const x of rocks) rock(brush, x, y, ROCK, Math.round(x) % 3 === 0 ? '#7a86a8' : '#8f9bbd')
      if (!taken && gem > 0) jewel(brush, gem, y)
    }
    if (!state.over) digger(brush, state)
    brush.round(
      look.left - 20,
      look.top - 400,
      look.right - look.left + 40,
      state.sand - look.top + 400,
      0,
      PAINT.sand,
    )
    for (let x = Math.floor(look.left / 40) * 40; x < look.right + 40; x += 40)
      brush.disc(x + 20, state.sand, 24, PAINT.sand)
  },
}

function jewel(brush: Parameters<Scene['draw']>[1], x: number, y: number) {
  brush.glow(x, y, 26, PAINT.lagoon)
  brush.shape([x - 13, y - 3, x - 6, y - 11, x + 6, y - 11, x + 13, y - 3, x, y + 13], '#159a9e')
  brush.shape([x - 13, y - 3, x - 6, y - 11, x + 6, y - 11, x + 2, y - 3, x, y + 13], PAINT.lagoon)
  brush.shape([x - 6, y - 11, x + 6, y - 11, x + 2, y - 3, x - 4, y - 3], '#c9fff6')
}

/** A mole with a lamp on its helmet; it looks where it walks or digs. */
function digger(brush: Parameters<Scene['draw']>[1], { x, y, way, last }: DigState) {
  brush.glow(x, y, 54, PAINT.amber)
  brush.at(x, y, last === 1 ? 0 : way * 0.12, () => {
    brush.ball(0, 0, DIGGER + 1, '#8a5a9c')
    brush.disc(way * 6, 4, 7, '#f7c9b0')
    brush.disc(way * 11, 3, 3.4, PAINT.coral)
    brush.shape([-16, -4, -12, -15, 0, -20, 12, -15, 16, -4], PAINT.amber)
    brush.disc(way * 4, -12, 5, '#fff6d6')
    if (last === 1) brush.shape([-9, 12, 9, 12, 0, 27], PAINT.stone)
  })
}
