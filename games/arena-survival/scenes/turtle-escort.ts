import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { rules, type Escort } from '../verbs/turtle-escort.ts'
import { arenaScene } from './arena-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'
import type { Thing } from '#kit/game/things/things.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 520, zoom: 2.7, tilt: 6, aside: 10, above: 10 }

function turtle(brush: Brush, { x, y, t }: Thing) {
  brush.disc(x + 1, y + 7, 12, '#3a2a10', 0.3)
  for (const [dx, dy] of [
    [8, -9],
    [8, 9],
    [-8, -9],
    [-8, 9],
  ] as const)
    brush.disc(x + dx + Math.sin(t / 7 + dy) * 2, y + dy, 4.5, '#7fc98a')
  brush.disc(x + 14, y, 6, '#9be0a4')
  brush.disc(x + 16, y - 2, 1.4, PAINT.ink)
  brush.puck(x, y, 11, PAINT.palm, 3)
  brush.ring(x, y, 5, 2, '#2b8a4e', 0.8)
}

export const scene = arenaScene<Escort>({
  rules,
  plate: { floor: 'dunes', color: '#f0d79a', line: '#d8b46c', edge: '#3fb6d0' },
  feel: {
    home: { sound: 'win', sparks: PAINT.sky, count: 20 },
    hatch: { sound: 'pop', pitch: -4, sparks: PAINT.palm, count: 8 },
  },
  under(state, brush) {
    brush.arc(200, 200, 184, -0.9, 0.9, 10, '#55c8e8', 0.8)
    brush.arc(200, 200, 172, -0.8, 0.8, 5, '#ffffff', 0.5)
    brush.disc(28, 200, 20, '#c79b5a')
    brush.disc(28, 198, 13, '#a87a40')
    for (const one of state.drops) turtle(brush, one)
  },
})
