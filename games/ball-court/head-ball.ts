import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import { between, bounceOff, bounceOffWall, limitSpeed, type Body, type Wall } from '#kit/game/discs/discs.ts'
import { cupProgress, endRound, skillOf, type Cup, type Sport, type Strength } from './sport.ts'

export const WIDTH = 560
export const GROUND = 330
export const BALL = 17
export const CRAB = 33
export const GOAL_DEEP = 44
export const GOAL_HIGH = 116
export const GOALS_TO_WIN = 3
export const ROUND_TICKS = 45 * 60
const ROOF = -60
const GRAVITY = 0.3
const CRAB_GRAVITY = 0.62
const JUMP = 10.4
const RUN = 4.6
const FASTEST = 12.5
const SERVE_PAUSE = 46
const LONGEST_REST = 300

export const LEFT = 1
export const RIGHT = 2
export const UP = 4

export interface HeadBall extends Cup {
  ball: Body
  me: Body
  rival: Body
  left: number
  pause: number
  rest: number
  /** The rival's error about the ball. */
  stray: number
}

const BAR = GROUND - GOAL_HIGH
const BARS: readonly Wall[] = [
  [-40, BAR - 6, GOAL_DEEP, BAR],
  [WIDTH - GOAL_DEEP, BAR, WIDTH + 40, BAR - 6],
]

function serve(state: HeadBall, side: number) {
  state.ball = { x: WIDTH / 2, y: 90, vx: side * 1.1, vy: -2 }
  state.me = { x: 150, y: GROUND, vx: 0, vy: 0 }
  state.rival = { x: WIDTH - 150, y: GROUND, vx: 0, vy: 0 }
  state.pause = SERVE_PAUSE
  state.rest = 0
}

function start(level: number): HeadBall {
  const nobody = { x: 0, y: 0, vx: 0, vy: 0 }
  const state: HeadBall = {
    tick: 0,
    status: 'playing',
    points: 0,
    level,
    round: 0,
    mine: 0,
    theirs: 0,
    ball: nobody,
    me: nobody,
    rival: nobody,
    left: ROUND_TICKS,
    pause: 0,
    rest: 0,
    stray: 0,
  }
  serve(state, -1)
  return state
}

function run(crab: Body, input: number, pace: number, events: SimEvent[]) {
  const wish = (Math.floor(input / RIGHT) % 2) - (input % 2)
  crab.vx += (wish * pace - crab.vx) * 0.32
  if (input >= UP && crab.y >= GROUND) {
    crab.vy = -JUMP
    events.push({ kind: 'jump', x: crab.x, y: crab.y })
  }
  crab.vy += CRAB_GRAVITY
  crab.x = between(CRAB, crab.x + crab.vx, WIDTH - CRAB)
  crab.y += crab.vy
  if (crab.y < GROUND) return
  crab.y = GROUND
  crab.vy = 0
}

/** Crabs do not walk through each other. */
function part({ me, rival }: HeadBall) {
  const near = CRAB * 2 - (rival.x - me.x)
  if (near <= 0 || Math.abs(me.y - rival.y) > CRAB) return
  me.x = Math.max(CRAB, me.x - near / 2)
  rival.x = Math.min(WIDTH - CRAB, rival.x + near / 2)
}

/** Where the ball will come down to the height of a head. */
export function landingOf({ x, y, vx, vy }: Body): number {
  let [at, high, fall, push] = [x, y, vy, vx]
  for (let ahead = 0; ahead < 90 && (high < GROUND - 70 || fall < 0); ahead++) {
    fall += GRAVITY
    high += fall
    at += push
    if (at < BALL || at > WIDTH - BALL) push = -push
  }
  return between(0, at, WIDTH)
}

/** Play from behind the ball; `side` is 1 for the one that plays to the right. */
function play(crab: Body, ball: Body, side: number, stray: number): number {
  const aim = landingOf(ball) - side * (24 + stray)
  const isPast = (ball.x - crab.x) * side < -6
  const goal = side > 0 ? GOAL_DEEP + 20 : WIDTH - GOAL_DEEP - 20
  const wish = isPast
    ? (goal + ball.x) / 2 - side * 60
    : (ball.x - crab.x) * side > 260
      ? aim - side * 70
      : aim
  const dx = wish - crab.x
  const near = Math.abs(ball.x - crab.x) < 62 && ball.y < crab.y - 52 && ball.y > crab.y - 150
  const isOverhead = isPast && Math.abs(ball.x - crab.x) < 70 && ball.y > crab.y - 70
  return (dx > 7 ? RIGHT : dx < -7 ? LEFT : 0) + ((near && ball.vy > -2) || isOverhead ? UP : 0)
}

