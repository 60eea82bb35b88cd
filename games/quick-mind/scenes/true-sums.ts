import { PAINT } from '#kit/game/micro/brush.ts'
import { ANSWERS, rules, type SumsState } from '../verbs/true-sums.ts'
import { answerKeys } from './answer-keys.ts'
import { chalk, fitting } from './chalk.ts'
import {
  answer,
  beach,
  cross,
  judged,
  slate,
  SLIP,
  tick,
  tide,
  timeLeft,
  tries,
  type SchoolScene,
} from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 40, zoom: 1.3, tilt: -5, aside: -77, above: -147 }

const SHEET = [26, 56, 348, 184] as const
const WRITE_TICKS = 14

export const scene: SchoolScene<SumsState> = {
  rules,
  backdrop: 'sea',
  waterline: 236,
  wakes: true,
  controls: () => answerKeys({ spots: ANSWERS, reach: 76, ring: 64 }),
  feel: { score: { sound: 'score', sparks: PAINT.sun, count: 10 }, slip: SLIP },
  hero: () => ({ x: 282, y: 322 }),
  still(brush, look) {
    beach(brush, look, 268)
    const [x, y, width, height] = SHEET
    brush.line([70, y + height, 40, 288], 11, '#6f4320')
    brush.line([330, y + height, 360, 288], 11, '#6f4320')
    slate(brush, x, y, [width, height])
    brush.round(x + width - 74, y + height + 6, 34, 9, 4, '#f6f4e6')
    brush.round(x + width - 122, y + height + 5, 26, 9, 4, '#ffb0a0')
  },
  draw(state, brush, look) {
    const [x, y, width, height] = SHEET
    tide(brush, [x + 14, y + 16, width - 28, height - 30], timeLeft(state), look)
    const size = fitting(state.says, width - 70, 74)
    const written = look.calm ? 1 : state.age / WRITE_TICKS
    const right = state.isTrue ? 1 : 0
    const shown = state.verdict > 0 || state.over
    const color = shown ? (state.isTrue ? '#b9f5c4' : '#ffb3a6') : '#f6f4e6'
    chalk(brush, state.says, [x + width / 2, y + height / 2, size], { color, written: Math.min(1, written) })
    if (shown && !state.isTrue) brush.line([x + 60, y + 122, x + width - 60, y + 66], 7, PAINT.coral, 0.85)
    const [no, yes] = ANSWERS
    answer(brush, [no.x, no.y, 54], PAINT.coral, judged(state, 0, right))
    cross(brush, no.x, no.y, 52)
    answer(brush, [yes.x, yes.y, 54], '#38b36b', judged(state, 1, right))
    tick(brush, yes.x, yes.y, 52)
    tries(brush, look, state)
  },
}
