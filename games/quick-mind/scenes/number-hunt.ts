import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Base } from '#kit/game/micro/rules.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { pebblePlace, pebbleSize, rules, TRADE_TICKS, type HuntState } from '../verbs/number-hunt.ts'
import { chalk } from './chalk.ts'
import { beach, clock, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 5, ticks: 14, zoom: 2.1, tilt: -6, aside: 110, above: -6 }

const sideOf = (state: Base) => ('side' in state && typeof state.side === 'number' ? state.side : 3)
const STONES = ['#d9cdb4', '#c3b7a2', '#e6dcc6', '#b9b4ac'] as const

export const scene: SchoolScene<HuntState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  controls: () =>
    tapSpots(
      (state) => Array.from({ length: sideOf(state) ** 2 }, (_, index) => pebblePlace(index, sideOf(state))),
      48,
    ),
  feel: {
    score: { sound: 'place', sparks: PAINT.sun, count: 8 },
    whole: { sound: 'merge', sparks: PAINT.palm, count: 34 },
    slip: SLIP,
  },
  hero: ({ numbers, order, found, side }) =>
    pebblePlace(Math.max(0, numbers.indexOf(order[found] ?? -1)), side),
  still(brush, look) {
    beach(brush, look, look.top - 20)
    brush.round(34, 58, 332, 336, 30, '#8a6434', 0.5)
    brush.round(30, 52, 340, 340, 30, '#c79d5c')
    brush.round(36, 58, 328, 328, 26, '#b98c4b')
    for (let line = 0; line < 7; line++)
      brush.line(
        [46, 84 + line * 46, 130, 78 + line * 46, 260, 90 + line * 46, 354, 82 + line * 46],
        3,
        '#a67a3c',
        0.6,
      )
  },
  draw(state, brush, look) {
    for (const index of state.numbers.keys()) pebble(state, brush, index)
    task(state, brush)
    clock(brush, 32, timeLeft(state), 240)
    tries(brush, look, state)
  },
}

function pebble(state: HuntState, brush: Brush, index: number) {
  const { side, numbers, order, found, trading, trade, age } = state
  const number = numbers[index]!
  const rank = order.indexOf(number)
  const isFound = rank >= 0 && rank < found
  const partner = trading[0] === index ? trading[1] : trading[1] === index ? trading[0] : undefined
  const [at, to] = [pebblePlace(index, side), pebblePlace(partner ?? index, side)]
  const k = partner === undefined ? 0 : 1 - trade / TRADE_TICKS
  const smooth = k * k * (3 - 2 * k)
  const [x, y] = [at.x + (to.x - at.x) * smooth, at.y + (to.y - at.y) * smooth]
  const radius = pebbleSize(side) * 0.43 * Math.min(1, (age + 4) / (10 + index))
  if (isFound) {
    brush.disc(x, y, radius, '#7f5a28', 0.55)
    chalk(brush, String(number), [x, y, radius * 0.66], { color: '#5f4018', opacity: 0.5, thick: 0.12 })
    return
  }
  const isMissed = state.verdict > 0 && !state.good && rank === found
  if (isMissed) brush.glow(x, y, radius * 2.4, PAINT.sun)
  brush.disc(x + 2, y + 8, radius, '#4f3312', 0.4)
  brush.puck(x, y, radius, isMissed ? PAINT.sun : STONES[(number * 7) % 4]!, 7)
  chalk(brush, String(number), [x, y, radius * (number > 9 ? 0.82 : 1)], { color: '#33261a', thick: 0.13 })
}

/** Which numbers are wanted: the first two steps and the direction. */
function task({ order, found, twist }: HuntState, brush: Brush) {
  const color = '#4a2a10'
  const shown = order.slice(found, found + (twist === 'plain' || twist === 'trade' ? 1 : 2)).join('-')
  brush.round(124, 0, 256, 27, 13, '#fff4dc', 0.85)
  for (const [index, number] of shown.split('-').entries()) {
    if (index > 0) brush.line([199, 14, 215, 14], 3, color)
    if (index > 0) brush.line([209, 9, 215, 14, 209, 19], 3, color)
    chalk(brush, number, [170 + index * 74, 14, 17], { color, thick: 0.15 })
  }
  const end = String(order.at(-1))
  for (let dot = 0; dot < 3; dot++) brush.disc(292 + dot * 10, 14, 2.4, color)
  chalk(brush, end, [344, 14, 17], { color, thick: 0.15, opacity: 0.7 })
}
