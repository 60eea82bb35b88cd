import { PAINT } from '#kit/game/micro/brush.ts'
import { skyArt } from '../art/sky-art.ts'
import { healthBar } from '../art/bars.ts'
import { USUAL } from '../feel.ts'
import { rules, type Storm } from '../rules/storm.ts'
import { bossOf } from '../rules/storm-stages.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene<Storm> = {
  rules,
  pictures: skyArt,
  backdrop: { kind: 'sky', drift: [0, 1.6] },
  feel: USUAL,
  hero: 'glider',
  coach: ({ hero: { x, y } }) => [
    { x, y },
    { x: x - 80, y: y - 20 },
    { x: x + 80, y: y - 20 },
  ],
  turnOf(one) {
    if (one.kind === 'star') return one.t * 0.2
    if (one.kind === 'kite') return -one.vx * 0.16
    if (one.kind === 'mine') return one.t * 0.012
    return one.kind === 'bolt' ? one.vx * 0.08 : 0
  },
  under({ hero, tick }, { brush }) {
    const flame = 14 + (tick % 6)
    brush.shape(
      [hero.x - 4, hero.y + 20, hero.x + 4, hero.y + 20, hero.x, hero.y + 20 + flame],
      PAINT.amber,
      0.8,
    )
    brush.shape([hero.x - 2, hero.y + 20, hero.x + 2, hero.y + 20, hero.x, hero.y + 28], '#fffbe0')
  },
  over({ foes, hero, tick, stage }, { brush }) {
    // Light at the muzzle with every shot.
    if (tick % 7 < 2) brush.disc(hero.x, hero.y - 28, 7, '#fffbe0', 0.75)
    const boss = foes.find(({ kind }) => kind === 'boss')
    if (!boss) return
    if (boss.a > 0) {
      brush.disc(boss.x, boss.y + 4, 22 + boss.a * 20, '#ffffff', 0.15 + boss.a * 0.3)
      brush.ring(boss.x, boss.y + 4, 70 - boss.a * 46, 3, PAINT.pink, boss.a)
    }
    healthBar(brush, 200, 16, 260, boss.hp / bossOf(stage).hp)
  },
}
