import { exactCos } from '#kit/game/exact-math.ts'
import { bonus, end, gain, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { driveOn, freshDrive, PEDALS, pedalOf, type DriveState, type Rig } from '../drive.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#7a6fd0', '#241a58'] }

export interface ParkState extends DriveState {
  clock: number
  /** Highest point of this jump. */
  peak: number
}

export const BMX: Rig = {
  half: 19,
  drop: 8,
  wheel: 11,
  head: 25,
  engine: 0.19,
  top: 9.5,
  brakes: 0.16,
  grip: 1.1,
  tilt: 0.0074,
  gravity: 0.22,
  inertia: 380,
}
export const BOWL = 520
const CLOCK = 1 / (60 * 50)

/** Bowls with a lip between them; they get deeper. */
export function ground(_: DriveState, x: number): number {
  if (x < 0) return 300 - Math.min(120, x * x * 0.004)
  const bowl = Math.floor(x / BOWL)
  const deep = Math.min(150, 84 + bowl * 7)
  const wave = exactCos((x / BOWL) * 2 * Math.PI)
  const lip = wave > 0.72 ? (wave - 0.72) * 70 : 0
  return 300 + deep * 0.5 - deep * 0.5 * wave - lip
}

function crash(state: ParkState, turn: Turn) {
  state.clock -= 0.16
  state.combo = 0
  turn.tell('crash', state.x, state.y)
  const bowl = Math.max(0, Math.floor(state.x / BOWL))
  state.x = bowl * BOWL + BOWL * 0.2
  state.y = ground(state, state.x) - 30
  state.vx = 2
  state.vy = state.turn = state.spin = state.air = state.flip = 0
}

/** Pump through bowls, fly off their lips and flip as often as you dare. */
export const rules: MicroRules<ParkState> = {
  inputs: PEDALS,
  hand: 'hold',
  sight: 130,
  start: (random) => ({ ...freshDrive(random, ground, BMX), vx: 3, clock: 1, peak: 999 }),
  step(state, turn) {
    const ride = driveOn(state, BMX, (x) => ground(state, x), pedalOf(turn.input))
    state.clock -= CLOCK
    if (turn.press) turn.tell('rev', state.x, state.y)
    if (state.air > 0) state.peak = Math.min(state.peak, state.y)
    if (ride.hasLanded) {
      turn.tell('land', state.x, state.y + 16)
      const at = { x: state.x, y: state.y - 40 }
      if (ride.flips > 0) {
        gain(state, turn, 3 * ride.flips * ride.flips, at)
        state.clock = Math.min(1, state.clock + 0.05 * ride.flips)
      } else if (300 - state.peak > 60) bonus(state, turn, 1, at)
      state.peak = 999
    }
    const mile = Math.floor(state.x / BOWL)
    if (mile > state.mile) {
      state.mile = mile
      state.score++
      turn.tell('lip', state.x, state.y)
    }
    if (ride.isCrashed) crash(state, turn)
    if (state.clock <= 0) end(state, turn, state)
  },
  worth: ({ clock, vx, flip, air }) => clock * 160 + Math.abs(vx) + (air > 0 ? Math.abs(flip) * 3 : 0),
}
