import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  bonus,
  distance,
  freshBase,
  gain,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { CUP, ferryAt, ferryUnder, rollBall, type Ball } from './ball.ts'
import { COURSES, type Course } from './definitions.ts'
import { allRest, carryRound, cupAt, discUnder, isOnLever, rollBoulders, type Rolling } from './devices.ts'
import { cellAt, HOLES, holeOf, type Hole, type Place } from './holes.ts'

export interface GolfState extends Base {
  readonly course: number
  hole: number
  mirrored: boolean
  strokes: number
  phase: 'ready' | 'roll' | 'sunk' | 'lost'
  since: number
  ball: Ball
  /** Start of the last stroke: water returns the ball there. */
  fromX: number
  fromY: number
  hasPearl: boolean
  /** Which lanterns of the hole are lit. */
  lit: boolean[]
  /** Cells with a broken plank or crate, or with water filled by a boulder. */
  broken: number[]
  /** Lever presses, and whether the ball is on a lever. */
  flips: number
  onLever: boolean
  boulders: Rolling[]
  /** Strokes of finished holes; 0 for a hole without success. */
  card: number[]
}

export const ANGLES = 180
export const POWERS = 20
export const MOST_STROKES = 7
const PER_POWER = 0.52
const REST_BELOW = 0.11
const LONGEST_ROLL = 720
const SHOWN_TICKS = 44
/** Points of a hole by its strokes. */
const WORTH = [10, 7, 5, 3, 2, 1, 1] as const
const PEARL = 3
const PEARL_REACH = 19
const LAMP = 1
const LAMP_REACH = 22
const GOOD_STROKES = 3

/** A stroke as an input: the direction in steps of two degrees, the power from 1. */
export const strokeOf = (direction: number, power: number) => 1 + direction * POWERS + (power - 1)

export const currentHole = ({ course, hole, mirrored }: GolfState): Hole =>
  holeOf(COURSES[course]!, hole, mirrored)

/** Position of the current cup. */
export const currentCup = (state: GolfState): Place => cupAt(currentHole(state), state.tick)

function tee(state: GolfState, random: () => number) {
  state.mirrored = random() < 0.5
  const { x, y } = currentHole(state).tee
  state.ball = { x, y, vx: 0, vy: 0, warped: 0, air: 0 }
  state.strokes = 0
  state.hasPearl = false
  state.lit = currentHole(state).lamps.map(() => false)
  state.broken = []
  state.flips = 0
  state.onLever = false
  state.boulders = currentHole(state).boulders.map(({ x, y }) => ({ x, y, vx: 0, vy: 0 }))
  state.phase = 'ready'
  state.since = 0
}

function start(course: number, random: () => number): GolfState {
  const state: GolfState = {
    ...freshBase(),
    course,
    hole: 0,
    mirrored: false,
    strokes: 0,
    phase: 'ready',
    since: 0,
    ball: { x: 0, y: 0, vx: 0, vy: 0, warped: 0, air: 0 },
    fromX: 0,
    fromY: 0,
    hasPearl: false,
    lit: [],
    broken: [],
    flips: 0,
    onLever: false,
    boulders: [],
    card: [],
  }
  tee(state, random)
  return state
}

function putt(state: GolfState, turn: Turn) {
  const { ball } = state
  const angle = (Math.floor((turn.input - 1) / POWERS) * 2 * Math.PI) / ANGLES
  const speed = (((turn.input - 1) % POWERS) + 1) * PER_POWER
  state.fromX = ball.x
  state.fromY = ball.y
  ball.vx = exactCos(angle) * speed
  ball.vy = exactSin(angle) * speed
  state.strokes++
  state.phase = 'roll'
  state.since = 0
  turn.tell('putt', ball.x, ball.y)
}

function finishHole(state: GolfState, turn: Turn, isIn: boolean) {
  const { lamps, levers } = currentHole(state)
  // Each lantern, and a lever, allows one stroke more.
  const extra = lamps.length + Math.min(1, levers.length)
  const cup = currentCup(state)
  state.phase = isIn ? 'sunk' : 'lost'
  state.since = 0
  state.card.push(isIn ? state.strokes : 0)
  if (!isIn || state.strokes > GOOD_STROKES + extra) state.combo = 0
  if (!isIn) return turn.tell('missed', state.ball.x, state.ball.y)
  turn.tell(state.strokes === 1 ? 'ace' : 'sunk', cup.x, cup.y)
  gain(state, turn, WORTH[Math.max(0, state.strokes - 1 - extra)] ?? 1, cup)
}

function settle(state: GolfState, turn: Turn) {
  state.ball.vx = state.ball.vy = state.ball.air = 0
  for (const boulder of state.boulders) boulder.vx = boulder.vy = 0
  state.onLever = isOnLever(currentHole(state), state.ball)
  state.phase = 'ready'
  state.since = 0
  if (state.strokes >= MOST_STROKES) finishHole(state, turn, false)
}

