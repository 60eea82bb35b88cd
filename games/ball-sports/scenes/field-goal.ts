import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { oneButton } from '#kit/game/micro/button.ts'
import { ballOf, neededPower, postsOf, rules, SPOT, type GoalState } from '../plays/field-goal.ts'
import { ground, player, SLIP, tries, type CourtScene } from './court-art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 30, zoom: 1.4, tilt: 6, aside: 0, above: -90 }

export const scene: CourtScene<GoalState> = {
  rules,
  backdrop: 'sea',
  waterline: 150,
  wakes: true,
  controls: () => oneButton(),
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 30 },
    bonus: { sound: 'win', sparks: PAINT.amber, count: 30 },
    lock: { sound: 'tap', pitch: 3, count: 0 },
    kick: { sound: 'hit', quake: 4, sparks: '#8ae08a', count: 10 },
    good: { sound: 'boost', count: 0 },
    post: { sound: 'bounce', pitch: 6, sparks: '#ffffff', count: 14 },
    wide: { sound: 'move', count: 0 },
    short: { sound: 'move', pitch: -5, count: 0 },
    slip: SLIP,
  },
  trail: '#fff4dc',
  hero: ballOf,
  draw(state, brush, look) {
    ground(brush, look, 178, '#2f8f48', '#58b868')
    for (let line = 0; line < 5; line++) {
      const y = 196 + line * line * 9 + line * 6
      brush.line([look.left - 30, y, look.right + 30, y], 2 + line * 0.5, '#ffffff', 0.45)
    }
    posts(brush, state)
    flag(brush, state.wind, look.calm ? 0 : look.seconds)
    const ball = ballOf(state)
    if (state.phase === 'aim' || state.phase === 'power') {
      const { bar } = postsOf(state.far)
      for (let dot = 1; dot < 10; dot++)
        brush.disc(
          SPOT.x + (state.aim * dot) / 10,
          SPOT.y + ((bar - SPOT.y) * dot) / 10,
          3.2,
          '#ffffff',
          0.3 + dot * 0.05,
        )
      brush.ring(SPOT.x + state.aim, bar - 30, 12, 3, PAINT.sun)
    }
    if (state.phase === 'power') gauge(brush, state)
    const kicks = state.phase === 'fly' && state.since < 14
    player(brush, SPOT.x - 34 + (kicks ? 16 : 0), SPOT.y - 8, PAINT.coral, {
      size: 1.3,
      lean: kicks ? -0.25 : 0,
    })
    brush.round(ball.x - ball.size, SPOT.y + 12, ball.size * 2, 7, 3, '#001020', 0.25)
    brush.at(ball.x, ball.y, state.phase === 'fly' ? state.since * 0.3 : 0.3, () => {
      brush.leaf(0, 0, ball.size * 1.5, ball.size * 2.3, '#a8542f', Math.PI / 2)
      brush.line([-ball.size * 0.3, 0, ball.size * 0.3, 0], 2, '#ffffff')
    })
    tries(brush, look, state.lamps)
  },
}

function posts(brush: Brush, { far }: GoalState) {
  const { half, foot, top, bar } = postsOf(far)
  const thick = 8 - 3 * far
  brush.line([200, foot, 200, bar], thick + 2, '#b9860f')
  brush.line([200 - half, top, 200 - half, bar, 200 + half, bar, 200 + half, top], thick + 2, '#a8740a')
  brush.line([200 - half, top, 200 - half, bar, 200 + half, bar, 200 + half, top], thick, PAINT.sun)
}

function flag(brush: Brush, wind: number, seconds: number) {
  brush.line([338, 176, 338, 96], 4, '#dfe7f4')
  const wave = Math.sin(seconds * 6) * 3
  if (Math.abs(wind) < 4) return brush.shape([338, 98, 346, 126, 338, 122], PAINT.pink)
  brush.shape([338, 98, 338 + wind * 0.9, 108 + wave, 338, 120], PAINT.pink)
}

/** Above the golden line the kick is long enough. */
function gauge(brush: Brush, { power, far }: GoalState) {
  brush.round(296, 232, 24, 142, 12, '#031226', 0.65)
  brush.round(300, 236, 16, 134 * (1 - neededPower(far)), 8, PAINT.palm, 0.5)
  brush.line([294, 370 - 134 * neededPower(far), 322, 370 - 134 * neededPower(far)], 4, PAINT.amber)
  brush.round(290, 366 - 134 * power, 36, 9, 4, '#ffffff')
}
