import { bounceOff, nearestOn } from '#kit/game/discs/discs.ts'
import {
  bonus,
  clamp,
  distance,
  end,
  freshBase,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { BALL, bounceOffWall, flip, kick, laneBall, limit, swing, type Ball } from './ball.ts'
import { TABLES, type TableName } from './definitions.ts'
import { missions } from './missions.ts'
import {
  BOTTOM,
  BUMPER,
  gate,
  INNER_RIGHT,
  LANE_REACH,
  PIVOTS,
  SAUCER,
  slings,
  tableOf,
  TARGET,
  wallsOf,
  type Segment,
} from './tables.ts'

export interface PinState extends Base {
  readonly table: number
  balls: Ball[]
  /** Lift of both flippers, from 0 to 1. */
  lifts: [number, number]
  /** Balls left, including the current one. */
  lamps: number
  /** Strength of the plunger, from 0 to 1. */
  pull: number
  /** Ticks for which a lost ball returns. */
  saver: number
  lit: boolean[]
  lanes: boolean[]
  /** The state of the table's mission. */
  heat: number
  stage: number
  /** Numbers defined by the table's mission. */
  memo: number[]
  /** Ticks since each bumper was hit. */
  bumped: number[]
  /** Camera height, which follows the ball smoothly. */
  eye: number
}

const PARTS = 5
const GRAVITY = 0.085
const WEAKEST = 10.5
const SAVER_TICKS = 600
const KEPT_TICKS = 54
const STILL_TICKS = 110
const HALF_VIEW = 210
/** Highest camera position: on a phone the flippers stay visible. */
const HIGHEST_EYE = 34
const LOWEST_EYE = 172

export const nameOf = ({ table }: PinState): TableName => TABLES[table]!
export const isWaiting = ({ balls }: PinState) => balls.length === 1 && balls[0]!.inLane && balls[0]!.vy === 0

const walls = new Map<TableName, readonly Segment[]>(TABLES.map((name) => [name, wallsOf(name)]))

function start(table: TableName): PinState {
  const { targets, lanes, bumpers } = tableOf(table)
  return {
    ...freshBase(),
    table: TABLES.indexOf(table),
    balls: [laneBall()],
    lifts: [0, 0],
    lamps: 3,
    pull: 0,
    saver: SAVER_TICKS,
    lit: targets.map(() => false),
    lanes: lanes.map(() => false),
    heat: 0,
    stage: 0,
    memo: [...(missions[table].memo ?? [])],
    bumped: bumpers.map(() => 99),
    eye: LOWEST_EYE,
  }
}

function plunge(state: PinState, turn: Turn) {
  if (turn.held) {
    state.pull = Math.min(1, state.pull + 0.016)
    return
  }
  if (state.pull === 0) return
  const ball = state.balls[0]!
  ball.vy = -(WEAKEST + 3 * state.pull + 0.5 * turn.random())
  state.pull = 0
  turn.tell('launch', ball.x, ball.y)
}

function hitThings(state: PinState, ball: Ball, turn: Turn) {
  const { bumpers, targets, lanes, saucer } = tableOf(nameOf(state))
  const mission = missions[nameOf(state)]
  for (const [index, bumper] of bumpers.entries()) {
    if (distance(ball.x, ball.y, bumper.x, bumper.y) >= BALL + BUMPER) continue
    bounceOff(ball, bumper, BALL + BUMPER, 0.5)
    kick(ball, bumper, 3.4)
    state.bumped[index] = 0
    turn.tell('bumper', bumper.x, bumper.y)
    mission.bumper(state, turn, bumper)
  }
  for (const [index, target] of targets.entries()) {
    if (bounceOff(ball, target, BALL + TARGET, 0.7) < 0.6 || state.lit[index]) continue
    state.lit[index] = true
    turn.tell('target', target.x, target.y)
    bonus(state, turn, 5, target)
    mission.target?.(state, turn, target)
  }
  for (const [index, lane] of lanes.entries()) {
    if (state.lanes[index] || distance(ball.x, ball.y, lane.x, lane.y) > LANE_REACH) continue
    state.lanes[index] = true
    turn.tell('lane', lane.x, lane.y)
    bonus(state, turn, 4, lane)
    mission.lane?.(state, turn, lane)
  }
  const isSlow = distance(0, 0, ball.vx, ball.vy) < 8
  if (saucer && isSlow && ball.kept === 0 && distance(ball.x, ball.y, saucer.x, saucer.y) < SAUCER) {
    Object.assign(ball, { x: saucer.x, y: saucer.y, vx: 0, vy: 0, kept: KEPT_TICKS })
    turn.tell('saucer', saucer.x, saucer.y)
    mission.saucer?.(state, turn, saucer)
  }
}

/** A saucer holds the ball and ejects it without catching it again at once. */
function keep(ball: Ball, turn: Turn): boolean {
  if (ball.kept === 0) return false
  if (ball.kept < 0) {
    ball.kept++
    return false
  }
  if (--ball.kept > 0) return true
  ball.vx = (turn.random() - 0.5) * 6
  ball.vy = 6
  ball.kept = -40
  turn.tell('launch', ball.x, ball.y)
  return false
}

function move(state: PinState, ball: Ball, turned: readonly [number, number], turn: Turn) {
  if (keep(ball, turn)) return
  const name = nameOf(state)
  const mission = missions[name]
  ball.vy += GRAVITY
  mission.pull?.(state, ball)
  nudge(ball, turn)
  limit(ball)
  for (let part = 0; part < PARTS; part++) {
    ball.x += ball.vx / PARTS
    ball.y += ball.vy / PARTS
    for (const wall of walls.get(name)!) bounceOffWall(ball, wall, 0.42)
    if (!ball.inLane) bounceOffWall(ball, gate, 0.4)
    for (const sling of slings) {
      if (bounceOffWall(ball, sling, 0.6) < 1) continue
      kick(ball, nearestOn(sling, ball), 3.6)
      turn.tell('sling', ball.x, ball.y)
    }
    for (const side of [0, 1] as const) {
      const lift = state.lifts[side] - (turned[side] * (PARTS - 1 - part)) / PARTS
      if (flip(ball, side, lift, turned[side] / PARTS > 0 ? turned[side] : 0))
        turn.tell('flip', ball.x, ball.y)
    }
    if (!ball.inLane) hitThings(state, ball, turn)
    mission.touch?.(state, turn, ball)
  }
  if (ball.inLane && ball.x < INNER_RIGHT - BALL) ball.inLane = false
  // Too weak a plunge rolls back to the start of the lane.
  if (ball.inLane && ball.y > 543 && ball.vy > -1) Object.assign(ball, laneBall())
}

/** Shakes free a ball that is stuck. */
function nudge(ball: Ball, turn: Turn) {
  ball.still = distance(0, 0, ball.vx, ball.vy) < 0.5 && !ball.inLane ? ball.still + 1 : 0
  if (ball.still < STILL_TICKS) return
  ball.still = 0
  ball.vx = (turn.random() - 0.5) * 8
  ball.vy = -4
  turn.tell('sling', ball.x, ball.y)
}

function lose(state: PinState, turn: Turn) {
  const lost = state.balls.filter(({ y }) => y > BOTTOM + 24)
  if (lost.length === 0) return
  state.balls = state.balls.filter(({ y }) => y <= BOTTOM + 24)
  const at = { x: lost[0]!.x, y: BOTTOM - 20 }
  if (state.balls.length > 0) return turn.tell('drain', at.x, at.y)
  if (state.saver > 0) {
    turn.tell('saved', at.x, at.y)
  } else {
    state.combo = 0
    state.lamps--
    turn.tell('drain', at.x, at.y)
    if (state.lamps <= 0) {
      state.balls = [{ ...laneBall(), x: at.x, y: at.y }]
      return end(state, turn, at)
    }
    state.saver = SAVER_TICKS
  }
  state.balls = [laneBall()]
}

/** Flippers rotate the lamps of the four lanes. */
function rotate(state: PinState, turn: Turn) {
  if (!turn.press || nameOf(state) !== 'lanes' || state.lanes.every((isLit) => !isLit)) return
  if (turn.input === 1) state.lanes.push(state.lanes.shift()!)
  else state.lanes.unshift(state.lanes.pop()!)
}

/** Inputs: 1 left flipper, 2 right, 3 both; before the launch any of them pulls the plunger. */
const rulesFor = (table: TableName): MicroRules<PinState> => ({
  inputs: [0, 1, 2, 3],
  hand: 'hold',
  start: () => start(table),
  step(state, turn) {
    for (const [index, since] of state.bumped.entries()) state.bumped[index] = Math.min(99, since + 1)
    const isHeld = isWaiting(state)
    const turned: [number, number] = [
      swing(state.lifts, 0, !isHeld && (turn.input & 1) > 0),
      swing(state.lifts, 1, !isHeld && (turn.input & 2) > 0),
    ]
    if (isHeld) plunge(state, turn)
    else {
      if (turn.press) turn.tell('swing', PIVOTS[0].x, PIVOTS[0].y)
      rotate(state, turn)
      if (!state.balls[0]!.inLane) state.saver = Math.max(0, state.saver - 1)
      for (const ball of state.balls) move(state, ball, turned, turn)
      lose(state, turn)
    }
    const lowest = Math.max(...state.balls.map(({ y }) => y))
    state.eye += (clamp(lowest - HALF_VIEW, HIGHEST_EYE, LOWEST_EYE) - state.eye) * 0.07
  },
})

export const rulesOf: Readonly<Record<TableName, MicroRules<PinState>>> = {
  lighthouse: rulesFor('lighthouse'),
  volcano: rulesFor('volcano'),
  kraken: rulesFor('kraken'),
  lanes: rulesFor('lanes'),
  whirlpool: rulesFor('whirlpool'),
  castle: rulesFor('castle'),
  compass: rulesFor('compass'),
  oyster: rulesFor('oyster'),
  tides: rulesFor('tides'),
  crabs: rulesFor('crabs'),
  stars: rulesFor('stars'),
}
