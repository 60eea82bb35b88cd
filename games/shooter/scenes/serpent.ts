import { PAINT } from '#kit/game/micro/brush.ts'
import { serpentArt } from '../art/chase-art.ts'
import { USUAL } from '../feel.ts'
import { rules, softOf, type Serpent } from '../rules/serpent.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene<Serpent> = {
  rules,
  pictures: serpentArt,
  backdrop: { kind: 'deep' },
  feel: {
    ...USUAL,
    clang: { sound: 'bounce', pitch: 6, sparks: ['#ffffff', '#8fd8ff'], count: 4 },
    throw: { sound: 'shoot', pitch: -6 },
  },
  hero: 'hunter',
  coach: ({ hero: { x, y } }) => [
    { x, y },
    { x: x - 100, y },
    { x: x + 100, y: y - 60 },
  ],
  turnOf: (one) =>
    one.kind === 'eel' ? Math.atan2(one.vy, one.vx) + Math.PI / 2 : one.kind === 'chip' ? one.t * 0.2 : 0,
  under(state, { stamp, brush }) {
    const soft = softOf(state)
    for (const part of state.body.toReversed()) {
      const swell = 1 + part.hit * 0.03
      if (part.kind === 'head') {
        stamp('head', part.x, part.y, Math.atan2(part.vy, part.vx) + Math.PI / 2, swell)
        if (part === soft)
          brush.ring(part.x, part.y, 30 + Math.sin(state.tick * 0.12) * 3, 4, PAINT.pink, 0.9)
      } else stamp(part === soft ? 'soft' : 'ring', part.x, part.y, 0, swell)
    }
  },
}
