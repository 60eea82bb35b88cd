import { exactSin } from '#kit/game/exact-math.ts'
import {
  bonus,
  clamp,
  distance,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { numbersTo, slip, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'boardwalk-skee',
  input: ['drag', 'keys'],
  ground: ['#c04f9a', '#2a1048'],
}

export interface SkeeState extends Tries {
  phase: 'ready' | 'roll' | 'fly' | 'drop'
  since: number
  x: number
  y: number
  vx: number
  power: number
  /** Where the ball comes down, and which cup takes it; -1 none. */
  landing: { x: number; y: number }
  cup: number
  balls: number
  /** Points of this rack and those that are wanted. */
  sum: number
  wanted: number
  racks: number
}

export interface Cup {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly worth: number
}
export const CUPS: readonly Cup[] = [
  { x: 200, y: 88, r: 17, worth: 5 },
  { x: 200, y: 130, r: 19, worth: 4 },
  { x: 200, y: 172, r: 22, worth: 3 },
  { x: 138, y: 78, r: 13, worth: 10 },
  { x: 262, y: 78, r: 13, worth: 10 },
]
/** Around the middle cups lies a wide ring that catches what comes near them. */
export const BOWL = { x: 200, y: 150, r: 74, worth: 2 } as const
export const START = { x: 200, y: 372 } as const
export const RAMP_Y = 250
export const LANE = { left: 132, right: 268 } as const
const RACK = 9
const ROLL = 7
const FLIGHT = 32
const SHOWN = 26
const PATIENCE = 900
const DIRECTIONS = 41
const POWERS = 28

/** A roll as an input: a direction from -20 to 20, and a power from 0 to 1. */
export function rollInput(aside: number, power: number): number {
  const direction = Math.round(clamp(aside, -20, 20)) + 20
  return 1 + direction * POWERS + Math.round(clamp(power, 0, 1) * (POWERS - 1))
}

/** The golden flap slides before the upper cups from the third rack on. */
export const flapX = ({ racks, tick }: Pick<SkeeState, 'racks' | 'tick'>) =>
  racks < 2 ? -100 : 200 + 78 * exactSin(tick * (0.018 + 0.012 * hardness(racks, 6)))
export const FLAP = { y: 109, half: 24 } as const

function cupAt(x: number, y: number): number {
  return CUPS.findIndex((cup) => distance(cup.x, cup.y, x, y) < cup.r)
}

function land(state: SkeeState, turn: Turn) {
  const { landing } = state
  const blocked = Math.abs(landing.x - flapX(state)) < FLAP.half && landing.y < FLAP.y
  const at = blocked ? { x: landing.x, y: FLAP.y + 16 } : landing
  state.cup = blocked ? -1 : cupAt(at.x, at.y)
  const inBowl = distance(BOWL.x, BOWL.y, at.x, at.y) < BOWL.r
  const worth = state.cup >= 0 ? CUPS[state.cup]!.worth : inBowl ? BOWL.worth : 1
  state.x = state.cup >= 0 ? CUPS[state.cup]!.x : at.x
  state.y = state.cup >= 0 ? CUPS[state.cup]!.y : at.y
  state.sum += worth
  state.phase = 'drop'
  state.since = 0
  if (blocked) turn.tell('flap', at.x, FLAP.y)
  if (worth < 3) {
    state.combo = 0
    state.score += worth
    return turn.tell('gutter', state.x, state.y)
  }
  gain(state, turn, worth, state)
  if (worth === 10) turn.tell('corner', state.x, state.y)
}

function endRack(state: SkeeState, turn: Turn) {
  const at = { x: 200, y: 210 }
  if (state.sum >= state.wanted) bonus(state, turn, 5 + state.racks, at)
  else slip(state, turn, at)
  state.racks++
  state.balls = RACK
  state.sum = 0
  state.wanted = Math.round(18 + 14 * hardness(state.racks, 5))
}

/** Nine balls up the ramp into the cups; each rack wants more points than the one before. */
export const rules: MicroRules<SkeeState> = {
  inputs: numbersTo(DIRECTIONS * POWERS),
  hand: 'tap',
  sight: 92,
  start: () => ({
    ...freshBase(),
    lamps: 3,
    phase: 'ready',
    since: 0,
    ...START,
    vx: 0,
    power: 0,
    landing: { ...START },
    cup: -1,
    balls: RACK,
    sum: 0,
    wanted: 18,
    racks: 0,
  }),
  step(state, turn) {
    state.since++
    if (state.phase === 'ready') {
      if (turn.press) {
        const code = turn.input - 1
        state.vx = (Math.floor(code / POWERS) - 20) * 0.16
        state.power = (code % POWERS) / (POWERS - 1)
        state.phase = 'roll'
        state.balls--
        turn.tell('roll', START.x, START.y)
      } else if (state.since > PATIENCE) {
        state.since = 0
        slip(state, turn, START)
      }
    } else if (state.phase === 'roll') {
      state.x += state.vx
      state.y -= ROLL * (0.6 + 0.5 * state.power)
      if (state.x < LANE.left + 12 || state.x > LANE.right - 12) {
        state.vx = -state.vx
        state.x = clamp(state.x, LANE.left + 12, LANE.right - 12)
        turn.tell('rail', state.x, state.y)
      }
      if (state.y > RAMP_Y) return
      state.landing = { x: clamp(state.x + state.vx * 16, 108, 292), y: 226 - 168 * state.power }
      state.phase = 'fly'
      state.since = 0
      turn.tell('jump', state.x, state.y)
    } else if (state.phase === 'fly') {
      if (state.since >= FLIGHT) land(state, turn)
    } else if (state.since > SHOWN) {
      Object.assign(state, { ...START, phase: 'ready', since: 0, vx: 0, cup: -1 })
      if (state.balls === 0) endRack(state, turn)
    }
  },
  hints: ({ phase }) =>
    phase === 'ready'
      ? CUPS.flatMap(({ x, y }) =>
          [-1, 0, 1].map((aside) => rollInput((x - 200) / 36 / 0.16 + aside, (226 - y) / 168)),
        )
      : [0],
  worth: ({ balls }) => -balls,
}

/** Where the ball is on its jump, and how high. */
export function ballAt({ phase, x, y, landing, since }: SkeeState) {
  if (phase !== 'fly') return { x, y, z: 0 }
  const share = since / FLIGHT
  return { x: x + (landing.x - x) * share, y: y + (landing.y - y) * share, z: 4 * 34 * share * (1 - share) }
}
