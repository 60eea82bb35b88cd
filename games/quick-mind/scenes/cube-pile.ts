import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { cratesOf, rules, type PileState } from '../verbs/cube-pile.ts'
import { numberRow, rowKeys } from './answer-buttons.ts'
import { beach, clock, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 2.2, tilt: 5, aside: 0, above: 26 }

const MIDDLE = { x: 200, y: 178 }

export const scene: SchoolScene<PileState> = {
  rules,
  backdrop: 'sea',
  waterline: 110,
  wakes: true,
  controls: rowKeys,
  feel: { score: { sound: 'score', sparks: PAINT.sun, count: 14 }, slip: SLIP },
  hero: () => ({ x: 200, y: 190 }),
  still(brush, look) {
    beach(brush, look, 138)
  },
  draw(state, brush, look) {
    const rows = state.heights.length
    const columns = state.heights[0]!.length
    const high = state.heights[0]![0]!
    const size = Math.min(44, 300 / ((rows + columns) * 0.87), 168 / ((rows + columns) * 0.5 + high))
    const drop = look.calm ? 0 : Math.max(0, 1 - state.age / 12) * -40
    for (const [row, line] of state.heights.entries())
      for (const [column, height] of line.entries())
        for (let level = 0; level < height; level++) {
          const x = MIDDLE.x + (column - row - (columns - rows) / 2) * size * 0.87
          const y =
            MIDDLE.y +
            (column + row - (columns + rows) / 2 + 1) * size * 0.5 -
            (level - high / 2) * size +
            size * 0.3
          crate(brush, { x, y: y + drop * (level + 1) * 0.4, size, isTop: level === height - 1 })
        }
    numberRow(brush, state, state.answers, state.answers.indexOf(cratesOf(state)))
    clock(brush, 14, timeLeft(state), 250)
    tries(brush, look, state)
  },
}

interface Crate {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly isTop: boolean
}

/** A crate around the middle of its top face. */
function crate(brush: Brush, { x, y, size, isTop }: Crate) {
  const [across, down] = [size * 0.87, size * 0.5]
  brush.shape([x - across, y, x, y + down, x, y + down + size, x - across, y + size], '#b8743c')
  brush.shape([x + across, y, x, y + down, x, y + down + size, x + across, y + size], '#8a4f24')
  brush.line([x - across, y + size, x, y + down + size, x + across, y + size], 1.6, '#4f2a10', 0.7)
  if (!isTop) return
  brush.shape([x, y - down, x + across, y, x, y + down, x - across, y], '#f0bf7a')
  brush.line(
    [x - across * 0.5, y, x, y - down * 0.5, x + across * 0.5, y, x, y + down * 0.5, x - across * 0.5, y],
    2,
    '#b8743c',
    0.8,
  )
}
