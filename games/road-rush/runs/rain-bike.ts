import { between, bonus, end, gain, hardness, type MicroRules } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import {
  bendAt,
  bump,
  CAR,
  countRoad,
  driveCar,
  freshRoad,
  isMet,
  moveOthers,
  other,
  SEEN,
  timesAt,
  WHEEL,
  wind,
  type RoadState,
} from '../road.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#6f8fa8', '#2f4458'] }

export interface RainState extends RoadState {
  /** Consecutive ticks on the inside of a bend. */
  inner: number
  /** Ticks of aquaplaning left. */
  wet: number
}

const lay = (state: RoadState, random: Random) => wind(state, random, 0.7, 0.6)
const APEX = 34

/** A bike in the rain reacts late and slides; puddles take the rest of the grip. Ride the inside of bends. */
export const rules: MicroRules<RainState> = {
  inputs: WHEEL,
  hand: 'hold',
  sight: 110,
  start: (random) => ({ ...freshRoad(random, lay), side: 0, inner: 0, wet: 0 }),
  step(state, turn) {
    const hard = hardness(state.z, 24_000)
    driveCar(state, turn, {
      top: 9.5 + 3 * hard,
      engine: CAR.engine,
      steer: 0.042,
      pull: 0.0019,
      grip: state.wet > 0 ? -0.22 : 0,
    })
    moveOthers(state)
    countRoad(state, turn)
    if (state.wet > 0) state.wet--
    if (state.z > state.next - SEEN) {
      state.others.push(other('puddle', state.next, between(-0.8, 0.8, turn.random)))
      state.next += between(240, 460 - 170 * hard, turn.random)
    }
    for (const one of state.others) {
      if (one.done || !isMet(state, one, 0.34)) continue
      one.done = true
      state.wet = 50
      turn.tell('splash', timesAt(state).x, 370)
    }
    const bend = bendAt(state, state.z)
    const isInner = Math.abs(bend) > 0.3 && state.side * Math.sign(bend) > 0.42 && Math.abs(state.side) < 1
    state.inner = isInner ? state.inner + 1 : 0
    if (state.inner === APEX) gain(state, turn, 2, timesAt(state))
    else if (state.inner > APEX && state.inner % APEX === 0) bonus(state, turn, 1, timesAt(state))
    if (Math.abs(state.side) > 1.18 && state.shield === 0) {
      bump(state, turn)
      state.side *= 0.55
      state.slide = 0
    }
    while (state.built < state.z + SEEN + 300) lay(state, turn.random)
    if (state.lamps <= 0) end(state, turn, timesAt(state))
  },
  worth: ({ z, side, inner, lamps }) =>
    lamps * 150 + z * 0.012 + Math.min(inner, APEX) * 0.4 - Math.max(0, Math.abs(side) - 0.85) * 120,
}
