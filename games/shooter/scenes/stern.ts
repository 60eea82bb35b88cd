import { PAINT } from '#kit/game/micro/brush.ts'
import { healthBar } from '../art/bars.ts'
import { chaseArt } from '../art/chase-art.ts'
import { USUAL } from '../feel.ts'
import { CLOSE, PEARLS_PER_GUN, rules, type Stern } from '../rules/stern.ts'
import type { Scene } from '../scene.ts'

const FLOATS = Array.from({ length: 24 }, (_, index) => index)

export const scene: Scene<Stern> = {
  rules,
  pictures: chaseArt,
  backdrop: { kind: 'sea' },
  feel: {
    ...USUAL,
    close: { sound: 'slice', sparks: [PAINT.sun, '#ffffff'], count: 12 },
    pearl: { sound: 'coin', sparks: [PAINT.shell], count: 7 },
  },
  hero: 'sternboat',
  coach: ({ hero: { x, y } }) => [
    { x, y: y + 80 },
    { x: x + 70, y: y + 50 },
  ],
  turnOf(one) {
    if (one.kind === 'bolt') return one.a + Math.PI / 2
    if (one.kind === 'mine' || one.kind === 'pearl' || one.kind === 'spark') return 0
    return Math.atan2(one.vy, one.vx) + Math.PI / 2
  },
  under({ hero, tick }, { brush }) {
    const [ax, ay] = [Math.cos(hero.turn), Math.sin(hero.turn)]
    // The fan astern in which hits pay double.
    const fan = [hero.x, hero.y]
    for (let step = -3; step <= 3; step++) {
      const angle = hero.turn + Math.PI + step * 0.13
      fan.push(hero.x + Math.cos(angle) * CLOSE, hero.y + Math.sin(angle) * CLOSE)
    }
    brush.shape(fan, PAINT.sun, 0.13)
    for (let puff = 1; puff < 5; puff++) {
      const back = 18 + puff * 10 + (tick % 8)
      brush.disc(hero.x - ax * back, hero.y - ay * back, 7 - puff, '#ffffff', 0.34 - puff * 0.06)
    }
    for (const index of FLOATS) {
      const [x, y] = corkPlace(index)
      brush.disc(x, y + 2, 6, '#7d2434')
      brush.disc(x, y, 6, index % 2 ? PAINT.coral : PAINT.shell)
    }
  },
  over({ foes, pearls, hero }, { brush }) {
    const hulk = foes.find(({ kind }) => kind === 'hulk')
    if (hulk) healthBar(brush, hulk.x, hulk.y - 52, 70, hulk.hp / hulk.a)
    healthBar(brush, 220, 10, 260, hero.power > 2 ? 1 : pearls / PEARLS_PER_GUN, PAINT.lagoon)
  },
}

/** Floats of the rope around the bay: seven above, seven below, five on each side. */
function corkPlace(index: number): readonly [x: number, y: number] {
  if (index < 14) return [20 + (index % 7) * 66.6, index < 7 ? 4 : 516]
  return [index < 19 ? 4 : 436, 90 + ((index - 14) % 5) * 85]
}
