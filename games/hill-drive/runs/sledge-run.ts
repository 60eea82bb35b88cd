import { exactSin } from '#kit/game/exact-math.ts'
import { end, type MicroRules } from '#kit/game/micro/rules.ts'
import {
  countWay,
  driveOn,
  freshDrive,
  PEDALS,
  pedalOf,
  takeCoin,
  takeThings,
  type DriveState,
  type Rig,
} from '../drive.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#8fc0f0', '#4a78b8'] }

export interface SledgeState extends DriveState {
  /** Position of the avalanche. */
  snow: number
}

export const SLEDGE: Rig = {
  half: 22,
  drop: 8,
  wheel: 7,
  head: 26,
  engine: 0.055,
  top: 12,
  brakes: 0.05,
  grip: 0.3,
  tilt: 0.0052,
  gravity: 0.25,
  inertia: 460,
}
export const EVERY = 190
export const highOf = (index: number) => (index % 3 === 0 ? 78 : 30)

export function ground({ shifts }: DriveState, x: number): number {
  const [one = 0, two = 0] = shifts
  const grown = Math.min(1, Math.max(0, x - 100) / 900)
  return 300 + 0.3 * x + grown * (34 * exactSin(x / 92 + one) + 40 * exactSin(x / 214 + two))
}

/** Downhill ahead of an avalanche: push, lean and flip for speed. */
export const rules: MicroRules<SledgeState> = {
  inputs: PEDALS,
  hand: 'hold',
  sight: 110,
  start: (random) => ({ ...freshDrive(random, ground, SLEDGE), vx: 3, snow: -420 }),
  step(state, turn) {
    const line = (x: number) => ground(state, x)
    const ride = driveOn(state, SLEDGE, line, pedalOf(turn.input))
    if (ride.flips > 0) {
      state.vx *= 1.12
      turn.tell('boost', state.x, state.y)
    }
    countWay(state, turn, ride)
    if (takeThings(state, line, EVERY, highOf) >= 0) takeCoin(state, turn)
    const pace = 4.3 + Math.min(4.4, state.tick / 1100)
    state.snow = Math.max(state.snow + pace, state.x - 760)
    if (ride.isCrashed || state.snow > state.x) end(state, turn, state)
  },
  worth: ({ x, vx }) => x * 0.05 + vx * 3,
}
