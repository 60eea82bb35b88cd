import { between, bonus, end, gain, hardness, type MicroRules } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import {
  BRAKE,
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
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#f0b86a', '#a8583a'] }

export interface FuelState extends RoadState {
  /** Consecutive ticks in a lorry's slipstream. */
  lee: number
}

const LEE = 230
const lay = (state: RoadState, random: Random) => wind(state, random, 0.35, 1.5)

/** One tank: speed uses it, slipstreams save it, drums refill it a little. */
export const rules: MicroRules<FuelState> = {
  inputs: WHEEL,
  hand: 'hold',
  sight: 120,
  start: (random) => ({ ...freshRoad(random, lay), lee: 0 }),
  step(state, turn) {
    const hard = hardness(state.z, 26_000)
    driveCar(state, turn, CAR)
    moveOthers(state)
    countRoad(state, turn)
    if (state.z > state.next - SEEN) {
      const side = between(-0.75, 0.75, turn.random)
      if (turn.random() < 0.4) state.others.push(other('drum', state.next, side))
      else state.others.push(other('lorry', state.next, side, between(7.5, 9.4, turn.random)))
      state.next += between(230, 380 + 130 * hard, turn.random)
    }
    let isLee = false
    for (const one of state.others) {
      const far = one.z - state.z
      if (one.kind === 'lorry' && far > 24 && far < LEE && Math.abs(one.side - state.side) < 0.24)
        isLee = true
      if (one.kind === 'lorry' && state.shield === 0 && isMet(state, one, 0.34)) bump(state, turn)
      if (one.kind !== 'drum' || one.done || !isMet(state, one, 0.34)) continue
      one.done = true
      state.clock = Math.min(1, state.clock + 0.13 - 0.05 * hard)
      bonus(state, turn, 1, timesAt(state))
      turn.tell('drum', timesAt(state).x, 330)
    }
    state.lee = isLee ? state.lee + 1 : 0
    if (state.lee > 0 && state.lee % 50 === 0) gain(state, turn, 1, timesAt(state))
    const drunk = (state.speed / CAR.top) * (state.speed / CAR.top) * 0.00105 * (1 + hard)
    state.clock -= 0.00035 * (1 + hard) + (turn.input === BRAKE ? 0 : isLee ? drunk * 0.15 : drunk)
    while (state.built < state.z + SEEN + 300) lay(state, turn.random)
    if (state.lamps <= 0 || state.clock <= 0) end(state, turn, timesAt(state))
  },
  worth: ({ z, side, clock, lamps }) =>
    lamps * 150 + z * 0.012 + clock * 110 - Math.max(0, Math.abs(side) - 0.95) * 60,
}
