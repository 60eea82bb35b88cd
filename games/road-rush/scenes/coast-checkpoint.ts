import { PAINT } from '#kit/game/micro/brush.ts'
import { drawBand, colourOf, spot } from '../road-art.ts'
import { roadScene } from '../scene.ts'
import { bar, carBack, cactus, palmTree, vanBack } from '../thing-art.ts'
import { rules, STAGE } from '../runs/coast-checkpoint.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 140, zoom: 1.5, tilt: -4, aside: 0, above: -74 }

const CALM = {
  sky: '#7fd8f0',
  far: '#3f9ab8',
  ground: '#e8d39a',
  stripe: '#dcc384',
  road: '#5f6472',
  kerb: ['#ff6b5e', '#fff3df'],
  line: '#fff3df',
} as const
const WILD = {
  sky: '#ffb38a',
  far: '#a8506a',
  ground: '#c97f4a',
  stripe: '#bb713e',
  road: '#57505f',
  kerb: ['#ffb63d', '#5a2f3a'],
  line: '#ffe9c8',
} as const

export const scene = roadScene({
  rules,
  feel: { gate: { sound: 'win', sparks: PAINT.sun, count: 40 } },
  land: ({ isWild }) => (isWild ? WILD : CALM),
  dashes: [-0.33, 0.33],
  every: 130,
  beside: (brush, index, { isWild }) => (isWild ? cactus : palmTree)(brush, index),
  other: (brush, one) => (one.kind === 'van' ? vanBack : carBack)(brush, colourOf(one)),
  own: (brush) => carBack(brush, PAINT.coral, true),
  onRoad(brush, state, cuts) {
    const gate = Math.ceil(state.z / STAGE) * STAGE
    drawBand(brush, state, cuts, gate, gate + 40, 1, '#ffffff')
    const [left, middle, right] = [-1.15, 0, 1.15].map((side) => spot(state, cuts, gate, side))
    if (!left || !right || !middle || left.k < 0.06) return
    const { k } = left
    for (const pole of [left, middle, right])
      brush.line([pole.x, pole.y, pole.x, pole.y - 190 * k], 9 * k, PAINT.shell)
    brush.round(left.x, left.y - 196 * k, middle.x - left.x, 54 * k, 8 * k, '#2f9fb8')
    brush.round(middle.x, left.y - 196 * k, right.x - middle.x, 54 * k, 8 * k, '#c9553f')
    brush.shape(
      [
        left.x + 90 * k,
        left.y - 188 * k,
        left.x + 60 * k,
        left.y - 169 * k,
        left.x + 90 * k,
        left.y - 150 * k,
      ],
      '#ffffff',
    )
    for (const dx of [60, 96])
      brush.shape(
        [
          middle.x + dx * k,
          left.y - 188 * k,
          middle.x + (dx + 30) * k,
          left.y - 169 * k,
          middle.x + dx * k,
          left.y - 150 * k,
        ],
        '#ffffff',
      )
  },
  over: (brush, { clock }, look) => bar(brush, look, 0, clock, PAINT.sun),
})
