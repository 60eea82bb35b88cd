import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { seaArt } from '../art/sea-art.ts'
import { healthBar } from '../art/bars.ts'
import { USUAL } from '../feel.ts'
import { COLUMN, rules, type Cave } from '../rules/cave.ts'
import type { Scene } from '../scene.ts'

function rock({ walls, way }: Cave, brush: Brush) {
  const offset = -(way % COLUMN)
  for (const [side, edge, dark, light] of [
    ['roof', -400, '#1d2a55', '#36508c'],
    ['floor', 800, '#6b3f5a', '#b0657a'],
  ] as const) {
    const points: number[] = []
    for (const [index, wall] of walls.entries()) points.push(offset + index * COLUMN, wall[side])
    const last = points.length - 2
    const away = side === 'roof' ? -9 : 9
    brush.shape([...points, points[last]!, edge, offset, edge], light)
    brush.shape(
      [
        ...points.map((value, index) => (index % 2 ? value + away : value)),
        points[last]!,
        edge,
        offset,
        edge,
      ],
      dark,
    )
  }
}

export const scene: Scene<Cave> = {
  rules,
  pictures: seaArt,
  backdrop: { kind: 'deep', drift: [-0.7, 0] },
  isTall: true,
  feel: {
    ...USUAL,
    pop: { sound: 'pop', sparks: [PAINT.pink, PAINT.lagoon, '#ffffff'], count: 11, quake: 2 },
    fizz: { sparks: ['#bdf4ff'], count: 2 },
  },
  hero: 'diver',
  coach: ({ hero: { x, y } }) => [
    { x, y },
    { x: x + 20, y: y - 90 },
    { x: x + 20, y: y + 90 },
  ],
  turnOf(one) {
    if (one.kind === 'torpedo') return Math.atan2(one.vy, one.vx)
    return one.kind === 'mine' ? one.t * 0.015 : 0
  },
  under(state, { brush }) {
    rock(state, brush)
    const { hero, tick } = state
    for (let bubble = 0; bubble < 4; bubble++) {
      const age = (tick * 1.3 + bubble * 13) % 52
      brush.ring(hero.x - 34 - age, hero.y - age * 0.3, 2 + age * 0.07, 1.5, '#ffffff', 0.6 - age / 90)
    }
  },
  over({ foes, hero, tick, stage }, { brush }) {
    if (tick % 9 < 2) brush.disc(hero.x + 34, hero.y, 6, '#eafffb', 0.8)
    const boss = foes.find(({ kind }) => kind === 'angler')
    if (!boss) return
    const clock = boss.t % 150
    if (clock >= 70 && clock < 110)
      brush.ring(boss.x - 8, boss.y, 80 - (clock - 70) * 1.4, 4, PAINT.pink, (clock - 60) / 50)
    healthBar(brush, 250, 14, 240, boss.hp / (60 + stage * 26))
  },
}
