import { between, bonus, end, gain, hardness, type MicroRules } from '#kit/game/micro/rules.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import {
  bump,
  CAR,
  countRoad,
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
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#2f3f7a', '#0a1030'] }

const BURNS = 1 / (60 * 26)
const WALKERS = ['deer', 'crab', 'deer', 'tortoise'] as const
const lay = (state: RoadState, random: Random) => wind(state, random, 0.45)

/** Distance that the lamp lights up. */
export const sightOf = ({ clock }: RoadState) => 180 + 560 * Math.max(0, clock)

/** A dark road: fireflies feed the lamp, and animals cross in its light. */
export const rules: MicroRules<RoadState> = {
  inputs: WHEEL,
  hand: 'hold',
  sight: 80,
  start: (random) => freshRoad(random, lay),
  step(state, turn) {
    const hard = hardness(state.z, 18_000)
    driveCar(state, turn, { ...CAR, top: 8.5 + 2.5 * hard })
    moveOthers(state)
    countRoad(state, turn)
    if (state.z > state.next - SEEN) {
      if (turn.random() < 0.5) {
        const from = turn.random() < 0.5 ? -1 : 1
        const walker = other(pickOne(WALKERS, turn.random), state.next, from * between(0.5, 1.8, turn.random))
        walker.drift = -from * between(0.002, 0.006 + 0.004 * hard, turn.random)
        state.others.push(walker)
      } else state.others.push(other('firefly', state.next, between(-0.8, 0.8, turn.random)))
      state.next += between(170, 300 - 70 * hard, turn.random)
    }
    state.clock -= BURNS * (1 + hard)
    for (const one of state.others) {
      if (one.kind === 'firefly') {
        if (one.done || !isMet(state, one, 0.34)) continue
        one.done = true
        state.clock = Math.min(1, state.clock + 0.2)
        bonus(state, turn, 1, timesAt(state))
        turn.tell('lamp', timesAt(state).x, 320)
      } else if (state.shield === 0 && isMet(state, one)) bump(state, turn)
      else if (isPassed(state, one)) {
        one.done = true
        if (Math.abs(one.side) < 1) gain(state, turn, 1, timesAt(state))
      }
    }
    while (state.built < state.z + SEEN + 300) lay(state, turn.random)
    if (state.lamps <= 0 || state.clock <= 0) end(state, turn, timesAt(state))
  },
  worth: ({ z, side, clock, lamps }) =>
    lamps * 150 + z * 0.012 + clock * 60 - Math.max(0, Math.abs(side) - 0.95) * 60,
}
