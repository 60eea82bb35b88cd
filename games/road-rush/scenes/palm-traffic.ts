import { PAINT } from '#kit/game/micro/brush.ts'
import { colourOf } from '../road-art.ts'
import { roadScene } from '../scene.ts'
import { bar, carBack, carFront, roundTree, vanBack } from '../thing-art.ts'
import { rules } from '../runs/palm-traffic.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 200, zoom: 1.5, tilt: 4, aside: 0, above: -74 }

const LAND = {
  sky: '#ffd0a0',
  far: '#d8705f',
  ground: '#7fae5a',
  stripe: '#74a351',
  road: '#4f4a5c',
  kerb: ['#fff3df', '#fff3df'],
  line: '#ffe066',
} as const

export const scene = roadScene({
  rules,
  land: () => LAND,
  dashes: [-0.5, -0.02, 0.02, 0.5],
  every: 150,
  beside: (brush, index) => roundTree(brush, index, index % 3 === 0 ? '#c9553f' : '#3f8a4a'),
  other(brush, one) {
    if (one.speed < 0) carFront(brush, colourOf(one))
    else (one.kind === 'car' ? carBack : vanBack)(brush, colourOf(one))
  },
  own: (brush) => carBack(brush, PAINT.coral),
  over: (brush, { speed }, look) => bar(brush, look, 0, speed / 15, PAINT.lagoon),
})
