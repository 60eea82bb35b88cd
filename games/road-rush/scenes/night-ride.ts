import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { HORIZON, placeOn, project, type Other } from '../road.ts'
import { roadScene } from '../scene.ts'
import { bar, carBack, lamps, roundTree } from '../thing-art.ts'
import { rules, sightOf } from '../runs/night-ride.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 140, zoom: 1.5, tilt: 4, aside: 0, above: -74 }

const LAND = {
  sky: '#1a2350',
  far: '#101838',
  ground: '#1f3a3a',
  stripe: '#1a3334',
  road: '#343a52',
  kerb: ['#8fa0c8', '#2a3048'],
  line: '#ffe9a8',
} as const

export const scene = roadScene({
  rules,
  feel: { lamp: { sound: 'boost', sparks: PAINT.sun, count: 16 } },
  land: () => LAND,
  dashes: [0],
  every: 140,
  beside: (brush, index) => roundTree(brush, index, '#16302c'),
  other: walker,
  own: (brush) => carBack(brush, PAINT.orchid),
  over(brush, state, look) {
    // Darkness beyond the lamp, denser with distance.
    const { x } = placeOn(state)
    const sight = sightOf(state)
    const wide = look.right - look.left + 40
    for (const [share, dark] of [
      [0.5, 0.3],
      [0.75, 0.5],
      [1, 0.85],
    ] as const) {
      const { y } = project(state, { far: sight * share, side: 0, bent: 0, high: 0 })
      brush.round(look.left - 20, HORIZON - 20, wide, Math.max(0, y - HORIZON + 20), 0, '#070b20', dark)
    }
    const end = project(state, { far: sight * 0.75, side: 0, bent: 0, high: 0 })
    brush.shape(
      [x - 30, 330, 200 - 190 * end.k - 30, end.y, 200 + 190 * end.k + 30, end.y, x + 30, 330],
      '#fff2b0',
      0.14,
    )
    for (const { kind, done, z, side } of state.others) {
      if (kind !== 'firefly' || done || z < state.z || z - state.z > 900) continue
      const place = project(state, { far: z - state.z, side, bent: 0, high: 0 })
      if (z - state.z < sight) continue
      brush.disc(place.x, place.y - 34 * place.k, 3, PAINT.sun)
    }
    bar(brush, look, 0, state.clock, PAINT.sun)
    lamps(brush, look, state.lamps)
  },
})

function walker(brush: Brush, { kind, done, drift }: Other) {
  if (kind === 'firefly') {
    if (done) return
    brush.disc(0, -34, 30, PAINT.sun, 0.25)
    brush.disc(0, -34, 10, '#fff6c8')
    return
  }
  const way = drift < 0 ? -1 : 1
  if (kind === 'deer') {
    for (const x of [-22, -12, 12, 22]) brush.line([x, -30, x, 0], 6, '#8a5a34')
    brush.round(-30, -56, 60, 32, 15, '#b57a48')
    brush.line([way * 26, -48, way * 40, -84], 12, '#b57a48')
    brush.disc(way * 44, -88, 11, '#b57a48')
    brush.line([way * 40, -96, way * 32, -118, way * 46, -106], 4, '#e8d0a8')
  } else if (kind === 'crab') {
    brush.round(-28, -32, 56, 30, 15, PAINT.coral)
    brush.line([-24, -24, -42, -42], 8, '#d8443f')
    brush.line([24, -24, 42, -42], 8, '#d8443f')
    brush.disc(-9, -36, 5, '#ffffff')
    brush.disc(9, -36, 5, '#ffffff')
  } else {
    brush.disc(way * 34, -18, 12, '#7fae5a')
    brush.disc(0, -24, 32, '#3f7a4a')
    brush.disc(-8, -32, 10, '#5f9a5a')
    brush.round(-34, -14, 68, 14, 7, '#7fae5a')
  }
}
