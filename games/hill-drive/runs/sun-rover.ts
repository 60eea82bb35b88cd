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
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#f0b060', '#a8503f'] }

export interface RoverState extends DriveState {
  charge: number
  /** Ticks without power and motion. */
  stalled: number
  isLit: boolean
}

export const ROVER: Rig = {
  ...BUGGY,
  half: 28,
  engine: 0.15,
  top: 6,
  inertia: 700,
  tilt: 0.0034,
  head: 30,
}
export const EVERY = 240
export const CLOUD = 430

/** Middle and half width of the n-th shadow; they get wider and drift. */
export function shadeOf(state: RoverState, cloud: number): { x: number; half: number } {
  const [one = 0] = state.shifts
  const half = Math.min(165, 80 + cloud * 3) * (0.8 + 0.2 * exactSin(cloud * 2.7 + one))
  return { x: cloud * CLOUD + 240 + 70 * exactSin(state.tick / 260 + cloud * 1.9 + one), half }
}

export const ground = (state: DriveState, x: number) => hills(state, x, 62)

export function isShaded(state: RoverState): boolean {
  const cloud = Math.round((state.x - 240) / CLOUD)
  return [cloud - 1, cloud, cloud + 1].some((one) => {
    const { x, half } = shadeOf(state, one)
    return one > 0 && Math.abs(x - state.x) < half
  })
}

/** Solar power: gas drains the battery, coasting in the light charges it. */
export const rules: MicroRules<RoverState> = {
  inputs: PEDALS,
  hand: 'hold',
  sight: 100,
  start: (random) => ({
    ...freshDrive(random, ground, ROVER),
    charge: 0.8,
    stalled: 0,
    isLit: true,
  }),
  step(state, turn) {
    const line = (x: number) => ground(state, x)
    const pedal = pedalOf(turn.input)
    const ride = driveOn(state, ROVER, line, state.charge <= 0 && pedal > 0 ? 0 : pedal)
    const wasLit = state.isLit
    state.isLit = !isShaded(state)
    if (state.isLit !== wasLit) turn.tell(state.isLit ? 'sun' : 'shade', state.x, state.y - 40)
    const drunk = pedal > 0 ? 0.0026 + Math.min(0.0016, state.tick / 3_000_000) : 0.0004
    // The panel opens only while no pedal is pressed.
    const won = state.isLit ? (pedal === 0 ? 0.0042 : 0.0009) : 0
    state.charge = Math.max(
      0,
      Math.min(1, state.charge + won - drunk - Math.min(0.0007, state.tick / 12_000_000)),
    )
    countWay(state, turn, ride)
    if (takeThings(state, line, EVERY, () => 34) >= 0) takeCoin(state, turn)
    const crawls = Math.abs(state.vx) < 0.5 || state.mile * 100 > state.x + 60
    state.stalled =
      crawls && (!state.isLit || pedal <= 0) ? state.stalled + 1 : Math.max(0, state.stalled - 3)
    if (ride.isCrashed || state.stalled > 420) end(state, turn, state)
  },
  worth: ({ x, charge, stalled }) => x * 0.06 + charge * 30 - stalled * 0.06,
}
