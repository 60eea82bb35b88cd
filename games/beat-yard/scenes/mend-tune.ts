import { PAINT } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { barPlace, LAMPS, rules, type MendState } from '../plays/mend-tune.ts'
import { boards, FEEL, garland, toneOf, type YardScene } from './yard.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 110, zoom: 1.15, tilt: 5, aside: 120, above: -60 }

export const scene: YardScene<MendState> = {
  rules,
  controls: () =>
    tapSpots((state) => {
      const { bars } = state as MendState
      return bars.map((_, bar) => barPlace(bar, bars.length))
    }, 70),
  backdrop: 'plain',
  feel: {
    ...FEEL,
    lift: { sparks: '#ffffff', count: 4 },
    lay: { sound: 'place', count: 0 },
    swap: { sound: 'place', sparks: PAINT.sand, count: 8 },
  },
  hero: ({ bars }) => barPlace(0, bars.length),
  draw(state, brush, look) {
    const count = state.bars.length
    boards(brush, look, 352, '#4a3a5c')
    brush.slab(14, 60, 372, 112, 18, '#3f2f5c', 8)
    for (let line = 0; line < 5; line++)
      brush.line([28, 84 + line * 18, 372, 84 + line * 18], 2, '#ffffff', 0.16)
    const singing = state.at - 1
    for (const [index, degree] of state.tune.entries()) {
      const { x } = barPlace(index, count)
      const y = 158 - degree * 10
      if (index > singing) continue
      brush.line([x, 160, x, y], 3, toneOf(degree), 0.35)
      if (index < singing) brush.disc(x, y, 5, toneOf(degree), 0.5)
      else {
        // The dancer's height shows the pitch, for those who cannot hear it.
        brush.glow(x, y, 26, toneOf(degree))
        const leap = Math.max(0, state.left - 14)
        brush.shape(
          [x - 12, y + 8 - leap, x + 12, y + 8 - leap, x + 4, y - 10 - leap, x - 4, y - 10 - leap],
          PAINT.pink,
        )
        brush.ball(x, y - 16 - leap, 8, '#e8bd8a')
        for (const side of [-1, 1])
          brush.line([x + side * 4, y - 8 - leap, x + side * 14, y - 18 - leap], 4, '#e8bd8a')
      }
    }
    brush.slab(16, 216, 368, 118, 18, '#8a4f2c', 14)
    brush.round(26, 226, 348, 96, 12, '#3a2014')
    const wide = Math.min(46, 300 / count)
    for (const [index, degree] of state.bars.entries()) {
      const { x, y } = barPlace(index, count)
      const lift = index === state.lifted ? 22 : 0
      const long = 92 - degree * 7
      const right = degree === state.tune[index]
      if (lift) brush.round(x - wide / 2, y - long / 2 + 8, wide, long, 9, '#000000', 0.35)
      brush.slab(x - wide / 2, y - long / 2 - lift, wide, long, 9, toneOf(degree), lift ? 10 : 5)
      for (const end of [-1, 1]) brush.disc(x, y + end * (long / 2 - 9) - lift, 3.4, '#000000', 0.35)
      if (right && state.joy === 0 && index < singing + 1) brush.disc(x, 344, 4, PAINT.palm)
    }
    const share = state.time / state.whole
    brush.round(60, 186, 280, 9, 4, '#0d0a24', 0.5)
    brush.round(60, 186, Math.max(8, 280 * share), 9, 4, share > 0.3 ? PAINT.lagoon : PAINT.coral)
    garland(brush, look, state.lamps, LAMPS)
  },
}
