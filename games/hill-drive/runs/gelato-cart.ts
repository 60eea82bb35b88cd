import { bonus, end, gain, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { BUGGY, driveOn, freshDrive, hills, PEDALS, pedalOf, type DriveState, type Rig } from '../drive.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#f0a0b8', '#8a3a68'] }

export interface GelatoState extends DriveState {
  /** Scoops on the tower, and its lean: beyond 1 or -1 the top one falls. */
  scoops: number
  lean: number
  swing: number
  /** Index of the next stop, from 1, and ticks the cart has stood there. */
  stop: number
  served: number
  clock: number
}

export const CART: Rig = { ...BUGGY, half: 30, engine: 0.12, top: 6.6, tilt: 0.0016, inertia: 1200, head: 34 }
export const EVERY = 560
export const REACH = 44
export const SERVING = 26
export const TOWER = 5
const CLOCK = 1 / (60 * 24)

/** Every fourth stop is an ice house, the others are guests. */
export const isIceHouse = (stop: number) => stop % 4 === 0
export const stopAt = (stop: number) => stop * EVERY

export function ground(state: DriveState, x: number): number {
  const far = Math.abs(x - Math.max(1, Math.round(x / EVERY)) * EVERY)
  // The street is level at stops.
  return 300 + (hills(state, x, 66) - 300) * Math.max(0, Math.min(1, (far - REACH) / 120))
}

/** The tower bends against every push, more the higher it is. */
function sway(state: GelatoState, turn: Turn, push: number) {
  if (state.scoops === 0) return
  const high = 0.5 + state.scoops * 0.14
  state.swing += -0.011 * (state.lean - 0.6 * state.turn) - push * 0.075 * high
  state.swing *= 0.965
  state.lean += state.swing
  if (Math.abs(state.lean) <= 1) return
  state.scoops--
  state.combo = 0
  state.lean *= 0.35
  state.swing = 0
  turn.tell('drop', state.x - 20 * Math.sign(state.lean), state.y - 40)
}

function serve(state: GelatoState, turn: Turn) {
  const at = { x: state.x, y: state.y - 60 }
  if (isIceHouse(state.stop)) {
    state.scoops = TOWER
    bonus(state, turn, 2, at)
    turn.tell('fill', at.x, at.y)
  } else if (state.scoops > 0) {
    state.scoops--
    gain(state, turn, Math.abs(state.lean) < 0.3 ? 4 : 3, at)
  }
  state.clock = Math.min(1, state.clock + Math.max(0.28, 0.5 - state.stop * 0.008))
  state.stop++
  state.served = 0
}

/** An ice cream tower on wheels: drive gently, stop at each guest, and refill at the ice house. */
export const rules: MicroRules<GelatoState> = {
  inputs: PEDALS,
  hand: 'hold',
  sight: 150,
  start: (random) => ({
    ...freshDrive(random, ground, CART),
    scoops: TOWER,
    lean: 0,
    swing: 0,
    stop: 1,
    served: 0,
    clock: 1,
  }),
  step(state, turn) {
    const before = state.vx
    const ride = driveOn(state, CART, (x) => ground(state, x), pedalOf(turn.input))
    sway(state, turn, state.vx - before)
    state.clock -= CLOCK
    if (turn.press) turn.tell('rev', state.x, state.y)
    if (ride.hasLanded) turn.tell('land', state.x, state.y + 20)
    const off = state.x - stopAt(state.stop)
    if (Math.abs(off) < REACH && Math.abs(state.vx) < 0.7) {
      state.served++
      if (state.served % 8 === 1) turn.tell('wait', state.x, state.y - 50)
      if (state.served >= SERVING) serve(state, turn)
    } else state.served = 0
    if (off > REACH * 2) {
      state.stop++
      state.combo = 0
      state.clock -= 0.08
      turn.tell('miss', state.x, state.y - 40)
    }
    if (ride.isCrashed || state.clock <= 0) end(state, turn, state)
  },
  worth(state) {
    const off = Math.abs(state.x - stopAt(state.stop))
    const isHasty = off < 150 ? Math.abs(state.vx) * 8 : 0
    return (
      state.x * 0.06 -
      isHasty +
      state.served * 1.5 +
      state.scoops * 16 +
      state.clock * 260 -
      Math.abs(state.lean) * 6
    )
  },
}
