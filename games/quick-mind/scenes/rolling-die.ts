import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { endOf, PLACES, rolled, rules, type Die, type DieState, type Roll } from '../verbs/rolling-die.ts'
import { arrow } from './answer-buttons.ts'
import { answerKeys } from './answer-keys.ts'
import { answer, clock, judged, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 30, zoom: 1.6, tilt: -7, aside: 0, above: 20 }

/** Positions of pips on a side, from -1 to 1. */
const EYES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]
const TURNS: Readonly<Record<Roll, number>> = {
  right: -0.52,
  left: Math.PI - 0.52,
  near: Math.PI - 2.62,
  far: -2.62,
}
const INK = '#4a1626'

export const scene: SchoolScene<DieState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  controls: () => answerKeys({ spots: PLACES, reach: 31, ring: 34 }),
  feel: { score: { sound: 'score', sparks: PAINT.coral, count: 16 }, slip: SLIP },
  hero: () => ({ x: 200, y: 170 }),
  still(brush) {
    brush.round(24, 62, 352, 254, 44, '#12040a', 0.4)
    brush.slab(24, 56, 352, 250, 44, '#1f7a5a', 10)
    brush.round(38, 70, 324, 222, 34, '#2a9a72', 0.6)
  },
  draw(state, brush, look) {
    const shown = state.verdict > 0 || state.over
    const since = shown ? (state.good ? 26 : 70) - state.verdict : 0
    const steps = shown ? Math.min(state.rolls.length, look.calm ? 9 : Math.floor(since / 7) + 1) : 0
    const die =
      steps === state.rolls.length && shown
        ? endOf(state)
        : state.rolls.slice(0, steps).reduce(rolled, state.die)
    cube(brush, die, 200, 158)
    const count = state.rolls.length
    for (const [index, roll] of state.rolls.entries()) {
      const x = 200 + (index - (count - 1) / 2) * 50
      brush.puck(x, 278, 21, shown && index < steps ? '#8fe0a0' : '#fff4dc', 5)
      arrow(brush, { x, y: 278 }, TURNS[roll], 14, INK)
    }
    const right = endOf(state).top - 1
    for (const [choice, { x, y }] of PLACES.entries()) {
      answer(brush, [x, y, 27], '#f4ecd8', judged(state, choice, right))
      for (const [ex, ey] of EYES[choice + 1]!) brush.disc(x + ex * 10, y + ey * 10, 4, INK)
    }
    clock(brush, 22, timeLeft(state), 240)
    tries(brush, look, state)
  },
}

type Axis = readonly [number, number]

/** A side by its centre and the directions of its two edges. */
function side(
  brush: Brush,
  [x, y]: Axis,
  [across, down]: readonly [Axis, Axis],
  { eyes, color }: { readonly eyes: number; readonly color: string },
) {
  const corner = (a: number, b: number) => [x + across[0] * a + down[0] * b, y + across[1] * a + down[1] * b]
  brush.shape([...corner(-1, -1), ...corner(1, -1), ...corner(1, 1), ...corner(-1, 1)], color)
  for (const [a, b] of EYES[eyes]!) {
    const [px, py] = corner(a * 0.52, b * 0.52)
    brush.disc(px!, py!, 8.5, INK)
  }
}

function cube(brush: Brush, { top, front, side: right }: Die, x: number, y: number) {
  brush.disc(x, y + 66, 84, '#06281c', 0.3)
  const [wide, high] = [35, 20]
  side(
    brush,
    [x, y - 40],
    [
      [wide, -high],
      [wide, high],
    ],
    { eyes: top, color: '#fff8e6' },
  )
  side(
    brush,
    [x - wide, y + 20],
    [
      [wide, high],
      [0, 40],
    ],
    { eyes: front, color: '#ecd9b4' },
  )
  side(
    brush,
    [x + wide, y + 20],
    [
      [wide, -high],
      [0, 40],
    ],
    { eyes: right, color: '#d2b98c' },
  )
  brush.line([x - 2 * wide, y - 40, x, y, x + 2 * wide, y - 40], 3, '#ffffff', 0.7)
  brush.line([x, y, x, y + 80], 3, '#ffffff', 0.5)
}
