import { between, bonus, end, gain, hardness, type MicroRules } from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
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
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#8fb0c8', '#3f4a64'] }

export const PERIOD = 2600
export const TUNNEL = 1200
/** Three lanes between the rock. */
export const LANES = [-0.64, 0, 0.64] as const
const lay = (state: RoadState, random: Random) => wind(state, random, 0.55, 1.6)

export const isTunnel = (z: number) => z > 900 && (z - 900) % PERIOD < TUNNEL

/** A mountain road with fallen rocks, and tunnels with narrow walls and swinging lamps. */
export const rules: MicroRules<RoadState> = {
  inputs: WHEEL,
  hand: 'hold',
  sight: 90,
  start: (random) => freshRoad(random, lay),
  step(state, turn) {
    const hard = hardness(state.z, 20_000)
    const wasIn = isTunnel(state.z)
    driveCar(state, turn, { ...CAR, top: 9.5 + 4 * hard, steer: 0.04 })
    moveOthers(state)
    countRoad(state, turn)
    const isIn = isTunnel(state.z)
    if (isIn !== wasIn) turn.tell(isIn ? 'dark' : 'light', 200, 260)
    if (state.z > state.next - SEEN) {
      const free = pickIndex(3, turn.random)
      const isDouble = turn.random() < 0.35 + 0.35 * hard
      for (const lane of [0, 1, 2]) {
        if (lane === free || (!isDouble && lane !== (free + 1) % 3)) continue
        state.others.push(other(isTunnel(state.next) ? 'barrier' : 'boulder', state.next, LANES[lane]!))
      }
      if (turn.random() < 0.5) state.others.push(other('pearl', state.next + 40, LANES[free]!))
      state.next += between(250 - 60 * hard, 400 - 110 * hard, turn.random)
    }
    for (const one of state.others) {
      if (one.kind === 'pearl') {
        if (one.done || !isMet(state, one, 0.3)) continue
        one.done = true
        bonus(state, turn, 1, timesAt(state))
      } else if (state.shield === 0 && isMet(state, one, 0.42)) bump(state, turn)
      else if (isPassed(state, one)) {
        one.done = true
        if (state.shield === 0) gain(state, turn, 1, timesAt(state))
      }
    }
    const wall = isIn ? 0.98 : 1.12
    if (Math.abs(state.side) > wall) {
      state.side = Math.sign(state.side) * wall
      state.slide = 0
      state.speed *= 0.97
      if (state.tick % 10 === 0) turn.tell('scrape', timesAt(state).x, 360)
    }
    while (state.built < state.z + SEEN + 300) lay(state, turn.random)
    if (state.lamps <= 0) end(state, turn, timesAt(state))
  },
  worth: ({ z, side, lamps }) => lamps * 150 + z * 0.012 - Math.max(0, Math.abs(side) - 0.9) * 80,
}
