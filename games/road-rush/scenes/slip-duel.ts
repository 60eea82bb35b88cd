import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { COLOURS, spot } from '../road-art.ts'
import { roadScene, type Cuts } from '../scene.ts'
import { bar, carBack, palmTree } from '../thing-art.ts'
import { type DuelState, rules } from '../runs/slip-duel.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 130, zoom: 1.5, tilt: -4, aside: 0, above: -74 }

const LAND = {
  sky: '#ff9a8a',
  far: '#8f3f6a',
  ground: '#5a4a7a',
  stripe: '#534371',
  road: '#3f3a52',
  kerb: ['#ffe066', '#3a2f52'],
  line: '#ffd0e8',
} as const

export const scene = roadScene({
  rules,
  feel: {
    sling: { sound: 'boost', sparks: PAINT.sun, count: 26, quake: 3 },
    next: { sound: 'win', sparks: PAINT.pink, count: 36 },
  },
  land: () => LAND,
  dashes: [-0.33, 0.33],
  every: 130,
  beside: palmTree,
  other: () => undefined,
  own(brush, { sling, tick }) {
    if (sling > 0)
      for (const x of [-26, 26]) brush.shape([x - 9, -6, x + 9, -6, x, 22 + (tick % 5) * 3], PAINT.sun, 0.9)
    carBack(brush, PAINT.coral)
  },
  onRoad: rival,
  over(brush, state, look) {
    bar(brush, look, 0, state.clock, PAINT.sky)
    bar(brush, look, 1, state.draft, PAINT.sun)
  },
})

function rival(brush: Brush, state: DuelState, cuts: Cuts) {
  const { z, side } = state.rival
  const place = spot(state, cuts, z, side)
  if (!place || place.isHidden || place.k < 0.05) return
  const { x, y } = project(state)
  const isNear = z - state.z > 20 && z - state.z < 260
  if (isNear)
    for (const sign of [-1, 1])
      brush.line(
        [place.x + sign * 40 * place.k, place.y - 20 * place.k, x + sign * 60, y],
        4,
        '#ffffff',
        0.15 + 0.5 * state.draft,
      )
  brush.at(place.x, place.y, 0, () => carBack(brush, COLOURS[state.beaten % COLOURS.length]!), place.k)
}

/** Where the rival's wake reaches the player. */
const project = ({ side }: DuelState) => ({ x: 200 + side * 50, y: 372 })
