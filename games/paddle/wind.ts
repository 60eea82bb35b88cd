import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { turnVelocity } from '#kit/game/rigid/turning.ts'
import type { Random } from '#kit/random/random.ts'
import { bounceOffRound, fly, folded, newBall, RADIUS, setSpeed, turnWhenDull } from './ball.ts'
import { RIVALS, type Rival } from './rivals.ts'
import {
  clamp,
  movePad,
  placeInput,
  type Ball,
  type Moment,
  type PaddleRules,
  type Strength,
  type World,
} from './world.ts'

export const COURT = [340, 520] as const
const [WIDTH, HEIGHT] = COURT
export const LOW = HEIGHT - 34
export const HIGH = 34
export const HALF = 36
export const PAD_THICK = 7
export const GOAL = 5
const SERVE_TICKS = 66
const WIDEST = 0.8
/** Spin per unit of paddle speed, its maximum, and the share kept per tick. */
const SPIN_SHARE = 0.0026
const MOST_SPIN = 0.03
const SPIN_KEEPS = 0.984
const FASTEST = 9.4
const FASTER = 1.035
/** Least share of the speed along the court. */
const STEEPNESS = 0.38
/** Error of a rival about a spun ball, in units for full spin. */
const FOOLED = 70

export interface Wind extends World {
  readonly level: number
  mine: number
  theirs: number
  /** Wind to the right in units per tick². */
  wind: number
  rival: number
  rivalWay: number
  /** The rival's error about the next ball. */
  error: number
  /** Ticks until the serve, and its receiver: 1 is the player. */
  serve: number
  to: 1 | -1
  speed: number
}

export const rivalOf = ({ level }: Pick<Wind, 'level'>): Rival => RIVALS[clamp(level, 1, RIVALS.length) - 1]!

function start(random: Random, level: number): Wind {
  const state: Wind = {
    tick: 0,
    end: '',
    score: 0,
    balls: [newBall(WIDTH / 2, HEIGHT / 2 + 60)],
    pad: WIDTH / 2,
    padWay: 0,
    rally: 0,
    level: Math.max(1, level),
    mine: 0,
    theirs: 0,
    wind: 0,
    rival: WIDTH / 2,
    rivalWay: 0,
    error: 0,
    serve: SERVE_TICKS,
    to: 1,
    speed: 0,
  }
  newRally(state, random)
  return state
}

/** The wind changes before each rally. */
function newRally(state: Wind, random: Random) {
  const { wind, pace } = rivalOf(state)
  state.wind = Math.round((random() * 2 - 1) * 100) * 0.01 * wind
  state.rally = 0
  state.speed = pace
  state.serve = SERVE_TICKS
  state.balls = [newBall(WIDTH / 2, HEIGHT / 2 + state.to * 60)]
}

function step(state: Wind, moment: Moment) {
  const { random, tell } = moment
  movePad(state, moment.input, [HALF, WIDTH - HALF])
  const ball = state.balls[0]!
  if (state.serve > 0) {
    state.serve--
    state.rival += clamp(WIDTH / 2 - state.rival, -2, 2)
    if (state.serve > 0) return
    const angle = (random() - 0.5) * 0.9
    Object.assign(ball, { vx: exactSin(angle), vy: exactCos(angle) * state.to })
    setSpeed(ball, state.speed * 0.85)
    tell('serve', ball.x, ball.y)
    return
  }
  moveRival(state)
  turnVelocity(ball, ball.spin)
  ball.spin *= SPIN_KEEPS
  ball.vx += state.wind
  steepen(ball, state.speed)
  fly(ball, () => touch(state, moment, ball))
  if (ball.y < -24) score(state, moment, true)
  else if (ball.y > HEIGHT + 24) score(state, moment, false)
}

/** Keeps the speed, and prevents nearly horizontal flight. */
function steepen(ball: Ball, speed: number) {
  setSpeed(ball, speed)
  const least = STEEPNESS * speed
  if (Math.abs(ball.vy) >= least) return
  ball.vy = ball.vy < 0 ? -least : least
  const rest = Math.sqrt(speed * speed - least * least)
  ball.vx = ball.vx < 0 ? -rest : rest
}

