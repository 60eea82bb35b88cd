import { lengthOf } from '#kit/game/discs/discs.ts'
import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import { bounceOffRound, fly, newBall, RADIUS, setSpeed, turnWhenDull } from './ball.ts'
import { along, AWAY, coming, depth, isFlat, placeOn, SIDE } from './sides.ts'
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

/** Radius of the rocks in the corners. */
export const ROCK = 46
/** Half the thickness of a raft. */
export const THICK = 7
export const FULL_LIVES = 3
const HALF = 40
const WIDE_HALF = 62
export const ROUNDS = 6
const SERVE_TICKS = 70
const PEARL_TICKS = 480
const POWER_TICKS = 600
export const PEARL_RADIUS = 13
const MIDDLE = SIDE / 2
const WIDEST = 0.95
/** Ticks of a round after which another ball comes. */
const MORE_BALLS = [1200, 2700]
const LEAST_STEEP = 0.35

export interface Raft {
  /** Middle of the raft along its side. */
  at: number
  lives: number
  half: number
  /** Ticks for which the raft is wide, and for which a wall closes its side. */
  wide: number
  wall: number
  /** Its error about the next ball. */
  error: number
}

/** Sides: 0 the player below, 1 right, 2 above, 3 left. */
export interface Rafts extends World {
  round: number
  rafts: Raft[]
  /** Ticks until a ball is served; 0 while enough are in play. */
  serve: number
  /** Ticks of this round. */
  since: number
  pearl: { x: number; y: number; kind: 'wide' | 'wall' } | null
}

const newRaft = (): Raft => ({ at: MIDDLE, lives: FULL_LIVES, half: HALF, wide: 0, wall: 0, error: 0 })
const speedOf = ({ round, since }: Rafts) => Math.min(6.8, 4.4 + round * 0.2 + since * 0.0004)
/** Skill of a rival by round. */
const skillOf = (round: number) => ({ pace: 2.4 + round * 0.3, error: Math.max(34, 70 - round * 5) })

function start(): Rafts {
  return {
    tick: 0,
    end: '',
    score: 0,
    balls: [],
    pad: MIDDLE,
    padWay: 0,
    rally: 0,
    round: 1,
    rafts: [newRaft(), newRaft(), newRaft(), newRaft()],
    serve: SERVE_TICKS,
    since: 0,
    pearl: null,
  }
}

function step(state: Rafts, moment: Moment) {
  const { random, tell } = moment
  const mine = state.rafts[0]!
  movePad(state, moment.input, [ROCK + mine.half, SIDE - ROCK - mine.half])
  mine.at = state.pad
  state.since++
  for (const raft of state.rafts) {
    raft.wide = Math.max(0, raft.wide - 1)
    raft.wall = Math.max(0, raft.wall - 1)
    raft.half += clamp((raft.wide > 0 ? WIDE_HALF : HALF) - raft.half, -1.5, 1.5)
  }
  for (const side of [1, 2, 3]) moveRival(state, side)
  if (MORE_BALLS.includes(state.since)) {
    serveBall(state, random)
    tell('more', MIDDLE, MIDDLE)
  }
  if (state.serve > 0) {
    state.serve--
    if (state.serve === 0) {
      serveBall(state, random)
      tell('serve', MIDDLE, MIDDLE)
    }
  }
  if (state.since % PEARL_TICKS === 0 && !state.pearl)
    state.pearl = {
      x: 130 + random() * 140,
      y: 130 + random() * 140,
      kind: pickOne(['wide', 'wall'], random),
    }
  for (const ball of state.balls) flyOne(state, moment, ball)
  settle(state, moment)
}

