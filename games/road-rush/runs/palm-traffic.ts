import { between, bonus, end, gain, hardness, type MicroRules } from '#kit/game/micro/rules.ts'
import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import {
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
  WIDE,
  wind,
  type RoadState,
} from '../road.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#ffb070', '#a84f5a'] }

export const LANES = [-0.75, -0.25, 0.25, 0.75] as const
const KINDS = ['car', 'van', 'car', 'bus'] as const
const CLOSE = WIDE + 0.16

const lay = (state: RoadState, random: Random) => wind(state, random, 0.15, 0.7)

/** Four lanes, two of them oncoming: closer passes pay more, one crash ends the run. */
export const rules: MicroRules<RoadState> = {
  inputs: WHEEL,
  hand: 'hold',
  sight: 90,
  start: (random) => freshRoad(random, lay),
  step(state, turn) {
    driveCar(state, turn, { ...CAR, top: 9 + 6 * hardness(state.tick, 2400), steer: 0.04 })
    moveOthers(state)
    if (state.z > state.next - SEEN) {
      const lane = pickIndex(LANES.length, turn.random)
      const speed = lane < 2 ? -4.5 : between(4, 6, turn.random)
      state.others.push(other(pickOne(KINDS, turn.random), state.next, LANES[lane]!, speed))
      state.next += between(190, 330 - 120 * hardness(state.z, 16_000), turn.random)
    }
    for (const one of state.others) {
      if (isMet(state, one)) {
        turn.tell('bump', timesAt(state).x, 350)
        end(state, turn, timesAt(state))
      } else if (isPassed(state, one)) {
        one.done = true
        gain(state, turn, 1, timesAt(state))
        if (Math.abs(one.side - state.side) < CLOSE) {
          bonus(state, turn, one.speed < 0 ? 3 : 1, { x: timesAt(state).x, y: 290 })
          turn.tell('whoosh', timesAt(state).x, 350)
        }
      }
    }
    if (Math.abs(state.side) > 1.1) state.combo = 0
    while (state.built < state.z + SEEN + 300) lay(state, turn.random)
  },
  worth: ({ speed, side }) => speed * 2 - Math.max(0, Math.abs(side) - 0.95) * 90,
}