function moveBall(state: HeadBall, events: SimEvent[]) {
  const { ball } = state
  ball.vy += GRAVITY
  for (let half = 0; half < 2; half++) {
    ball.x += ball.vx / 2
    ball.y += ball.vy / 2
    let touch = 0
    if (ball.y > GROUND - BALL) {
      touch = ball.vy > 1 ? ball.vy : 0
      ball.y = GROUND - BALL
      ball.vy *= -0.72
      ball.vx *= 0.985
    }
    if (ball.y < ROOF) ball.vy = Math.abs(ball.vy) * 0.5
    for (const bar of BARS) touch = Math.max(touch, bounceOffWall(ball, bar, BALL, 0.75))
    if (ball.y < BAR && (ball.x < BALL || ball.x > WIDTH - BALL)) {
      ball.x = between(BALL, ball.x, WIDTH - BALL)
      ball.vx *= -0.8
    }
    if (touch > 1) events.push({ kind: 'bounce', x: ball.x, y: ball.y, amount: touch })
    for (const crab of [state.me, state.rival]) {
      const head = { x: crab.x, y: crab.y - 22, vx: crab.vx, vy: Math.min(0, crab.vy) }
      const hit = bounceOff(ball, head, BALL + CRAB, 0.8)
      if (hit <= 0.4) continue
      ball.vy -= 1.6
      events.push({ kind: 'head', x: ball.x, y: ball.y, amount: hit })
    }
    ball.y = Math.min(ball.y, GROUND - BALL)
    limitSpeed(ball, FASTEST)
  }
}

function goal(state: HeadBall, isMine: boolean, events: SimEvent[]) {
  if (isMine) {
    state.mine++
    state.points += 100
  } else state.theirs++
  events.push({ kind: isMine ? 'goal' : 'conceded', x: state.ball.x, y: state.ball.y - 40 })
  serve(state, isMine ? 1 : -1)
  closeRound(state, events)
}

/** A round ends with the third goal, or with the clock once somebody leads. */
function closeRound(state: HeadBall, events: SimEvent[]) {
  const { mine, theirs, left } = state
  if (Math.max(mine, theirs) < GOALS_TO_WIN && (left > 0 || mine === theirs)) return
  endRound(state, events)
  state.left = ROUND_TICKS
  serve(state, -1)
}

function tick(state: HeadBall, input: number, random: Random): readonly SimEvent[] {
  const events: SimEvent[] = []
  state.tick++
  const skill = skillOf(state)
  if (state.tick % 50 === 1) state.stray = (random() - 0.4) * (74 - 60 * skill)
  const { ball } = state
  run(state.me, input, RUN, events)
  const think = state.tick % Math.round(15 - 11 * skill) === 0 || state.rival.y < GROUND
  const wish = play(state.rival, ball, -1, state.stray)
  run(state.rival, think ? wish : wish % UP, 2.5 + 2 * skill, [])
  part(state)
  if (state.pause > 0) {
    state.pause--
    return events
  }
  if (state.left > 0) state.left--
  const before = ball.x
  moveBall(state, events)
  state.rest = Math.abs(ball.x - before) < 0.4 ? state.rest + 1 : 0
  const isLow = ball.y > BAR
  if (isLow && ball.x < GOAL_DEEP - BALL * 0.6) goal(state, false, events)
  else if (isLow && ball.x > WIDTH - GOAL_DEEP + BALL * 0.6) goal(state, true, events)
  else if (state.rest > LONGEST_REST) serve(state, state.rest % 2 ? 1 : -1)
  else if (state.left === 0) closeRound(state, events)
  return events
}

function bot({ me, ball }: HeadBall, random: Random, strength: Strength): number {
  const wish = play(me, ball, 1, (random() - 0.4) * [50, 24, 8][strength]!)
  return random() < [0.4, 0.15, 0][strength]! ? wish % UP : wish
}

export const headBall: Sport<HeadBall> = {
  start,
  tick,
  bot,
  progress: (state) => cupProgress(state, GOALS_TO_WIN),
  sampled: [0, LEFT, RIGHT, UP, UP + LEFT, UP + RIGHT],
  most: 7,
}
