import { bonus, end, gain, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { BUGGY, driveOn, freshDrive, PEDALS, pedalOf, type DriveState, type Rig } from '../drive.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#e07a5a', '#6a2440'] }

export interface LeapState extends DriveState {
  /** Index of the next gap, with the data of it and the previous one. */
  gap: number
  /** Widths of gaps and landings. */
  widths: number[]
  lands: number[]
  lamps: number
  clock: number
}

export const LEAPER: Rig = { ...BUGGY, engine: 0.17, top: 10.5, tilt: 0.0036 }
const CLOCK = 1 / (60 * 14)
const RUN_UP = 400
const RAMP = 120
const RAMP_HIGH = 32
const PIT = 560

/** End of a gap's ramp. */
export function edgeOf({ widths, lands }: LeapState, gap: number): number {
  let x = 0
  for (let index = 0; index <= gap; index++)
    x += RUN_UP + (index > 0 ? widths[index - 1]! + lands[index - 1]! : 0)
  return x
}

export function ground(state: LeapState, x: number): number {
  let edge = RUN_UP
  for (let gap = 0; gap < state.widths.length; gap++) {
    const width = state.widths[gap]!
    const land = state.lands[gap]!
    if (x < edge - RAMP) return 300
    if (x < edge) {
      const k = (x - edge + RAMP) / RAMP
      return 300 - RAMP_HIGH * k * k
    }
    if (x < edge + width) return PIT
    // The landing slopes down a little, so that a good jump lands softly.
    if (x < edge + width + land) return 290 + 10 * ((x - edge - width) / land)
    edge += width + land + RUN_UP
  }
  return 300
}

function fall(state: LeapState, turn: Turn) {
  state.lamps--
  state.combo = 0
  turn.tell('fall', state.x, Math.min(state.y, 420))
  if (state.lamps <= 0) {
    end(state, turn, { x: state.x, y: Math.min(state.y, 420) })
    return
  }
  state.x = edgeOf(state, state.gap) - RUN_UP + 130
  state.y = 300 - LEAPER.drop - LEAPER.wheel - 4
  state.vx = state.vy = state.turn = state.spin = state.air = state.flip = 0
  state.clock = 1
}

function deal(state: LeapState, random: () => number) {
  const number = state.widths.length
  state.widths.push(Math.min(360, 100 + 14 * number) + Math.round(90 * random()))
  state.lands.push(Math.max(110, 210 - 6 * number))
}

/** Choose the run-up: the ramp sets the jump, and the marked part of the landing pays. */
export const rules: MicroRules<LeapState> = {
  inputs: PEDALS,
  hand: 'hold',
  sight: 140,
  start(random) {
    const flat = () => 300
    const state: LeapState = {
      ...freshDrive(random, flat, LEAPER),
      gap: 0,
      widths: [],
      lands: [],
      lamps: 3,
      clock: 1,
    }
    for (let gap = 0; gap < 3; gap++) deal(state, random)
    return state
  },
  step(state, turn) {
    const ride = driveOn(state, LEAPER, (x) => ground(state, x), pedalOf(turn.input))
    const edge = edgeOf(state, state.gap)
    const [width, land] = [state.widths[state.gap]!, state.lands[state.gap]!]
    state.clock -= CLOCK
    if (turn.press) turn.tell('rev', state.x, state.y)
    if (ride.hasLanded) {
      turn.tell('land', state.x, state.y + 20)
      const off = state.x - edge - width
      if (off > land * 0.25 && off < land * 0.75) bonus(state, turn, 2, { x: state.x, y: state.y - 60 })
      if (ride.flips > 0) bonus(state, turn, 5 * ride.flips, { x: state.x, y: state.y - 80 })
    }
    if (state.x > edge + width + land + 60 && state.y < 360) {
      gain(state, turn, 3, { x: state.x, y: state.y - 40 })
      state.gap++
      state.clock = 1
      deal(state, turn.random)
    }
    if (ride.isCrashed || state.y > 400 || state.clock <= 0) fall(state, turn)
  },
  worth: ({ x, turn, lamps }) => x * 0.08 - Math.abs(turn) * 4 + lamps * 120,
}
