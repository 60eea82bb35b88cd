import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { holdPlace } from '../controls.ts'
import { MOST_LOCKS, rules, SHORE, type Locks } from '../verbs/lantern-locks.ts'
import { yardScene } from './yard-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'
import type { Thing } from '#kit/game/things/things.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 66, zoom: 1.7, tilt: -5, aside: 60, above: 0 }

const BODIES: Readonly<Record<string, string>> = {
  moth: PAINT.orchid,
  bat: '#6f7fc8',
  owl: '#c98a5a',
  seed: PAINT.coral,
}

function guest(brush: Brush, { kind, x, y, t, r }: Thing) {
  const flap = Math.sin(t * (kind === 'bat' ? 0.5 : 0.28)) * 0.6
  const color = BODIES[kind]!
  if (kind === 'seed') {
    brush.ball(x, y, r, color)
    return
  }
  brush.leaf(x - r * 0.9, y - 3, r * 2, r * 0.9, color, 0.35 + flap)
  brush.leaf(x + r * 0.9, y - 3, r * 2, r * 0.9, color, -0.35 - flap)
  brush.ball(x, y, r * 0.7, color)
  for (const side of [-1, 1]) {
    brush.disc(x + side * r * 0.26, y - r * 0.16, r * 0.22, '#fff4dc')
    brush.disc(x + side * r * 0.26, y - r * 0.12, r * 0.1, PAINT.ink)
  }
}

export const scene = yardScene<Locks>({
  rules,
  backdrop: 'sea',
  waterline: SHORE,
  controls: () => holdPlace(({ x = 200, y = 260 }: Partial<Locks>) => ({ x, y })),
  feel: {
    lock: { sound: 'tap', pitch: 9 },
    volley: { sound: 'shoot', pitch: 3, sparks: PAINT.sun, count: 16 },
  },
  at: ({ x, y }) => ({ x, y }),
  draw({ foes, darts, x, y, last, locked }, brush, look) {
    brush.round(look.left, SHORE - 2, look.right - look.left, 5, 2, PAINT.sand, 0.7)
    for (let lamp = 0; lamp < MOST_LOCKS; lamp++) {
      const at = 110 + lamp * 36
      if (lamp < locked) brush.glow(at, SHORE + 20, 24, PAINT.sun)
      brush.round(at - 7, SHORE + 8, 14, 22, 6, lamp < locked ? PAINT.sun : '#3a4668')
    }
    for (const one of [...foes, ...darts]) {
      guest(brush, one)
      if (one.a === 0) continue
      brush.ring(one.x, one.y, one.r + 8, 3.4, PAINT.sun)
      brush.line([110 + (one.a - 1) * 36, SHORE + 8, one.x, one.y], 1.6, PAINT.sun, 0.35)
    }
    if (last === 0) return
    brush.ring(x, y, 26, 3, '#ffffff', 0.8)
    brush.glow(x, y, 40, PAINT.sun)
  },
})
