import { PAINT } from '#kit/game/micro/brush.ts'
import { colourOf } from '../road-art.ts'
import { roadScene } from '../scene.ts'
import { bar, carBack, carFront, firTree, lamps, lorryBack } from '../thing-art.ts'
import { rules } from '../runs/lorry-pass.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 150, zoom: 1.5, tilt: -4, aside: 0, above: -74 }

const LAND = {
  sky: '#a8d8e8',
  far: '#5f8a9a',
  ground: '#5f9a5a',
  stripe: '#558f50',
  road: '#6a6670',
  kerb: ['#e8e0d0', '#8a8478'],
  line: '#fff6e0',
} as const

export const scene = roadScene({
  rules,
  land: () => LAND,
  dashes: [0],
  every: 110,
  beside: firTree,
  other(brush, one) {
    if (one.kind === 'lorry') lorryBack(brush)
    else carFront(brush, colourOf(one))
  },
  own: (brush) => carBack(brush, PAINT.sun),
  over(brush, state, look) {
    bar(brush, look, 0, state.clock, PAINT.lagoon)
    lamps(brush, look, state.lamps)
  },
})
