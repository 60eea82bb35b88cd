import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { cellPlace, rules, SIDE, type Cell, type RushState } from '../verbs/bubble-rush.ts'
import { clock, SLIP, tries, type TouchScene } from './touch-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 150, zoom: 1.5, tilt: -7, aside: 60, above: 60 }

const SPOTS = Array.from({ length: SIDE * SIDE }, (_, index) => cellPlace(index))

export const scene: TouchScene<RushState> = {
  rules,
  backdrop: 'deep',
  controls: () => tapSpots(() => SPOTS, 44),
  feel: {
    score: { sound: 'pop', sparks: '#bff6ff', count: 12 },
    dent: { sound: 'place', sparks: PAINT.sun, count: 6 },
    flat: { sound: 'tap', count: 0 },
    wave: { sound: 'boost', sparks: PAINT.sun, count: 30 },
    slip: SLIP,
  },
  hero: ({ cells }) =>
    cellPlace(
      Math.max(
        0,
        cells.findIndex((cell) => cell === 1),
      ),
    ),
  still(brush) {
    brush.slab(14, 26, 372, 364, 34, '#0f5b78', 14)
    brush.round(22, 34, 356, 348, 28, '#1780a0')
    for (const { x, y } of SPOTS) brush.ring(x, y, 26, 3, '#083a50', 0.5)
  },
  draw(state, brush, look) {
    for (const [index, cell] of state.cells.entries()) bubble(brush, index, cell, state.tick)
    clock(brush, 8, state.left / state.full, 40)
    tries(brush, look, state.lamps)
  },
}

function bubble(brush: Brush, index: number, cell: Cell, tick: number) {
  const { x, y } = cellPlace(index)
  if (cell === 0 || cell === 4) {
    if (cell === 4)
      for (const turn of [0.4, 2.2, 4.1])
        brush.line(
          [x + Math.cos(turn) * 7, y + Math.sin(turn) * 7, x + Math.cos(turn) * 16, y + Math.sin(turn) * 16],
          3,
          '#083a50',
          0.6,
        )
    return
  }
  if (cell === 3) {
    for (let thorn = 0; thorn < 8; thorn++) {
      const angle = (thorn * Math.PI) / 4 + tick * 0.02
      brush.line([x, y, x + Math.cos(angle) * 28, y + Math.sin(angle) * 28], 5, '#5b3f8f')
    }
    brush.ball(x, y, 18, '#7a4fc0')
    return
  }
  const color = cell === 2 ? PAINT.amber : '#7fe9ff'
  brush.puck(x, y, 27, color, 6)
  brush.disc(x - 8, y - 9, 8, '#ffffff', 0.75)
  if (cell === 2) brush.ring(x, y, 16, 4, '#ffffff', 0.55)
}
