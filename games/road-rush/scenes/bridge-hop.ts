import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { drawBand, spot } from '../road-art.ts'
import { roadScene, type Cuts } from '../scene.ts'
import { bar, carBack, lamps, pad, postLamp } from '../thing-art.ts'
import { type HopState, neededFor, rules } from '../runs/bridge-hop.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 210, zoom: 1.5, tilt: 5, aside: 0, above: -74 }

const LAND = {
  sky: '#9fd8ff',
  far: '#5a8ac0',
  ground: '#2a8fc0',
  stripe: '#2585b5',
  road: '#8a6f52',
  kerb: ['#fff3df', '#5a3f2a'],
  line: '#d8b878',
} as const

export const scene = roadScene({
  rules,
  feel: {
    pad: { sound: 'boost', sparks: PAINT.lagoon, count: 12 },
    leap: { sound: 'jump', sparks: '#ffffff', count: 10 },
  },
  land: () => LAND,
  dashes: [-0.33, 0.33],
  every: 160,
  beside: postLamp,
  other(brush, { kind, done }) {
    if (kind === 'pad') pad(brush, done ? PAINT.stone : PAINT.lagoon)
    else {
      brush.round(-30, -24, 60, 26, 11, '#c9a878')
      brush.round(-20, -40, 40, 22, 10, '#dcbf92')
    }
  },
  own: (brush) => carBack(brush, PAINT.orchid),
  high: ({ high }) => high,
  onRoad: gaps,
  over(brush, state, look) {
    bar(brush, look, 0, state.speed / 14, PAINT.lagoon)
    const gap = state.gaps.find(({ isDone }) => !isDone)
    // A mark on the bar shows the speed that the next jump needs.
    if (gap)
      brush.round(
        look.left + 20 + 116 * Math.min(1, neededFor(gap.wide) / 14),
        look.top + 16,
        5,
        26,
        2,
        '#ffffff',
      )
    bar(brush, look, 1, state.clock, PAINT.sun)
    lamps(brush, look, state.lamps)
  },
})

function gaps(brush: Brush, state: HopState, cuts: Cuts) {
  for (const { z, wide } of state.gaps) {
    drawBand(brush, state, cuts, z, z + wide, 1.12, '#1a6fa0')
    const [left, right] = [spot(state, cuts, z, -1.1), spot(state, cuts, z, 1.1)]
    if (!left || !right || left.isHidden || left.k < 0.06) continue
    const isFast = state.speed >= neededFor(wide)
    brush.line([left.x, left.y, right.x, right.y], 12 * left.k, isFast ? PAINT.palm : PAINT.coral)
    for (const post of [left, right]) {
      brush.line([post.x, post.y, post.x, post.y - 120 * post.k], 10 * post.k, '#5a3f2a')
      brush.disc(post.x, post.y - 128 * post.k, 14 * post.k, isFast ? PAINT.palm : PAINT.coral)
    }
  }
}
