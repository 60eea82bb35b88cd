import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { GRASS, rules, SPREAD, TRAVEL, type SkeetState } from '../plays/skeet.ts'
import { tapPlaces } from './controls.ts'
import { ground, SLIP, tries, type RangeScene } from './range-art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 465, zoom: 1.5, tilt: 6, aside: 10, above: 30 }

/** The little towers that throw the clays. */
function tower(brush: Brush, x: number) {
  brush.slab(x - 26, GRASS - 62, 52, 70, 8, '#a8693c', 6)
  brush.shape([x - 36, GRASS - 60, x, GRASS - 92, x + 36, GRASS - 60], '#7a3f2a')
  brush.round(x - 13, GRASS - 44, 26, 20, 5, '#24120c')
}

function clay(brush: Brush, x: number, y: number, gold: boolean, spin: number) {
  const lean = Math.sin(spin) * 0.3
  brush.at(x, y, lean, () => {
    brush.round(-15, -4, 30, 11, 5.5, gold ? '#a86a10' : '#a83a1c')
    brush.round(-15, -6, 30, 10, 5, gold ? PAINT.sun : '#ff8a4a')
    brush.round(-8, -8, 16, 6, 3, gold ? '#fff6d6' : '#ffb78a')
  })
}

export const scene: RangeScene<SkeetState> = {
  rules,
  backdrop: 'sea',
  waterline: 262,
  wakes: true,
  controls: () => tapPlaces({ x: 200, y: 160 }),
  feel: {
    score: { sound: 'pop', sparks: '#ff8a4a', count: 26 },
    bonus: { sound: 'coin', sparks: PAINT.sun, count: 14 },
    pull: { sound: 'jump', count: 0 },
    bang: { sound: 'shoot', quake: 3, count: 0 },
    air: { sound: 'tap', pitch: -6, sparks: '#9fb4d8', count: 8 },
    slip: SLIP,
  },
  hero: ({ clays }) => clays[0] ?? { x: 200, y: 150 },
  still(brush, look) {
    ground(brush, look, GRASS, '#2f8a4a', '#56c06a')
    for (let x = Math.floor(look.left / 34) * 34; x < look.right; x += 34)
      brush.line([x, GRASS + 4, x + 4, GRASS - 9 - ((x * 7) % 9), x + 9, GRASS + 4], 3, '#3fa85a')
    tower(brush, 12)
    tower(brush, 388)
  },
  draw(state, brush, look) {
    for (const { x, y, gold } of state.clays) clay(brush, x, y, gold, state.tick * 0.2)
    for (const { x, y, left } of state.shots) {
      if (left > 0) {
        // A ring closes on where the pellets will be.
        const share = left / TRAVEL
        brush.ring(x, y, SPREAD * (0.5 + share), 2, '#ffffff', 0.8 - 0.5 * share)
        brush.line(
          [200, 400, 200 + (x - 200) * (1 - share), 400 + (y - 400) * (1 - share)],
          2,
          '#fff4dc',
          0.25,
        )
      } else brush.ring(x, y, SPREAD, 5 + left * 0.6, '#ffffff', 0.6 + left * 0.1)
    }
    brush.at(200, 398, 0, () => {
      brush.shape([-13, 20, -7, -34, 7, -34, 13, 20], '#3a2a24')
      brush.round(-8, -40, 7, 30, 3, '#64748f')
      brush.round(1, -40, 7, 30, 3, '#7f90ab')
    })
    for (let shell = 0; shell < state.shells; shell++) {
      brush.round(236 + shell * 15, 372, 9, 20, 3, PAINT.coral)
      brush.round(236 + shell * 15, 386, 9, 7, 2, PAINT.amber)
    }
    tries(brush, look, state.lamps)
  },
}
