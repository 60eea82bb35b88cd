import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import { between, type Spot } from '#kit/game/discs/discs.ts'
import { bell, cupProgress, endRound, skillOf, type Cup, type Sport, type Strength } from './sport.ts'

/** The court lies around the middle of the net: y from -HALF_LONG (rival) to HALF_LONG (player). */
export const HALF_WIDE = 120
export const HALF_LONG = 230
export const POINTS_TO_WIN = 4
const BASE = 205
const GRAVITY = 0.16
const REACH = 62
/** Distances along the court for a hit, and for a clean one. */
const EARLY = 78
const CLEAN = 24
const PAUSE = 62
const SIDES = 41
const DEPTHS = 3
const SWING_TICKS = 16
const RUN = 3.5

export interface Tennis extends Cup {
  ball: { x: number; y: number; z: number; vx: number; vy: number; vz: number }
  me: Spot
  rival: Spot
  /** Where the ball lands on the player's line. */
  bounces: number
  /** True while the ball flies away from the player. */
  isMine: boolean
  pause: number
  serves: boolean
  swing: number
  rivalSwing: number
  rally: number
  /** The rival's error about the ball. */
  stray: number
}

/** A swing to one side (-20 to 20) and how deep (0 to 2). */
export const swingOf = (side: number, depth: number): number =>
  1 + between(0, Math.round(side) + 20, SIDES - 1) + SIDES * between(0, Math.round(depth), DEPTHS - 1)

function start(level: number): Tennis {
  const state: Tennis = {
    tick: 0,
    status: 'playing',
    points: 0,
    level,
    round: 0,
    mine: 0,
    theirs: 0,
    ball: { x: 0, y: 0, z: 0, vx: 0, vy: 0, vz: 0 },
    me: { x: 0, y: BASE },
    rival: { x: 0, y: -BASE },
    bounces: 0,
    isMine: false,
    pause: 0,
    serves: false,
    swing: 0,
    rivalSwing: 0,
    rally: 0,
    stray: 0,
  }
  newPoint(state)
  return state
}

/** The rival serves softly, so that a point always starts with the player's swing. */
function newPoint(state: Tennis) {
  state.ball = { x: state.rival.x, y: -BASE + 10, z: 26, vx: 0, vy: 0, vz: 0 }
  state.pause = PAUSE
  state.serves = true
  state.rally = 0
  state.isMine = true
}

/** Sends the ball so that it comes down at a place after some ticks. */
function send(state: Tennis, to: Spot, slow: number) {
  const { ball } = state
  // Every stroke of a rally is faster than the one before.
  const ticks = Math.round(slow * (1 - Math.min(0.48, state.rally * 0.04)))
  ball.vx = (to.x - ball.x) / ticks
  ball.vy = (to.y - ball.y) / ticks
  ball.vz = (GRAVITY * ticks) / 2 - ball.z / ticks
  state.bounces = 0
}

function rivalHits(state: Tennis, random: Random, events: SimEvent[]) {
  const skill = skillOf(state)
  const { ball } = state
  const wide = (40 + 66 * skill) * (state.serves ? 0.5 : 1)
  // The farther it ran, the worse it hits.
  const hurry = Math.abs(ball.x - state.rival.x) / REACH
  const error = bell(random) * (26 + 44 * hurry) * (1.3 - skill * 0.7)
  const away = state.me.x > 0 ? -1 : 1
  const side = random() < 0.35 + skill * 0.4 ? away : -away
  state.isMine = false
  state.serves = false
  state.rivalSwing = SWING_TICKS
  send(
    state,
    { x: side * wide * (0.5 + random() * 0.5) + error, y: 105 + random() * 70 + error * 0.5 },
    Math.round(58 - 15 * skill),
  )
  state.stray = bell(random) * (58 - 34 * skill + state.rally * 3)
  events.push({ kind: 'hit', x: ball.x, y: ball.y - ball.z })
}

