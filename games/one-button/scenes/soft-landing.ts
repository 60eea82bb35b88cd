import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { padX, POD_X, rules, SAFE, type LandingState } from '../verbs/soft-landing.ts'
import { bar, tries } from './pieces.ts'
import { cloud } from './places.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 1.5, tilt: -5, aside: 0, above: 30 }

export const scene: Scene<LandingState> = {
  rules,
  backdrop: 'air',
  feel: {
    thrust: { sound: 'boost', pitch: -9, count: 0 },
    score: { sound: 'place', sparks: PAINT.palm, count: 18 },
    bump: { sound: 'hit', sparks: PAINT.coral, count: 26, quake: 10 },
    missed: { sound: 'bad', sparks: PAINT.slate, count: 16, quake: 5 },
    sinks: { sound: 'move', pitch: -5, count: 0 },
  },
  hero: ({ y }) => ({ x: POD_X, y }),
  camera: ({ eye }) => ({ x: 0, y: eye }),
  draw(state, brush, look) {
    for (let row = Math.floor((look.top - 100) / 130); row < (look.bottom + 100) / 130; row++) {
      cloud(brush, 60 + ((row * 131) % 90), row * 130, 20, '#ffffff', 0.14)
      cloud(brush, 330 - ((row * 77) % 80), row * 130 + 60, 26, '#ffffff', 0.12)
    }
    brush.line([POD_X, state.y + 20, POD_X, look.bottom], 2, '#ffffff', 0.18)
    // The raft below the pod stands still with it; the others go on.
    const afloat = state.stands > 0 ? state.pads.slice(1) : state.pads
    for (const [index, pad] of afloat.entries())
      raft(brush, padX(pad, state.tick), pad.y, pad.wide, index === 0)
    if (state.stands > 0) raft(brush, POD_X, state.y + 20 + (46 - state.stands) * 0.1, 46, false)
    if (state.last > 0 && state.fuel > 0 && state.stands === 0) {
      const long = 24 + Math.sin(state.tick * 0.9) * 7
      brush.leaf(POD_X, state.y + 24 + long / 2, long * 1.4, 18, PAINT.amber, Math.PI / 2)
      brush.leaf(POD_X, state.y + 20 + long / 2, long * 0.8, 10, '#fff6d6', Math.PI / 2)
    }
    pod(brush, state.y, state.vy)
    const danger = state.vy > SAFE
    bar(brush, POD_X, state.y - 52, 62, state.fuel, state.fuel > 0.3 ? PAINT.lagoon : PAINT.coral)
    brush.round(POD_X + 34, state.y - 20, 10, 40, 5, '#031226', 0.5)
    const pace = Math.max(0, Math.min(1, state.vy / 4))
    brush.round(POD_X + 36, state.y - 18, 6, Math.max(3, 36 * pace), 3, danger ? PAINT.coral : PAINT.palm)
    brush.line(
      [POD_X + 33, state.y - 18 + 36 * (SAFE / 4), POD_X + 45, state.y - 18 + 36 * (SAFE / 4)],
      2.5,
      '#ffffff',
    )
    tries(brush, look, state.lamps)
  },
}

function raft(brush: Brush, x: number, y: number, wide: number, next: boolean) {
  for (const side of [-1, 1]) {
    brush.ball(x + side * wide * 0.7, y + 30, 13, PAINT.pink)
    brush.line([x + side * wide * 0.7, y + 18, x + side * wide * 0.6, y + 6], 3, PAINT.sand)
  }
  brush.slab(x - wide, y, wide * 2, 14, 7, next ? PAINT.amber : '#b98a58', 7)
  brush.round(x - 12, y + 2, 24, 5, 2, next ? '#ffffff' : PAINT.sand, 0.8)
}

/** A walnut shell with a window and two legs. */
function pod(brush: Brush, y: number, vy: number) {
  const tilt = Math.max(-0.06, Math.min(0.06, vy * 0.02))
  brush.at(POD_X, y, tilt, () => {
    for (const side of [-1, 1]) brush.line([side * 10, 8, side * 20, 20], 5, '#8795b5')
    brush.ball(0, 0, 22, '#c98a4a')
    brush.arc(0, 0, 17, 0.5, 2.6, 4, '#8a5230', 0.6)
    brush.disc(0, -4, 11, PAINT.ink)
    brush.disc(0, -4, 9, '#8fe8ff')
    brush.ball(0, -1, 6, PAINT.palm)
    brush.disc(-2, -3, 1.6, PAINT.ink)
    brush.disc(3, -3, 1.6, PAINT.ink)
    brush.line([0, -22, 0, -32], 3, PAINT.shell)
    brush.ball(0, -33, 4, PAINT.coral)
  })
}
