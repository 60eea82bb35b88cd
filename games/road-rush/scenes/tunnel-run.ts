import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { spot } from '../road-art.ts'
import { roadScene, type Cuts } from '../scene.ts'
import { barrier, boulder, carBack, firTree, lamps, pearl } from '../thing-art.ts'
import { isTunnel, PERIOD, rules, TUNNEL } from '../runs/tunnel-run.ts'
import type { Look } from '#kit/game/micro/scene.ts'
import type { RoadState } from '../road.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 180, zoom: 1.5, tilt: -4, aside: 0, above: -74 }

const LAND = {
  sky: '#b8e0f0',
  far: '#6f7f9a',
  ground: '#8a8f7a',
  stripe: '#80856f',
  road: '#5a5560',
  kerb: ['#ffb63d', '#3a3540'],
  line: '#fff3df',
} as const
const DARK = {
  ...LAND,
  sky: '#241c2c',
  far: '#241c2c',
  ground: '#3a3040',
  stripe: '#342a3a',
  road: '#463f4f',
} as const

export const scene = roadScene({
  rules,
  feel: {
    dark: { sound: 'flip', pitch: -7 },
    light: { sound: 'flip', pitch: 3 },
    scrape: { sound: 'slice', sparks: PAINT.amber, count: 8, quake: 3 },
  },
  land: ({ z }) => (isTunnel(z) ? DARK : LAND),
  dashes: [-0.33, 0.33],
  every: 120,
  beside(brush, _, { z }) {
    if (isTunnel(z)) {
      brush.disc(0, -150, 30, '#ffb63d', 0.22)
      brush.disc(0, -150, 10, '#ffe9a8')
    } else firTree(brush)
  },
  other(brush, { kind, done }) {
    if (kind === 'boulder') boulder(brush)
    else if (kind === 'barrier') barrier(brush)
    else if (!done) pearl(brush)
  },
  own: (brush) => carBack(brush, PAINT.lagoon),
  onRoad: mouths,
  over: (brush, state, look) => lamps(brush, look, state.lamps),
})

/** Rock around the entrance, daylight at the exit. */
function mouths(brush: Brush, state: RoadState, cuts: Cuts, look: Look) {
  const inside = isTunnel(state.z)
  const period = Math.floor(Math.max(0, state.z - 900) / PERIOD)
  const start = 900 + (inside || state.z < 900 ? period : period + 1) * PERIOD
  const edge = inside ? start + TUNNEL : start
  const [left, right] = [spot(state, cuts, edge, -1.25), spot(state, cuts, edge, 1.25)]
  if (!left || !right || left.k < 0.05) return
  const [wide, high] = [right.x - left.x, 250 * left.k]
  if (inside) {
    brush.round(left.x, left.y - high, wide, high, wide * 0.35, '#dff4ff', 0.95)
    return
  }
  brush.round(left.x - wide * 2.2, left.y - high * 1.9, wide * 5.4, high * 1.9, wide * 0.2, '#6a6470')
  brush.round(
    left.x - 12 * left.k,
    left.y - high - 12 * left.k,
    wide + 24 * left.k,
    high + 12 * left.k,
    wide * 0.35,
    '#8f8894',
  )
  brush.round(left.x, left.y - high, wide, high, wide * 0.35, '#1a1420')
  if (look.gone < 1) brush.disc(left.x + wide / 2, left.y - high * 0.82, 8 * left.k, '#ffe9a8')
}
