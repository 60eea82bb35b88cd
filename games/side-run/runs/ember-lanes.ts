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
  moveInLanes,
  reached,
  SEEN,
  SIDE_INPUTS,
  type LanesState,
  type Row,
} from '../lanes.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['swipe', 'tap', 'keys'], ground: ['#e0703a', '#3a1a2c'] }

export interface EmberState extends LanesState {
  /** How hot each lane is, 0 to 1. */
  heat: number[]
}

const COOLS = 0.0028
const COOLED_BY_RAIN = 0.6

function lay(state: LanesState, random: Random) {
  const hard = hardness(state.built, 15_000)
  const z = state.built + between(190 - 50 * hard, 290 - 80 * hard, random)
  const cells: string[] = ['', '', '']
  cells[pickIndex(3, random)] = random() < 0.24 ? 'rain' : 'block'
  if (random() < 0.2 + 0.35 * hard) {
    const other = pickIndex(3, random)
    if (cells[other] === '') cells[other] = 'block'
  }
  state.rows.push({ z, cells, done: false, drift: 0 })
  state.built = z
}

function hurt(state: EmberState, turn: Turn, kind: string) {
  const at = heroPlace(state)
  state.lamps--
  state.shield = 90
  state.combo = 0
  turn.tell(kind, at.x, at.y)
  if (state.lamps <= 0) end(state, turn, at)
}

function pass(state: EmberState, turn: Turn, row: Row) {
  row.done = true
  const cell = row.cells[bodyLane(state)] ?? ''
  const at = heroPlace(state)
  if (cell === 'rain') {
    for (let lane = 0; lane < 3; lane++) state.heat[lane] = Math.max(0, state.heat[lane]! - COOLED_BY_RAIN)
    bonus(state, turn, 2, at)
    turn.tell('rain', at.x, at.y)
  } else if (cell === 'block' && state.shield === 0) hurt(state, turn, 'hurt')
  else if (state.shield === 0) gain(state, turn, 1, at)
}

/** Lanes heat up: none bears a runner for long. */
export const rules: MicroRules<EmberState> = {
  inputs: SIDE_INPUTS,
  hand: 'tap',
  sight: 80,
  start(random) {
    const state: EmberState = { ...freshLanes(), heat: [0, 0, 0] }
    while (state.built < SEEN) lay(state, random)
    return state
  },
  step(state, turn) {
    const hard = hardness(state.tick, 2600)
    state.pace = 4.6 + 3.6 * hard
    moveInLanes(state, turn)
    const under = bodyLane(state)
    for (let lane = 0; lane < 3; lane++) {
      const warms = lane === under ? 0.0075 + 0.006 * hard : -COOLS
      state.heat[lane] = clamp(state.heat[lane]! + warms, 0, 1)
    }
    if (state.heat[under]! >= 1 && state.shield === 0) {
      hurt(state, turn, 'burn')
      state.heat[under] = 0.35
    }
    for (const row of reached(state)) pass(state, turn, row)
    while (state.built < state.z + SEEN) lay(state, turn.random)
  },
  worth: ({ lamps, heat, lane }) => lamps * 120 - heat[lane]! * 30,
}
