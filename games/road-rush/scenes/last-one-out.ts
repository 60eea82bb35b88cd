import { PAINT } from '#kit/game/micro/brush.ts'
import { COLOURS, spot } from '../road-art.ts'
import { roadScene } from '../scene.ts'
import { bar, carBack, roundTree } from '../thing-art.ts'
import { type OutState, rankOf, rules } from '../runs/last-one-out.ts'
import type { Brush } from '#kit/game/micro/brush.ts'
import type { Cuts } from '../scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 120, zoom: 1.5, tilt: 4, aside: 0, above: -74 }

const LAND = {
  sky: '#c8b8ff',
  far: '#8a6fc0',
  ground: '#6fae8a',
  stripe: '#66a381',
  road: '#55506a',
  kerb: ['#ff86c2', '#fff3fa'],
  line: '#fff3fa',
} as const

export const scene = roadScene({
  rules,
  feel: { bell: { sound: 'score', pitch: -5, sparks: PAINT.sun, count: 24 } },
  land: () => LAND,
  dashes: [-0.33, 0.33],
  every: 140,
  beside: (brush, index) => roundTree(brush, index, index % 2 ? '#e2749f' : '#3f8a6a'),
  other: () => undefined,
  own: (brush) => carBack(brush, PAINT.coral),
  onRoad: racers,
  over(brush, state, look) {
    bar(brush, look, 0, state.clock, PAINT.sun)
    // A disc per remaining racer, the player's ringed.
    const rank = rankOf(state)
    for (let place = 1; place <= state.racers.length + 1; place++) {
      const x = look.right - 22 - (state.racers.length + 1 - place) * 24
      brush.disc(
        x,
        look.top + 28,
        place === rank ? 10 : 7,
        place === rank ? PAINT.coral : '#ffffff',
        place === rank ? 1 : 0.55,
      )
    }
  },
})

function racers(brush: Brush, state: OutState, cuts: Cuts) {
  for (const { z, side, paint } of [...state.racers].sort((one, two) => two.z - one.z)) {
    const place = spot(state, cuts, z, side)
    if (place && !place.isHidden && place.k > (cuts.length < 20 ? 0.2 : 0.05))
      brush.at(place.x, place.y, 0, () => carBack(brush, COLOURS[paint % COLOURS.length]!), place.k)
  }
}
