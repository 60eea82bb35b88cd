import { bonus, distance, freshBase, gain, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { isStill, roll, type Body, type Ground } from './roll.ts'
import { numbersTo, slip, type Place, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'spare-pickup',
  genre: 'sports',
  input: ['swipe', 'keys'],
  ground: ['#a8487a', '#2a1030'],
}

export interface Pin extends Body {
  /** Ticks since it was hit; 0 while standing. */
  down: number
}
export interface SparesState extends Tries {
  pins: Pin[]
  ball: Body | null
  bend: number
  /** Balls left for these pins. */
  balls: number
  since: number
  leave: number
  round: number
}

export const LANE = { left: 104, right: 296, foul: 330 } as const
export const START: Place = { x: 200, y: 346 }
const BALL = 15
const PIN = 8.5
const GAP = 37
const GROUND: Ground = { keeps: 0.992, rub: 0.004, spring: 0.72 }
const PATIENCE = 900

/** Spots of the ten pins, the head pin first. */
export const spotOf = (pin: number): Place => {
  const row = pin === 1 ? 0 : pin < 4 ? 1 : pin < 7 ? 2 : 3
  const first = [1, 2, 4, 7][row]!
  return { x: 200 + (pin - first - row / 2) * GAP, y: 150 - row * 32 }
}

/** Pins left by a first ball, from easy ones to hard splits. */
export const LEAVES: readonly (readonly number[])[] = [
  [1, 2, 3],
  [1, 3, 5],
  [2, 4, 5],
  [3, 5, 6],
  [5],
  [1, 2, 4, 7],
  [10],
  [7],
  [3, 6, 10],
  [2, 4, 5, 8],
  [6, 10],
  [1, 3, 6, 10],
  [2, 8],
  [3, 9],
  [4, 5],
  [5, 6],
  [2, 7],
  [3, 10],
  [1, 2, 4, 10],
  [4, 7, 10],
  [5, 7],
  [5, 10],
  [4, 6],
  [6, 7, 10],
  [4, 6, 7, 10],
  [8, 10],
  [7, 9],
  [7, 10],
]

function setUp(state: SparesState, random: () => number) {
  const reach = Math.min(LEAVES.length, 6 + state.round * 2)
  const from = Math.max(0, Math.min(12, state.round - 4))
  state.leave = state.round === 0 ? 0 : from + pickIndex(reach - from, random)
  state.pins = LEAVES[state.leave]!.map((pin) => ({
    ...spotOf(pin),
    vx: 0,
    vy: 0,
    r: PIN,
    mass: 0.3,
    down: 0,
  }))
  state.balls = 2
  state.ball = null
  state.since = 0
}

const BENDS = 15
const COLUMNS = 81
/** A ball as an input: its aim on the head pin's line, and its hook from -7 to 7. */
export const ballInput = (x: number, bend: number) =>
  1 +
  Math.round(Math.max(0, Math.min(160, x - 120)) / 2) +
  COLUMNS * (Math.round(Math.max(-7, Math.min(7, bend))) + 7)

function bowl(state: SparesState, turn: Turn) {
  const code = turn.input - 1
  const x = 120 + (code % COLUMNS) * 2
  state.bend = Math.floor(code / COLUMNS) - 7
  const [dx, dy] = [x + state.bend * 6 - START.x, 150 - START.y]
  const far = distance(0, 0, dx, dy)
  state.ball = { ...START, vx: (dx / far) * 5.4, vy: (dy / far) * 5.4, r: BALL, mass: 1.6 }
  state.balls--
  state.since = 0
  turn.tell('bowl', START.x, START.y)
}

function run(state: SparesState, turn: Turn, ball: Body) {
  // The hook takes effect late, where the oil ends.
  if (ball.y < 268 && ball.y > 60) ball.vx -= state.bend * 0.0118
  const standing = state.pins.filter(({ down }) => down === 0 || down < 46)
  const knock = roll([ball, ...standing], GROUND)
  if (knock > 1) turn.tell('crash', ball.x, ball.y)
  for (const pin of state.pins) {
    if (pin.down > 0) pin.down++
    else if (pin.vx !== 0 || pin.vy !== 0) {
      pin.down = 1
      turn.tell('pin', pin.x, pin.y)
    }
  }
  const inGutter = ball.x < LANE.left + 8 || ball.x > LANE.right - 8
  if (inGutter && ball.y > 34) {
    ball.vx = 0
    ball.x = ball.x < 200 ? LANE.left - 2 : LANE.right + 2
  }
  if (
    (ball.y > -30 && !isStill([ball]) && state.since < 260) ||
    state.pins.some(({ down }) => down > 0 && down < 30)
  )
    return
  finish(state, turn)
}

function finish(state: SparesState, turn: Turn) {
  const left = state.pins.filter(({ down }) => down === 0)
  state.ball = null
  state.since = 0
  if (left.length === 0) {
    const at = { x: 200, y: 110 }
    gain(state, turn, state.leave > 11 ? 4 : 2, at)
    if (state.balls > 0) bonus(state, turn, 2, { x: 200, y: 70 })
    turn.tell('clear', at.x, at.y)
    state.round++
    setUp(state, turn.random)
    return
  }
  state.pins = left
  if (state.balls > 0) return turn.tell('again', 200, 110)
  slip(state, turn, left[0]!)
  state.round++
  setUp(state, turn.random)
}

/** Clear the remaining pins with two balls, better with one. */
export const rules: MicroRules<SparesState> = {
  inputs: numbersTo(COLUMNS * BENDS),
  hand: 'tap',
  sight: 130,
  start(random) {
    const state: SparesState = {
      ...freshBase(),
      lamps: 3,
      pins: [],
      ball: null,
      bend: 0,
      balls: 2,
      since: 0,
      leave: 0,
      round: 0,
    }
    setUp(state, random)
    return state
  },
  step(state, turn) {
    state.since++
    if (state.ball) return run(state, turn, state.ball)
    if (turn.press) return bowl(state, turn)
    if (state.since < PATIENCE) return
    state.balls = 0
    finish(state, turn)
  },
  hints({ pins, ball, round }) {
    if (ball) return [0]
    return pins.flatMap(({ x }) =>
      [-11, -5, 0, 6, 12].flatMap((aside) =>
        [-3, 0, 3].map((bend) => ballInput(x + aside + (round % 2), bend)),
      ),
    )
  },
  worth: ({ pins, balls }) => -pins.filter(({ down }) => down === 0).length * 3 + balls * 0.4,
}
