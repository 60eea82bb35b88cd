import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import type { Random } from '#kit/random/random.ts'
import { fly, newBall, RADIUS, setSpeed, turnWhenDull } from './ball.ts'
import {
  COURT,
  HEIGHT,
  hudOf,
  keepBetweenWalls,
  landing,
  loseLife,
  meets,
  progressOf,
  steepen,
  WIDTH,
  wobbleOf,
} from './duel.ts'
import { clamp, movePad, placeInput, type Ball, type Moment, type PaddleRules, type World } from './world.ts'

export const LOW = HEIGHT - 40
export const ROOF = 30
export const HALF = 50
const LIVES = 4
const STRIKES_A_ROUND = 10
const NEXT_BALL_AT = [12, 30, 60] as const
const WIDEST = 0.8
export const TURN_TICKS = 34

/** A ball's `last` is its colour here: 0 coral, 1 lagoon. */
export interface Tones extends World {
  round: number
  lives: number
  strikes: number
  /** The colour of the left half of the paddle. */
  left: 0 | 1
  /** Ticks left of the paddle's flip: meanwhile both halves take any ball. */
  turning: number
  /** Ticks until a lost ball comes again. */
  wait: number
}

const speedOf = ({ strikes }: Tones) => Math.min(7.6, 4 + strikes * 0.032)

function fresh(random: Random, speed: number): Ball {
  const ball = { ...newBall(40 + random() * (WIDTH - 80), ROOF + RADIUS + 4), last: random() < 0.5 ? 0 : 1 }
  const angle = (random() - 0.5) * 1.2
  Object.assign(ball, { vx: exactSin(angle), vy: exactCos(angle) })
  setSpeed(ball, speed)
  return ball
}

/** The half of the paddle that a ball meets, as its colour. */
export const halfAt = ({ pad, left }: Pick<Tones, 'pad' | 'left'>, x: number): 0 | 1 =>
  x < pad ? left : left === 0 ? 1 : 0

function touch(state: Tones, { random, tell }: Moment, ball: Ball): boolean {
  if (keepBetweenWalls(ball)) {
    turnWhenDull(ball, random)
    tell('wall', ball.x, ball.y)
  }
  if (ball.vy < 0 && ball.y < ROOF + RADIUS) {
    ball.vy = -ball.vy
    ball.y = ROOF + RADIUS
    ball.last = random() < 0.5 ? 0 : 1
    tell('dip', ball.x, ROOF)
  }
  if (ball.vy < 0 || !meets(ball, { at: state.pad, y: LOW }, HALF)) return false
  const isRight = state.turning > 0 || halfAt(state, ball.x) === ball.last
  const angle = clamp((ball.x - state.pad) / HALF, -1, 1) * WIDEST
  Object.assign(ball, { vx: exactSin(angle), vy: -exactCos(angle), dull: 0 })
  setSpeed(ball, speedOf(state))
  if (isRight) good(state, { random, tell }, ball)
  else {
    state.rally = 0
    tell('wrong', ball.x, ball.y)
    loseLife(state, tell, { x: ball.x, y: LOW })
  }
  return true
}

function good(state: Tones, { random, tell }: Pick<Moment, 'random' | 'tell'>, ball: Ball) {
  state.rally++
  state.strikes++
  state.score += 5 + Math.min(25, state.rally)
  tell('paddle', ball.x, ball.y, state.rally)
  if (NEXT_BALL_AT.some((count) => count === state.strikes)) {
    state.balls.push(fresh(random, speedOf(state)))
    tell('serve', WIDTH / 2, ROOF)
  }
  if (state.strikes % STRIKES_A_ROUND > 0) return
  state.round++
  state.left = state.left === 0 ? 1 : 0
  state.turning = TURN_TICKS
  tell('round', WIDTH / 2, HEIGHT / 2, state.round)
}

function step(state: Tones, moment: Moment) {
  const { random, tell } = moment
  movePad(state, moment.input, [HALF, WIDTH - HALF])
  if (state.turning > 0) state.turning--
  if (state.wait > 0) {
    state.wait--
    if (state.wait === 0) state.balls.push(fresh(random, speedOf(state) * 0.8))
  }
  for (const ball of state.balls.filter(({ y }) => y < HEIGHT + 20)) {
    steepen(ball, speedOf(state))
    fly(ball, () => touch(state, moment, ball))
    if (state.end) return
    if (ball.y < HEIGHT + 20) continue
    state.rally = 0
    loseLife(state, tell, { x: ball.x, y: HEIGHT - 10 })
    if (state.end) return
    state.wait = 40
  }
  state.balls = state.balls.filter(({ y }) => y < HEIGHT + 20)
}

/** Each half of the paddle takes balls of its own colour only. */
export const rules: PaddleRules<Tones> = {
  field: COURT,
  start: (random) => ({
    tick: 0,
    end: '',
    score: 0,
    balls: [fresh(random, 3.2)],
    pad: WIDTH / 2,
    padWay: 0,
    rally: 0,
    round: 1,
    lives: LIVES,
    strikes: 0,
    left: 0,
    turning: 0,
    wait: 0,
  }),
  step,
  bot(state, _, strength) {
    const coming = state.balls
      .filter(({ vy }) => vy > 0)
      .toSorted((one, other) => (LOW - one.y) / one.vy - (LOW - other.y) / other.vy)[0]
    if (!coming) return placeInput(state.pad, WIDTH)
    const side = coming.last === state.left ? -1 : 1
    return placeInput(landing(coming, LOW) + wobbleOf(state.tick, strength) * 0.7 - side * 22, WIDTH)
  },
  progress: progressOf,
  hud: hudOf,
}
