import { PAINT } from '#kit/game/micro/brush.ts'
import { roadScene } from '../scene.ts'
import { bar, cactus, carBack, drum, lamps, lorryBack } from '../thing-art.ts'
import { rules } from '../runs/fuel-run.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 150, zoom: 1.5, tilt: -4, aside: 0, above: -74 }

const LAND = {
  sky: '#ffdf9a',
  far: '#d88a5a',
  ground: '#e0a85f',
  stripe: '#d59c52',
  road: '#6f5f5c',
  kerb: ['#fff3df', '#b5553f'],
  line: '#fff3df',
} as const

export const scene = roadScene({
  rules,
  feel: { drum: { sound: 'boost', sparks: PAINT.coral, count: 16 } },
  land: () => LAND,
  dashes: [-0.33, 0.33],
  every: 170,
  beside: cactus,
  other(brush, one) {
    if (one.kind === 'lorry') lorryBack(brush)
    else if (!one.done) drum(brush)
  },
  own: (brush) => carBack(brush, PAINT.lagoon, true),
  over(brush, state, look) {
    if (state.lee > 0)
      for (const side of [-1, 1])
        for (const row of [0, 1, 2])
          brush.line(
            [200 + side * (64 + row * 14), 300 + row * 16, 200 + side * (76 + row * 16), 350 + row * 14],
            4,
            '#ffffff',
            0.6,
          )
    bar(brush, look, 0, state.clock, PAINT.amber)
    lamps(brush, look, state.lamps)
  },
})
