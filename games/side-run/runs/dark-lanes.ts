import {
  between,
  bonus,
  clamp,
  end,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import {
  bodyLane,
  freshLanes,
  heroPlace,
  LANE_INPUTS,
  moveInLanes,
  reached,
  SEEN,
  type LanesState,
  type Row,
} from '../lanes.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['swipe', 'tap', 'keys'], ground: ['#4a5aa0', '#0b1230'] }

export interface DarkState extends LanesState {
  /** How bright the lantern burns, 0 to 1. */
  light: number
}

const A_FIREFLY = 0.3
const OIL = 0.0013

/** How far the lantern shows the way. */
export const reach = ({ light }: DarkState) => 190 + 620 * light

function lay(state: LanesState, random: Random) {
  const hard = hardness(state.built, 16_000)
  const z = state.built + between(190 - 40 * hard, 290 - 60 * hard, random)
  const cells: string[] = ['', '', '']
  const lane = pickIndex(3, random)
  cells[lane] = ['low', 'block', 'high'][pickIndex(3, random)]!
  if (random() < 0.3 + 0.35 * hard) cells[(lane + 1) % 3] = random() < 0.5 ? 'block' : 'low'
  const free = cells.indexOf('')
  if (random() < 0.42) cells[free] = 'fly'
  state.rows.push({ z, cells, done: false, drift: 0 })
  state.built = z
}

function isHit({ high, low }: LanesState, cell: string): boolean {
  if (cell === 'low') return high < 16
  if (cell === 'high') return low === 0
  return cell === 'block'
}

function pass(state: DarkState, turn: Turn, row: Row) {
  row.done = true
  const lane = bodyLane(state)
  const cell = row.cells[lane] ?? ''
  const at = heroPlace(state)
  if (cell === 'fly') {
    row.cells[lane] = ''
    state.light = clamp(state.light + A_FIREFLY, 0, 1)
    turn.tell('fly', at.x, at.y)
    // Surplus light pays more.
    bonus(state, turn, state.light === 1 ? 3 : 1, at)
    return
  }
  if (state.shield > 0) return
  if (!isHit(state, cell)) {
    gain(state, turn, 1, at)
    return
  }
  state.lamps--
  state.shield = 90
  state.combo = 0
  turn.tell('hurt', at.x, at.y)
  if (state.lamps <= 0) end(state, turn, at)
}

/** The lantern burns down at night; fireflies refill it. */
export const rules: MicroRules<DarkState> = {
  inputs: LANE_INPUTS,
  hand: 'tap',
  sight: 90,
  start(random) {
    const state: DarkState = { ...freshLanes(), light: 1 }
    while (state.built < SEEN) lay(state, random)
    return state
  },
  step(state, turn) {
    const hard = hardness(state.tick, 2800)
    state.pace = 4.4 + 3.2 * hard
    state.light = Math.max(0, state.light - OIL * (1 + hard * 0.6))
    moveInLanes(state, turn)
    for (const row of reached(state)) pass(state, turn, row)
    while (state.built < state.z + SEEN) lay(state, turn.random)
  },
  worth: ({ lamps, light }) => lamps * 120 + light * 30,
}
