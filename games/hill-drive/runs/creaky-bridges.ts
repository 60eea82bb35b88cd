import { end, gain, type MicroRules } from '#kit/game/micro/rules.ts'
import { BUGGY, driveOn, freshDrive, hills, PEDALS, pedalOf, type DriveState } from '../drive.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#5fa05f', '#143f34'] }

export interface BridgeState extends DriveState {
  /** Index of the next or current bridge. */
  bridge: number
  /** Strain of the ropes; at 1 they tear. */
  strain: number
  isTorn: boolean
  clock: number
}

const FIRST = 420
export const PERIOD = 760
const CLOCK = 1 / (60 * 18)

export const spanOf = (bridge: number) => Math.min(420, 150 + bridge * 22)
export const startOf = (bridge: number) => FIRST + bridge * PERIOD

/** Index of the bridge at x, -1 on firm ground. */
export function bridgeAt(x: number): number {
  const bridge = Math.floor((x - FIRST) / PERIOD)
  return bridge >= 0 && x - startOf(bridge) < spanOf(bridge) ? bridge : -1
}

export function firm(state: DriveState, x: number): number {
  const bridge = Math.max(0, Math.floor((x - FIRST) / PERIOD))
  const [from, to] = [startOf(bridge), startOf(bridge) + spanOf(bridge)]
  // The banks are level near a bridge.
  const far = x < from ? from - x : x > to ? Math.min(x - to, startOf(bridge + 1) - x) : 0
  return 300 + (hills(state, x, 70) - 300) * Math.max(0, Math.min(1, (far - 20) / 110))
}

export function ground(state: BridgeState, x: number): number {
  const bridge = bridgeAt(x)
  if (bridge < 0) return firm(state, x)
  if (bridge === state.bridge && state.isTorn) return 520
  const k = (x - startOf(bridge)) / spanOf(bridge)
  const strain = bridge === state.bridge ? state.strain : 0
  return 300 + 4 * k * (1 - k) * (spanOf(bridge) * 0.045 + 16 * strain)
}

/** Rope bridges hold only for a moment, and less after a hard landing. */
export const rules: MicroRules<BridgeState> = {
  inputs: PEDALS,
  hand: 'hold',
  sight: 130,
  start: (random) => ({
    ...freshDrive(random, firm, BUGGY),
    bridge: 0,
    strain: 0,
    isTorn: false,
    clock: 1,
  }),
  step(state, turn) {
    const ride = driveOn(state, BUGGY, (x) => ground(state, x), pedalOf(turn.input))
    const isOn = bridgeAt(state.x) === state.bridge
    if (turn.press) turn.tell('rev', state.x, state.y)
    if (isOn && !state.isTorn) {
      state.strain += 0.0075 + Math.max(0, ride.impact - 0.8) * 0.09 + Math.min(0.004, state.bridge * 0.0003)
      if (state.tick % 14 === 0) turn.tell('creak', state.x, state.y + 20)
      if (state.strain >= 1) {
        state.isTorn = true
        turn.tell('tear', state.x, state.y + 20)
      }
    }
    if (!state.isTorn && state.x > startOf(state.bridge) + spanOf(state.bridge) + 20) {
      // Less worn ropes pay more.
      gain(state, turn, 2 + Math.round(3 * (1 - state.strain)), { x: state.x, y: state.y - 40 })
      state.bridge++
      state.strain = 0
      state.clock = 1
    }
    state.clock -= CLOCK
    if (ride.hasLanded) turn.tell('land', state.x, state.y + 20)
    if (ride.isCrashed || state.y > 440 || state.clock <= 0)
      end(state, turn, { x: state.x, y: Math.min(420, state.y) })
  },
  worth: ({ x, strain, isTorn }) => x * 0.12 - strain * 20 - (isTorn ? 200 : 0),
}
