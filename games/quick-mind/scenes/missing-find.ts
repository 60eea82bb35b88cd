import { PAINT } from '#kit/game/micro/brush.ts'
import { FOUR } from '../verbs/answer-row.ts'
import { rules, type MissingState } from '../verbs/missing-find.ts'
import { rowKeys } from './answer-buttons.ts'
import { sign } from './pictures.ts'
import { answer, beach, clock, judged, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 100, zoom: 1.6, tilt: -5, aside: 0, above: 0 }

const spotOf = (index: number, count: number) => {
  const columns = Math.min(5, Math.ceil(count / (count > 4 ? 2 : 1)))
  const row = Math.floor(index / columns)
  const inRow = Math.min(columns, count - row * columns)
  return { x: 200 + ((index % columns) - (inRow - 1) / 2) * 68, y: (count > 4 ? 150 : 186) + row * 76 }
}

export const scene: SchoolScene<MissingState> = {
  rules,
  backdrop: 'sea',
  waterline: 60,
  wakes: true,
  controls: rowKeys,
  feel: {
    score: { sound: 'coin', sparks: PAINT.sun, count: 14 },
    hide: { sound: 'slice', count: 0 },
    slip: SLIP,
  },
  hero: () => ({ x: 200, y: 186 }),
  still(brush, look) {
    beach(brush, look, 84)
    brush.round(24, 100, 352, 170, 60, '#fff4dc', 0.4)
  },
  draw(state, brush, look) {
    const isBefore = state.look > 0
    const list = isBefore ? state.before : state.after
    const since = isBefore ? 99 : state.full - state.left
    for (const [index, picture] of list.entries()) {
      const { x, y } = spotOf(index, list.length)
      const grow = look.calm ? 1 : Math.min(1, Math.max(0.05, (since - index) / 8))
      brush.disc(x, y + 10, 25, '#7a5a2c', 0.25)
      sign(brush, picture, x, y, 23 * grow)
    }
    if (!isBefore && since < 20 && !look.calm && state.verdict === 0) {
      brush.round(10, 90 + since * 6, 380, 60, 30, '#57d3e6', 0.6)
      brush.round(10, 140 + since * 6, 380, 16, 8, '#eaffff', 0.85)
    }
    const right = state.answers.findIndex((one) => state.before.includes(one))
    for (const [choice, { x, y }] of FOUR.entries()) {
      answer(brush, [x, y, 38], isBefore ? '#8a7a62' : '#fff4dc', judged(state, choice, right))
      if (!isBefore) sign(brush, state.answers[choice]!, x, y, 20)
    }
    clock(brush, 14, isBefore ? state.look / state.glance : timeLeft(state), 250)
    tries(brush, look, state)
  },
}
