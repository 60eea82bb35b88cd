import { PAINT } from '#kit/game/micro/brush.ts'
import { bug, craft } from '../art.ts'
import { turnAndDrag } from '../controls.ts'
import { FULL, rules, type Shade } from '../verbs/sun-and-shade.ts'
import { rankScene } from './rank-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 330, zoom: 2.3, tilt: 6, aside: 0, above: -20 }

const SIDES = [PAINT.sun, '#7d6bff'] as const
const RIMS = ['#c8641c', '#241670'] as const

export const scene = rankScene<Shade>({
  rules,
  controls: turnAndDrag,
  feel: {
    turn: { sound: 'flip' },
    burst: { sound: 'win', sparks: PAINT.shell, count: 40, quake: 8 },
    bonus: { sound: 'tap', pitch: 7, sparks: PAINT.shell, count: 4 },
    shot: {},
  },
  draw({ foes, darts, shots }, brush) {
    for (const { kind, x, y, a, t, hp, r } of foes) {
      if (kind === 'kite') bug(brush, x, y, { color: SIDES[a]!, beat: t / 8, size: 13 })
      else {
        brush.puck(x, y, r, SIDES[a]!, 5)
        brush.ring(x, y, r * 0.62, 4, RIMS[a]!, 0.8)
        brush.disc(x, y, r * 0.3, a ? '#ffffff' : RIMS[0], 0.9)
        if (kind === 'mask')
          brush.arc(x, y, r + 5, -1.57, -1.56 + (Math.max(0, hp) / 8) * 6.26, 3, '#ffffff', 0.8)
      }
    }
    for (const { x, y, a } of shots) brush.line([x, y + 10, x, y], 5, SIDES[a]!, 0.9)
    for (const { x, y, r, a } of darts) {
      brush.disc(x, y, r + 2, RIMS[a]!)
      brush.disc(x, y, r - 1, SIDES[a]!)
      // The shape tells the side as well as the colour.
      if (a === 1) brush.disc(x, y, r * 0.4, '#ffffff')
    }
  },
  hero({ x, y, side, charge }, brush) {
    brush.glow(x, y, 40, SIDES[side]!)
    craft(brush, x, y, SIDES[side]!, 1)
    if (side === 1) brush.disc(x, y - 4, 3, '#ffffff')
    brush.arc(x, y, 27, -1.57, -1.56 + (charge / FULL) * 6.26, 4, '#ffffff', 0.85)
  },
})
