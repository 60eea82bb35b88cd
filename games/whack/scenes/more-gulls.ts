import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { ANSWERS, rules, SEATS, seatPlace, type GullState } from '../verbs/more-gulls.ts'
import { clock, SLIP, tries, type TouchScene } from './touch-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 30, zoom: 2.4, tilt: 5, aside: -80, above: -50 }

export const scene: TouchScene<GullState> = {
  rules,
  backdrop: 'sea',
  waterline: 296,
  wakes: true,
  controls: () => tapSpots(() => ANSWERS, 60),
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 18 },
    fly: { sound: 'move', sparks: '#ffffff', count: 10 },
    land: { sound: 'deal', count: 0 },
    slip: SLIP,
  },
  hero: ({ since, shown }) => (since < shown ? { x: 200, y: 190 } : ANSWERS[1]),
  still(brush) {
    for (const [side, x] of [108, 292].entries()) {
      brush.shape(
        [x - 92, 296, x - 84, 110, x - 58, 84, x + 54, 78, x + 82, 104, x + 92, 296],
        side === 0 ? '#5a6a8a' : '#6a5a7a',
      )
      brush.shape(
        [x - 84, 110, x - 58, 84, x + 54, 78, x + 82, 104, x + 40, 112, x - 30, 106],
        '#ffffff',
        0.22,
      )
    }
  },
  draw(state, brush, look) {
    const gone = Math.max(0, state.since - state.shown)
    for (const [side, flock] of state.flocks.entries())
      for (const seat of flock) {
        const { x, y } = seatPlace(seat, side === 0 ? 0 : 1)
        if (gone > 26) continue
        const size = state.sizes[seat + side * SEATS] ?? 1
        gull(brush, x + gone * (side === 0 ? -3 : 3) * (1 + (seat % 3)), y - gone * 9, size, gone > 0)
      }
    for (const [index, { x, y }] of ANSWERS.entries()) button(brush, index, x, y)
    clock(brush, look.top + 52, 1 - state.since / state.full)
    tries(brush, look, state.lamps)
  },
}

function gull(brush: Brush, x: number, y: number, size: number, flies: boolean) {
  if (flies) {
    brush.line(
      [x - 13 * size, y - 6, x - 4 * size, y, x, y + 3, x + 4 * size, y, x + 13 * size, y - 6],
      4 * size,
      '#ffffff',
    )
    return
  }
  brush.disc(x + 1, y + 2, 10.5 * size, '#28405f', 0.4)
  brush.disc(x, y, 10.5 * size, '#ffffff')
  brush.line([x - 3 * size, y + 2, x + 8 * size, y + 4], 6 * size, '#9fb0cc')
  brush.disc(x - 6 * size, y - 9 * size, 6 * size, '#ffffff')
  brush.disc(x - 8 * size, y - 10 * size, 1.6, PAINT.ink)
  brush.shape(
    [x - 11 * size, y - 9 * size, x - 18 * size, y - 6 * size, x - 11 * size, y - 5.5 * size],
    PAINT.amber,
  )
}

/** Left, equal, right, as signs that need no words. */
function button(brush: Brush, index: number, x: number, y: number) {
  brush.puck(x, y, 36, index === 1 ? PAINT.lagoon : PAINT.amber, 7)
  const ink = '#3a2410'
  if (index === 1) {
    brush.line([x - 13, y - 6, x + 13, y - 6], 6, ink)
    brush.line([x - 13, y + 7, x + 13, y + 7], 6, ink)
    return
  }
  const side = index === 0 ? -1 : 1
  brush.line(
    [x + side * 9, y - 13, x - side * 11, y, x + side * 9, y + 13].map((value, at) =>
      at % 2 === 0 ? 2 * x - value : value,
    ),
    7,
    ink,
  )
}
