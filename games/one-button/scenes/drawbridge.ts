import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type DrawbridgeState, PACE, rules } from '../verbs/drawbridge.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 150, zoom: 1.35, tilt: -8, aside: 0, above: 0 }

const COLORS = [PAINT.coral, PAINT.sun, PAINT.orchid, PAINT.pink] as const
const ROAD = 30

export const scene: Scene<DrawbridgeState> = {
  rules,
  backdrop: 'deep',
  feel: {
    lift: { sound: 'boost', count: 0 },
    lower: { sound: 'move', count: 0 },
    over: { sound: 'lose', sparks: PAINT.amber, count: 46, quake: 16 },
  },
  hero: () => ({ x: 200, y: 200 }),
  draw(state, brush, look) {
    brush.round(134, look.top - 40, 132, look.bottom - look.top + 80, 0, '#2f9ec4')
    for (let y = Math.floor(look.top / 70) * 70 - 70; y < look.bottom; y += 70)
      brush.line([170, y + (state.tick % 70), 170, y + 26 + (state.tick % 70)], 4, '#ffffff', 0.3)
    for (const side of [-1, 1]) {
      const [from, to] = side < 0 ? [look.left - 40, 128] : [272, look.right + 40]
      brush.round(from, look.top - 40, to - from, look.bottom - look.top + 80, 0, '#3f8f57')
      brush.round(side < 0 ? 116 : 266, look.top - 40, 18, look.bottom - look.top + 80, 0, PAINT.sand)
      brush.round(from, 200 - ROAD, to - from, ROAD * 2, 0, '#c79b62')
      for (let x = Math.ceil(from / 44) * 44; x < to; x += 44)
        brush.line([x, 200, x + 20, 200], 4, '#f4e3b5', 0.7)
    }
    for (const { kind, left, colour } of state.travellers)
      if (kind === 'boat' && Math.abs(left) * PACE < 460) ship(brush, 200 - left * PACE, COLORS[colour]!)
    leaves(brush, state.open)
    for (const { kind, left, colour } of state.travellers)
      if (kind === 'cart' && Math.abs(left) * PACE < 640) cart(brush, 200 - left * PACE, COLORS[colour]!)
  },
}

function ship(brush: Brush, y: number, color: string) {
  brush.shape([200, y + 44, 222, y + 12, 220, y - 34, 180, y - 34, 178, y + 12], '#123a5c', 0.5)
  brush.shape([200, y + 38, 220, y + 8, 217, y - 36, 183, y - 36, 180, y + 8], color)
  brush.shape([200, y + 24, 211, y + 4, 209, y - 28, 191, y - 28, 189, y + 4], '#fff1d6')
  brush.shape([176, y - 4, 224, y - 4, 200, y + 16], PAINT.shell)
  brush.disc(200, y - 4, 5, PAINT.wood)
}

function leaves(brush: Brush, open: number) {
  const reach = 68 * (1 - open) + 12
  for (const side of [-1, 1]) {
    const x = side < 0 ? 130 : 270 - reach
    brush.slab(x, 200 - ROAD + 2, reach, ROAD * 2 - 4, 5, '#a8693c', 8)
    for (let plank = 8; plank < reach - 4; plank += 12)
      brush.line([x + plank, 200 - ROAD + 6, x + plank, 200 + ROAD - 6], 2, '#6f4020', 0.7)
    for (const y of [-ROAD - 8, ROAD + 8]) brush.puck(side < 0 ? 126 : 274, 200 + y, 11, PAINT.stone, 5)
  }
}

function cart(brush: Brush, x: number, color: string) {
  for (const wheel of [-16, 16])
    for (const y of [180, 220]) brush.round(x + wheel - 6, y - 4, 12, 8, 3, PAINT.ink)
  brush.slab(x - 28, 183, 44, 32, 7, color, 6)
  brush.slab(x + 14, 188, 18, 22, 6, '#fff1d6', 6)
  brush.ball(x - 14, 199, 8, PAINT.amber)
  brush.ball(x + 1, 199, 8, PAINT.palm)
}
