import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { goalOf, rules, type BowState } from '../verbs/calm-bow.ts'
import { palm, sandbank } from './places.ts'
import { bar, tries } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 1.4, tilt: 5, aside: 0, above: -20 }

const RINGS = [PAINT.shell, PAINT.sky, PAINT.coral, PAINT.sun] as const

export const scene: Scene<BowState> = {
  rules,
  backdrop: 'sea',
  waterline: 250,
  feel: {
    draw: { sound: 'move', count: 0 },
    shoot: { sound: 'shoot', sparks: PAINT.shell, count: 10 },
    miss: { sound: 'bad', sparks: PAINT.slate, count: 10 },
  },
  hero: ({ x, y }) => ({ x, y }),
  draw(state, brush, look) {
    sandbank(brush, look, 310)
    palm(brush, 40, 320, 150, -0.1)
    palm(brush, 360, 318, 130, 0.16)
    const goal = goalOf(state)
    brush.line([goal.x - 26, 330, goal.x, goal.y, goal.x + 26, 330], 8, PAINT.wood)
    brush.disc(goal.x + 4, goal.y + 7, state.size + 2, '#3a2412', 0.6)
    for (const [index, color] of RINGS.entries())
      brush.disc(goal.x, goal.y, state.size * (1 - index * 0.26), color)
    brush.disc(goal.x, goal.y, state.size * 0.07, PAINT.coral)
    for (const mark of state.marks) {
      if (Math.abs(mark.x) > state.size || Math.abs(mark.y) > state.size) continue
      brush.line([goal.x + mark.x, goal.y + mark.y, goal.x + mark.x + 12, goal.y + mark.y + 16], 4, '#7a4a26')
      brush.leaf(goal.x + mark.x + 13, goal.y + mark.y + 18, 16, 9, PAINT.lagoon, 0.9)
    }
    bar(
      brush,
      goal.x,
      goal.y - state.size - 20,
      70,
      state.left / 480,
      state.left > 150 ? PAINT.palm : PAINT.coral,
    )
    if (!state.over) sight(brush, state)
    tries(brush, look, state.lamps)
  },
}

function sight(brush: Parameters<Scene['draw']>[1], { x, y, shake, breath, last, tick }: BowState) {
  const wide = 16 + shake * 0.3
  brush.ring(x, y, wide, 4, '#ffffff', 0.9)
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const)
    brush.line(
      [x + dx * wide * 0.6, y + dy * wide * 0.6, x + dx * (wide + 9), y + dy * (wide + 9)],
      4,
      '#ffffff',
    )
  brush.disc(x, y, 3.4, PAINT.coral)
  // The bow at the lower edge follows the sight.
  const [bx, by] = [200 + (x - 200) * 0.35, 372]
  const pull = last ? 22 : 4
  brush.arc(bx, by + 40, 78, Math.PI * 1.2, Math.PI * 1.8, 9, PAINT.wood)
  brush.line([bx - 63, by - 6, bx, by + pull, bx + 63, by - 6], 3, PAINT.shell)
  brush.line([bx, by + pull, bx + (x - bx) * 0.12, by - 46], 5, '#d9b070')
  const warm = breath < 0.25 ? PAINT.coral : PAINT.lagoon
  brush.arc(
    x,
    y,
    wide + 16,
    -Math.PI / 2,
    -Math.PI / 2 + breath * Math.PI * 2,
    5,
    warm,
    last ? 1 : 0.4 + 0.1 * Math.sin(tick * 0.1),
  )
}
