import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { FLOOR_HEIGHT, floorY, rules, type TowerState } from '../verbs/tower-drop.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 420, zoom: 1.55, tilt: 6, aside: 0, above: 70 }

const COLORS = [
  PAINT.coral,
  PAINT.amber,
  PAINT.sun,
  PAINT.palm,
  PAINT.lagoon,
  PAINT.sky,
  PAINT.orchid,
  PAINT.pink,
]
const colorOf = (floor: number) => COLORS[floor % COLORS.length]!

export const scene: Scene<TowerState> = {
  rules,
  backdrop: 'sea',
  waterline: 372,
  wakes: true,
  feel: {
    perfect: { sound: 'merge', sparks: PAINT.sun, count: 22 },
    cut: { sound: 'place', quake: 2 },
  },
  hero: ({ x, floors }) => ({ x, y: floorY(floors.length) + 14 }),
  camera: ({ eye }) => ({ x: 0, y: eye }),
  draw(state, brush, look) {
    if (look.bottom > 360) {
      brush.shape(
        [60, 400, 110, 372, 290, 372, 340, 400, 340, look.bottom + 40, 60, look.bottom + 40],
        '#c9a66b',
      )
      brush.shape([60, 400, 110, 372, 290, 372, 340, 400, 330, 408, 70, 408], PAINT.sand)
    }
    for (const [index, { x, width }] of state.floors.entries()) {
      const y = floorY(index)
      if (y > look.bottom + 40 || y < look.top - 40) continue
      hut(brush, x, y, width, index)
    }
    for (const { x, y, width, floor } of state.chips)
      brush.slab(x, y, width, FLOOR_HEIGHT - 8, 5, colorOf(floor))
    if (state.over) return
    const y = floorY(state.floors.length)
    const below = state.floors.at(-1)!
    brush.round(below.x - below.width / 2, y + FLOOR_HEIGHT - 3, below.width, 3, 1, '#ffffff', 0.35)
    hut(brush, state.x, y, state.width, state.floors.length)
  },
}

function hut(brush: Parameters<Scene['draw']>[1], x: number, y: number, width: number, floor: number) {
  brush.slab(x - width / 2, y, width, FLOOR_HEIGHT - 8, 5, colorOf(floor), 8)
  if (floor % 2 === 1) return
  for (let at = -Math.floor(width / 64); at <= Math.floor(width / 64); at++)
    brush.round(x + at * 28 - 6, y + 7, 12, 10, 3, '#fff6d6', 0.85)
}
