import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { dragColumns } from '#kit/game/micro/touch.ts'
import { GOAL, MOST_MARBLES, rules, type Crossfire } from '../verbs/marble-crossfire.ts'
import { yardScene } from './yard-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 66, zoom: 1.6, tilt: 8, aside: -30, above: -60 }

function gun(brush: Brush, x: number, y: number, way: 1 | -1, color: string) {
  brush.puck(x, y, 17, '#3a4668', 5)
  brush.line([x, y, x, y + way * 22], 12, color)
  brush.disc(x, y, 8, color)
}

export const scene = yardScene<Crossfire>({
  rules,
  backdrop: 'plain',
  controls: () => dragColumns(({ x = 200 }: Partial<Crossfire>) => x),
  feel: {
    shot: { sound: 'tap', pitch: 8 },
    theirs: { sound: 'tap', pitch: -8 },
    knock: { sound: 'bounce', pitch: 7, sparks: '#c9d4ee', count: 4 },
  },
  at: ({ x }) => ({ x, y: GOAL.bottom }),
  still(brush) {
    brush.slab(-6, 4, 412, 388, 20, '#6a4632', 8)
    brush.round(2, 12, 396, 372, 14, '#3f8f86')
    brush.round(2, 12, 396, 22, 8, '#c2493f', 0.75)
    brush.round(2, 362, 396, 22, 8, '#2f7fb8', 0.75)
    brush.line([8, 200, 392, 200], 3, '#ffffff', 0.3)
    brush.ring(200, 200, 46, 3, '#ffffff', 0.3)
  },
  draw({ x, rivalX, pucks, shots, darts, marbles, tick }, brush, look) {
    for (const { x: atX, y, r, kind } of pucks) {
      brush.disc(atX, y + 8, r, '#06202a', 0.3)
      brush.puck(atX, y, r, kind === 'star' ? PAINT.sun : PAINT.orchid, 6)
      if (kind === 'star') brush.star(atX, y - 1, 12, '#ff8a3d', look.calm ? 0 : tick * 0.01)
      else brush.ring(atX, y, 14, 5, '#fff4dc')
    }
    for (const marble of shots) brush.ball(marble.x, marble.y, 6, '#9fd8ff')
    for (const marble of darts) brush.ball(marble.x, marble.y, 6, '#ff9a8a')
    gun(brush, rivalX, GOAL.top - 6, 1, PAINT.coral)
    gun(brush, x, GOAL.bottom + 8, -1, PAINT.sky)
    for (let one = 0; one < MOST_MARBLES; one++)
      brush.disc(14 + one * 11, 392, 3.6, one < marbles ? '#9fd8ff' : '#1c3a40')
  },
})
