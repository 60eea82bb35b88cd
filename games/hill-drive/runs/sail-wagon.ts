import { exactSin } from '#kit/game/exact-math.ts'
import { end, type MicroRules } from '#kit/game/micro/rules.ts'
import {
  BUGGY,
  countWay,
  driveOn,
  freshDrive,
  hills,
  PEDALS,
  pedalOf,
  takeCoin,
  takeThings,
  type DriveState,
  type Rig,
} from '../drive.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#f0c870', '#b06a40'] }

export interface SailState extends DriveState {
  /** 0 is furled, 1 fully open. */
  sail: number
  /** Daylight left. */
  clock: number
  /** Index of the next beacon, from 1. */
  beacon: number
  stalled: number
}

export const WAGON: Rig = {
  ...BUGGY,
  half: 32,
  drop: 10,
  brakes: 0.26,
  tilt: 0.0036,
  inertia: 900,
  head: 30,
}
export const GUST = 330
export const BEACON = 1100
export const EVERY = 260
/** Wind that lifts the rear wheels under full sail. */
export const STORM = 0.95
const CLOCK = 1 / (60 * 30)

export const ground = (state: DriveState, x: number) => hills(state, x, 48)

/** Wind at a place: positive from behind, stronger with the distance. */
export function windAt({ shifts, tick }: DriveState, x: number): number {
  const [one = 0, two = 0] = shifts
  const gust = Math.floor(x / GUST)
  if (gust <= 1) return 0.8
  const wild = Math.min(1, gust / 24)
  // Gusts reach every place, so that nobody waits for ever.
  return (
    0.62 +
    (0.45 + 0.25 * wild) * exactSin(gust * 2.1 + one) +
    0.2 * exactSin(gust * 5.3 + two) +
    0.5 * exactSin(tick / 70 + gust)
  )
}

/** No engine: open the sail while the wind pushes, furl it before it turns you back or over. */
export const rules: MicroRules<SailState> = {
  inputs: PEDALS,
  hand: 'hold',
  sight: 120,
  start: (random) => ({
    ...freshDrive(random, ground, WAGON),
    sail: 0,
    clock: 1,
    beacon: 1,
    stalled: 0,
  }),
  step(state, turn) {
    const line = (x: number) => ground(state, x)
    const pedal = pedalOf(turn.input)
    if (turn.press) turn.tell(pedal > 0 ? 'hoist' : 'furl', state.x, state.y - 40)
    state.sail = Math.max(0, Math.min(1, state.sail + (pedal > 0 ? 0.035 : pedal < 0 ? -0.08 : -0.02)))
    const wind = windAt(state, state.x)
    const push = state.sail * (wind * 0.19 - state.vx * 0.012)
    state.vx += push
    // The sail pulls high above the axles: in a storm it lifts the rear wheels.
    state.spin += state.sail * Math.max(0, wind - STORM) * 0.022
    const ride = driveOn(state, WAGON, line, Math.min(0, pedal))
    countWay(state, turn, ride)
    if (takeThings(state, line, EVERY, () => 40) >= 0) takeCoin(state, turn)
    state.clock -= CLOCK
    if (state.x > state.beacon * BEACON) {
      state.beacon++
      state.clock = Math.min(1, state.clock + Math.max(0.07, 0.5 - state.beacon * 0.03))
      turn.tell('beacon', state.x, state.y - 60)
    }
    if (ride.isCrashed || state.clock <= 0) end(state, turn, state)
  },
  worth: ({ x, vx, turn, clock }) => x * 0.07 + vx * 4 + clock * 40 - Math.abs(turn) * 6,
}
