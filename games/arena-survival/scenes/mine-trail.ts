import { PAINT } from '#kit/game/micro/brush.ts'
import { ARMED, rules, type Mines } from '../verbs/mine-trail.ts'
import { arenaScene } from './arena-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 400, zoom: 2.9, tilt: 6, aside: -5, above: 5 }

export const scene = arenaScene<Mines>({
  rules,
  plate: { floor: 'planks', color: '#4a6a5a', line: '#33503f', edge: '#8aa878' },
  feel: {
    burst: { sound: 'hit', pitch: -7, sparks: PAINT.amber, count: 22, quake: 6 },
    lay: { sound: 'tap', pitch: -5 },
  },
  under({ drops, shots }, brush) {
    for (const mine of drops) {
      if (mine.kind !== 'mine') continue
      const isArmed = mine.t > ARMED
      brush.disc(mine.x, mine.y + 3, 10, '#0c1a14', 0.5)
      brush.ball(mine.x, mine.y, 9, isArmed ? PAINT.slate : '#7f8aa8')
      brush.disc(mine.x, mine.y, 3.6, mine.a > 0 ? '#ffffff' : isArmed ? PAINT.coral : '#c9d2e8')
    }
    for (const { x, y, r, t } of shots) {
      brush.disc(x, y, r * (0.6 + t / 40), PAINT.amber, 0.55 - t / 32)
      brush.disc(x, y, r * (0.4 + t / 50), '#fff4c2', 0.6 - t / 30)
    }
  },
})
