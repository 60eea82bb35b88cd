import { between, bonus, end, gain, hardness, type MicroRules } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
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
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#8fc8b8', '#3f6a5a'] }

export interface LorryState extends RoadState {
  /** Ticks on the wrong lane. */
  wrong: number
  /** Overtaken since leaving the own lane. */
  pulled: number
  oncoming: number
}

const OWN = 0.5
const PATIENCE = 1 / (60 * 15)

const lay = (state: RoadState, random: Random) => wind(state, random, 0.35, 1.4)

/** A country road behind lorries that block the view: pull out, pass, and return in time. */
export const rules: MicroRules<LorryState> = {
  inputs: WHEEL,
  hand: 'hold',
  sight: 110,
  start: (random) => ({
    ...freshRoad(random, lay),
    side: OWN,
    wrong: 0,
    pulled: 0,
    oncoming: 1500,
  }),
  step(state, turn) {
    driveCar(state, turn, { ...CAR, top: 11.5 })
    moveOthers(state)
    const hard = hardness(state.z, 22_000)
    if (state.z > state.next - SEEN) {
      state.others.push(other('lorry', state.next, OWN, 5.6))
      state.next += between(300, 520 - 140 * hard, turn.random)
    }
    if (state.z > state.oncoming - SEEN) {
      state.others.push(other('car', state.oncoming + 300, -OWN, -5))
      state.oncoming += between(620 - 220 * hard, 1300 - 420 * hard, turn.random)
    }
    state.clock -= PATIENCE
    for (const one of state.others) {
      if (state.shield === 0 && isMet(state, one, 0.36)) bump(state, turn)
      else if (one.kind === 'lorry' && isPassed(state, one)) {
        one.done = true
        state.pulled++
        state.clock = Math.min(1, state.clock + 0.34)
        gain(state, turn, 1, timesAt(state))
        turn.tell('whoosh', timesAt(state).x, 350)
      }
    }
    if (state.side < 0.1) state.wrong++
    else {
      if (state.pulled > 0 && state.wrong > 0 && state.wrong < 110)
        bonus(state, turn, state.pulled, timesAt(state))
      state.wrong = state.pulled = 0
    }
    while (state.built < state.z + SEEN + 300) lay(state, turn.random)
    if (state.lamps <= 0 || state.clock <= 0) end(state, turn, timesAt(state))
  },
  worth: ({ z, side, clock, lamps }) =>
    lamps * 150 + z * 0.015 + clock * 30 - Math.max(0, Math.abs(side) - 0.95) * 60,
}
