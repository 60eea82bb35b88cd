import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Base } from '#kit/game/micro/rules.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { LOWER, placeOn, rules, UPPER, type CommonState } from '../verbs/common-find.ts'
import { sign } from './pictures.ts'
import { clock, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 8, ticks: 20, zoom: 1.5, tilt: 5, aside: 0, above: -60 }

const isCommon = (state: Base): state is CommonState => 'lower' in state

export const scene: SchoolScene<CommonState> = {
  rules,
  backdrop: 'deep',
  wakes: true,
  controls: () =>
    tapSpots(
      (state) =>
        isCommon(state)
          ? state.lower.map((_, index) => placeOn(LOWER, index, [state.lower.length, state.turns[1]]))
          : [],
      40,
    ),
  feel: { score: { sound: 'merge', sparks: PAINT.sun, count: 18 }, slip: SLIP },
  hero: ({ lower, upper, turns }) =>
    placeOn(
      LOWER,
      Math.max(
        0,
        lower.findIndex((one) => upper.includes(one)),
      ),
      [lower.length, turns[1]],
    ),
  still(brush) {
    mat(brush, UPPER.y, '#e9d3a0', '#c9a968')
    mat(brush, LOWER.y, '#fff4dc', '#e0a860')
  },
  draw(state, brush, look) {
    const shown = state.verdict > 0 || state.over
    const common = state.lower.find((one) => state.upper.includes(one))!
    const grow = look.calm ? 1 : Math.min(1, 0.5 + state.age / 12)
    for (const [at, list] of [state.upper, state.lower].entries())
      for (const [index, picture] of list.entries()) {
        const { x, y } = placeOn(at === 0 ? UPPER : LOWER, index, [list.length, state.turns[at]!])
        if (shown && picture === common) brush.ring(x, y, 27, 5, state.good ? '#38b36b' : PAINT.coral)
        sign(brush, picture, x, y, 18 * grow)
      }
    clock(brush, 14, timeLeft(state), 250)
    tries(brush, look, state)
  },
}

/** A long oval mat of straw. */
function mat(brush: Brush, y: number, face: string, rim: string) {
  brush.round(70, y - 68, 260, 148, 74, '#02161f', 0.3)
  brush.round(70, y - 74, 260, 148, 74, rim)
  brush.round(77, y - 67, 246, 134, 67, face)
}