/** Serves from the middle to a side that is still in. */
function serveBall(state: Rafts, random: Random) {
  const sides = [0, 1, 2, 3].filter((side) => state.rafts[side]!.lives > 0)
  const to = placeOn(pickOne(sides, random), MIDDLE)
  const ball = newBall(MIDDLE, MIDDLE)
  const tilt = (random() - 0.5) * 0.9
  const [dx, dy] = [Math.sign(to.x - MIDDLE), Math.sign(to.y - MIDDLE)]
  ball.vx = dx * exactCos(tilt) - dy * exactSin(tilt)
  ball.vy = dx * exactSin(tilt) + dy * exactCos(tilt)
  setSpeed(ball, speedOf(state) * 0.8)
  state.balls.push(ball)
}

/** The ball that comes to a side first, with its place and time there. */
function threat(state: Rafts, side: number) {
  return state.balls
    .filter((ball) => coming(side, ball) > 0.4)
    .map((ball) => {
      const ticks = (depth(side, ball) - AWAY - THICK - RADIUS) / coming(side, ball)
      return { ticks, at: along(side, ball) + (isFlat(side) ? ball.vx : ball.vy) * ticks }
    })
    .toSorted((one, other) => one.ticks - other.ticks)[0]
}

function moveRival(state: Rafts, side: number) {
  const raft = state.rafts[side]!
  if (raft.lives === 0) return
  const { pace } = skillOf(state.round)
  const ball = threat(state, side)
  const to = ball ? ball.at + raft.error : MIDDLE
  raft.at += clamp(to - raft.at, -pace, pace)
  raft.at = clamp(raft.at, ROCK + raft.half, SIDE - ROCK - raft.half)
}

function flyOne(state: Rafts, moment: Moment, ball: Ball) {
  fly(ball, () => {
    for (const x of [0, SIDE])
      for (const y of [0, SIDE]) if (bounceOffRound(ball, [x, y, ROCK])) touchedRock(moment, ball)
    for (const side of [0, 1, 2, 3]) if (meetSide(state, moment, { ball, side })) return true
    takePearl(state, moment, ball)
    return false
  })
}

function touchedRock({ random, tell }: Moment, ball: Ball) {
  turnWhenDull(ball, random)
  tell('rock', ball.x, ball.y)
}

function meetSide(
  state: Rafts,
  moment: Moment,
  { ball, side }: { readonly ball: Ball; readonly side: number },
): boolean {
  const raft = state.rafts[side]!
  const far = depth(side, ball)
  if (coming(side, ball) <= 0 || far > AWAY + THICK + RADIUS) return false
  if (raft.lives === 0 || raft.wall > 0) {
    if (far > RADIUS + 4) return false
    if (isFlat(side)) ball.vy = -ball.vy
    else ball.vx = -ball.vx
    ball.dull++
    turnWhenDull(ball, moment.random)
    moment.tell('wall', ball.x, ball.y)
    return true
  }
  const off = along(side, ball) - raft.at
  if (far < AWAY - THICK || Math.abs(off) > raft.half + RADIUS * 0.7) return false
  strike(state, moment, { ball, side })
  return true
}

/** The hit position determines the direction; every strike is a little faster. */
function strike(
  state: Rafts,
  { random, tell }: Moment,
  { ball, side }: { readonly ball: Ball; readonly side: number },
) {
  const raft = state.rafts[side]!
  const angle = clamp((along(side, ball) - raft.at) / raft.half, -1, 1) * WIDEST
  const [across, away] = [exactSin(angle), exactCos(angle)]
  const inward = side === 0 || side === 1 ? -1 : 1
  if (isFlat(side)) Object.assign(ball, { vx: across, vy: away * inward })
  else Object.assign(ball, { vx: away * inward, vy: across })
  setSpeed(ball, speedOf(state) * Math.min(1.4, 1 + state.rally * 0.018))
  Object.assign(ball, { last: side, dull: 0 })
  state.rally++
  for (const other of [1, 2, 3])
    state.rafts[other]!.error = (random() + random() - 1) * skillOf(state.round).error * 1.4
  if (side !== 0) {
    tell('answer', ball.x, ball.y)
    return
  }
  state.score += 10
  tell('paddle', ball.x, ball.y, state.rally)
}

