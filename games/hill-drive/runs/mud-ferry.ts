import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { end, gain, type MicroRules } from '#kit/game/micro/rules.ts'
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
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#4f9fa8', '#1a4a5a'] }

export interface FerryState extends DriveState {
  /** Water in the hull, 0 to 1. */
  bilge: number
  isWet: boolean
  lakes: number
  clock: number
}

export const FERRY: Rig = {
  ...BUGGY,
  half: 30,
  wheel: 11,
  head: 30,
  engine: 0.16,
  top: 6.8,
  inertia: 800,
}
export const WATER = 318
export const EVERY = 260
export const highOf = (index: number) => (index % 2 === 0 ? 36 : 60)
const FIRST = 520
const PERIOD = 900
const CLOCK = 1 / (60 * 40)

/** 0 on land, up to 1 in the middle of a lake. */
function depth(x: number): number {
  const along = (x - FIRST) % PERIOD
  const long = Math.min(560, 300 + x * 0.02)
  if (x < FIRST || along > long) return 0
  return Math.min(1, Math.min(along, long - along) / 190)
}

export const ground = (state: DriveState, x: number) => {
  const deep = depth(x)
  return (hills(state, x, 52) - 300) * (1 - deep) * (1 - deep) + 296 + 84 * deep
}

export const wave = (tick: number, x: number) =>
  WATER + 7 * exactSin(x / 46 + tick * 0.035) + 4 * exactSin(x / 19 - tick * 0.05)

/** Buoyancy at each end of the hull by its depth. */
function float(state: FerryState, pedal: number): boolean {
  let isWet = false
  const [sine, cosine] = [exactSin(state.turn), exactCos(state.turn)]
  for (const side of [-1, 1]) {
    const [rx, ry] = [cosine * side * FERRY.half - sine * 6, sine * side * FERRY.half + cosine * 6]
    const x = state.x + rx
    if (depth(x) <= 0) continue
    const deep = state.y + ry + 8 - wave(state.tick, x)
    if (deep <= 0) continue
    isWet = true
    const lift = Math.min(0.5, 0.015 * deep) + 0.09 * (state.vy + state.spin * rx)
    state.vy -= Math.max(-0.15, lift) * 0.9
    state.spin -= (rx * Math.max(-0.15, lift)) / FERRY.inertia
    state.spin *= 0.985
    state.vx *= 0.992
    // The propeller is at the stern.
    if (side < 0 && pedal !== 0) {
      state.vx += cosine * 0.07 * pedal
      state.vy += sine * 0.07 * pedal
      state.spin -= 0.0004 * pedal
    }
  }
  return isWet
}

/** Wheels on land, a propeller in lakes: keep the bow above the waves. */
export const rules: MicroRules<FerryState> = {
  inputs: PEDALS,
  hand: 'hold',
  sight: 100,
  start: (random) => ({
    ...freshDrive(random, ground, FERRY),
    bilge: 0,
    isWet: false,
    lakes: 0,
    clock: 1,
  }),
  step(state, turn) {
    const line = (x: number) => ground(state, x)
    const pedal = pedalOf(turn.input)
    const ride = driveOn(state, FERRY, line, pedal)
    const wasWet = state.isWet
    state.isWet = float(state, pedal)
    // Rotations in water do not count as flips.
    if (state.isWet) state.air = state.flip = 0
    if (state.isWet && !wasWet) turn.tell('splash', state.x, WATER)
    const bow = state.y + exactSin(state.turn) * FERRY.half - 12
    const isUnder = state.isWet && bow > wave(state.tick, state.x + FERRY.half)
    state.bilge = Math.max(0, state.bilge + (isUnder ? 0.009 : state.isWet ? 0.0008 : -0.004))
    if (isUnder && state.tick % 20 === 0) turn.tell('leak', state.x + 20, WATER)
    countWay(state, turn, ride)
    if (takeThings(state, line, EVERY, highOf) >= 0) takeCoin(state, turn)
    const lakes = Math.floor((state.x - FIRST + PERIOD - 600) / PERIOD)
    if (lakes > state.lakes) {
      state.lakes = lakes
      state.clock = 1
      gain(state, turn, 3, { x: state.x, y: state.y - 50 })
    }
    state.clock -= CLOCK
    if (ride.isCrashed || state.bilge >= 1 || state.clock <= 0) end(state, turn, state)
  },
  worth: ({ x, bilge }) => x * 0.06 - bilge * 60,
}
