import { PAINT } from '#kit/game/micro/brush.ts'
import { colourOf, spot } from '../road-art.ts'
import { roadScene } from '../scene.ts'
import { bar, carBack, postLamp, vanBack } from '../thing-art.ts'
import { rules } from '../runs/patrol-chase.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 150, zoom: 1.5, tilt: 5, aside: 0, above: -74 }

const LAND = {
  sky: '#3f3a78',
  far: '#2a2458',
  ground: '#4a5a8a',
  stripe: '#44547f',
  road: '#3a3f5c',
  kerb: ['#7df0e2', '#2a2f52'],
  line: '#ffe9a8',
} as const

export const scene = roadScene({
  rules,
  feel: {
    nudge: { sound: 'hit', sparks: PAINT.sun, count: 22, quake: 8 },
    caught: { sound: 'win', sparks: PAINT.palm, count: 50 },
  },
  land: () => LAND,
  dashes: [-0.33, 0.33],
  every: 130,
  beside: postLamp,
  other: (brush, one) => (one.kind === 'van' ? vanBack : carBack)(brush, colourOf(one)),
  own(brush, { tick }) {
    carBack(brush, '#f4f6ff')
    brush.round(-22, -68, 20, 10, 4, Math.floor(tick / 12) % 2 ? PAINT.coral : '#7a2f3a')
    brush.round(2, -68, 20, 10, 4, Math.floor(tick / 12) % 2 ? '#2f4f8f' : PAINT.sky)
  },
  onRoad(brush, state, cuts) {
    const { z, side, strength } = state.runaway
    const place = spot(state, cuts, z, side)
    if (!place || place.isHidden || place.k < 0.05) return
    brush.at(
      place.x,
      place.y,
      0,
      () => {
        carBack(brush, '#3f9a4f', true)
        for (const [x, y] of [
          [10, -48],
          [28, -46],
          [20, -60],
        ] as const)
          brush.ball(x, y, 11, '#4fae5a')
        for (let blow = 0; blow < strength; blow++) brush.disc(-20 + blow * 20, -100, 7, PAINT.coral)
        brush.shape([-16, -140, 16, -140, 0, -116], PAINT.sun)
      },
      Math.max(0.16, place.k),
    )
  },
  over: (brush, { clock }, look) => bar(brush, look, 0, clock, PAINT.sky),
})
