import { PAINT } from '#kit/game/micro/brush.ts'
import { healthBar } from '../art/bars.ts'
import { seaArt } from '../art/sea-art.ts'
import { USUAL } from '../feel.ts'
import { has, needed, orbitPlace, rules, type Lantern } from '../rules/lantern.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene<Lantern> = {
  rules,
  pictures: seaArt,
  backdrop: { kind: 'sea' },
  feel: {
    ...USUAL,
    score: {},
    pearl: { sound: 'coin', sparks: [PAINT.shell], count: 2 },
    thunder: { sound: 'hit', pitch: -3, sparks: [PAINT.sun, '#ffffff'], count: 14, quake: 5 },
  },
  hero: 'boat',
  coach: ({ hero: { x, y } }) => [
    { x, y: y + 90 },
    { x: x + 60, y: y + 60 },
  ],
  turnOf: (one) =>
    one.kind === 'urchin' ? one.t * 0.08 : one.kind === 'bolt' ? Math.atan2(one.vy, one.vx) + Math.PI / 2 : 0,
  under({ hero }, { brush }) {
    brush.disc(hero.x, hero.y, 150, '#ffe7ad', 0.05)
    brush.disc(hero.x, hero.y, 96, '#ffe7ad', 0.07)
  },
  over(state, { brush, stamp }) {
    const orbits = has(state, 'orbit')
    for (let index = 0; index < orbits; index++) {
      const { x, y } = orbitPlace(state, index, orbits)
      stamp('pearl', x, y, 0, 1.3)
      brush.disc(x, y, 7, PAINT.amber)
    }
    const { bolt } = state
    if (bolt.left > 0) {
      const side = (bolt.left % 5) * 5 - 10
      brush.line(
        [bolt.x + 20, -20, bolt.x + side, bolt.y * 0.45, bolt.x - side, bolt.y * 0.6, bolt.x, bolt.y],
        5,
        '#fffbe0',
        bolt.left / 14,
      )
      brush.ring(bolt.x, bolt.y, 54 - bolt.left * 2, 4, PAINT.sun, bolt.left / 20)
    }
    const hulk = state.foes.find(({ kind }) => kind === 'hulk')
    if (hulk && hulk.t % 150 > 110)
      brush.ring(hulk.x, hulk.y, 90 - ((hulk.t % 150) - 110), 4, PAINT.pink, 0.8)
    if (hulk) healthBar(brush, hulk.x, hulk.y - 52, 70, hulk.hp / hulk.a)
    healthBar(brush, 210, 8, 320, state.pearls / needed(state), PAINT.lagoon)
  },
}
