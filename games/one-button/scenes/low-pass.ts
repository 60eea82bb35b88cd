import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { BLOCK, COLUMN, GROUND_Y, rules, towerTop, type PassState } from '../verbs/low-pass.ts'
import { coconut } from './pieces.ts'
import { cloud, sandbank } from './places.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 560, zoom: 1.5, tilt: 5, aside: 10, above: 80 }

const WALLS = ['#e8b070', '#d88a6a', '#c8a0d0', '#8ac0b0', '#e8d090'] as const

export const scene: Scene<PassState> = {
  rules,
  backdrop: 'sea',
  waterline: 300,
  feel: {
    drop: { sound: 'shoot', pitch: -4, count: 0 },
    pass: { sound: 'move', count: 0 },
    thud: { sound: 'pop', pitch: -8, sparks: PAINT.sand, count: 8 },
    score: { sound: 'hit', sparks: PAINT.sand, count: 16, quake: 3 },
    cleared: { sound: 'win', sparks: PAINT.sun, count: 40 },
  },
  hero: ({ x, y }) => ({ x: Math.max(30, Math.min(370, x)), y }),
  draw(state, brush, look) {
    cloud(brush, 90, 110, 26, '#ffffff', 0.3)
    cloud(brush, 300, 76, 34, '#ffffff', 0.25)
    sandbank(brush, look, GROUND_Y)
    for (const [index, blocks] of state.towers.entries())
      tower(brush, index * COLUMN, blocks, index + state.level)
    const tail = (state.tick * 0.4) % 6
    for (const { x, y } of state.nuts) {
      brush.line([x, y - 26, x, y - 12], 6, '#ffffff', 0.3)
      coconut(brush, x, y, 10, y * 0.06)
    }
    const y = state.rest > 0 ? state.y + Math.sin(state.rest * 0.12) * 6 : state.y
    glider(brush, state.x, y, tail)
    if (state.rest > 0)
      for (let star = 0; star < 5; star++)
        brush.star(120 + star * 40, 180 - Math.sin(state.rest * 0.1 + star) * 14, 14, PAINT.sun)
  },
}

/** A tower of mud bricks with windows; the top one carries battlements. */
function tower(brush: Brush, left: number, blocks: number, tint: number) {
  const wall = WALLS[tint % WALLS.length] ?? PAINT.sand
  for (let block = 0; block < blocks; block++) {
    const y = towerTop(block + 1)
    brush.slab(left + 2, y, COLUMN - 4, BLOCK, 3, wall, 3)
    if ((block + tint) % 2) brush.round(left + 14, y + 6, 11, 9, 4, '#3a2a3c')
    else brush.line([left + 8, y + 11, left + 30, y + 11], 2, '#000000', 0.15)
  }
  if (blocks > 0) for (const x of [3, 15, 27]) brush.slab(left + x, towerTop(blocks) - 7, 9, 8, 2, wall, 2)
  else brush.round(left + 8, GROUND_Y - 5, 24, 8, 4, '#b98a58')
}

function glider(brush: Brush, x: number, y: number, tail: number) {
  brush.line([x - 34, y - 2, x - 56 - tail, y + 2], 4, '#ffffff', 0.4)
  brush.shape([x - 34, y - 16, x - 20, y - 2, x - 36, y - 2], PAINT.lagoon)
  brush.shape([x - 30, y - 6, x + 12, y - 10, x + 26, y, x + 10, y + 9, x - 26, y + 5], PAINT.coral)
  brush.line([x - 24, y - 4, x + 10, y - 7], 3, '#ffffff', 0.55)
  brush.shape([x - 14, y, x + 12, y - 1, x - 4, y + 15, x - 22, y + 13], PAINT.amber)
  brush.ball(x + 2, y - 14, 8, '#8a5230')
  brush.round(x - 3, y - 18, 12, 5, 2, PAINT.sun)
}
