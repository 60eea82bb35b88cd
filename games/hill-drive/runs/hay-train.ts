import { exactSin } from '#kit/game/exact-math.ts'
import {
  bonus,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { PEDALS, pedalOf } from '../drive.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#d8b84f', '#5f6a2a'] }

/** A wagon: position, speed, and its bales. */
export interface Wagon {
  x: number
  speed: number
  bales: number
  /** So fast over a crest that its load lifts off. */
  isAloft: boolean
}
export interface HayState extends Base {
  x: number
  speed: number
  wagons: Wagon[]
  /** Strain of the worst coupling; at 1 it tears. */
  strain: number
  shifts: number[]
  mile: number
  /** Index of the next farm, from 1. */
  farm: number
  /** Position of the rain front. */
  rain: number
}

export const LINK = 74
export const FARM = 900
export const MOST = 5
export const SLOW = 4.6
const FULL = 3
/** Threshold for losing a bale: squared speed times the road's curvature. */
const TOSS = 0.1
const TEAR = 7.6
const BUMP = 6
const STIFF = 0.02
const DAMP = 0.13
const GRAVITY = 0.12
const MILE = 300

export function ground({ shifts }: HayState, x: number): number {
  const [one = 0, two = 0] = shifts
  const grown = Math.min(1, Math.max(0, x - 250) / 1500) * (0.7 + 0.3 * hardness(Math.max(0, x), 9000))
  return 300 + grown * (56 * exactSin(x / 210 + one) + 30 * exactSin(x / 97 + two))
}

const slopeAt = (state: HayState, x: number) => (ground(state, x + 5) - ground(state, x - 5)) / 10

/** Springs between wagons, from the tractor back. */
function couple(state: HayState, turn: Turn) {
  let ahead: { x: number; speed: number } = state
  let worst = 0
  for (const [index, wagon] of state.wagons.entries()) {
    const stretch = ahead.x - wagon.x - LINK
    const force = stretch * STIFF + (ahead.speed - wagon.speed) * DAMP
    wagon.speed += force
    ahead.speed -= force * 0.72
    worst = Math.max(worst, stretch / TEAR)
    if (stretch > TEAR) {
      state.wagons = state.wagons.slice(0, index)
      state.combo = 0
      turn.tell('tear', wagon.x + 30, ground(state, wagon.x) - 20)
      break
    }
    if (stretch < -BUMP && wagon.bales > 0) {
      wagon.bales--
      wagon.speed = ahead.speed - 0.6
      wagon.x -= 4
      turn.tell('bale', wagon.x, ground(state, wagon.x) - 40)
    }
    ahead = wagon
  }
  state.strain = Math.max(0, worst)
}

/** Curvature of the road. */
const bendAt = (state: HayState, x: number) =>
  (ground(state, x + 8) + ground(state, x - 8) - 2 * ground(state, x)) / 64

function roll(state: HayState, turn: Turn) {
  state.x += state.speed
  for (const wagon of state.wagons) {
    wagon.speed = wagon.speed * 0.997 + slopeAt(state, wagon.x) * GRAVITY
    wagon.x += wagon.speed
    const wasAloft = wagon.isAloft
    wagon.isAloft = wagon.speed * wagon.speed * bendAt(state, wagon.x) > TOSS
    if (!wagon.isAloft || wasAloft || wagon.bales === 0) continue
    wagon.bales--
    turn.tell('bale', wagon.x, ground(state, wagon.x) - 40)
  }
}

/** Points per distance: one for the tractor and one per bale. */
export const loadOf = ({ wagons }: HayState) => wagons.reduce((sum, { bales }) => sum + bales, 0)

function passFarm(state: HayState, turn: Turn) {
  const at = { x: state.x, y: ground(state, state.x) - 70 }
  state.farm++
  if (state.speed > SLOW) {
    turn.tell('miss', at.x, at.y)
    return
  }
  for (const wagon of state.wagons) wagon.bales = FULL
  bonus(state, turn, 3, at)
  turn.tell('load', at.x, at.y)
  if (state.wagons.length >= MOST) return
  const last = state.wagons.at(-1) ?? state
  state.wagons.push({ x: last.x - LINK, speed: last.speed, bales: FULL, isAloft: false })
}

/** A hay train over hills: farms add wagons, a jerk tears couplings, a bump throws bales. */
export const rules: MicroRules<HayState> = {
  inputs: PEDALS,
  hand: 'hold',
  sight: 120,
  start: (random) => ({
    ...freshBase(),
    x: 0,
    speed: 0,
    wagons: [1, 2].map((place) => ({ x: -place * LINK, speed: 0, bales: FULL, isAloft: false })),
    strain: 0,
    shifts: [random() * 6.28, random() * 6.28],
    mile: 0,
    farm: 1,
    rain: -760,
  }),
  step(state, turn) {
    const pedal = pedalOf(turn.input)
    if (turn.press) turn.tell('rev', state.x, ground(state, state.x) - 30)
    const drive = pedal > 0 ? 0.2 * Math.max(0, 1 - state.speed / 8.5) : pedal < 0 ? -0.17 : 0
    state.speed = state.speed * 0.997 + drive + slopeAt(state, state.x) * GRAVITY
    if (pedal < 0) state.speed = Math.max(-1, state.speed)
    couple(state, turn)
    roll(state, turn)
    const at = { x: state.x, y: ground(state, state.x) - 60 }
    const mile = Math.floor(state.x / MILE)
    if (mile > state.mile) {
      state.mile = mile
      gain(state, turn, 1 + Math.round(loadOf(state) / 3), at)
    }
    if (state.x > state.farm * FARM) passFarm(state, turn)
    const pace = 2.4 + 5.4 * hardness(state.tick, 3600)
    state.rain = Math.max(state.rain + pace, state.x - 1000)
    if (state.rain > state.x - 20) end(state, turn, at)
  },
  worth: (state) => state.x * 0.05 + loadOf(state) * 7 + state.wagons.length * 6 - state.strain * 4,
}
