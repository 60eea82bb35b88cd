import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { PLACES, rules, seenBy, type SeesState } from '../verbs/who-sees.ts'
import { animal } from './animals.ts'
import { answerKeys } from './answer-keys.ts'
import { sign } from './pictures.ts'
import { clock, judged, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 20, zoom: 1.7, tilt: 6, aside: 0, above: 30 }

const MIDDLE = { x: 200, y: 166 } as const
const SIZE = 176

export const scene: SchoolScene<SeesState> = {
  rules,
  backdrop: 'sea',
  waterline: 40,
  wakes: true,
  controls: () => answerKeys({ spots: PLACES, reach: 46, ring: 47 }),
  feel: { score: { sound: 'score', sparks: PAINT.sun, count: 16 }, slip: SLIP },
  hero: () => MIDDLE,
  still(brush) {
    const { x, y } = MIDDLE
    const [left, top] = [x - SIZE / 2, y - SIZE / 2]
    brush.round(left - 8, top + 4, SIZE + 16, SIZE + 16, 26, '#03101a', 0.3)
    brush.slab(left - 8, top - 8, SIZE + 16, SIZE + 16, 26, '#e8c88c', 9)
    brush.round(left, top, SIZE, SIZE, 20, '#f4e0b0')
  },
  draw(state, brush, look) {
    const count = state.rows.length
    const cell = SIZE / count
    const at = (column: number, row: number) => ({
      x: MIDDLE.x + (column - (count - 1) / 2) * cell,
      y: MIDDLE.y + (row - (count - 1) / 2) * cell,
    })
    for (let line = 1; line < count; line++) {
      const off = -SIZE / 2 + line * cell
      brush.line([MIDDLE.x + off, MIDDLE.y - 82, MIDDLE.x + off, MIDDLE.y + 82], 2, '#c9a468', 0.7)
      brush.line([MIDDLE.x - 82, MIDDLE.y + off, MIDDLE.x + 82, MIDDLE.y + off], 2, '#c9a468', 0.7)
    }
    watcher(brush, state, look.calm ? 0 : Math.sin(look.seconds * 3) * 3)
    for (const [column, kind] of state.finds.entries()) {
      const { x, y } = at(column, state.rows[column]!)
      sign(brush, kind * 6, x, y, cell * 0.34)
    }
    const right = state.answers.findIndex((one) => String(one) === String(seenBy(state)))
    for (const [choice, order] of state.answers.entries()) {
      const { x, y } = PLACES[choice]!
      const how = judged(state, choice, right)
      if (how === 'right') brush.glow(x, y, 66, '#fff2b0')
      brush.slab(
        x - 43,
        y - 26,
        86,
        52,
        14,
        how === 'wrong' ? '#d8463c' : how === 'faded' ? '#8a8578' : '#fff4dc',
        7,
      )
      for (const [place, kind] of order.entries())
        sign(
          brush,
          kind * 6,
          x + (place - (order.length - 1) / 2) * (76 / order.length),
          y,
          33 / order.length,
        )
    }
    clock(brush, 18, timeLeft(state), 250)
    tries(brush, look, state)
  },
}

/** The crab stands outside looking in; its field of view opens like a fan. */
function watcher(brush: Brush, { watch }: SeesState, sway: number) {
  const turn = (watch * Math.PI) / 2
  const [dx, dy] = [-Math.sin(turn), Math.cos(turn)]
  const [x, y] = [MIDDLE.x + dx * 122, MIDDLE.y + dy * 122]
  const [sx, sy] = [dy, -dx]
  brush.shape(
    [
      x,
      y,
      MIDDLE.x + dx * 84 + sx * 84,
      MIDDLE.y + dy * 84 + sy * 84,
      MIDDLE.x + dx * 84 - sx * 84,
      MIDDLE.y + dy * 84 - sy * 84,
    ],
    PAINT.sun,
    0.4,
  )
  animal(brush, x + sx * sway, y + sy * sway, 1, turn, 1.15)
}
