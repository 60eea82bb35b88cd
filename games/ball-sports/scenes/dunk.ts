import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { BALL, FLOOR, hoopX, RIM, rules, type DunkState } from '../plays/dunk.ts'
import { clock, ground, shade, type CourtScene } from './court-art.ts'
import { twoSides } from './controls.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 1.5, tilt: 6, aside: -50, above: 0 }

function board(brush: Brush, state: DunkState) {
  const x = hoopX(state)
  const wall = state.side < 0 ? x - RIM.half - 20 : x + RIM.half + 8
  brush.slab(wall, state.hoop - 72, 12, 84, 5, '#fff4dc', 4)
  brush.round(wall + 3, state.hoop - 52, 6, 36, 2, PAINT.coral)
}

/** The half of the rim that lies behind the ball, or the one before it. */
function rim(brush: Brush, state: DunkState, isFront: boolean) {
  const x = hoopX(state)
  const { half } = RIM
  if (!isFront) return brush.line([x - half, state.hoop, x + half, state.hoop - 3], 6, '#a33a1c')
  for (let string = 0; string <= 4; string++) {
    const at = -half + (string * half) / 2
    brush.line([x + at, state.hoop + 3, x + at * 0.55, state.hoop + 42], 2.4, '#ffffff', 0.85)
  }
  for (const low of [16, 32])
    brush.line(
      [x - half * (1 - low / 95), state.hoop + low, x + half * (1 - low / 95), state.hoop + low],
      2.4,
      '#ffffff',
      0.7,
    )
  brush.line([x - half, state.hoop + 2, x + half, state.hoop + 2], 8, '#ff6a2a')
  brush.line([x - half + 4, state.hoop, x + half - 4, state.hoop], 2.4, '#ffffff', 0.6)
}

export const scene: CourtScene<DunkState> = {
  rules,
  backdrop: 'sea',
  waterline: 300,
  controls: twoSides,
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 26 },
    hop: { sound: 'jump' },
    rim: { sound: 'bounce', pitch: 6 },
    floor: { sound: 'bounce', pitch: -4 },
    dunk: { sound: 'slice', sparks: '#ffffff', count: 16, quake: 4 },
    bonus: { sound: 'boost', sparks: PAINT.amber, count: 20 },
  },
  trail: '#ffb063',
  hero: (state) => state,
  draw(state, brush, look) {
    ground(brush, look, FLOOR, '#b0663a', '#e09a5c')
    for (let plank = 0; plank < 3; plank++)
      brush.line(
        [look.left - 20, FLOOR + 22 + plank * 18, look.right + 20, FLOOR + 22 + plank * 18],
        2,
        '#8a4a26',
        0.8,
      )
    board(brush, state)
    rim(brush, state, false)
    shade(brush, state.x, FLOOR + 4, BALL * Math.max(0.4, 1 - (FLOOR - state.y) / 520))
    brush.ball(state.x, state.y, BALL, '#f08a3a')
    brush.at(state.x, state.y, state.turn, () => {
      brush.line([-BALL + 2, 0, BALL - 2, 0], 2, '#7a3412')
      brush.line([0, -BALL + 2, 0, BALL - 2], 2, '#7a3412')
    })
    rim(brush, state, true)
    if (state.y < look.top) brush.leaf(state.x, look.top + 18, 20, 16, PAINT.sun, -Math.PI / 2)
    clock(brush, Math.max(look.top + 22, -30), state.clock / state.most)
  },
}
