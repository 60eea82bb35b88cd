import { PAINT } from '#kit/game/micro/brush.ts'
import { oneButton } from '#kit/game/micro/button.ts'
import { LAMPS, rules, type SilentState } from '../plays/silent-beat.ts'
import { boards, FEEL, garland, type YardScene } from './yard.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 150, zoom: 1.3, tilt: 5, aside: 0, above: -70 }

export const scene: YardScene<SilentState> = {
  rules,
  controls: oneButton,
  backdrop: 'air',
  feel: {
    ...FEEL,
    boom: { sound: 'hit', pitch: -5, quake: 3 },
    beat: { sound: 'hit', quake: 2 },
    round: { sound: 'deal', count: 0 },
  },
  hero: () => ({ x: 200, y: 262 }),
  draw(state, brush, look) {
    boards(brush, look, 322, '#5f4a6a')
    const { beat, given, kept, at } = state
    const flash = state.flash / 10
    const silent = at > (given - 0.5) * beat
    const total = given + kept
    for (let index = 0; index < total; index++) {
      const row = Math.floor(index / 8)
      const count = Math.min(8, total - row * 8)
      const [x, y] = [200 + ((index % 8) - (count - 1) / 2) * 40, 96 + row * 44]
      const off = state.offs[index - given]
      if (index < given)
        brush.ball(x, y, at >= index * beat ? 15 : 11, at >= index * beat ? PAINT.amber : '#5a4a6a')
      else if (off === undefined)
        brush.ring(x, y, 12, 3, '#ffffff', index === given + state.next && silent ? 0.9 : 0.35)
      else {
        brush.ring(x, y, 12, 3, '#ffffff', 0.4)
        brush.ball(
          x + off * 26,
          y,
          10,
          Math.abs(off) < 0.11 ? PAINT.lagoon : Math.abs(off) < 0.31 ? PAINT.sun : PAINT.coral,
        )
      }
    }
    brush.round(110, 326, 180, 22, 11, '#000000', 0.3)
    brush.shape([112, 262, 288, 262, 268, 340, 132, 340], '#8a3f4c')
    for (let cord = 0; cord < 6; cord++)
      brush.line([118 + cord * 30, 268, 134 + cord * 28, 336, 146 + cord * 30, 268], 3, PAINT.sand)
    brush.round(106, 248 + flash * 3, 188, 30, 15, '#5d2a34')
    brush.round(112, 242 + flash * 4, 176, 28, 14, '#f2dfb8')
    brush.round(140, 250 + flash * 4, 120, 10, 5, '#e0c28a')
    const up = 46 - flash * 40
    for (const side of [-1, 1]) {
      brush.line([200 + side * 104, 190 - up, 200 + side * 34, 240 - up * 0.4], 8, PAINT.wood)
      brush.ball(200 + side * 34, 240 - up * 0.4, 11, PAINT.coral)
    }
    if (flash > 0)
      brush.ring(200, 256, 90 + (1 - flash) * 60, 6, silent ? PAINT.lagoon : PAINT.amber, flash * 0.8)
    if (silent) {
      brush.disc(352, 214, 17, '#ffffff', 0.16)
      brush.line([342, 204, 362, 224], 4, '#ffffff', 0.7)
    }
    garland(brush, look, state.lamps, LAMPS)
  },
}
