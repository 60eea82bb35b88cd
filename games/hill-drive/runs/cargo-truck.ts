import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { end, gain, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import {
  BUGGY,
  countWay,
  driveOn,
  freshDrive,
  hills,
  pedalOf,
  PEDALS,
  type DriveState,
  type Rig,
} from '../drive.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#d88a5a', '#6a2f3a'] }

/** A melon on the bed: its position and motion along and above it. */
export interface Melon {
  along: number
  speed: number
  high: number
  rise: number
}
export interface CargoState extends DriveState {
  melons: Melon[]
  clock: number
}

export const TRUCK: Rig = {
  ...BUGGY,
  half: 34,
  engine: 0.15,
  top: 6.4,
  inertia: 1100,
  head: 30,
  tilt: 0.002,
}
export const BED = [-44, 12] as const
const BOARD = 13
export const MARKET = 1400
const CLOCK = 1 / (60 * 30)
const MOST = 5
const freshMelon = (index: number): Melon => ({
  along: -36 + index * 11,
  speed: 0,
  high: 0,
  rise: 0,
})

export const ground = (state: DriveState, x: number) => {
  const market = Math.abs((((x % MARKET) + MARKET) % MARKET) - MARKET / 2)
  // The road is level around each market.
  const flat = x < 300 ? 1 : Math.max(0.18, Math.min(1, (MARKET / 2 - market) / 160))
  return (
    300 +
    (hills(state, x, 84) + 4 * exactSin(x / 15) * Math.min(1, Math.max(0, x - 300) / 2000) - 300) *
      (x < 300 ? 1 : flat)
  )
}

/** The bed's accelerations in the melons' frame. */
function roll(state: CargoState, turn: Turn, jolt: { along: number; up: number }) {
  const kept: Melon[] = []
  for (const melon of state.melons) {
    melon.rise -= TRUCK.gravity * exactCos(state.turn) + jolt.up
    melon.high += melon.rise
    if (melon.high <= 0) {
      melon.high = 0
      melon.rise = melon.rise < -1.6 ? -melon.rise * 0.35 : 0
      melon.speed *= 0.9
    }
    melon.speed += TRUCK.gravity * exactSin(state.turn) - jolt.along
    melon.along += melon.speed
    const isBehindBoards = melon.high < BOARD
    if (isBehindBoards && (melon.along < BED[0] || melon.along > BED[1])) {
      melon.along = Math.max(BED[0], Math.min(BED[1], melon.along))
      melon.speed *= -0.3
    }
    const isLost = melon.along < BED[0] - 12 || melon.along > BED[1] + 12
    if (isLost) turn.tell('spill', state.x - 20, state.y)
    else kept.push(melon)
  }
  if (kept.length < state.melons.length) state.combo = 0
  state.melons = kept
}

/** Bring melons to market: what jumps off the bed is lost. */
export const rules: MicroRules<CargoState> = {
  inputs: PEDALS,
  hand: 'hold',
  sight: 100,
  start: (random) => ({
    ...freshDrive(random, ground, TRUCK),
    melons: Array.from({ length: MOST }, (_, index) => freshMelon(index)),
    clock: 1,
  }),
  step(state, turn) {
    const [vx, vy] = [state.vx, state.vy]
    const before = Math.floor(state.x / MARKET)
    const ride = driveOn(state, TRUCK, (x) => ground(state, x), pedalOf(turn.input))
    const [ax, ay] = [state.vx - vx, state.vy - vy]
    const [sine, cosine] = [exactSin(state.turn), exactCos(state.turn)]
    roll(state, turn, { along: (ax * cosine + ay * sine) * 0.7, up: -(ay * cosine - ax * sine) })
    countWay(state, turn, ride)
    state.clock -= CLOCK
    if (Math.floor(state.x / MARKET) > before) {
      gain(state, turn, state.melons.length, { x: state.x, y: state.y - 40 })
      if (state.melons.length < MOST) state.melons.push({ ...freshMelon(2), high: 60 })
      state.clock = Math.min(1, state.clock + Math.max(0.55, 0.95 - state.x / 40_000))
      turn.tell('market', state.x, state.y - 60)
    }
    if (ride.isCrashed || state.melons.length === 0 || state.clock <= 0) end(state, turn, state)
  },
  worth: ({ x, melons }) => x * 0.06 + melons.length * 60,
}