function touch(state: Wind, moment: Moment, ball: Ball): boolean {
  const { random, tell } = moment
  const isOut = (ball.x < RADIUS && ball.vx < 0) || (ball.x > WIDTH - RADIUS && ball.vx > 0)
  if (isOut) {
    ball.vx = -ball.vx
    // A wall reverses the spin and takes most of it.
    ball.spin *= -0.4
    ball.x = clamp(ball.x, RADIUS, WIDTH - RADIUS)
    ball.dull++
    turnWhenDull(ball, random)
    tell('wall', ball.x, ball.y)
  }
  for (const buoy of rivalOf(state).buoys)
    if (bounceOffRound(ball, buoy)) {
      ball.spin = 0
      turnWhenDull(ball, random)
      tell('buoy', ball.x, ball.y)
    }
  const reach = RADIUS + PAD_THICK
  if (ball.vy > 0 && Math.abs(ball.y - LOW) < reach && Math.abs(ball.x - state.pad) < HALF + RADIUS * 0.8) {
    strike(state, ball, { at: state.pad, half: HALF, way: state.padWay, side: 0 })
    const { half, error } = rivalOf(state)
    state.error =
      (random() + random() - 1) * error * (1 + half / 60) +
      (Math.abs(ball.spin) / MOST_SPIN) * FOOLED * (random() - 0.5)
    state.score += 5 + Math.min(20, state.rally)
    tell(Math.abs(ball.spin) > MOST_SPIN / 2 ? 'spin' : 'paddle', ball.x, ball.y, state.rally)
    return true
  }
  const { half, spin } = rivalOf(state)
  if (
    ball.vy < 0 &&
    Math.abs(ball.y - HIGH) < reach &&
    Math.abs(ball.x - state.rival) < half + RADIUS * 0.8
  ) {
    const way = state.rivalWay + (random() - 0.5) * 22 * spin
    strike(state, ball, { at: state.rival, half, way, side: 1 })
    tell('answer', ball.x, ball.y)
    return true
  }
  return false
}

interface Strike {
  readonly at: number
  readonly half: number
  /** Speed of the paddle. */
  readonly way: number
  readonly side: 0 | 1
}

/** The hit position determines the direction, the paddle's motion the spin. */
function strike(state: Wind, ball: Ball, { at, half, way, side }: Strike) {
  const angle = clamp((ball.x - at) / half, -1, 1) * WIDEST
  const up = side === 0 ? -1 : 1
  state.rally++
  state.speed = Math.min(FASTEST, state.speed * FASTER)
  Object.assign(ball, { vx: exactSin(angle), vy: exactCos(angle) * up, last: side, dull: 0 })
  setSpeed(ball, state.speed)
  // A paddle that moves to the right bends the ball to the right.
  ball.spin = clamp(way * SPIN_SHARE, -MOST_SPIN, MOST_SPIN) * -up
  ball.y = side === 0 ? LOW - RADIUS - PAD_THICK : HIGH + RADIUS + PAD_THICK
}

/** Landing place of a ball with walls and wind but without spin, which is what fools bots. */
function landing({ x, y, vx, vy }: Ball, to: number, wind: number): number {
  const ticks = Math.max(0, (to - y) / vy)
  return folded(x + vx * ticks + (wind * ticks * ticks) / 2, RADIUS, WIDTH - RADIUS)
}

function moveRival(state: Wind) {
  const ball = state.balls[0]!
  const { speed, half } = rivalOf(state)
  const before = state.rival
  const to = ball.vy < 0 ? landing(ball, HIGH, state.wind) + state.error : WIDTH / 2
  const pace = ball.vy < 0 ? speed : speed * 0.5
  state.rival = clamp(before + clamp(to - before, -pace, pace), half, WIDTH - half)
  state.rivalWay = state.rival - before
}

function score(state: Wind, { random, tell }: Moment, isMine: boolean) {
  const ball = state.balls[0]!
  if (isMine) {
    state.mine++
    const points = 60 + 20 * state.level
    state.score += points
    tell('goal', ball.x, 16, points)
  } else {
    state.theirs++
    tell('hurt', ball.x, HEIGHT - 16, state.theirs)
  }
  state.to = isMine ? -1 : 1
  if (state.mine === GOAL) {
    state.score += 200 + 60 * (GOAL - state.theirs)
    state.end = 'won'
    tell('won', WIDTH / 2, HEIGHT / 2)
  } else if (state.theirs === GOAL) {
    state.end = 'lost'
    tell('over', WIDTH / 2, HEIGHT / 2)
  } else newRally(state, random)
}

const ERRORS = [60, 22, 3]

function bot(state: Wind, random: Random, strength: Strength): number {
  const ball = state.balls[0]!
  if (state.serve > 0 || ball.vy < 0) return placeInput(WIDTH / 2, WIDTH)
  const wobble = (((state.tick >> 5) * 7919 + 13) % 101) / 101 - 0.5
  const near = LOW - ball.y
  const at = landing(ball, LOW, state.wind) + wobble * 2 * ERRORS[strength]!
  // A slice just before the ball arrives, to the side away from the rival.
  const swing = state.rival > WIDTH / 2 ? -1 : 1
  if (strength < 2 || near > 46) return placeInput(at - swing * 20, WIDTH)
  return placeInput(at + swing * 26 + random() * 4, WIDTH)
}

export const rules: PaddleRules<Wind> = {
  field: COURT,
  start,
  step,
  bot,
  progress: ({ end, mine, theirs }) =>
    end === 'won' ? 1 : Math.min(0.99, Math.max(0, mine * 2 - theirs) / (GOAL * 2)),
  hud: ({ mine, theirs, rally }) => [
    ['match', `${mine} : ${theirs}`],
    ['rally', rally],
  ],
}
