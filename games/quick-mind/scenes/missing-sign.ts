import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { FOUR } from '../verbs/answer-row.ts'
import { rules, SIGNS, type SignState } from '../verbs/missing-sign.ts'
import { rowKeys } from './answer-buttons.ts'
import { chalk, fitting } from './chalk.ts'
import { answer, beach, clock, judged, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 30, zoom: 1.35, tilt: -4, aside: 0, above: -10 }

const COLOURS = ['#38b36b', PAINT.coral, '#4d7be0', '#a561d8'] as const

export const scene: SchoolScene<SignState> = {
  rules,
  backdrop: 'air',
  wakes: true,
  controls: rowKeys,
  feel: { score: { sound: 'score', sparks: PAINT.sun, count: 12 }, slip: SLIP },
  hero: () => ({ x: 200, y: 190 }),
  still(brush, look) {
    beach(brush, look, 290)
    for (const x of [60, 340]) brush.line([x, 96, x, 306], 12, '#6f4320')
    brush.round(24, 112, 352, 150, 20, '#03101a', 0.3)
    for (let plank = 0; plank < 3; plank++)
      brush.slab(24, 104 + plank * 48, 352, 45, 12, plank === 1 ? '#d8a860' : '#c9935a', 6)
  },
  draw(state, brush, look) {
    const shown = state.verdict > 0 || state.over
    const says = shown ? state.says.replace('?', SIGNS[state.sign]!) : state.says
    chalk(brush, says, [200, 178, fitting(says, 320, 58)], { color: '#4a2208', thick: 0.13 })
    gull(brush, look.calm ? 0 : Math.sin(look.seconds * 5), shown ? undefined : look.seconds)
    for (const [choice, { x, y }] of FOUR.entries()) {
      answer(brush, [x, y, 40], COLOURS[choice]!, judged(state, choice, state.sign))
      chalk(brush, SIGNS[choice]!, [x, y, 62], { thick: 0.15 })
    }
    clock(brush, 14, timeLeft(state), 250)
    tries(brush, look, state)
  },
}

/** The gull that took the sign. */
function gull(brush: Brush, flap: number, seconds: number | undefined) {
  const x = 318
  const y = seconds === undefined ? 60 : 70 + flap * 3
  brush.line(
    [x - 44, y - 14 - flap * 7, x - 16, y - 12, x, y, x + 16, y - 12, x + 44, y - 14 - flap * 7],
    9,
    '#ffffff',
  )
  brush.line([x - 44, y - 14 - flap * 7, x - 32, y - 13 - flap * 4], 9, '#5b6a78')
  brush.line([x + 44, y - 14 - flap * 7, x + 32, y - 13 - flap * 4], 9, '#5b6a78')
  brush.disc(x, y + 1, 11, '#ffffff')
  brush.shape([x - 3, y + 5, x + 4, y + 5, x, y + 17], PAINT.amber)
  brush.disc(x - 4, y - 2, 2, '#1c1c30')
  brush.disc(x + 4, y - 2, 2, '#1c1c30')
}
