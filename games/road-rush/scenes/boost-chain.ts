import { PAINT } from '#kit/game/micro/brush.ts'
import { roadScene } from '../scene.ts'
import { bar, pad, postLamp } from '../thing-art.ts'
import { rules } from '../runs/boost-chain.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 150, zoom: 1.5, tilt: 4, aside: 0, above: -74 }

const LAND = {
  sky: '#2a1f5c',
  far: '#1c1440',
  ground: '#2f2a6a',
  stripe: '#2a2560',
  road: '#463f8f',
  kerb: ['#3fe0cf', '#2a2560'],
  line: '#b58cff',
} as const

export const scene = roadScene({
  rules,
  feel: {
    miss: { sound: 'flip', pitch: -5 },
    slow: { sound: 'bad', sparks: PAINT.coral, count: 18, quake: 6 },
  },
  land: () => LAND,
  dashes: [-0.5, 0, 0.5],
  every: 110,
  beside: postLamp,
  other: (brush, { kind, done }) =>
    pad(brush, kind === 'brake' ? PAINT.coral : done ? PAINT.stone : PAINT.lagoon),
  own(brush, { tick, speed }) {
    const hover = 6 + 2 * Math.sin(tick * 0.12)
    brush.disc(0, 2, 40, PAINT.lagoon, 0.18)
    brush.shape(
      [-50, -10 - hover, -20, -34 - hover, 20, -34 - hover, 50, -10 - hover, 30, -2 - hover, -30, -2 - hover],
      PAINT.orchid,
    )
    brush.shape([-22, -30 - hover, -12, -50 - hover, 12, -50 - hover, 22, -30 - hover], '#22304f')
    brush.line([-46, -10 - hover, 46, -10 - hover], 4, '#ffffff', 0.5)
    for (const x of [-24, 24]) brush.disc(x, -8 - hover, 5 + speed * 0.3, PAINT.lagoon)
  },
  over: (brush, { clock }, look) => bar(brush, look, 0, clock, PAINT.lagoon),
})
