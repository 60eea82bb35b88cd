import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import {
  ballOf,
  GOAL,
  kickInput,
  MAN,
  RING,
  rules,
  SPOT,
  WALL_Y,
  type KickState,
} from '../plays/free-kick.ts'
import { goalFrame, ground, paneled, player, SLIP, tries, type CourtScene } from './court-art.ts'
import { flick } from './controls.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 34, zoom: 2.3, tilt: 6, aside: 20, above: 10 }

const PER_BEND = 16

function wall(brush: Brush, { wall: middle, men, phase, since }: KickState) {
  const jump = phase === 'fly' ? Math.max(0, 14 - Math.abs(since - 16)) : 0
  for (let man = 0; man < men; man++)
    player(brush, middle + (man - (men - 1) / 2) * MAN, WALL_Y - jump, PAINT.sky, { size: 0.95, lift: 0.1 })
}

export const scene: CourtScene<KickState> = {
  rules,
  backdrop: 'sea',
  waterline: 110,
  controls: () =>
    flick(
      SPOT,
      (state) => (state as KickState).phase === 'ready',
      ({ to, bend }) => kickInput(to.x, to.y, Math.round(bend / PER_BEND)),
    ),
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 30 },
    bonus: { sound: 'win', sparks: PAINT.amber, count: 40 },
    kick: { sound: 'hit', quake: 3 },
    net: { sound: 'place', sparks: '#ffffff', count: 16 },
    blocked: { sound: 'bounce' },
    saved: { sound: 'bounce', sparks: PAINT.amber },
    wide: { sound: 'move' },
    slip: SLIP,
  },
  trail: '#ffffff',
  hero: ballOf,
  draw(state, brush, look) {
    ground(brush, look, 150, '#2f9a48', '#4fb863')
    for (let stripe = 0; stripe < 3; stripe++)
      brush.round(look.left - 40, 180 + stripe * 76, look.right - look.left + 80, 34, 0, '#38aa54', 0.7)
    brush.line([60, 164, 340, 164, 392, 262, 8, 262, 60, 164], 3, '#ffffff', 0.5)
    goalFrame(brush, GOAL, 7)
    const pulse = look.calm ? 0 : Math.sin(look.seconds * 5) * 2
    brush.ring(state.ring.x, state.ring.y, RING - 4 + pulse, 5, PAINT.amber)
    brush.disc(state.ring.x, state.ring.y, 4, PAINT.amber)
    const ball = ballOf(state)
    const dive = state.phase === 'ready' ? 0 : Math.max(-0.9, Math.min(0.9, (ball.x - state.keeper) * 0.02))
    player(brush, state.keeper, GOAL.bottom - 14, PAINT.amber, {
      size: 0.9,
      lift: 0.4 + Math.abs(dive),
      lean: dive,
    })
    const isFar = state.phase !== 'ready' && state.since > 20
    if (!isFar) wall(brush, state)
    brush.round(
      ball.x - ball.size,
      (isFar ? GOAL.bottom + 6 : SPOT.y + 12) - 4,
      ball.size * 2,
      8,
      4,
      '#001020',
      0.25,
    )
    paneled(brush, ball.x, ball.y, ball.size, '#fffdf6', state.phase === 'fly' ? state.tick * 0.3 : 0.4)
    if (isFar) wall(brush, state)
    tries(brush, look, state.lamps)
  },
}
