import { PAINT } from '#kit/game/micro/brush.ts'
import { isCutOut } from '../road-art.ts'
import { roadScene } from '../scene.ts'
import { bikeBack, firTree, lamps } from '../thing-art.ts'
import { rules } from '../runs/rain-bike.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 200, zoom: 1.5, tilt: -5, aside: 0, above: -74 }

const LAND = {
  sky: '#6f8fa8',
  far: '#4a6478',
  ground: '#4f7f5f',
  stripe: '#477557',
  road: '#4a5260',
  kerb: ['#d8e0e8', '#c9403f'],
  line: '#dfe8f0',
} as const

export const scene = roadScene({
  rules,
  feel: { splash: { sound: 'pop', sparks: '#cfeaff', count: 24, quake: 3 } },
  land: () => LAND,
  dashes: [0],
  every: 120,
  beside: firTree,
  other(brush) {
    brush.shape([-50, 0, -34, -8, 10, -11, 48, -5, 54, 3, 18, 9, -30, 8], '#9fc8e8', 0.75)
    brush.line([-26, -2, 14, -5], 3, '#ffffff', 0.8)
  },
  own: (brush, { slide }) => bikeBack(brush, slide * 7),
  over(brush, state, look) {
    const fall = look.calm ? 0 : (look.seconds * 900) % 90
    for (let x = look.left - 40; x < look.right + 40; x += isCutOut(look) ? 97 : 46)
      for (let y = look.top - 90 + ((x * 37) % 90); y < look.bottom; y += 90)
        brush.line([x, y + fall, x - 5, y + fall + 20], 2, '#dff0ff', 0.4)
    if (state.inner > 8) {
      const side = Math.sign(state.side)
      brush.arc(
        200 + side * 80,
        352,
        26,
        -Math.PI / 2,
        -Math.PI / 2 + Math.min(6.28, (state.inner / 34) * 6.28),
        6,
        PAINT.sun,
      )
    }
    lamps(brush, look, state.lamps)
  },
})
