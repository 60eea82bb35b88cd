import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { islandsOf, rules, type IslandState } from '../verbs/island-count.ts'
import { numberRow, rowKeys } from './answer-buttons.ts'
import { clock, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 20, zoom: 1.5, tilt: 6, aside: 0, above: 10 }

const LEFT = 22
const TOP = 58
const WIDE = 356
const HIGH = 220

export const scene: SchoolScene<IslandState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  controls: rowKeys,
  feel: { score: { sound: 'score', sparks: PAINT.palm, count: 16 }, slip: SLIP },
  hero: () => ({ x: 200, y: 168 }),
  still(brush) {
    brush.round(LEFT - 6, TOP + 6, WIDE + 12, HIGH + 16, 22, '#03101a', 0.35)
    brush.slab(LEFT - 8, TOP - 8, WIDE + 16, HIGH + 16, 20, '#c9a46a', 9)
    brush.round(LEFT, TOP, WIDE, HIGH, 14, '#2f9ab8')
    for (let wave = 0; wave < 9; wave++) {
      const [x, y] = [LEFT + 20 + ((wave * 97) % 300), TOP + 18 + ((wave * 61) % 190)]
      brush.line([x, y, x + 10, y - 4, x + 20, y, x + 30, y - 4], 2.4, '#ffffff', 0.25)
    }
  },
  draw(state, brush, look) {
    chart(brush, state)
    numberRow(brush, state, state.answers, state.answers.indexOf(islandsOf(state)))
    clock(brush, 18, timeLeft(state), 250)
    tries(brush, look, state)
  },
}

/** Land is sand with grass; cells that share a side merge. */
function chart(brush: Brush, { wide, high, land }: IslandState) {
  const cell = Math.min(WIDE / wide, HIGH / high) * 0.96
  const at = (index: number) => ({
    x: LEFT + WIDE / 2 + ((index % wide) - (wide - 1) / 2) * cell,
    y: TOP + HIGH / 2 + (Math.floor(index / wide) - (high - 1) / 2) * cell,
  })
  for (const [grow, color] of [
    [0.41, '#f4e0b0'],
    [0.29, '#5fbf6a'],
  ] as const) {
    const size = cell * grow
    for (const [index, isLand] of land.entries()) {
      if (!isLand) continue
      const { x, y } = at(index)
      brush.disc(x, y, size, color)
      if (index % wide < wide - 1 && land[index + 1]) brush.line([x, y, x + cell, y], size * 1.9, color)
      if (land[index + wide]) brush.line([x, y, x, y + cell], size * 1.9, color)
    }
  }
}
