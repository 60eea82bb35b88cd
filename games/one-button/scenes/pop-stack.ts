import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { cellX, cellY, COLUMNS, ROWS, rules, type StackState } from '../verbs/pop-stack.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 120, zoom: 1.4, tilt: 5, aside: 20, above: 210 }

const TINTS = [PAINT.coral, PAINT.lagoon, PAINT.sun, PAINT.orchid, PAINT.palm] as const

export const scene: Scene<StackState> = {
  rules,
  backdrop: 'deep',
  feel: {
    drop: { sound: 'move', count: 0 },
    land: { sound: 'place', sparks: '#ffffff', count: 4 },
    pop: { sound: 'pop', sparks: PAINT.sun, count: 14 },
    rise: { sound: 'deal', pitch: -6, sparks: PAINT.sand, count: 10, quake: 4 },
  },
  hero: ({ place }) => ({ x: cellX(place), y: cellY(ROWS + 0.6) }),
  draw(state, brush, look) {
    const [left, wide] = [cellX(0) - 32, COLUMNS * 48 + 16]
    brush.slab(left - 8, cellY(ROWS) - 8, wide + 16, ROWS * 38 + 48, 22, '#8a5230', 12)
    brush.round(left, cellY(ROWS), wide, ROWS * 38 + 30, 16, '#0b2a44')
    for (let column = 0; column < COLUMNS; column++)
      brush.round(
        cellX(column) - 21,
        cellY(ROWS) + 8,
        42,
        ROWS * 38 + 14,
        12,
        '#ffffff',
        column % 2 ? 0.03 : 0.06,
      )
    brush.line([left + 10, cellY(ROWS - 1) - 20, left + wide - 10, cellY(ROWS - 1) - 20], 3, PAINT.coral, 0.5)
    const jolt = look.calm ? 0 : Math.sin(state.shake * 1.6) * state.shake * 0.25
    for (const [x, column] of state.columns.entries())
      for (const [y, tint] of column.entries()) shell(brush, cellX(x) + jolt, cellY(y), tint)
    const { falling } = state
    const at = Math.max(0, Math.min(COLUMNS - 1, Math.round(state.place)))
    if (!falling) {
      const top = cellY(state.columns[at]!.length)
      brush.round(cellX(at) - 3, cellY(ROWS) + 4, 6, Math.max(4, top - cellY(ROWS) - 4), 3, '#ffffff', 0.14)
      brush.ring(cellX(at), top, 16, 3, TINTS[state.now] ?? PAINT.sun, 0.5)
    }
    if (falling) shell(brush, cellX(falling.column), cellY(falling.high), state.now)
    const x = cellX(state.place)
    const y = cellY(ROWS + 0.9)
    brush.round(left, y - 26, wide, 7, 3, '#5d3418')
    brush.slab(x - 24, y - 34, 48, 18, 8, PAINT.amber, 5)
    for (const side of [-1, 1])
      brush.line([x + side * 18, y - 18, x + side * 21, y + 2, x + side * 12, y + 12], 5, '#c9862c')
    if (!falling) shell(brush, x, y, state.now)
    shell(
      brush,
      look.right - 26 > left + wide + 20 ? look.right - 30 : left + wide - 8,
      y - 34,
      state.next,
      0.62,
    )
  },
}

/** A scallop: a fan with ribs, each colour with a mark of its own. */
function shell(brush: Brush, x: number, y: number, tint: number, size = 1) {
  const color = TINTS[tint] ?? PAINT.sun
  brush.at(
    x,
    y,
    0,
    () => {
      brush.ball(0, 0, 18, color)
      if (tint === 0)
        for (const rib of [-0.6, 0, 0.6]) brush.line([0, 11, rib * 16, -10], 2.6, '#ffffff', 0.6)
      if (tint === 1) brush.ring(0, 0, 8, 3, '#ffffff', 0.7)
      if (tint === 2) brush.star(0, 0, 9, '#fff8d0')
      if (tint === 3) brush.arc(0, 0, 8, 0, 4.7, 3, '#ffffff', 0.7)
      if (tint === 4) brush.leaf(0, 0, 20, 10, '#eaffd8', -0.8)
    },
    size,
  )
}
