import { bounceOff } from '#kit/game/discs/discs.ts'
import {
  between,
  bonus,
  clamp,
  distance,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { columnX, COLUMNS } from '#kit/game/micro/columns.ts'
import { slip, towards, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'dockside-table-football',
  input: ['drag', 'keys'],
  ground: ['#3f9a6a', '#123a3a'],
}

export interface TableState extends Tries {
  ball: { x: number; y: number; vx: number; vy: number }
  /** How far all own rods are pushed aside, and the rival's, rod by rod. */
  slide: number
  rival: number[]
  /** Ticks of the kick that runs, counted down; the same for each rod of the rival. */
  kick: number
  answers: number[]
  goals: number
  /** Ticks since the player kicked, and since the ball was quick. */
  idle: number
  slow: number
}

/** Inputs up to `COLUMNS` move the rods; this one kicks. */
export const KICK = COLUMNS + 1
export const LEFT = 44
export const RIGHT = 356
export const TOP = 28
export const BOTTOM = 374
export const GOAL_HALF = 50
export const BALL = 9
export const MAN = 13
const SLIDE = 46
export const KICK_TICKS = 14
const REACH = 30
const STRAIGHT_TICKS = 34

interface Rod {
  readonly y: number
  /** Places of its men off the middle. */
  readonly men: readonly number[]
}
/** From the own goal upwards. */
export const OWN: readonly Rod[] = [
  { y: 346, men: [0] },
  { y: 238, men: [-98, 0, 98] },
  { y: 112, men: [-62, 62] },
]
/** From the rival's goal downwards. */
export const THEIRS: readonly Rod[] = [
  { y: 54, men: [0] },
  { y: 172, men: [-98, 0, 98] },
  { y: 298, men: [-62, 62] },
]

function serve(state: TableState, random: () => number) {
  state.ball = { x: 200, y: 205, vx: between(-1.4, 1.4, random), vy: random() < 0.5 ? -1.8 : 1.8 }
  state.slow = 0
}

/** Own men strike upwards, as far aside as the ball lies beside the man. */
function strike(state: TableState, turn: Turn) {
  const { ball } = state
  for (const { y, men } of OWN)
    for (const man of men) {
      const x = 200 + man + state.slide
      if (distance(x, y, ball.x, ball.y) > REACH || ball.y > y + 14) continue
      ball.vx = clamp((ball.x - x) * 0.16, -3.4, 3.4)
      ball.vy = -6.4
      state.kick = 1
      turn.tell('kick', ball.x, ball.y)
      return
    }
}

function answer(state: TableState, turn: Turn) {
  const { ball } = state
  const hard = hardness(state.goals, 5)
  for (const [rod, { y, men }] of THEIRS.entries()) {
    if (state.answers[rod]! > 0) state.answers[rod]!--
    const nearest = men.toSorted(
      (one, other) => Math.abs(200 + one - ball.x) - Math.abs(200 + other - ball.x),
    )[0]!
    const wish = clamp(ball.x - 200 - nearest, -SLIDE, SLIDE)
    state.rival[rod] = towards(state.rival[rod]!, wish, (rod === 0 ? 0.75 : 1) + 1.1 * hard)
    for (const man of men) {
      const x = 200 + man + state.rival[rod]!
      if (state.answers[rod]! > 0 || ball.y < y - 12 || distance(x, y, ball.x, ball.y) > REACH - 6) continue
      ball.vx = between(-2.6, 2.6, turn.random)
      ball.vy = 4 + 2.2 * hard
      state.answers[rod] = 56
      turn.tell('answer', ball.x, ball.y)
    }
  }
}

function meetMen(state: TableState, rods: readonly Rod[], slideOf: (rod: number) => number) {
  const { ball } = state
  for (const [rod, { y, men }] of rods.entries())
    for (const man of men) {
      const x = 200 + man + slideOf(rod)
      bounceOff(ball, { x, y }, MAN + BALL, 0.55)
    }
}

function walls(state: TableState, turn: Turn) {
  const { ball } = state
  if (ball.x < LEFT + BALL || ball.x > RIGHT - BALL) {
    ball.x = clamp(ball.x, LEFT + BALL, RIGHT - BALL)
    ball.vx = -0.85 * ball.vx
    turn.tell('wall', ball.x, ball.y)
  }
  const isOpen = Math.abs(ball.x - 200) < GOAL_HALF - 4
  if (ball.y > TOP + BALL && ball.y < BOTTOM - BALL) return
  if (!isOpen) {
    ball.y = clamp(ball.y, TOP + BALL, BOTTOM - BALL)
    ball.vy = -0.85 * ball.vy
    return turn.tell('wall', ball.x, ball.y)
  }
  const at = { x: ball.x, y: ball.y }
  if (ball.y < TOP - 4) {
    state.goals++
    gain(state, turn, 3, at)
    turn.tell('goal', at.x, at.y)
    // Straight from the kick, with hardly anything in between.
    if (state.idle < STRAIGHT_TICKS) bonus(state, turn, 2, { x: at.x, y: at.y + 30 })
    serve(state, turn.random)
  } else if (ball.y > BOTTOM + 4) {
    slip(state, turn, at)
    serve(state, turn.random)
  }
}

const LONGEST_IDLE = 900
const DEAD_TICKS = 120

/** Push all rods at once, let go to kick: three rods of yours against three of theirs. */
export const rules: MicroRules<TableState> = {
  inputs: Array.from({ length: KICK + 1 }, (_, input) => input),
  hand: 'aim',
  sight: 90,
  start(random) {
    const state: TableState = {
      ...freshBase(),
      lamps: 3,
      ball: { x: 200, y: 205, vx: 0, vy: 0 },
      slide: 0,
      rival: [0, 0, 0],
      kick: 0,
      answers: [40, 40, 40],
      goals: 0,
      idle: 0,
      slow: 0,
    }
    serve(state, random)
    state.ball.vy = 1.8
    return state
  },
  step(state, turn) {
    const { ball } = state
    const { input } = turn
    state.idle++
    if (input > 0 && input <= COLUMNS)
      state.slide = towards(state.slide, clamp((columnX(input) - 200) * 0.55, -SLIDE, SLIDE), 4.2)
    if (input === KICK && state.last !== KICK && state.kick === 0) {
      state.kick = KICK_TICKS
      state.idle = 0
      turn.tell('swing', 200, BOTTOM)
    }
    if (state.kick > 0) {
      strike(state, turn)
      state.kick--
    }
    answer(state, turn)
    for (let part = 0; part < 2; part++) {
      ball.x += ball.vx / 2
      ball.y += ball.vy / 2
      meetMen(state, OWN, () => state.slide)
      meetMen(state, THEIRS, (rod) => state.rival[rod]!)
      walls(state, turn)
    }
    ball.vx *= 0.992
    ball.vy *= 0.992
    state.slow = Math.abs(ball.vx) + Math.abs(ball.vy) < 0.5 ? state.slow + 1 : 0
    if (state.slow > DEAD_TICKS) serve(state, turn.random)
    if (state.idle <= LONGEST_IDLE) return
    state.idle = 0
    slip(state, turn, { x: 200, y: BOTTOM })
  },
  hints: () => [KICK, KICK, 1, 11, 16, 21, 26, 31, 41],
  worth: ({ ball }) => -ball.y / 30 - ball.vy,
}
