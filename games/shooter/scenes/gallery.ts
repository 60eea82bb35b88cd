import { PAINT } from '#kit/game/micro/brush.ts'
import { beachArt } from '../art/beach-art.ts'
import { healthBar } from '../art/bars.ts'
import { USUAL } from '../feel.ts'
import { RAILS, rules, type Gallery } from '../rules/gallery.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene<Gallery> = {
  rules,
  pictures: beachArt,
  backdrop: { kind: 'dusk' },
  isTall: true,
  feel: {
    ...USUAL,
    shot: { sound: 'shoot', sparks: ['#ffffff', PAINT.sun], count: 5, quake: 2 },
    miss: { sound: 'bad', sparks: ['#8795b5'], count: 5 },
    lamp: { sound: 'bad', pitch: -4, sparks: ['#ff4d5e', '#ffffff'], count: 26, quake: 10 },
    gold: { sound: 'win', sparks: [PAINT.sun, '#ffffff', PAINT.amber], count: 30, quake: 4 },
    pop: { sound: 'pop', sparks: [PAINT.wood, PAINT.sun, '#ffffff'], count: 14 },
  },
  hero: '',
  coach: ({ foes }) => [foes[0] ?? { x: 220, y: 245 }],
  turnOf(one) {
    if (one.kind === 'gold' || one.kind === 'disc') return one.t * 0.08
    return one.kind === 'balloon' ? one.vx * 0.1 : Math.sin(one.t * 0.12) * 0.07
  },
  thing(one, { brush, stamp }) {
    if (one.kind !== 'duck' || one.vx > 0) return false
    brush.at(one.x, one.y, -Math.sin(one.t * 0.12) * 0.07, () => stamp('duck-left', 0, 0))
    return true
  },
  under(_state, { brush, stamp }, { left, right, top }) {
    // Space above the field is filled with cloth.
    for (let x = Math.floor(left / 44) * 44; x < right; x += 44) {
      const isRed = Math.round(x / 44) % 2 === 0
      if (top < -30) brush.round(x, top, 44, -10 - top, 0, isRed ? PAINT.coral : PAINT.shell)
      stamp(isRed ? 'stripe-red' : 'stripe-pale', x + 22, 22)
    }
    for (const { y } of RAILS) {
      brush.round(left, y + 24, right - left, 16, 4, '#5b3218')
      brush.round(left, y + 21, right - left, 13, 4, '#a8693c')
      brush.line([left, y + 23, right, y + 23], 2, '#ffffff', 0.3)
    }
  },
  over({ left, hero, held }, { brush }) {
    healthBar(brush, 220, 12, 360, left / 2700, left < 600 ? PAINT.coral : PAINT.lagoon)
    if (held) brush.ring(hero.x, hero.y, 18, 4, '#fffbe0', 0.9)
  },
}
