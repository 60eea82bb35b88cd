import { PAINT } from '#kit/game/micro/brush.ts'
import { rules, type SeriesState } from '../verbs/next-number.ts'
import { numberRow, rowKeys } from './answer-buttons.ts'
import { chalk, fitting } from './chalk.ts'
import { clock, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** Stones across the water, from near left to far right. */
export const frame: Frame = { seed: 3, ticks: 40, zoom: 2.4, tilt: 6, aside: -10, above: 10 }

/** Stones across the water, from the near left to the far right. */
const stonePlace = (index: number) => ({ x: 62 + index * 56, y: 262 - index * 24 + (index % 2) * 34 })

export const scene: SchoolScene<SeriesState> = {
  rules,
  backdrop: 'deep',
  wakes: true,
  controls: rowKeys,
  feel: { score: { sound: 'score', sparks: PAINT.sun, count: 14 }, slip: SLIP },
  hero: () => ({ x: 230, y: 196 }),
  still(brush, look) {
    for (let wave = 0; wave < 16; wave++)
      brush.arc(
        look.left + ((wave * 0.618) % 1) * (look.right - look.left),
        70 + ((wave * 53) % 230),
        18,
        3.7,
        5.7,
        3,
        '#bff2ff',
        0.22,
      )
    for (let stone = 0; stone < 6; stone++) {
      const { x, y } = stonePlace(stone)
      brush.disc(x, y + 14, 36, '#02161f', 0.35)
    }
  },
  draw(state, brush, look) {
    for (const [index, number] of state.numbers.entries()) {
      const { x, y } = stonePlace(index)
      const isLast = index === 5
      const shown = !isLast || state.verdict > 0 || state.over
      const rise = look.calm ? 0 : Math.max(0, 10 - Math.max(0, state.age - index * 3)) * 1.6
      brush.puck(x, y + rise, 33, isLast ? (shown ? '#8fe0a0' : PAINT.amber) : '#b8c6cc', 9)
      const text = shown ? String(number) : '?'
      const bob = isLast && !shown && !look.calm ? Math.sin(look.seconds * 3) * 2 : 0
      chalk(brush, text, [x, y + rise, fitting(text, 50, 30) + bob], { color: '#24323a', thick: 0.13 })
    }
    numberRow(brush, state, state.answers, state.answers.indexOf(state.numbers[5]!))
    clock(brush, 34, timeLeft(state), 230)
    tries(brush, look, state)
  },
}