function takePearl(state: Rafts, { tell }: Moment, ball: Ball) {
  const { pearl } = state
  if (!pearl || ball.last < 0) return
  if (lengthOf(ball.x - pearl.x, ball.y - pearl.y) > PEARL_RADIUS + RADIUS) return
  const raft = state.rafts[ball.last]!
  if (raft.lives === 0) return
  raft[pearl.kind] = POWER_TICKS
  state.pearl = null
  if (ball.last === 0) state.score += 30
  tell(ball.last === 0 ? 'power' : 'taken', pearl.x, pearl.y)
}

/** A ball that leaves costs its side a life; the last raft afloat wins the round. */
function settle(state: Rafts, moment: Moment) {
  for (const ball of state.balls) {
    const side = [0, 1, 2, 3].find((one) => depth(one, ball) < -RADIUS * 2)
    if (side === undefined) continue
    state.balls = state.balls.filter((other) => other !== ball)
    lose(state, moment, { ball, side })
    if (state.end) return
  }
  if (state.rafts.slice(1).every(({ lives }) => lives === 0)) nextRound(state, moment)
  else if (state.balls.length === 0 && state.serve === 0) {
    state.rally = 0
    state.serve = SERVE_TICKS
  }
}

function lose(
  state: Rafts,
  { tell }: Moment,
  { ball, side }: { readonly ball: Ball; readonly side: number },
) {
  const raft = state.rafts[side]!
  raft.lives--
  const { x, y } = placeOn(side, clamp(along(side, ball), 40, SIDE - 40), 10)
  if (side === 0) {
    tell('hurt', x, y, raft.lives)
    if (raft.lives > 0) return
    state.end = 'over'
    tell('over', x, y)
    return
  }
  if (ball.last === 0) {
    state.score += 60
    tell('goal', x, y, 60)
  } else tell('miss', x, y)
  if (raft.lives > 0) return
  const points = 100 + state.round * 20
  state.score += points
  tell('sunk', placeOn(side, MIDDLE).x, placeOn(side, MIDDLE).y, points)
}

function nextRound(state: Rafts, { tell }: Moment) {
  state.score += 150 * state.round + 50 * state.rafts[0]!.lives
  if (state.round === ROUNDS) {
    state.end = 'won'
    tell('won', MIDDLE, MIDDLE)
    return
  }
  state.round++
  const lives = Math.min(FULL_LIVES + 1, state.rafts[0]!.lives + 2)
  state.rafts = [{ ...newRaft(), lives, at: state.pad }, newRaft(), newRaft(), newRaft()]
  Object.assign(state, { balls: [], serve: SERVE_TICKS, since: 0, rally: 0, pearl: null })
  tell('round', MIDDLE, MIDDLE, state.round)
}

const ERRORS = [70, 24, 4]

function bot(state: Rafts, random: Random, strength: Strength): number {
  const ball = threat(state, 0)
  if (!ball) return placeInput(MIDDLE, SIDE)
  const wobble = (((state.tick >> 5) * 7919 + 13) % 101) / 101 - 0.5
  const aim = (pickIndex(3, random) - 1) * 4 + LEAST_STEEP * 40 * (state.rally % 2 === 0 ? 1 : -1)
  return placeInput(ball.at + wobble * 2 * ERRORS[strength]! + aim, SIDE)
}

export const rules: PaddleRules<Rafts> = {
  field: [SIDE, SIDE],
  start,
  step,
  bot,
  progress: ({ end, round, rafts }) =>
    end === 'won' ? 1 : (round - 1 + rafts.slice(1).filter(({ lives }) => lives === 0).length / 4) / ROUNDS,
  hud: ({ round, rafts }) => [
    ['lives', rafts[0]!.lives],
    ['round', round],
  ],
}
