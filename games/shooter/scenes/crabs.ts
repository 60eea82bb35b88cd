import { PAINT } from '#kit/game/micro/brush.ts'
import { beachArt } from '../art/beach-art.ts'
import { USUAL } from '../feel.ts'
import { CRUMB, castlePlace, rules, type Crabs } from '../rules/crabs.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene<Crabs> = {
  rules,
  pictures: beachArt,
  backdrop: { kind: 'beach' },
  feel: {
    ...USUAL,
    hit: { sparks: [PAINT.sky, '#ffffff'], count: 4 },
    pop: { sound: 'pop', sparks: [PAINT.sky, '#ffffff', PAINT.lagoon], count: 12, quake: 2 },
    fold: { sound: 'flip', sparks: [PAINT.lagoon, '#ffffff', PAINT.pink], count: 9 },
    sand: { sparks: ['#f4dca0', '#c99a58'], count: 4 },
    march: { sound: 'move', pitch: -7 },
  },
  hero: 'pump',
  coach: ({ hero: { x, y } }) => [
    { x, y },
    { x: x - 110, y },
    { x: x + 110, y },
  ],
  thing(one, { stamp }) {
    const walks = one.kind === 'crab' || one.kind === 'parasol' || one.kind === 'drummer'
    if (!walks) return false
    // A parasol that has been hit is folded away.
    const kind = one.hp === 1 ? 'crab' : one.kind
    stamp(kind, one.x, one.y, one.a % 1 === 0 ? 0.1 : -0.1, 1 + one.hit * 0.03)
    return true
  },
  under({ castles }, { brush }) {
    brush.round(-400, 486, 1200, 60, 0, '#f4dca0', 0.35)
    for (const [index, crumb] of castles.entries()) {
      if (crumb === 0) continue
      const { x, y } = castlePlace(index)
      brush.round(x - CRUMB / 2, y - CRUMB / 2 + 2, CRUMB, CRUMB, 2, '#b98748')
      brush.round(x - CRUMB / 2, y - CRUMB / 2, CRUMB, CRUMB - 1.5, 2, '#f4dca0')
    }
  },
  over({ hero }, { brush }) {
    if (hero.cool > 8) brush.disc(hero.x, hero.y - 30, 6, '#e6f8ff', 0.8)
  },
}