function iHit(state: Tennis, input: number, random: Random, events: SimEvent[]) {
  const { ball, me } = state
  const late = ball.y - (me.y - 14)
  state.swing = SWING_TICKS
  if (state.isMine || Math.abs(late) > EARLY || Math.abs(ball.x - me.x) > REACH || ball.y < 30) {
    events.push({ kind: 'swing', x: me.x, y: me.y })
    return
  }
  const off = Math.max(0, Math.abs(late) - CLEAN) / (EARLY - CLEAN)
  const side = ((input - 1) % SIDES) - 20
  const depth = Math.floor((input - 1) / SIDES)
  const error = bell(random) * 46 * off
  // An early swing pulls the ball, a late one pushes it.
  const x = side * 5.6 + (late < 0 ? -1 : 1) * off * 34 + error
  state.isMine = true
  state.rally++
  state.points += 5
  send(state, { x, y: -92 - depth * 52 + error * 0.6 }, Math.round(50 - 12 * (1 - off)))
  events.push({ kind: off === 0 ? 'clean' : 'hit', x: ball.x, y: ball.y - ball.z })
}

function point(state: Tennis, isMine: boolean, kind: string, events: SimEvent[]) {
  if (isMine) {
    state.mine++
    state.points += 100 + Math.min(100, state.rally * 10)
  } else state.theirs++
  events.push({ kind, x: state.ball.x, y: between(-200, state.ball.y, 200) })
  if (Math.max(state.mine, state.theirs) === POINTS_TO_WIN) endRound(state, events)
  newPoint(state)
}

function fly(state: Tennis, events: SimEvent[]) {
  const { ball } = state
  ball.x += ball.vx
  ball.y += ball.vy
  ball.vz -= GRAVITY
  ball.z += ball.vz
  if (ball.z > 0) return
  ball.z = 0
  ball.vz = Math.abs(ball.vz) * 0.78
  state.bounces++
  events.push({ kind: 'bounce', x: ball.x, y: ball.y, amount: 3 })
  const isOut = Math.abs(ball.x) > HALF_WIDE + 4 || Math.abs(ball.y) > HALF_LONG + 4
  if (state.bounces === 1 && isOut) point(state, !state.isMine, state.isMine ? 'out' : 'gift', events)
  else if (state.bounces > 1) point(state, state.isMine, state.isMine ? 'point' : 'conceded', events)
}

const towards = (from: number, to: number, pace: number) => from + between(-pace, to - from, pace)

/** Where the ball crosses a line of the court. */
const crossing = ({ x, y, vx, vy }: Tennis['ball'], line: number) =>
  vy === 0 ? x : x + (vx * (line - y)) / vy

function tick(state: Tennis, input: number, random: Random): readonly SimEvent[] {
  const events: SimEvent[] = []
  const skill = skillOf(state)
  state.tick++
  if (state.swing > 0) state.swing--
  if (state.rivalSwing > 0) state.rivalSwing--
  const { ball, me, rival } = state
  // Both run automatically: the player's part is the swing.
  const mine = state.isMine ? me.x * 0.96 : between(-170, crossing(ball, me.y - 14), 170)
  state.me = { x: towards(me.x, mine, RUN), y: me.y }
  const wish = state.isMine && !state.serves ? crossing(ball, -BASE) + state.stray : 0
  state.rival = { x: towards(rival.x, between(-160, wish, 160), 1.35 + 1.15 * skill), y: -BASE }
  if (state.pause > 0) {
    state.pause--
    ball.x = state.rival.x
    if (state.pause === 0) rivalHits(state, random, events)
    return events
  }
  if (input > 0 && state.swing === 0) iHit(state, input, random, events)
  fly(state, events)
  if (
    state.isMine &&
    state.pause === 0 &&
    ball.y < -BASE + 12 &&
    ball.y > -BASE - 14 &&
    state.bounces === 1
  ) {
    if (Math.abs(ball.x - state.rival.x) < 28 + 12 * skill) rivalHits(state, random, events)
  }
  return events
}

function bot(state: Tennis, random: Random, strength: Strength): number {
  const { ball, me, isMine, pause, rival, swing } = state
  if (isMine || pause > 0 || swing > 0 || ball.y < 60) return 0
  const ahead = me.y - 14 - ball.y
  if (ahead > [58, 34, 12][strength]! || random() < [0.25, 0.1, 0][strength]!) return 0
  const side = rival.x > 0 ? -1 : 1
  return swingOf(side * [8, 13, 17][strength]! + bell(random) * 5, strength)
}

export const tennis: Sport<Tennis> = {
  start,
  tick,
  bot,
  progress: (state) => cupProgress(state, POINTS_TO_WIN),
  sampled: [
    0,
    0,
    0,
    0,
    ...[-20, -10, 0, 10, 20].flatMap((side) => [0, 2].map((depth) => swingOf(side, depth))),
  ],
  most: SIDES * DEPTHS,
}
