import { between, bonus, clamp, end, gain, hardness, type MicroRules } from '#kit/game/micro/rules.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import {
  bump,
  CAR,
  driveCar,
  freshRoad,
  isMet,
  isPassed,
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
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#4a44a0', '#1c1848'] }

export interface ChaseState extends RoadState {
  /** The fugitive: position, target lane, and hits left. */
  runaway: { z: number; side: number; wish: number; strength: number; wait: number }
  caught: number
}

const CLOCK = 1 / (60 * 26)
const BLOWS = 3
const lay = (state: RoadState, random: Random) => wind(state, random, 0.4)
const ahead = (z: number, random: Random) => ({
  z: z + 620,
  side: between(-0.6, 0.6, random),
  wish: 0,
  strength: BLOWS,
  wait: 40,
})

/** Catch the melon thief: three hits from behind stop the cart, then a faster one flees. */
export const rules: MicroRules<ChaseState> = {
  inputs: WHEEL,
  hand: 'hold',
  sight: 110,
  start: (random) => ({ ...freshRoad(random, lay), runaway: ahead(0, random), caught: 0 }),
  step(state, turn) {
    driveCar(state, turn, { ...CAR, top: 12.5 + Math.min(3, state.caught * 0.4) })
    moveOthers(state)
    const { runaway } = state
    const hard = hardness(state.caught, 5)
    runaway.z += 10.2 + Math.min(3, state.caught * 0.4) + (runaway.z - state.z > 800 ? -1.5 : 0)
    runaway.wait--
    if (runaway.wait <= 0) {
      runaway.wish = between(-0.8, 0.8, turn.random)
      runaway.wait = Math.round(between(40, 110 - 40 * hard, turn.random))
    }
    runaway.side += clamp(runaway.wish - runaway.side, -0.012 - 0.012 * hard, 0.012 + 0.012 * hard)
    if (state.z > state.next - SEEN) {
      state.others.push(
        other(pickOne(['car', 'van'], turn.random), state.next, between(-0.8, 0.8, turn.random), 5),
      )
      state.next += between(380, 700 - 220 * hard, turn.random)
    }
    for (const one of state.others) {
      if (state.shield === 0 && isMet(state, one)) bump(state, turn)
      else if (isPassed(state, one)) {
        one.done = true
        if (Math.abs(one.side - state.side) < 0.45) bonus(state, turn, 1, timesAt(state))
      }
    }
    if (runaway.z - state.z < 30 && Math.abs(runaway.side - state.side) < 0.3) {
      runaway.z = state.z + 120
      runaway.strength--
      runaway.wish = -runaway.side
      state.speed *= 0.8
      state.clock = Math.min(1, state.clock + 0.12)
      turn.tell('nudge', timesAt(state).x, 330)
      gain(state, turn, 2, timesAt(state))
      if (runaway.strength === 0) {
        state.caught++
        state.clock = Math.min(1, state.clock + 0.4)
        bonus(state, turn, 5, timesAt(state))
        state.runaway = ahead(state.z, turn.random)
        turn.tell('caught', 200, 240)
      }
    } else if (runaway.z < state.z + 20) runaway.z = state.z + 20
    state.clock -= CLOCK
    state.lamps = 3
    while (state.built < state.z + SEEN + 300) lay(state, turn.random)
    if (state.clock <= 0) end(state, turn, timesAt(state))
  },
  worth: ({ z, side, runaway, clock }) =>
    clock * 60 -
    Math.max(0, runaway.z - z) * 0.06 -
    Math.abs(runaway.side - side) * 14 -
    Math.max(0, Math.abs(side) - 0.95) * 60,
}
