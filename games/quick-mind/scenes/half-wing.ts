import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { CELLS, mirrorOf, PLACES, rules, type Wing, type WingState } from '../verbs/half-wing.ts'
import { answerKeys } from './answer-keys.ts'
import { clock, judged, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 20, zoom: 1.5, tilt: -6, aside: -10, above: 20 }

const TINTS = ['#ffffff', PAINT.sun, '#ffffff', PAINT.sky] as const

export const scene: SchoolScene<WingState> = {
  rules,
  backdrop: 'air',
  wakes: true,
  controls: () => answerKeys({ spots: PLACES, reach: 46, ring: 47 }),
  feel: { score: { sound: 'flip', sparks: PAINT.pink, count: 18 }, slip: SLIP },
  hero: () => ({ x: 200, y: 160 }),
  draw(state, brush, look) {
    const right = mirrorOf(state.wing)
    const done = state.verdict > 0 || state.over
    const flap = look.calm ? 0 : Math.sin(look.seconds * 2.2) * 2
    wing(brush, { x: 196, y: 160 + flap, side: -1, size: 1, spots: state.wing, color: PAINT.orchid })
    if (done) wing(brush, { x: 204, y: 160 + flap, side: 1, size: 1, spots: right, color: PAINT.orchid })
    else
      for (let dash = 0; dash < 7; dash++)
        brush.arc(204, 160, 104, -1.4 + dash * 0.4, -1.2 + dash * 0.4, 4, '#ffffff', 0.35)
    brush.round(191, 104, 18, 122, 9, '#3a2448')
    brush.ball(200, 98, 13, '#5a3a6a')
    for (const side of [-1, 1]) brush.line([200, 92, 200 + side * 16, 66, 200 + side * 24, 64], 3, '#3a2448')
    const at = state.answers.findIndex((one) => String(one) === String(right))
    for (const [choice, spots] of state.answers.entries()) {
      const { x, y } = PLACES[choice]!
      const how = judged(state, choice, at)
      if (how === 'right') brush.glow(x, y, 66, '#fff2b0')
      brush.slab(x - 42, y - 46, 84, 92, 16, how === 'wrong' ? '#b8403a' : '#fff4dc', 7)
      wing(brush, {
        x: x - 28,
        y,
        side: 1,
        size: 0.52,
        spots,
        color: how === 'faded' ? '#8a7fa0' : PAINT.orchid,
      })
    }
    clock(brush, 22, timeLeft(state), 250)
    tries(brush, look, state)
  },
}

interface WingArt {
  readonly x: number
  readonly y: number
  readonly side: 1 | -1
  readonly size: number
  readonly spots: Wing
  readonly color: string
}

/** A wing attached at x, with spots in three rows. */
function wing(brush: Brush, { x, y, side, size, spots, color }: WingArt) {
  const out = (dx: number) => x + side * dx * size
  brush.shape(
    [
      out(0),
      y - 16 * size,
      out(40),
      y - 82 * size,
      out(92),
      y - 84 * size,
      out(112),
      y - 40 * size,
      out(96),
      y + 4 * size,
      out(104),
      y + 50 * size,
      out(70),
      y + 84 * size,
      out(26),
      y + 64 * size,
      out(0),
      y + 22 * size,
    ],
    color,
  )
  brush.line(
    [out(6), y - 10 * size, out(42), y - 72 * size, out(88), y - 74 * size],
    4 * size,
    '#ffffff',
    0.35,
  )
  for (const [cell, tint] of spots.entries()) {
    if (tint === 0) continue
    const column = cell % CELLS
    // Cells count from the left in the picture, whichever wing it is.
    const away = side > 0 ? column : CELLS - 1 - column
    const [sx, sy] = [out(28 + away * 29), y + (Math.floor(cell / CELLS) - 1) * 40 * size]
    brush.disc(sx, sy, 14 * size, '#3a2060', 0.45)
    brush.disc(sx, sy, 11.5 * size, TINTS[tint] ?? '#ffffff')
    if (tint === 2) brush.disc(sx, sy, 6 * size, PAINT.coral)
  }
}
