import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type LeakState, TEARS, spotX, rules } from '../verbs/leak-plug.ts'
import { water } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 50, zoom: 1.4, tilt: -5, aside: 0, above: -20 }

const DECK = 128
const KEEL = 316

export const scene: Scene<LeakState> = {
  rules,
  backdrop: 'sea',
  waterline: 176,
  wakes: true,
  feel: {
    plug: { sound: 'hit', sparks: PAINT.wood, count: 10, quake: 3 },
    slip: { sound: 'bad', sparks: '#dff8ff', count: 16 },
    tear: { sound: 'slice', sparks: '#dff8ff', count: 14 },
  },
  hero: ({ at }) => ({ x: spotX(at), y: 250 }),
  draw(state, brush, look) {
    water(brush, look, 214 + state.flood * 8, '#0f5c86')
    const sunk = state.flood * 16
    brush.line([200, DECK + sunk, 200, look.top - 20], 11, PAINT.wood)
    brush.shape([208, 20 + sunk, 208, DECK - 12 + sunk, 320, DECK - 20 + sunk], PAINT.shell)
    brush.shape([192, 40 + sunk, 192, DECK - 12 + sunk, 110, DECK - 20 + sunk], '#f0d7a4')
    brush.shape([6, DECK + sunk, 394, DECK + sunk, 352, KEEL + 22 + sunk, 48, KEEL + 22 + sunk], '#5f3519')
    brush.shape(
      [26, DECK + 12 + sunk, 374, DECK + 12 + sunk, 338, KEEL + 6 + sunk, 62, KEEL + 6 + sunk],
      '#8a5530',
    )
    for (let plank = 0; plank < 4; plank++)
      brush.line(
        [36 + plank * 8, DECK + 52 + plank * 42 + sunk, 364 - plank * 8, DECK + 52 + plank * 42 + sunk],
        3,
        '#6a3f20',
      )
    brush.slab(0, DECK - 10 + sunk, 400, 18, 8, '#c98b52', 8)
    const level = KEEL + 4 + sunk - state.flood * (KEEL - DECK - 24)
    if (state.flood > 0.02) {
      const lean = (level - DECK - sunk) * 0.19
      brush.shape(
        [26 + lean, level, 374 - lean, level, 338, KEEL + 6 + sunk, 62, KEEL + 6 + sunk],
        PAINT.sky,
        0.75,
      )
      brush.line([28 + lean, level, 372 - lean, level], 4, '#ffffff', 0.7)
    }
    for (const [spot, age] of state.leaks.entries()) leak(brush, spotX(spot), 250 + sunk, age, state.tick)
    hand(brush, spotX(state.at), 250 + sunk, state.last === 1)
    brush.round(14, 346, 372, 14, 7, '#031226', 0.6)
    brush.round(
      16,
      348,
      Math.max(10, 368 * Math.min(1, state.flood)),
      10,
      5,
      state.flood > 0.7 ? PAINT.coral : PAINT.sky,
    )
  },
}

function leak(brush: Brush, x: number, y: number, age: number, tick: number) {
  brush.disc(x, y, 17, '#4a2a14', 0.6)
  if (age === 0) {
    brush.puck(x, y - 2, 12, PAINT.amber, 3)
    return
  }
  const torn = age > TEARS
  const size = torn ? 15 : 10
  brush.disc(x, y, size, '#0c2c44')
  for (let jet = -1; jet <= 1; jet++) {
    const reach = 26 + Math.sin(tick * 0.4 + jet) * 6 + (torn ? 12 : 0)
    brush.line(
      [x + jet * 5, y, x + jet * 18, y - reach * 0.5, x + jet * 26, y + reach * 0.5],
      torn ? 7 : 4.5,
      '#bfeaff',
      0.9,
    )
  }
}

function hand(brush: Brush, x: number, y: number, pressed: boolean) {
  const lift = pressed ? 0 : -12
  brush.ring(x, y, 25, 4, PAINT.sun, 0.9)
  brush.line([x + 24, y - 62 + lift, x + 8, y - 22 + lift], 13, '#e09a6a')
  brush.slab(x - 12, y - 24 + lift, 26, 18, 5, PAINT.stone, 5)
}
