import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { BELT_Y, LEFT, NEST_Y, RIGHT, rules, type BeltState } from '../verbs/belt-turn.ts'
import { bird } from './creatures.ts'
import { tries } from './pieces.ts'
import { palm } from './places.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 110, zoom: 1.5, tilt: 5, aside: 0, above: 20 }

const TINTS = [PAINT.coral, PAINT.lagoon] as const

export const scene: Scene<BeltState> = {
  rules,
  backdrop: 'air',
  feel: {
    turn: { sound: 'flip', sparks: PAINT.sand, count: 6 },
    egg: { sound: 'pop', pitch: 7, count: 0 },
    score: { sound: 'place', sparks: PAINT.sun },
    cracked: { sound: 'hit', sparks: PAINT.shell, count: 26, quake: 8 },
  },
  hero: () => ({ x: 200, y: BELT_Y }),
  draw(state, brush, look) {
    // A near view has no room for them.
    if (look.right - look.left > 390) {
      palm(brush, look.left + 12, 470, 190, 0.1)
      palm(brush, look.right - 16, 470, 180, -0.1)
    }
    bird(
      brush,
      200 + Math.sin(state.tick * 0.02) * 60,
      40,
      18,
      PAINT.pink,
      Math.cos(state.tick * 0.02) > 0 ? 1 : -1,
      state.tick * 0.2,
    )
    for (const x of [140, 260])
      brush.slab(x - 8, BELT_Y + 14, 16, Math.max(140, look.bottom - BELT_Y), 6, '#7a4a26', 4)
    brush.slab(LEFT, BELT_Y, RIGHT - LEFT, 26, 13, '#4b5b80', 8)
    for (let slat = 0; slat < 12; slat++) {
      const x = LEFT + ((((slat * 20 + state.rolled) % 232) + 232) % 232)
      brush.round(x - 2, BELT_Y + 3, 5, 14, 2, '#ffffff', 0.3)
    }
    for (const x of [LEFT + 13, RIGHT - 13]) {
      brush.puck(x, BELT_Y + 13, 12, PAINT.amber, 3)
      brush.at(x, BELT_Y + 13, state.rolled * 0.08, () => brush.line([-8, 0, 8, 0], 3, '#8a5230'))
    }
    const way = state.way
    for (const step of [-1, 0, 1])
      brush.line(
        [
          200 + step * 34 - way * 7,
          BELT_Y + 36,
          200 + step * 34 + way * 7,
          BELT_Y + 44,
          200 + step * 34 - way * 7,
          BELT_Y + 52,
        ],
        5,
        PAINT.sun,
        0.8,
      )
    nest(brush, 46, TINTS[0])
    nest(brush, 354, TINTS[1])
    for (const { x, y, tint } of state.eggs) egg(brush, x, y, tint)
    tries(brush, look, state.lamps)
  },
}

function egg(brush: Brush, x: number, y: number, tint: 0 | 1) {
  brush.shape([x - 13, y + 5, x - 10, y - 10, x, y - 19, x + 10, y - 10, x + 13, y + 5], TINTS[tint])
  brush.ball(x, y + 4, 13.5, TINTS[tint])
  if (tint === 0) brush.line([x - 9, y - 2, x - 3, y - 7, x + 3, y - 2, x + 9, y - 7], 3, '#ffffff', 0.75)
  else
    for (const [dx, dy] of [
      [-5, -5],
      [5, -2],
      [0, 8],
    ] as const)
      brush.disc(x + dx, y + dy, 3, '#ffffff', 0.75)
}

function nest(brush: Brush, x: number, color: string) {
  brush.line([x, NEST_Y + 20, x, NEST_Y + 130], 12, '#6b3d1c')
  brush.shape([x - 42, NEST_Y - 8, x + 42, NEST_Y - 8, x + 26, NEST_Y + 26, x - 26, NEST_Y + 26], '#7d4a20')
  for (let straw = -3; straw <= 3; straw++)
    brush.line(
      [x + straw * 12 - 6, NEST_Y - 10, x + straw * 9 + 6, NEST_Y + 20],
      4,
      straw % 2 ? '#c9955a' : '#a8743f',
    )
  brush.round(x - 46, NEST_Y - 16, 92, 14, 7, color)
  brush.round(x - 40, NEST_Y - 14, 80, 4, 2, '#ffffff', 0.5)
}
