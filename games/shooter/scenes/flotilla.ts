import { PAINT } from '#kit/game/micro/brush.ts'
import { healthBar } from '../art/bars.ts'
import { chaseArt } from '../art/chase-art.ts'
import { USUAL } from '../feel.ts'
import { PIER, raftPlace, rules, type Flotilla } from '../rules/flotilla.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene<Flotilla> = {
  rules,
  pictures: chaseArt,
  backdrop: { kind: 'sea' },
  feel: {
    ...USUAL,
    aboard: { sound: 'place', sparks: [PAINT.lagoon, '#ffffff'], count: 9 },
    cut: { sound: 'slice', sparks: ['#ffffff', PAINT.wood], count: 16, quake: 6 },
    land: { sound: 'coin', sparks: [PAINT.sun, PAINT.amber, '#ffffff'], count: 30, quake: 3 },
  },
  hero: 'tug',
  coach: ({ hero: { x, y }, drops }) => [{ x, y }, drops[0] ?? { x, y: y - 120 }],
  under(state, { brush, stamp }) {
    brush.glow(PIER.x, PIER.y, 84, PAINT.sun)
    brush.slab(PIER.x - 52, PIER.y - 10, 104, 60, 8, PAINT.wood, 8)
    for (const off of [-26, 0, 26])
      brush.line([PIER.x + off, PIER.y - 8, PIER.x + off, 540], 2.4, '#6b3f20', 0.8)
    brush.ring(PIER.x, PIER.y, PIER.r - 6, 4, PAINT.sun, state.tail > 0 ? 0.9 : 0.35)
    const rope = [state.hero.x, state.hero.y]
    for (let raft = 0; raft < state.tail; raft++) {
      const { x, y } = raftPlace(state, raft)
      rope.push(x, y)
    }
    if (state.tail > 0) brush.line(rope, 3, PAINT.sand, 0.8)
    for (let raft = state.tail - 1; raft >= 0; raft--) {
      const { x, y } = raftPlace(state, raft)
      stamp('fleet', x, y)
    }
  },
  thing(one, { brush, stamp }) {
    if (one.kind !== 'raft') return false
    // Those who hold out only for a while blink, slowly.
    if (one.a === 1 && one.t > 220 && one.t % 40 > 26) return true
    brush.ring(one.x, one.y, 21 + Math.sin(one.t * 0.08) * 2, 2.5, PAINT.sun, 0.6)
    stamp('raft', one.x, one.y)
    return true
  },
  over({ foes }, { brush }) {
    const hulk = foes.find(({ kind }) => kind === 'hulk')
    if (hulk) healthBar(brush, hulk.x, hulk.y - 52, 70, hulk.hp / hulk.a)
  },
}
