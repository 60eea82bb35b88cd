import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Place } from '#kit/game/things/things.ts'
import { beachArt } from '../art/beach-art.ts'
import { healthBar } from '../art/bars.ts'
import { USUAL } from '../feel.ts'
import { COLUMN, SPLIT_EVERY, rules, type Duel } from '../rules/duel.ts'
import type { Scene } from '../scene.ts'

export const castle = (brush: Brush, { x, y }: Place, color: string, side: 1 | -1) => {
  brush.at(x, y - 2, side > 0 ? -0.8 : Math.PI + 0.8, () => brush.slab(2, -5, 24, 9, 3, '#33405f', 3))
  brush.slab(x - 17, y - 5, 34, 17, 4, '#e8c98a', 5)
  for (const off of [-14, -3.5, 7]) brush.round(x + off, y - 11, 7, 8, 2, '#e8c98a')
  brush.line([x, y - 8, x, y - 34], 2.4, PAINT.wood)
  brush.shape([x + 1, y - 34, x + 18 * side, y - 28, x + 1, y - 22], color)
  brush.round(x - 5, y, 10, 12, 5, '#8a6430')
}

function ground({ land }: Duel, brush: Brush) {
  const points: number[] = [-300, land[0]!]
  for (let column = 0; column < land.length; column++) points.push(column * COLUMN, land[column]!)
  points.push(780, land.at(-1)!, 780, 700, -300, 700)
  brush.shape(points, '#c99a58')
  brush.shape(
    points.map((value, index) => (index % 2 === 0 || value >= 700 ? value : value + 12)),
    '#8f5f38',
  )
  brush.line(points.slice(0, -4), 5, '#7fcf6a')
}

export const scene: Scene<Duel> = {
  rules,
  pictures: beachArt,
  backdrop: { kind: 'dusk' },
  isTall: true,
  feel: {
    ...USUAL,
    launch: { sound: 'shoot', sparks: ['#ffffff', PAINT.amber], count: 10, quake: 4 },
    blast: { sound: 'hit', sparks: ['#f4dca0', '#c99a58', PAINT.amber, '#ffffff'], count: 36, quake: 12 },
    pop: { sound: 'hit', sparks: ['#f4dca0', '#c99a58'], count: 14, quake: 5 },
  },
  hero: '',
  coach: ({ hero: { x, y } }) => [
    { x: x + 120, y: y - 40 },
    { x: x + 20, y: y + 40 },
  ],
  turnOf: (one) => one.t * 0.12,
  under(state, { brush }) {
    brush.disc(390, 84, 34, '#fff4d6', 0.8)
    ground(state, brush)
    brush.round(-300, 374, 1240, 400, 0, '#1b86b8', 0.82)
    brush.round(-300, 374, 1240, 3, 0, '#ffffff', 0.5)
    castle(brush, state.hero, PAINT.lagoon, 1)
    castle(brush, state.rival, PAINT.coral, -1)
    healthBar(brush, state.hero.x, state.hero.y - 54, 60, state.life / 100, PAINT.lagoon)
    healthBar(brush, state.rival.x, state.rival.y - 54, 60, state.rivalLife / 100, PAINT.coral)
  },
  over(state, { brush, stamp }) {
    windSock(state, brush)
    if (state.phase !== 'aim') return
    // The next shot, marked if it is a splitting one.
    const isSplit = (state.throws + 1) % SPLIT_EVERY === 0
    stamp(isSplit ? 'cluster' : 'coconut', state.hero.x - 34, state.hero.y + 4)
    brush.ring(
      state.hero.x,
      state.hero.y,
      30 + (state.tick % 50) * 0.2,
      2.5,
      '#ffffff',
      0.6 - (state.tick % 50) * 0.01,
    )
  },
}

/** Arrows in the middle of the sky: as many as the wind is strong. */
function windSock({ wind }: Duel, brush: Brush) {
  const side = wind < 0 ? -1 : 1
  const count = Math.ceil(Math.abs(wind) / 2)
  brush.round(152, 14, 176, 34, 17, '#031226', 0.45)
  if (count === 0) brush.disc(240, 31, 5, '#ffffff', 0.8)
  for (let arrow = 0; arrow < count; arrow++) {
    const x = 240 + (arrow - (count - 1) / 2) * 28
    brush.line([x - 6 * side, 22, x + 6 * side, 31, x - 6 * side, 40], 5, '#e9fffb', 0.9)
  }
}
