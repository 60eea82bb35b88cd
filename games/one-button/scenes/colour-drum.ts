import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { DRUM_RADIUS, DRUM_X, DRUM_Y, rules, SEED, type DrumState } from '../verbs/colour-drum.ts'
import { QUARTERS } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 58, zoom: 1.4, tilt: 7, aside: 0, above: -60 }

const QUARTER = Math.PI / 2

export const scene: Scene<DrumState> = {
  rules,
  backdrop: 'air',
  feel: {
    turn: { sound: 'flip', count: 0 },
    score: { sound: 'pop', count: 18 },
  },
  hero: () => ({ x: DRUM_X, y: DRUM_Y }),
  draw(state, brush, look) {
    brush.round(DRUM_X - 30, look.top - 40, 60, DRUM_Y - look.top, 30, '#ffffff', 0.08)
    brush.shape(
      [
        DRUM_X - 60,
        look.bottom + 40,
        DRUM_X - 22,
        DRUM_Y,
        DRUM_X + 22,
        DRUM_Y,
        DRUM_X + 60,
        look.bottom + 40,
      ],
      '#2a2f66',
    )
    brush.disc(DRUM_X, DRUM_Y + 10, DRUM_RADIUS, '#141638')
    // The top quarter is the one the rules expect; its picture lags while the drum turns.
    for (const [index, color] of QUARTERS.entries()) {
      const turn = -QUARTER * (index + 0.5 - 0.5) + (state.top - state.turning) * QUARTER - QUARTER * 1.5
      brush.arc(DRUM_X, DRUM_Y, DRUM_RADIUS - 16, turn + 0.1, turn + QUARTER - 0.1, 32, shadeOf(index))
      brush.arc(DRUM_X, DRUM_Y - 4, DRUM_RADIUS - 16, turn + 0.1, turn + QUARTER - 0.1, 27, color)
    }
    brush.arc(DRUM_X, DRUM_Y - 4, DRUM_RADIUS - 4, Math.PI * 1.1, Math.PI * 1.6, 4, '#ffffff', 0.5)
    brush.puck(DRUM_X, DRUM_Y - 4, 40, PAINT.shell, 8)
    brush.puck(DRUM_X, DRUM_Y - 6, 15, PAINT.amber, 4)
    for (const { y, colour, golden } of state.seeds) {
      if (y < look.top - 30) continue
      if (golden) {
        brush.glow(DRUM_X, y, 44, PAINT.amber)
        brush.star(DRUM_X, y, SEED + 5, PAINT.amber, look.seconds)
      } else brush.ball(DRUM_X, y, SEED, QUARTERS[colour]!)
    }
  },
}

const SHADES = ['#a33b46', '#b39430', '#1d958b', '#7450b8'] as const
const shadeOf = (index: number) => SHADES[index]!
