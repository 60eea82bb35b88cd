import { end, gain, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { driveOn, freshDrive, pedalOf, PEDALS, type DriveState, type Rig } from '../drive.ts'
import { STATION, STATION_COUNT, stationHeight } from '../stations.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#9a7fb8', '#3a2a5a'] }

export interface TrialState extends DriveState {
  /** Station numbers in this run's order; `here` is the current one. */
  order: number[]
  here: number
  lamps: number
  /** Time left for this station, 1 to 0. */
  clock: number
}

export const BIKE: Rig = {
  half: 21,
  drop: 8,
  wheel: 12,
  head: 27,
  engine: 0.17,
  top: 5.4,
  brakes: 0.24,
  grip: 1.2,
  tilt: 0.0058,
  gravity: 0.25,
  inertia: 420,
}
const ENTRY = 200
const CLOCK = 1 / (60 * 16)

export function ground({ order }: TrialState, x: number): number {
  const station = Math.floor((x - ENTRY) / STATION)
  const number = order[station]
  if (x < ENTRY || number === undefined) return 300
  return 300 - stationHeight(number, x - ENTRY - station * STATION)
}

function fall(state: TrialState, turn: Turn) {
  state.lamps--
  state.combo = 0
  turn.tell('fall', state.x, state.y)
  if (state.lamps <= 0) {
    end(state, turn, state)
    return
  }
  state.x = ENTRY + state.here * STATION + 18
  state.y = 300 - BIKE.drop - BIKE.wheel - 4
  state.vx = state.vy = state.turn = state.spin = state.air = state.flip = 0
  state.clock = 1
}

/** Trials: cross each station slowly and in balance, with three falls allowed. */
export const rules: MicroRules<TrialState> = {
  inputs: PEDALS,
  hand: 'hold',
  sight: 130,
  start(random) {
    const order = Array.from({ length: STATION_COUNT }, (_, index) => index)
    const flat = () => 300
    return { ...freshDrive(random, flat, BIKE), order, here: 0, lamps: 3, clock: 1 }
  },
  step(state, turn) {
    const ride = driveOn(state, BIKE, (x) => ground(state, x), pedalOf(turn.input))
    state.clock -= CLOCK
    if (ride.hasLanded) turn.tell('land', state.x, state.y + 20)
    if (turn.press) turn.tell('rev', state.x, state.y)
    if (state.x > ENTRY + (state.here + 1) * STATION + 8) {
      state.here++
      // Time left over pays.
      gain(state, turn, 2 + Math.round(3 * state.clock), { x: state.x, y: state.y - 40 })
      state.clock = 1
    }
    while (state.order.length < state.here + 3)
      state.order.push(6 + pickIndex(STATION_COUNT - 6, turn.random))
    if (ride.isCrashed || state.clock <= 0) fall(state, turn)
  },
  worth: ({ x, turn }) => x * 0.25 - Math.abs(turn) * 8,
}
