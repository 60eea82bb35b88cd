import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { beachArt } from '../art/beach-art.ts'
import { USUAL } from '../feel.ts'
import { CELL, COLUMNS, CRATE, FIELD, SOLID } from '../rules/maze.ts'
import { rules, type Tanks } from '../rules/tanks.ts'
import type { Scene } from '../scene.ts'

export function block(brush: Brush, x: number, y: number, cell: number) {
  if (cell === SOLID) brush.slab(x + 1, y + 1, CELL - 2, CELL - 9, 8, '#7f8fc9', 7)
  if (cell !== CRATE) return
  brush.slab(x + 2, y + 2, CELL - 4, CELL - 11, 6, '#c98a4e', 7)
  brush.line([x + 8, y + 9, x + CELL - 8, y + CELL - 15], 4, '#8a5426', 0.8)
  brush.line([x + CELL - 8, y + 9, x + 8, y + CELL - 15], 4, '#8a5426', 0.8)
}

export const scene: Scene<Tanks> = {
  rules,
  pictures: beachArt,
  backdrop: { kind: 'floor' },
  feel: {
    ...USUAL,
    launch: { sound: 'shoot', sparks: ['#fffbe0', PAINT.lagoon], count: 7, quake: 2 },
    shot: { sound: 'shoot', pitch: -5, sparks: [PAINT.coral, '#fffbe0'], count: 5 },
    bounce: { sound: 'bounce', sparks: ['#ffffff', PAINT.sun], count: 4 },
    crate: { sound: 'hit', sparks: ['#c98a4e', '#8a5426', '#f0d79a'], count: 14, quake: 3 },
    pop: { sound: 'pop', sparks: [PAINT.sun, PAINT.coral, '#ffffff', PAINT.orchid], count: 22, quake: 6 },
  },
  hero: '',
  coach: ({ foes, hero }) => [foes[0] ?? hero],
  thing(one, { brush, stamp }) {
    const isTank = one.r > 13 && one.r < 16
    if (!isTank) return false
    stamp(one.kind, one.x, one.y, one.a + Math.PI / 2, 1 + one.hit * 0.03)
    const { every = 0 } =
      { drum: { every: 150 }, beetle: { every: 130 }, hopper: { every: 110 }, tortoise: { every: 100 } }[
        one.kind
      ] ?? {}
    const left = every - (one.t % every)
    // A ring closes before it shoots.
    if (left < 28) brush.ring(one.x, one.y, 14 + left * 0.6, 3, PAINT.coral, 0.85)
    return true
  },
  under({ cells }, { brush }) {
    brush.round(0, 0, FIELD[0], FIELD[1], 6, '#ffffff', 0.06)
    for (const [index, cell] of cells.entries())
      block(brush, (index % COLUMNS) * CELL, Math.floor(index / COLUMNS) * CELL, cell)
  },
  over({ hero, end, tick }, { stamp }) {
    const isSeen = hero.safe === 0 || tick % 24 < 15
    if (end !== 'over' && isSeen) stamp('tank', hero.x, hero.y, hero.turn + Math.PI / 2)
  },
}
