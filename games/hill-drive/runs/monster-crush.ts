import { bonus, end, gain, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import {
  BUGGY,
  countWay,
  driveOn,
  freshDrive,
  hills,
  PEDALS,
  pedalOf,
  type DriveState,
  type Rig,
} from '../drive.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#8a5fa8', '#2f1f48'] }

/** A wreck: x of its middle, and its remaining height. */
export interface Wreck {
  x: number
  high: number
  isFlat: boolean
}
export interface MonsterState extends DriveState {
  wrecks: Wreck[]
  built: number
  clock: number
}

export const MONSTER: Rig = {
  ...BUGGY,
  half: 30,
  drop: 16,
  wheel: 22,
  head: 40,
  engine: 0.2,
  top: 7.5,
  inertia: 1150,
  tilt: 0.0034,
}
export const WIDE = 44
const TALL = 32
const FLAT = 8
const CLOCK = 1 / (60 * 30)
const HARD_ENOUGH = 1.5

function base(state: DriveState, x: number): number {
  // A ramp stands before each row.
  const along = ((x % 620) + 620) % 620
  const ramp = x > 300 && along > 420 && along < 540 ? ((along - 420) / 120) * 46 : 0
  return 300 + (hills(state, x, 26) - 300) * 0.7 - ramp
}

export function ground(state: MonsterState, x: number): number {
  const line = base(state, x)
  const wreck = state.wrecks.find((one) => Math.abs(one.x - x) < WIDE / 2 + 8)
  if (!wreck) return line
  const edge = Math.min(1, (WIDE / 2 + 8 - Math.abs(wreck.x - x)) / 10)
  return line - wreck.high * edge
}

function lay(state: MonsterState) {
  const row = Math.floor(state.built / 620) * 620 + 620
  const count = Math.min(6, 2 + Math.floor(row / 2400))
  for (let index = 0; index < count; index++)
    state.wrecks.push({ x: row + 30 + index * (WIDE + 14), high: TALL, isFlat: false })
  state.built = row
}

function crush(state: MonsterState, turn: Turn, impact: number) {
  for (const wreck of state.wrecks) {
    if (wreck.isFlat || Math.abs(wreck.x - state.x) > MONSTER.half + WIDE / 2) continue
    const isUnderWheel = Math.abs(Math.abs(wreck.x - state.x) - MONSTER.half) < WIDE / 2
    if (!isUnderWheel || impact < HARD_ENOUGH) continue
    wreck.isFlat = true
    wreck.high = FLAT
    state.clock = Math.min(1, state.clock + 0.08)
    gain(state, turn, 2, { x: wreck.x, y: 270 })
    turn.tell('crush', wreck.x, 280)
    if (impact > 4) bonus(state, turn, 2, { x: wreck.x, y: 240 })
  }
}

/** Jump onto rows of wrecks: only a hard landing flattens them. */
export const rules: MicroRules<MonsterState> = {
  inputs: PEDALS,
  hand: 'hold',
  sight: 110,
  start(random) {
    const state: MonsterState = {
      ...freshDrive(random, base, MONSTER),
      wrecks: [],
      built: 0,
      clock: 1,
    }
    while (state.built < 1200) lay(state)
    return state
  },
  step(state, turn) {
    const ride = driveOn(state, MONSTER, (x) => ground(state, x), pedalOf(turn.input))
    crush(state, turn, ride.impact)
    countWay(state, turn, ride)
    state.clock -= CLOCK * (1 + state.x / 16_000)
    if (state.wrecks[0] && state.wrecks[0].x < state.x - 500) state.wrecks.shift()
    while (state.built < state.x + 1200) lay(state)
    if (ride.isCrashed || state.clock <= 0) end(state, turn, state)
  },
  worth: ({ x, clock }) => x * 0.03 + clock * 120,
}
