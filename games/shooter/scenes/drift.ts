import { PAINT } from '#kit/game/micro/brush.ts'
import { seaArt } from '../art/sea-art.ts'
import { USUAL } from '../feel.ts'
import { rules, type Drift } from '../rules/drift.ts'
import type { Scene } from '../scene.ts'

const ICE = ['#ffffff', '#bfe9ff', '#7fc4ea']

export const scene: Scene<Drift> = {
  rules,
  pictures: seaArt,
  backdrop: { kind: 'ice' },
  feel: {
    ...USUAL,
    hit: { sparks: ICE, count: 4 },
    pop: { sound: 'slice', sparks: ICE, count: 12, quake: 3 },
    blast: { sound: 'hit', sparks: ICE, count: 24, quake: 7 },
  },
  hero: 'breaker',
  coach: ({ hero: { x, y } }) => [
    { x: x - 30, y: y + 90 },
    { x: x + 50, y: y + 60 },
  ],
  turnOf(one) {
    if (one.kind === 'bolt') return one.a + Math.PI / 2
    return one.kind in SLOW ? (one.a - 0.5) * one.t * 0.03 : 0
  },
  under({ hero, tick }, { brush }) {
    const speed = Math.hypot(hero.vx, hero.vy)
    if (speed < 0.4) return
    for (let puff = 1; puff < 5; puff++) {
      const reach = 14 + puff * 8 + (tick % 6)
      brush.disc(
        hero.x - (hero.vx / speed) * reach,
        hero.y - (hero.vy / speed) * reach,
        7 - puff,
        '#ffffff',
        0.34 - puff * 0.06,
      )
    }
  },
  over({ hero, triple, astern, tick, end }, { brush }) {
    if (end || tick % 13 > 2) return
    const reach = triple > 0 || astern > 0 ? 8 : 6
    brush.disc(hero.x + Math.cos(hero.turn) * 30, hero.y + Math.sin(hero.turn) * 30, reach, PAINT.sun, 0.8)
  },
}

const SLOW = { berg: 1, floe: 1, chip: 1 }
