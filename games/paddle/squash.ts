import { fly, RADIUS, turnWhenDull } from './ball.ts'
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
import { movePad, placeInput, type Ball, type Moment, type PaddleRules } from './world.ts'

/** The player plays in front, the rival a little behind. */
export const LOW = HEIGHT - 58
export const BEHIND = HEIGHT - 26
export const CLIFF = 36
const CLOSEST = 230
const CLOSER = 7
const LIVES = 3
const POINTS_A_ROUND = 3

export interface Squash extends Duel {
  /** Whose turn it is: 0 is the player. */
  turn: 0 | 1
  /** How far down the cliff reaches. */
  cliff: number
  won: number
}

function touch(state: Squash, { random, tell }: Moment, ball: Ball): boolean {
  if (keepBetweenWalls(ball)) {
    turnWhenDull(ball, random)
    tell('wall', ball.x, ball.y)
  }
  if (ball.vy < 0 && ball.y < state.cliff + RADIUS) {
    ball.vy = -ball.vy
    ball.y = state.cliff + RADIUS
    tell('cliff', ball.x, state.cliff)
  }
  if (ball.vy < 0) return false
  if (state.turn === 0 && meets(ball, { at: state.pad, y: LOW })) {
    strike(state, ball, { at: state.pad, half: HALF, way: -1 })
    misjudge(state, random)
    state.score += 4 + Math.min(16, state.rally)
    tell('paddle', ball.x, ball.y, state.rally)
    return pass(state, 1)
  }
  if (state.turn === 1 && meets(ball, { at: state.rival, y: BEHIND })) {
    strike(state, ball, { at: state.rival, half: HALF, way: -1 })
    // It aims away from where the player stands.
    const away = state.pad > WIDTH / 2 ? -1 : 1
    ball.vx += away * Math.min(2, 0.3 * state.round) * random()
    tell('answer', ball.x, ball.y)
    return pass(state, 0)
  }
  return false
}

/** The ball is the other one's; the tide pushes the cliff nearer with every strike. */
function pass(state: Squash, turn: 0 | 1): boolean {
  state.turn = turn
  state.cliff = Math.min(CLOSEST, state.cliff + CLOSER)
  return true
}

function step(state: Squash, moment: Moment) {
  const { random, tell } = moment
  movePad(state, moment.input, [HALF, WIDTH - HALF])
  if (waitsForServe(state, random)) return
  const ball = state.balls[0]!
  const isComing = state.turn === 1 && ball.vy > 0
  follow(state, isComing ? landing(ball, BEHIND) + state.error : WIDTH / 2, isComing)
  steepen(ball, state.speed)
  fly(ball, () => touch(state, moment, ball))
  if (ball.y < HEIGHT + 20) return
  if (state.turn === 1) {
    const points = 40 + 10 * state.round + 4 * Math.min(20, state.rally)
    state.score += points
    state.won++
    tell('goal', ball.x, HEIGHT - 30, points)
    if (state.won % POINTS_A_ROUND === 0) {
      state.round++
      tell('round', WIDTH / 2, HEIGHT / 2, state.round)
    }
  } else loseLife(state, tell, { x: ball.x, y: HEIGHT - 12 })
  state.turn = 0
  state.cliff = CLIFF
  state.to = -1
  newRally(state)
}

/** Both stand before one cliff and strike in turn. */
export const rules: PaddleRules<Squash> = {
  field: COURT,
  start: () => ({ ...freshDuel(LIVES), to: -1, turn: 0, cliff: CLIFF, won: 0 }),
  step,
  bot(state, _, strength) {
    if (state.turn === 1) return placeInput(WIDTH / 2, WIDTH)
    return duelBot(state, { low: LOW, strength })
  },
  progress: progressOf,
  hud: hudOf,
}
