import { exactSin } from '#kit/game/exact-math.ts'
import type { Random } from '#kit/random/random.ts'
import { newBall, RADIUS } from './ball.ts'
import { COURT, HEIGHT, hudOf, loseLife, meets, progressOf, WIDTH, wobbleOf } from './duel.ts'
import { clamp, movePad, placeInput, type Ball, type Moment, type PaddleRules, type World } from './world.ts'

export const LOW = HEIGHT - 44
export const HORIZON = 92
export const HALF = 44
const LIVES = 4
const PAUSE_TICKS = 80
const PEARL_POINTS = 30

/** What a ball is here, by its `last`. */
export const CATCH = 0
export const URCHIN = 1
export const PEARL = 2

export interface Storm extends World {
  round: number
  lives: number
  /** Balls of the wave still to come, and ticks until the next of them or of the next wave. */
  left: number
  wait: number
  /** Whether nothing went wrong in this wave. */
  isClean: boolean
}

const countOf = (round: number) => Math.min(26, 6 + round * 2)
const gapOf = (round: number) => Math.max(17, 50 - round * 4)
const fallOf = (round: number) => Math.min(5.6, 2.3 + round * 0.28)

/** A ball from the horizon towards a place that the paddle can reach in time. */
function thrown(state: Storm, random: Random): Ball {
  const from = WIDTH / 2 + (random() - 0.5) * 180
  const to = clamp(from + (random() - 0.5) * 260, 26, WIDTH - 26)
  const vy = fallOf(state.round) * (0.85 + random() * 0.3)
  const ticks = (LOW - HORIZON) / vy
  const luck = random()
  const isUrchin = state.round > 1 && luck < Math.min(0.32, 0.14 + state.round * 0.02)
  return {
    ...newBall(from, HORIZON),
    vx: (to - from) / ticks,
    vy,
    last: isUrchin ? URCHIN : luck > 0.93 ? PEARL : CATCH,
    // From the fourth wave on some sway on their way.
    spin: state.round > 3 && random() < 0.35 ? (random() < 0.5 ? -1 : 1) * 1.3 : 0,
  }
}

/** True when the ball is gone. */
function arrives(state: Storm, { tell }: Moment, ball: Ball): boolean {
  if (ball.y > LOW - 20 && meets(ball, { at: state.pad, y: LOW }, HALF)) {
    if (ball.last === URCHIN) {
      spoil(state)
      tell('wrong', ball.x, ball.y)
      loseLife(state, tell, { x: ball.x, y: LOW })
      return true
    }
    state.rally++
    const points = ball.last === PEARL ? PEARL_POINTS : 4 + Math.min(16, state.rally)
    state.score += points
    if (ball.last === PEARL) tell('goal', ball.x, ball.y, points)
    else tell('paddle', ball.x, ball.y, state.rally)
    return true
  }
  if (ball.y < HEIGHT + 16) return false
  if (ball.last !== CATCH) return true
  spoil(state)
  loseLife(state, tell, { x: ball.x, y: HEIGHT - 10 })
  return true
}

function spoil(state: Storm) {
  state.rally = 0
  state.isClean = false
}

function step(state: Storm, moment: Moment) {
  const { random, tell } = moment
  movePad(state, moment.input, [HALF, WIDTH - HALF])
  if (state.wait > 0) state.wait--
  else if (state.left > 0) {
    const ball = thrown(state, random)
    state.balls.push(ball)
    state.left--
    state.wait = gapOf(state.round)
    tell('throw', ball.x, HORIZON)
  } else if (state.balls.length === 0) nextWave(state, moment)
  for (const ball of state.balls) {
    ball.x = clamp(ball.x + ball.vx + ball.spin * exactSin(ball.y * 0.045), RADIUS, WIDTH - RADIUS)
    ball.y += ball.vy
  }
  state.balls = state.balls.filter((ball) => state.end !== '' || !arrives(state, moment, ball))
}

function nextWave(state: Storm, { tell }: Moment) {
  if (state.isClean) {
    const points = 30 + 20 * state.round
    state.score += points
    tell('goal', WIDTH / 2, HEIGHT / 2 + 40, points)
  }
  state.round++
  if (state.round % 4 === 0) state.lives = Math.min(5, state.lives + 1)
  state.left = countOf(state.round)
  state.isClean = true
  state.wait = PAUSE_TICKS
  tell('round', WIDTH / 2, HEIGHT / 2, state.round)
}

/** Landing place of the next ball to catch, unless an urchin lands there. */
function bot(state: Storm, _: Random, strength: 0 | 1 | 2): number {
  const ticksOf = ({ y, vy }: Ball) => (LOW - y) / vy
  const flying = state.balls.filter(({ y }) => y < LOW + 10)
  const next = flying
    .filter(({ last }) => last !== URCHIN)
    .toSorted((one, other) => ticksOf(one) - ticksOf(other))[0]
  let at = next ? next.x + next.vx * Math.max(0, ticksOf(next)) : WIDTH / 2
  at += wobbleOf(state.tick, strength) * 0.9
  const urchin = flying.find((ball) => ball.last === URCHIN && ticksOf(ball) < 14)
  const clear = HALF + RADIUS + 6
  if (strength > 0 && urchin && Math.abs(urchin.x - at) < clear)
    at = urchin.x + (at < urchin.x ? -clear : clear) * (urchin.x < clear ? -1 : 1)
  return placeInput(at, WIDTH)
}

/** Catch everything the storm throws except urchins. */
export const rules: PaddleRules<Storm> = {
  field: COURT,
  start: () => ({
    tick: 0,
    end: '',
    score: 0,
    balls: [],
    pad: WIDTH / 2,
    padWay: 0,
    rally: 0,
    round: 1,
    lives: LIVES,
    left: countOf(1),
    wait: 30,
    isClean: true,
  }),
  step,
  bot,
  progress: progressOf,
  hud: hudOf,
}
