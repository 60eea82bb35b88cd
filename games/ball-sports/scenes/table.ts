import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import {
  BALL,
  BOTTOM,
  GOAL_HALF,
  KICK,
  KICK_TICKS,
  LEFT,
  OWN,
  RIGHT,
  rules,
  THEIRS,
  TOP,
  type TableState,
} from '../plays/table.ts'
import { paneled, SLIP, tries, type CourtScene } from './court-art.ts'
import { pushAndStrike } from './controls.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 2.6, tilt: 6, aside: 10, above: 10 }

/** Where the finger would be for rods pushed as they are. */
const handAt = ({ slide }: TableState) => 200 + slide / 0.55

export const scene: CourtScene<TableState> = {
  rules,
  backdrop: 'plain',
  controls: () => pushAndStrike((state) => handAt(state as TableState), KICK),
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 40, quake: 5 },
    bonus: { sound: 'win', sparks: PAINT.amber, count: 30 },
    swing: { sound: 'move', pitch: 5 },
    kick: { sound: 'hit', sparks: '#ffffff', count: 8, quake: 2 },
    answer: { sound: 'hit', pitch: -5 },
    wall: { sound: 'bounce', pitch: 3 },
    goal: { sound: 'boost' },
    slip: SLIP,
  },
  trail: '#fff4dc',
  hero: ({ ball }) => ball,
  still(brush) {
    brush.slab(LEFT - 22, TOP - 22, RIGHT - LEFT + 44, BOTTOM - TOP + 44, 20, '#9a5f34', 10)
    brush.round(LEFT - 4, TOP - 4, RIGHT - LEFT + 8, BOTTOM - TOP + 8, 10, '#123a2a')
    brush.round(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, 8, '#2f9a5f')
    for (let stripe = 0; stripe < 4; stripe++)
      brush.round(LEFT, TOP + 43 + stripe * 86, RIGHT - LEFT, 43, 0, '#38a86a', 0.8)
    brush.line([LEFT, 201, RIGHT, 201], 3, '#ffffff', 0.6)
    brush.ring(200, 201, 40, 3, '#ffffff', 0.6)
    for (const [y, high] of [
      [TOP - 18, 18],
      [BOTTOM, 18],
    ] as const)
      brush.round(200 - GOAL_HALF, y, GOAL_HALF * 2, high, 5, '#04121c', 0.9)
  },
  draw(state, brush, look) {
    const { ball } = state
    brush.disc(ball.x + 3, ball.y + 5, BALL, '#001020', 0.35)
    paneled(brush, ball.x, ball.y, BALL, '#ffffff', state.tick * 0.1)
    for (const [rod, { y, men }] of THEIRS.entries())
      rodOf(brush, y, men, state.rival[rod]!, {
        color: PAINT.sky,
        swing: Math.max(0, (state.answers[rod]! - 44) / 12),
        way: 1,
      })
    for (const { y, men } of OWN)
      rodOf(brush, y, men, state.slide, { color: PAINT.coral, swing: state.kick / KICK_TICKS, way: -1 })
    tries(brush, look, state.lamps)
  },
}

interface Side {
  readonly color: string
  /** 0 at rest, 1 at its farthest. */
  readonly swing: number
  readonly way: 1 | -1
}

function rodOf(brush: Brush, y: number, men: readonly number[], slide: number, { color, swing, way }: Side) {
  const [from, to] = [LEFT - 34 + slide * 0.3, RIGHT + 34 + slide * 0.3]
  brush.line([from, y + 3, to, y + 3], 5, '#001020', 0.3)
  brush.line([from, y, to, y], 5, '#c9d2e8')
  const end = way < 0 ? to : from
  brush.round(end - 7, y - 8, 14, 16, 5, color)
  for (const man of men) {
    const x = 200 + man + slide
    const foot = y + way * swing * 22
    brush.round(x - 9, Math.min(y, foot) - 4, 18, Math.abs(foot - y) + 12, 6, '#fff4dc')
    brush.round(x - 12, y - 8, 24, 17, 7, color)
    brush.ball(x, y - 1, 7, '#d99a63')
  }
}
