import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { rules, SIDES, SWIMMER, WELL, type WellState } from '../verbs/hex-well.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 80, zoom: 1.4, tilt: -8, aside: 0, above: 0 }

const COLORS = [PAINT.coral, PAINT.amber, PAINT.pink] as const
const STEP = (Math.PI * 2) / SIDES

/** The corner of a side, so far from the middle. */
const corner = (turned: number, side: number, away: number): readonly [number, number] => [
  WELL.x + Math.cos(turned + side * STEP) * away,
  WELL.y + Math.sin(turned + side * STEP) * away,
]

export const scene: Scene<WellState> = {
  rules,
  backdrop: 'plain',
  feel: {
    step: { sound: 'move', count: 0 },
    score: { sound: 'score', sparks: PAINT.lagoon, count: 10 },
  },
  hero: ({ shown, turned }) => {
    const turn = turned + (shown + 0.5) * STEP
    return { x: WELL.x + Math.cos(turn) * SWIMMER * 0.87, y: WELL.y + Math.sin(turn) * SWIMMER * 0.87 }
  },
  draw(state, brush, look) {
    const turned = look.calm ? 0 : state.turned
    const far = Math.max(look.right - look.left, look.bottom - look.top)
    for (let side = 0; side < SIDES; side++)
      brush.shape(
        [WELL.x, WELL.y, ...corner(turned, side, far), ...corner(turned, side + 1, far)],
        side % 2 ? '#ffffff' : '#000000',
        side % 2 ? 0.06 : 0.1,
      )
    const own = [...corner(turned, state.shown, 34), ...corner(turned, state.shown, far)]
    brush.shape(
      [...own, ...corner(turned, state.shown + 1, far), ...corner(turned, state.shown + 1, 34)],
      PAINT.lagoon,
      0.1,
    )
    for (const [index, { away, walls }] of state.rings.entries()) {
      const color = COLORS[(index + state.score) % COLORS.length] ?? PAINT.coral
      for (let side = 0; side < SIDES; side++) {
        if (!walls[side]) continue
        const inner = Math.max(20, away - 9)
        const wall = (from: number, to: number) => [
          ...corner(turned, side, from),
          ...corner(turned, side + 1, from),
          ...corner(turned, side + 1, to),
          ...corner(turned, side, to),
        ]
        brush.shape(wall(inner + 5, away + 15), '#2a1040', 0.6)
        brush.shape(wall(inner, away + 9), color)
        brush.line(
          [...corner(turned, side, away + 8), ...corner(turned, side + 1, away + 8)],
          3,
          '#ffffff',
          0.4,
        )
      }
    }
    if (state.pearl.away > 40) {
      const turn = turned + (state.pearl.side + 0.5) * STEP
      const [x, y] = [
        WELL.x + Math.cos(turn) * state.pearl.away * 0.87,
        WELL.y + Math.sin(turn) * state.pearl.away * 0.87,
      ]
      brush.glow(x, y, 24, PAINT.shell)
      brush.ball(x, y, 10, PAINT.shell)
    }
    const heart = Array.from({ length: SIDES }, (_, side) => corner(turned, side, 34)).flat()
    brush.shape(heart, '#12103a')
    brush.line([...heart, heart[0]!, heart[1]!], 5, PAINT.lagoon, 0.9)
    brush.disc(WELL.x, WELL.y, 12 + (look.calm ? 0 : Math.sin(state.tick * 0.12) * 2), PAINT.lagoon, 0.5)
    const turn = turned + (state.shown + 0.5) * STEP
    brush.at(WELL.x + Math.cos(turn) * SWIMMER * 0.87, WELL.y + Math.sin(turn) * SWIMMER * 0.87, turn, () => {
      brush.glow(0, 0, 26, PAINT.sun)
      brush.shape([15, 0, -9, 12, -4, 0, -9, -12], PAINT.sun)
      brush.shape([15, 0, -4, 0, -9, -12], '#ffffff', 0.5)
    })
  },
}
