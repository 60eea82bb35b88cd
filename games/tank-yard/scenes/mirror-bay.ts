import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import {
  beamOf,
  cellX,
  cellY,
  CELL,
  COLUMNS,
  HARBOUR,
  LAMP,
  LEFT,
  ROWS,
  rules,
  TOP,
  type Bay,
} from '../verbs/mirror-bay.ts'
import { yardScene } from './yard-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'
import type { Thing } from '#kit/game/things/things.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 400, zoom: 1.6, tilt: -6, aside: 0, above: 30 }

function ghost(brush: Brush, { x, y, a, kind, t }: Thing) {
  const size = kind === 'galleon' ? 1.35 : 1
  const bob = Math.sin(t * 0.06) * 2
  brush.at(
    x,
    y + bob,
    0,
    () => {
      brush.shape([-18, 2, 18, 2, 12, 13, -12, 13], kind === 'galleon' ? '#5a4a7a' : '#4a5a7a')
      brush.line([0, 2, 0, -20], 3, '#3a3450')
      brush.shape([1, -19, 16, -4, 1, -3], a > 0 ? '#ffd0a0' : '#cfe0f4')
      brush.shape([-2, -15, -13, -3, -2, -2], a > 0 ? '#ffb878' : '#b4c8e4')
    },
    size,
  )
  if (a > 0) brush.glow(x, y, 16 + a * 0.4, PAINT.amber)
}

export const scene = yardScene<Bay>({
  rules,
  backdrop: 'plain',
  controls: () =>
    tapSpots(({ cells = [] }: Partial<Bay>) => cells.map((cell) => ({ x: cellX(cell), y: cellY(cell) })), 42),
  feel: { turn: { sound: 'flip' }, burn: { sound: 'slice', pitch: 8, sparks: PAINT.amber, count: 4 } },
  at: ({ cells }) => ({ x: cellX(cells[0] ?? 0), y: cellY(cells[0] ?? 0) }),
  still(brush, look) {
    const wide = look.right - look.left
    brush.round(look.left - 10, HARBOUR, wide + 20, look.bottom - HARBOUR + 20, 0, '#caa76a')
    brush.line([look.left, HARBOUR, look.right, HARBOUR], 6, '#f0dba6')
    for (let hut = 0; hut < 5; hut++) {
      const x = 50 + hut * 76
      brush.slab(x - 13, HARBOUR + 14, 26, 16, 3, '#f4e3b5', 4)
      brush.shape([x - 19, HARBOUR + 15, x, HARBOUR, x + 19, HARBOUR + 15], PAINT.coral)
    }
    for (let column = 0; column < COLUMNS; column++)
      for (let row = 0; row < ROWS; row++)
        brush.disc(LEFT + column * CELL, TOP + row * CELL, 3, '#ffffff', 0.12)
  },
  draw(state, brush, look) {
    const { foes, cells, turns } = state
    const beam = beamOf(state)
    const wobble = look.calm ? 0 : Math.sin(look.seconds * 9)
    brush.line(beam, 15 + wobble * 2, PAINT.sun, 0.2)
    brush.line(beam, 5, '#fff8d8', 0.95)
    for (const [index, cell] of cells.entries()) {
      const [x, y] = [cellX(cell), cellY(cell)]
      brush.puck(x, y, 18, '#3a5a7a', 4)
      const slant = turns[index] === 0 ? -1 : 1
      brush.line([x - 12, y - 12 * slant, x + 12, y + 12 * slant], 7, '#bfe8ff')
      brush.line([x - 10, y - 10 * slant, x + 6, y + 6 * slant], 2.4, '#ffffff')
    }
    for (const foe of foes) ghost(brush, foe)
    brush.slab(LAMP.x - 14, LAMP.y - 12, 22, 26, 6, '#f4e3b5', 5)
    brush.glow(LAMP.x + 8, LAMP.y, 26, PAINT.sun)
  },
})
