import { PAINT } from '#kit/game/micro/brush.ts'
import { pads } from '../controls.ts'
import { ballPlace, BARS, BAR_Y, barX, LAMPS, rules, type HopState } from '../plays/marimba-hop.ts'
import { boards, FEEL, garland, toneOf, type YardScene } from './yard.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 100, zoom: 1.3, tilt: -5, aside: 0, above: 60 }

export const scene: YardScene<HopState> = {
  rules,
  controls: () =>
    pads({
      spots: () => Array.from({ length: BARS }, (_, bar) => ({ x: barX(bar), y: BAR_Y })),
      reach: 900,
      keys: [
        ['1', 's'],
        ['2', 'd'],
        ['3', 'f'],
        ['4', 'j'],
        ['5', 'k'],
        ['6', 'l'],
      ],
    }),
  backdrop: 'sea',
  waterline: 240,
  feel: { ...FEEL, early: { sound: 'tap', pitch: -7 }, tune: { sound: 'deal' } },
  hero: ballPlace,
  trail: '#ffe9a8',
  draw(state, brush, look) {
    boards(brush, look, 356)
    brush.slab(8, 322, 384, 20, 10, '#7a4a26', 8)
    brush.slab(22, 262, 356, 14, 7, '#7a4a26', 6)
    for (let bar = 0; bar < BARS; bar++) {
      const x = barX(bar)
      const lit = (state.lit[bar] ?? 0) / 12
      const long = 108 - bar * 8
      brush.round(x - 12, 340, 24, 50 - bar * 5, 10, '#c9862c')
      brush.slab(x - 25, BAR_Y - long / 2 + 4 + lit * 4, 50, long, 11, toneOf(bar), 9 - lit * 5)
      for (const end of [-1, 1]) brush.disc(x, BAR_Y + end * (long / 2 - 12) + 4, 4, '#000000', 0.3)
      if (lit > 0) brush.round(x - 25, BAR_Y - long / 2 + 4, 50, long, 11, '#ffffff', lit * 0.4)
    }
    const left = Math.max(0, state.long - state.age) / state.long
    const x = barX(state.to)
    brush.ring(x, BAR_Y, 16 + left * 34, 4, '#ffffff', 0.9 - left * 0.5)
    brush.round(x - 12, BAR_Y - 4, 24, 10, 5, '#000000', 0.25 * (1 - left) + 0.05)
    const ball = ballPlace(state)
    brush.glow(ball.x, ball.y, 34, PAINT.sun)
    brush.ball(ball.x, ball.y, 16, PAINT.shell)
    brush.disc(ball.x - 4, ball.y - 1, 2.6, PAINT.ink)
    brush.disc(ball.x + 5, ball.y - 1, 2.6, PAINT.ink)
    brush.arc(ball.x, ball.y + 3, 5, 0.3, 2.8, 2.4, PAINT.ink)
    garland(brush, look, state.lamps, LAMPS)
  },
}
