import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { SIDES } from '../verbs/answer-row.ts'
import { rules, type BerriesState } from '../verbs/more-berries.ts'
import { arrowSides, sideKeys } from './answer-buttons.ts'
import { chalk } from './chalk.ts'
import { clock, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 40, zoom: 2, tilt: 6, aside: -20, above: -16 }

const Y = 172
const LEAF_TICKS = 12
const xOf = (side: number) => (side === 0 ? 106 : 294)

export const scene: SchoolScene<BerriesState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  controls: sideKeys,
  feel: {
    score: { sound: 'score', sparks: PAINT.coral, count: 14 },
    hide: { sound: 'slice', count: 0 },
    slip: SLIP,
  },
  hero: ({ baskets }) => ({ x: xOf(baskets[0]!.length > baskets[1]!.length ? 0 : 1), y: Y }),
  still(brush, look) {
    brush.round(look.left - 10, 60, look.right - look.left + 20, 220, 0, '#2f7a52', 0.55)
    for (let stripe = 0; stripe < 7; stripe++)
      brush.line([look.left, 78 + stripe * 30, look.right, 78 + stripe * 30], 5, '#ffe9b8', 0.16)
    for (const side of [0, 1]) basket(brush, xOf(side))
  },
  draw(state, brush, look) {
    const shown = state.look > 0 || state.verdict > 0 || state.over
    for (const [side, berries] of state.baskets.entries()) {
      if (shown)
        for (const [x, y, radius] of berries) {
          brush.disc(xOf(side) + x, Y + y, radius, '#d92a60')
          brush.disc(xOf(side) + x - radius * 0.3, Y + y - radius * 0.35, radius * 0.28, '#ffd0dd')
        }
      else lid(brush, xOf(side), look.calm ? 1 : Math.min(1, (state.full - state.left) / LEAF_TICKS))
      if (state.verdict > 0 || state.over)
        chalk(brush, String(berries.length), [xOf(side), 66, 28], { color: '#fff2b0', thick: 0.14 })
    }
    const right = state.baskets[0]!.length > state.baskets[1]!.length ? 0 : 1
    arrowSides(brush, state, right, '#c43f78')
    for (const { x, y } of SIDES) brush.disc(x + 34, y - 30, 9, '#e8356b')
    clock(brush, 24, state.look > 0 ? state.look / state.glance : timeLeft(state), 240)
    tries(brush, look, state)
  },
}

function basket(brush: Brush, x: number) {
  brush.disc(x, Y + 9, 88, '#123a28', 0.4)
  brush.disc(x, Y, 86, '#8a5a2c')
  for (let weave = 0; weave < 16; weave++) {
    const angle = (weave * Math.PI) / 8
    brush.line(
      [
        x + Math.cos(angle) * 73,
        Y + Math.sin(angle) * 73,
        x + Math.cos(angle + 0.18) * 85,
        Y + Math.sin(angle + 0.18) * 85,
      ],
      7,
      '#c9935a',
    )
  }
  brush.disc(x, Y, 74, '#4a2c16')
  brush.disc(x, Y + 2, 71, '#f2e2be')
}

/** A large leaf over the basket. */
function lid(brush: Brush, x: number, closed: number) {
  brush.at(x, Y, -0.4, () => {
    brush.leaf(0, 5, 170, 168 * closed, '#0f5a34', 0)
    brush.leaf(0, 0, 170, 160 * closed, '#38a860', 0)
    brush.line([-80, 0, 80, 0], 4, '#c9f5b4', 0.7)
    for (const rib of [-40, -10, 20, 48]) {
      brush.line([rib, 0, rib + 18, -46 * closed], 3, '#c9f5b4', 0.45)
      brush.line([rib, 0, rib + 18, 46 * closed], 3, '#c9f5b4', 0.45)
    }
  })
}
