import { lengthOf } from '#kit/game/discs/discs.ts'
import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { fly, setSpeed, turnWhenDull } from './ball.ts'
import {
  COURT,
  duelBot,
  follow,
  freshDuel,
  HALF,
  HEIGHT,
  hudOf,
  keepBetweenWalls,
  landing,
  loseLife,
  meets,
  misjudge,
  newRally,
  progressOf,
  steepen,
  strike,
  waitsForServe,
  WIDTH,
  type Duel,
} from './duel.ts'
import { movePad, type Ball, type Moment, type PaddleRules } from './world.ts'

interface Place {
  readonly x: number
  readonly y: number
}

export const LOW = HEIGHT - 34
export const HIGH = 34
export const POOL = 46
const CORE = 15
const PULL = 0.2
const SWIRL = 0.16
const LIVES = 4
const POINTS_A_ROUND = 2
const REST_TICKS = 70

export interface Whirl extends Duel {
  won: number
  /** Ticks for which no whirlpool takes the ball again. */
  calm: number
  /** Whether the ball of this rally went through a whirlpool: then a point counts twice. */
  isWild: boolean
}

export const poolsIn = (round: number) => Math.min(3, 1 + Math.floor(round / 2))

/** Where a whirlpool drifts. */
export function poolAt(tick: number, pool: number): Place {
  const way = pool % 2 === 0 ? 1 : -1
  return {
    x: WIDTH / 2 + way * 96 * exactSin(tick * 0.011 + pool * 2),
    y: HEIGHT / 2 + (pool - 0.5) * 60 * (pool === 0 ? 0 : 1) + 54 * exactSin(tick * 0.007 + pool * 1.7),
  }
}

/** Whirlpools attract balls; one that reaches the core is thrown out in a random direction. */
function whirl(state: Whirl, { random, tell }: Moment, ball: Ball) {
  if (state.calm > 0) state.calm--
  for (let pool = 0; pool < poolsIn(state.round); pool++) {
    const { x, y } = poolAt(state.tick, pool)
    const [dx, dy] = [x - ball.x, y - ball.y]
    const far = Math.max(1, lengthOf(dx, dy))
    if (far > POOL + 44) continue
    const force = 1 - far / (POOL + 44)
    const way = pool % 2 === 0 ? 1 : -1
    ball.vx += (dx / far) * PULL * force - (dy / far) * SWIRL * force * way
    ball.vy += (dy / far) * PULL * force + (dx / far) * SWIRL * force * way
    if (far > CORE || state.calm > 0) continue
    const angle = (random() - 0.5) * 2
    const up = ball.vy < 0 ? -1 : 1
    Object.assign(ball, { vx: exactSin(angle), vy: exactCos(angle) * up, dull: 0 })
    setSpeed(ball, state.speed)
    state.calm = REST_TICKS
    state.isWild = true
    tell('whirl', x, y)
  }
}

function touch(state: Whirl, { random, tell }: Moment, ball: Ball): boolean {
  if (keepBetweenWalls(ball)) {
    turnWhenDull(ball, random)
    tell('wall', ball.x, ball.y)
  }
  if (ball.vy > 0 && meets(ball, { at: state.pad, y: LOW })) {
    strike(state, ball, { at: state.pad, half: HALF, way: -1 })
    misjudge(state, random)
    state.score += 4 + Math.min(16, state.rally)
    tell('paddle', ball.x, ball.y, state.rally)
    return true
  }
  if (ball.vy < 0 && meets(ball, { at: state.rival, y: HIGH })) {
    strike(state, ball, { at: state.rival, half: HALF, way: 1 })
    tell('answer', ball.x, ball.y)
    return true
  }
  return false
}

function step(state: Whirl, moment: Moment) {
  const { random, tell } = moment
  movePad(state, moment.input, [HALF, WIDTH - HALF])
  if (waitsForServe(state, random)) return
  const ball = state.balls[0]!
  const isComing = ball.vy < 0
  follow(state, isComing ? landing(ball, HIGH) + state.error : WIDTH / 2, isComing)
  whirl(state, moment, ball)
  steepen(ball, state.speed)
  fly(ball, () => touch(state, moment, ball))
  if (ball.y > -24 && ball.y < HEIGHT + 24) return
  if (ball.y < 0) {
    const points = (40 + 15 * state.round) * (state.isWild ? 2 : 1)
    state.score += points
    state.won++
    tell('goal', ball.x, 16, points)
    if (state.won % POINTS_A_ROUND === 0) {
      state.round++
      tell('round', WIDTH / 2, HEIGHT / 2, state.round)
    }
    state.to = -1
  } else {
    loseLife(state, tell, { x: ball.x, y: HEIGHT - 12 })
    state.to = 1
  }
  state.isWild = false
  newRally(state, HEIGHT / 2 + state.to * 150)
}

/** Whirlpools drift over the court and bend every ball. */
export const rules: PaddleRules<Whirl> = {
  field: COURT,
  start(random) {
    const state: Whirl = { ...freshDuel(LIVES), won: 0, calm: 0, isWild: false }
    newRally(state, HEIGHT / 2 + 150)
    // Each run starts the pools' drift at another point.
    state.tick = Math.floor(random() * 3000)
    return state
  },
  step,
  bot: (state, _, strength) => duelBot(state, { low: LOW, strength }),
  progress: progressOf,
  hud: hudOf,
}
