import { PAINT } from '#kit/game/micro/brush.ts'
import { healthBar } from '../art/bars.ts'
import { bubbleArt } from '../art/chase-art.ts'
import { USUAL } from '../feel.ts'
import { guestPlace, rules, type Hijack } from '../rules/hijack.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene<Hijack> = {
  rules,
  pictures: bubbleArt,
  backdrop: { kind: 'sky', drift: [0, 1.2] },
  feel: {
    ...USUAL,
    puff: { sound: 'bounce', pitch: 9 },
    shot: { sound: 'tap', pitch: 7 },
    caught: { sound: 'boost', sparks: ['#ffffff', PAINT.sky, PAINT.orchid], count: 20 },
    opened: { sound: 'pop', pitch: -4, sparks: ['#ffffff', PAINT.sky], count: 14 },
  },
  hero: 'pod',
  coach: ({ hero: { x, y } }) => [
    { x, y },
    { x: x - 100, y },
    { x: x + 100, y: y - 50 },
  ],
  turnOf: (one) =>
    one.kind === 'spine' ? one.a : one.kind === 'bolt' ? Math.atan2(one.vy, one.vx) + Math.PI / 2 : 0,
  over(state, { brush, stamp }) {
    const boss = state.foes.find(({ kind }) => kind === 'boss')
    if (boss) healthBar(brush, boss.x, boss.y - 64, 90, boss.hp / boss.a)
    if (state.guest === '' || state.end) return
    const { x, y } = guestPlace(state)
    stamp(state.guest, x, y, 0, 0.8)
    brush.disc(x, y, 21, '#d8f6ff', 0.22)
    brush.ring(x, y, 21, 2 + state.guestHp, '#ffffff', 0.45 + state.guestHp * 0.15)
    brush.arc(x, y, 27, -1.57, -1.56 + (state.guestLeft / 560) * 6.26, 3.5, PAINT.sun, 0.9)
    brush.disc(x - 7, y - 9, 4, '#ffffff', 0.9)
  },
}
