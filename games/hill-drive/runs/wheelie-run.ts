import { exactSin } from '#kit/game/exact-math.ts'
import { end, gain, type MicroRules } from '#kit/game/micro/rules.ts'
import { driveOn, freshDrive, PEDALS, pedalOf, type DriveState, type Rig } from '../drive.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#d0607a', '#3f2048'] }

export interface WheelieState extends DriveState {
  /** Units on the rear wheel without interruption. */
  reared: number
  nerve: number
}

export const CYCLE: Rig = {
  half: 22,
  drop: 8,
  wheel: 12,
  head: 27,
  engine: 0.24,
  top: 7,
  brakes: 0.2,
  grip: 1.4,
  tilt: 0.006,
  gravity: 0.25,
  inertia: 700,
}
const PRIZE = 90

export function ground({ shifts }: DriveState, x: number): number {
  const [one = 0, two = 0] = shifts
  const grown = Math.min(1, Math.max(0, x - 200) / 2500)
  return 300 + grown * (16 * exactSin(x / 150 + one) + 5 * exactSin(x / 41 + two))
}

/** Stay on the rear wheel: gas lifts the nose, the brake lowers it. */
export const rules: MicroRules<WheelieState> = {
  inputs: PEDALS,
  hand: 'hold',
  sight: 100,
  start: (random) => ({ ...freshDrive(random, ground, CYCLE), vx: 2.5, reared: 0, nerve: 1 }),
  step(state, turn) {
    const wasReared = state.reared > 0
    const ride = driveOn(state, CYCLE, (x) => ground(state, x), pedalOf(turn.input))
    // The rider shifts their weight with the pedals.
    if (state.isRearDown) state.spin -= 0.0064 * pedalOf(turn.input)
    if (turn.press) turn.tell('rev', state.x, state.y)
    if (state.isFrontDown || state.vx < 0.4) {
      if (wasReared && state.reared > 60) turn.tell('drop', state.x + 20, state.y + 20)
      state.reared = 0
      state.combo = 0
      state.nerve -= 0.0026 + Math.min(0.004, state.tick / 900_000)
    } else {
      const before = Math.floor(state.reared / PRIZE)
      state.reared += state.vx
      state.nerve = Math.min(1, state.nerve + 0.0012)
      if (!wasReared) turn.tell('rear', state.x, state.y)
      if (Math.floor(state.reared / PRIZE) > before) gain(state, turn, 1, { x: state.x, y: state.y - 40 })
    }
    if (ride.isCrashed || state.nerve <= 0) end(state, turn, state)
  },
  worth: ({ turn, reared, nerve }) => reared * 0.1 + nerve * 30 - Math.abs(turn + 0.75) * 14,
}
