import { PAINT } from '#kit/game/micro/brush.ts'
import { digits } from '#kit/game/micro/digits.ts'
import { BOARD, placeOfNumber, pointOf } from '../plays/board.ts'
import { rules, VISIT, type ClockState } from '../plays/clock-darts.ts'
import { aimAndLift } from './controls.ts'
import { boardNumbers, dart, dartBoard, sight, SLIP, tries, type RangeScene } from './range-art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 130, zoom: 2.7, tilt: 6, aside: -20, above: 20 }

export const scene: RangeScene<ClockState> = {
  rules,
  backdrop: 'plain',
  controls: () => aimAndLift(34),
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 16 },
    single: { sound: 'hit' },
    ring: { sound: 'coin', sparks: PAINT.lagoon, count: 22, quake: 3 },
    thud: { sound: 'place', sparks: '#d8b48a', count: 6 },
    visit: { sound: 'deal', pitch: 3, count: 0 },
    slip: SLIP,
  },
  hero: ({ wanted }) => placeOfNumber(wanted),
  still(brush) {
    dartBoard(brush)
    boardNumbers(brush, () => '#d8c8a8')
  },
  draw(state, brush, look) {
    const pulse = look.calm ? 0.5 : 0.5 + 0.5 * Math.sin(look.seconds * 4)
    if (state.wanted === 25) brush.ring(BOARD.x, BOARD.y, 24 + 3 * pulse, 5, PAINT.amber)
    else {
      const middle = placeOfNumber(state.wanted, 166)
      brush.disc(middle.x, middle.y, 14 + 2 * pulse, PAINT.amber)
      digits(brush, state.wanted, middle.x, middle.y, 13, '#3a2016')
      const angle = Math.atan2(middle.y - BOARD.y, middle.x - BOARD.x)
      brush.arc(BOARD.x, BOARD.y, 149, angle - 0.145, angle + 0.145, 5, PAINT.amber)
      for (const far of [24, 152])
        brush.line(
          [
            BOARD.x + Math.cos(angle - 0.155) * far,
            BOARD.y + Math.sin(angle - 0.155) * far,
            BOARD.x + Math.cos(angle + 0.155) * far,
            BOARD.y + Math.sin(angle + 0.155) * far,
          ],
          2,
          PAINT.amber,
        )
      for (const side of [-0.155, 0.155])
        brush.line(
          [
            BOARD.x + Math.cos(angle + side) * 24,
            BOARD.y + Math.sin(angle + side) * 24,
            BOARD.x + Math.cos(angle + side) * 152,
            BOARD.y + Math.sin(angle + side) * 152,
          ],
          3,
          PAINT.amber,
          0.5 + 0.5 * pulse,
        )
    }
    for (const { x, y } of state.darts) dart(brush, x, y, PAINT.coral)
    for (let left = state.darts.length; left < VISIT; left++) dart(brush, 330 + left * 18, 366, PAINT.coral)
    if (state.held > 0) sight(brush, pointOf(state).x, pointOf(state).y, 13, '#ffffff')
    tries(brush, look, state.lamps)
  },
}
