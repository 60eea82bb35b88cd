import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { lengthOf, rules, seatOf, TOP, type SwingState } from '../verbs/swing-pump.ts'
import { bar, mango } from './pieces.ts'
import { sandbank } from './places.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 140, zoom: 1.3, tilt: 5, aside: 0, above: -60 }

export const scene: Scene<SwingState> = {
  rules,
  backdrop: 'air',
  feel: {
    crouch: { sound: 'move', count: 0 },
    rise: { sound: 'jump', sparks: PAINT.shell, count: 4 },
  },
  hero: (state) => seatOf(state),
  trail: '#fff6d6',
  draw(state, brush, look) {
    sandbank(brush, look, 330, '#7a9a4a', PAINT.palm)
    brush.line([TOP.x - 150, 340, TOP.x - 130, 30], 20, '#7a4a26')
    brush.line([TOP.x - 160, 42, TOP.x + 170, 52], 16, '#8a5a30')
    for (const [x, y, turn] of [
      [30, 36, -2.6],
      [60, 18, -1.9],
      [110, 12, -1.2],
      [300, 26, -0.6],
      [350, 44, 0.2],
    ] as const)
      brush.leaf(x, y, 80, 26, y % 4 ? PAINT.palm : '#2f9a5a', turn)
    const long = 210
    const fruit = { x: TOP.x + long * Math.sin(state.fruit), y: TOP.y + long * Math.cos(state.fruit) }
    brush.arc(TOP.x, TOP.y, long, Math.PI / 2 - 1.8, Math.PI / 2 + 1.8, 2, '#ffffff', 0.18)
    mango(brush, fruit.x, fruit.y, 16)
    brush.glow(fruit.x, fruit.y, 30, PAINT.sun)
    bar(brush, fruit.x, fruit.y + 26, 46, state.left / 620, state.left > 200 ? PAINT.palm : PAINT.coral)
    const seat = seatOf(state)
    brush.line([TOP.x - 10, TOP.y - 12, seat.x, seat.y], 4, '#d9b070')
    brush.line([TOP.x + 10, TOP.y - 12, seat.x, seat.y], 4, '#d9b070')
    if (state.over) return
    brush.at(seat.x, seat.y, -state.angle, () => {
      const squat = state.low
      brush.round(-26, 4, 52, 9, 4, PAINT.wood)
      brush.line([-5, 4, -10 - squat * 6, -14 + squat * 4, 0, -28 + squat * 14], 9, '#6b3c20')
      brush.line([7, 4, 4 - squat * 10, -14 + squat * 4, 2, -28 + squat * 14], 9, '#8a5230')
      brush.line([0, -28 + squat * 14, 0, -54 + squat * 18], 20, PAINT.coral)
      brush.ball(0, -70 + squat * 20, 14, '#8a5230')
      brush.disc(-5, -71 + squat * 20, 2, PAINT.ink)
      brush.disc(5, -71 + squat * 20, 2, PAINT.ink)
      brush.round(-15, -85 + squat * 20, 30, 9, 4, PAINT.sun)
      brush.line([0, -48 + squat * 17, 0, -lengthOf(state) * 0.5], 5, '#8a5230')
    })
  },
}
