import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { gapOf, rules, type GapState } from '../verbs/clock-gap.ts'
import { arrow, numberRow, rowKeys } from './answer-buttons.ts'
import { beach, clock, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 20, zoom: 1.8, tilt: 5, aside: -60, above: 0 }

export const scene: SchoolScene<GapState> = {
  rules,
  backdrop: 'sea',
  waterline: 220,
  wakes: true,
  controls: rowKeys,
  feel: { score: { sound: 'score', sparks: PAINT.sun, count: 14 }, slip: SLIP },
  hero: () => ({ x: 200, y: 160 }),
  still: (brush, look) => beach(brush, look, 272),
  draw(state, brush, look) {
    dial(brush, 104, state.from, PAINT.coral)
    dial(brush, 296, state.to, PAINT.lagoon)
    arrow(brush, { x: 200, y: 160 }, 0, 15, PAINT.sun)
    numberRow(brush, state, state.answers, state.answers.indexOf(gapOf(state)))
    clock(brush, 36, timeLeft(state), 250)
    tries(brush, look, state)
  },
}

/** A clock carved from a log, with twelve pegs and two hands. */
function dial(brush: Brush, x: number, minutes: number, color: string) {
  const y = 160
  brush.disc(x, y + 14, 84, '#03101a', 0.3)
  brush.puck(x, y, 82, '#9a6436', 10)
  brush.disc(x, y, 70, '#fff4dc')
  brush.ring(x, y, 70, 4, color)
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour * Math.PI) / 6
    const long = hour % 3 === 0 ? 13 : 7
    const [ax, ay] = [Math.cos(angle), Math.sin(angle)]
    brush.line(
      [x + ax * 62, y + ay * 62, x + ax * (62 - long), y + ay * (62 - long)],
      hour % 3 === 0 ? 5 : 3,
      '#5a3a20',
    )
  }
  const hand = (turn: number, long: number, wide: number, paint: string) => {
    const angle = turn * 2 * Math.PI - Math.PI / 2
    brush.line([x, y, x + Math.cos(angle) * long, y + Math.sin(angle) * long], wide, paint)
  }
  hand((minutes % 720) / 720, 34, 8, '#3a2418')
  hand((minutes % 60) / 60, 53, 5, color)
  brush.ball(x, y, 7, '#3a2418')
}
