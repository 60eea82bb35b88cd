import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { SIDES } from '../verbs/answer-row.ts'
import { rules, type BigState } from '../verbs/big-or-much.ts'
import { arrowSides, sideKeys } from './answer-buttons.ts'
import { chalk, fitting } from './chalk.ts'
import { clock, judged, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 40, zoom: 1.5, tilt: -6, aside: 60, above: -10 }

const rightOf = ({ numbers, tall, asks }: BigState) =>
  asks === 'tall' ? tall : numbers[0]! > numbers[1]! ? 0 : 1

export const scene: SchoolScene<BigState> = {
  rules,
  backdrop: 'air',
  wakes: true,
  controls: sideKeys,
  feel: { score: { sound: 'score', sparks: PAINT.sun, count: 10 }, slip: SLIP },
  hero: (state) => ({ x: SIDES[rightOf(state)]!.x, y: 186 }),
  still(brush) {
    for (const { x } of SIDES) {
      brush.line([x, 20, x, 110], 4, '#2a1a10', 0.6)
      brush.line([x - 40, 116, x, 60, x + 40, 116], 3, '#2a1a10', 0.6)
    }
  },
  draw(state, brush, look) {
    const right = rightOf(state)
    const sway = look.calm ? 0 : Math.sin(look.seconds * 2) * 2
    for (const [side, { x }] of SIDES.entries()) {
      const how = judged(state, side, right)
      const color = how === 'wrong' ? '#e0604f' : how === 'right' ? '#8fe0a0' : '#fff4dc'
      const y = 186 + (side === 0 ? sway : -sway)
      brush.round(x - 74, y - 64, 148, 144, 30, '#03101a', 0.3)
      brush.slab(x - 74, y - 70, 148, 140, 30, color, 9)
      const text = String(state.numbers[side])
      const size = fitting(text, state.tall === side ? 118 : 46, state.tall === side ? 92 : 34)
      chalk(brush, text, [x, y, size], { color: '#5a2f6a', thick: 0.14 })
    }
    badge(brush, state.asks)
    arrowSides(brush, state, right, '#4d7be0')
    clock(brush, 14, timeLeft(state), 250)
    tries(brush, look, state)
  },
}

/** What is asked: a heap of coins for the value, a ruler for the size. */
function badge(brush: Brush, asks: BigState['asks']) {
  brush.puck(200, 78, 34, asks === 'much' ? PAINT.amber : PAINT.lagoon, 6)
  if (asks === 'much') {
    for (const [x, y] of [
      [190, 92],
      [190, 84],
      [190, 76],
      [211, 92],
    ] as const)
      brush.slab(x - 10, y - 5, 20, 6, 3, '#fff4dc', 3)
    return
  }
  brush.line([200, 60, 200, 96], 5, '#063a3a')
  brush.line([192, 67, 200, 58, 208, 67], 5, '#063a3a')
  brush.line([192, 89, 200, 98, 208, 89], 5, '#063a3a')
}
