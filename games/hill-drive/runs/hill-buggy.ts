import { end, type MicroRules } from '#kit/game/micro/rules.ts'
import {
  BUGGY,
  countWay,
  driveOn,
  freshDrive,
  hills,
  pedalOf,
  PEDALS,
  takeCoin,
  takeThings,
  type DriveState,
  type Ground,
} from '../drive.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#4fae8a', '#14485a'] }

export interface BuggyState extends DriveState {
  fuel: number
  stalled: number
}

export const EVERY = 230
export const isCan = (index: number) => index % 4 === 3
export const ground = (state: DriveState, x: number) => hills(state, x, 74)
export const groundOf =
  (state: DriveState): Ground =>
  (x) =>
    ground(state, x)

/** Drive as far as the fuel lasts; flips pay. */
export const rules: MicroRules<BuggyState> = {
  inputs: PEDALS,
  hand: 'hold',
  sight: 100,
  start: (random) => ({ ...freshDrive(random, ground, BUGGY), fuel: 1, stalled: 0 }),
  step(state, turn) {
    const isDry = state.fuel <= 0
    const pedal = pedalOf(turn.input)
    const ride = driveOn(state, BUGGY, groundOf(state), isDry ? Math.min(0, pedal) : pedal)
    state.fuel = Math.max(0, state.fuel - (pedal > 0 ? 0.0012 : 0.0005))
    countWay(state, turn, ride)
    const taken = takeThings(state, groundOf(state), EVERY, () => 34)
    if (taken >= 0 && isCan(taken)) {
      // Later cans hold less, so that every run ends.
      state.fuel = Math.min(1, state.fuel + Math.max(0.28, 0.62 - state.x / 60_000))
      turn.tell('fuel', state.x, state.y - 30)
    } else if (taken >= 0) takeCoin(state, turn)
    state.stalled = isDry && Math.abs(state.vx) < 0.5 ? state.stalled + 1 : 0
    if (ride.isCrashed || state.stalled > 60) end(state, turn, state)
  },
  worth: ({ x, fuel }) => x * 0.06 + fuel * 40,
}
