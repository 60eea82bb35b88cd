import { between, bonus, clamp, end, gain, hardness, type MicroRules } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
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
  wind,
  type RoadState,
} from '../road.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#4a3fa0', '#14103c'] }

export interface ChainState extends RoadState {
  /** Position of the chain of pads. */
  chain: number
}

export const SLOWEST = 4
const lay = (state: RoadState, random: Random) => wind(state, random, 0.4, 1.3)

/** No engine: only lit pads push. Miss too many and the glider stops. */
export const rules: MicroRules<ChainState> = {
  inputs: WHEEL,
  hand: 'hold',
  sight: 100,
  start: (random) => ({ ...freshRoad(random, lay), speed: 9, chain: 0, next: 300 }),
  step(state, turn) {
    const hard = hardness(state.z, 16_000)
    driveCar(state, turn, { ...CAR, top: 0.1, engine: 0, steer: 0.046, pull: 0.0014 })
    // Compensates the road's drag: only air slows the glider.
    state.speed = Math.max(0, state.speed * 1.03 - 0.003 - 0.0006 * (1 + hard) * state.speed * state.speed)
    state.speed = Math.min(16, state.speed)
    moveOthers(state)
    if (state.z > state.next - SEEN) {
      state.chain = clamp(state.chain + between(-0.55, 0.55, turn.random) * (0.6 + 0.6 * hard), -0.8, 0.8)
      state.others.push(other('pad', state.next, state.chain))
      if (turn.random() < 0.2 + 0.3 * hard) {
        const side = state.chain > 0 ? state.chain - 0.7 : state.chain + 0.7
        state.others.push(other('brake', state.next, side))
      }
      state.next += between(150, 210 + 60 * hard, turn.random)
    }
    for (const one of state.others) {
      if (!one.done && isMet(state, one, 0.28)) {
        one.done = true
        if (one.kind === 'pad') {
          state.speed += 1.35
          gain(state, turn, 1, timesAt(state))
          if (Math.abs(one.side - state.side) < 0.08) bonus(state, turn, 1, { x: timesAt(state).x, y: 290 })
        } else {
          state.speed *= 0.7
          state.combo = 0
          turn.tell('slow', timesAt(state).x, 360)
        }
      } else if (isPassed(state, one)) {
        one.done = true
        if (one.kind === 'pad') {
          state.combo = 0
          turn.tell('miss', timesAt(state).x, 370)
        }
      }
    }
    state.clock = clamp((state.speed - SLOWEST) / 8, 0, 1)
    while (state.built < state.z + SEEN + 300) lay(state, turn.random)
    if (state.speed < SLOWEST) end(state, turn, timesAt(state))
  },
  worth: ({ speed, side, others, z }) => {
    const next = others.find((one) => one.kind === 'pad' && !one.done && one.z > z)
    return speed * 8 - (next ? Math.abs(next.side - side) * 8 : 0)
  },
}