function roll(state: GolfState, turn: Turn) {
  const { ball } = state
  const hole = currentHole(state)
  const course: Course = COURSES[state.course]!
  const around = {
    hole,
    tick: state.tick,
    hasWind: course === 'wind',
    maySkip: course === 'skips',
    broken: state.broken,
    flips: state.flips,
    isOpen: state.lit.every(Boolean),
    cup: currentCup(state),
    boulders: state.boulders,
  }
  const touches = rollBall(ball, around)
  for (const touch of new Set(touches)) if (touch !== 'cup') turn.tell(touch, ball.x, ball.y)
  light(state, hole, turn)
  pull(state, hole, turn)
  const { length } = state.boulders
  state.boulders = rollBoulders(state.boulders, around, state.broken)
  if (state.boulders.length < length) turn.tell('ford', ball.x, ball.y)
  const { pearl } = hole
  if (pearl && !state.hasPearl && distance(ball.x, ball.y, pearl.x, pearl.y) < PEARL_REACH) {
    state.hasPearl = true
    bonus(state, turn, PEARL, pearl)
  }
  if (touches.includes('splash')) {
    ball.x = state.fromX
    ball.y = state.fromY
    // The plank that the ball returns to has to be there again.
    state.broken = state.broken.filter((cell) => cell !== cellAt(ball))
    state.strokes++
    return settle(state, turn)
  }
  if (touches.includes('cup')) return finishHole(state, turn, true)
  ride(state, hole)
  const isSlow = ball.air === 0 && distance(0, 0, ball.vx, ball.vy) < REST_BELOW && allRest(state.boulders)
  if (isSlow || state.since > LONGEST_ROLL) settle(state, turn)
}

/** Lights the lanterns that the ball rolls over; the last one opens the cup. */
function light(state: GolfState, { lamps }: Hole, turn: Turn) {
  const { ball } = state
  for (const [index, lamp] of lamps.entries()) {
    if (state.lit[index] || ball.air > 0 || distance(ball.x, ball.y, lamp.x, lamp.y) > LAMP_REACH) continue
    state.lit[index] = true
    bonus(state, turn, LAMP, lamp)
    turn.tell(state.lit.every(Boolean) ? 'open' : 'lamp', lamp.x, lamp.y)
  }
}

/** A lever flips the drawbridges each time the ball enters it. */
function pull(state: GolfState, hole: Hole, turn: Turn) {
  const isOn = state.ball.air === 0 && isOnLever(hole, state.ball)
  if (isOn && !state.onLever) {
    state.flips++
    turn.tell('lever', state.ball.x, state.ball.y)
  }
  state.onLever = isOn
}

/** A ferry carries what lies on it. */
function ride(state: GolfState, hole: Hole) {
  const { ball, tick } = state
  const deck = ferryUnder(hole, tick, ball)
  const ferry = hole.ferries[deck]
  if (!ferry) return
  const [now, next] = [ferryAt(ferry, tick, deck), ferryAt(ferry, tick + 1, deck)]
  ball.x += next.x - now.x
  ball.y += next.y - now.y
}

/** Whether the walking cup has reached a resting ball. */
function isCaught(state: GolfState): boolean {
  const { x, y } = currentCup(state)
  return state.strokes > 0 && distance(state.ball.x, state.ball.y, x, y) < CUP
}

function next(state: GolfState, turn: Turn) {
  if (state.hole < HOLES - 1) {
    state.hole++
    tee(state, turn.random)
    turn.tell('tee', state.ball.x, state.ball.y)
    return
  }
  state.over = true
  turn.tell('over', state.ball.x, state.ball.y)
}

const inputs: readonly number[] = Array.from({ length: 1 + ANGLES * POWERS }, (_, index) => index)

/** Nine holes, as few strokes as you can. */
export const golfRules = (course: Course): MicroRules<GolfState> => ({
  inputs,
  hand: 'aim',
  start: (random) => start(COURSES.indexOf(course), random),
  step(state, turn) {
    state.since++
    if (state.phase === 'roll') return roll(state, turn)
    if (state.phase === 'ready') {
      const hole = currentHole(state)
      ride(state, hole)
      const disc = discUnder(hole, state.ball)
      if (disc) carryRound(state.ball, disc)
      if (hole.walk && isCaught(state)) finishHole(state, turn, true)
      else if (turn.press) putt(state, turn)
    } else if (state.since > SHOWN_TICKS) next(state, turn)
  },
})

export const rulesOf = Object.fromEntries(COURSES.map((course) => [course, golfRules(course)])) as Readonly<
  Record<Course, MicroRules<GolfState>>
>
