import { between, bonus, end, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
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
export const listing: Listing = { input: ['swipe', 'tap', 'keys'], ground: ['#6fae6a', '#1f4f3a'] }

export interface PlankState extends LanesState {
  planks: number
  /** Open water: from z to z + length, over all lanes. */
  waters: { z: number; length: number; isDone: boolean }[]
  /** Planks the runner has laid, at z in a lane. */
  laid: { z: number; side: number }[]
}

export const PLANK_LENGTH = 26

function lay(state: PlankState, random: Random) {
  const hard = hardness(state.built, 14_000)
  let z = state.built + 90
  const needed = 3 + Math.round(5 * hard + between(0, 3, random))
  // Enough wood, but not in one lane.
  const piles = needed + 2 - Math.round(hard)
  let lane = pickIndex(3, random)
  for (let pile = 0; pile < piles; pile++) {
    if (random() < 0.42) lane = pickIndex(3, random)
    const cells = ['', '', '']
    cells[lane] = 'plank'
    const other = (lane + 1 + pickIndex(2, random)) % 3
    if (random() < 0.2 + 0.4 * hard) cells[other] = 'rock'
    state.rows.push({ z, cells, done: false, drift: 0 })
    z += between(50, 76, random)
  }
  const length = needed * PLANK_LENGTH
  state.waters.push({ z: z + 60, length, isDone: false })
  if (random() < 0.7) {
    const cells = ['', '', '']
    cells[pickIndex(3, random)] = 'pearl'
    state.rows.push({ z: z + 60 + length / 2, cells, done: false, drift: 0 })
  }
  state.built = z + 60 + length
}

function pass(state: PlankState, turn: Turn, row: Row) {
  row.done = true
  const lane = bodyLane(state)
  const cell = row.cells[lane] ?? ''
  const at = heroPlace(state)
  if (cell === 'plank') {
    state.planks++
    row.cells[lane] = ''
    turn.tell('take', at.x, at.y)
  } else if (cell === 'pearl') {
    row.cells[lane] = ''
    bonus(state, turn, 2, at)
  } else if (cell === 'rock') {
    state.planks = Math.max(0, state.planks - 3)
    state.combo = 0
    turn.tell('trip', at.x, at.y)
  }
}

function cross(state: PlankState, turn: Turn) {
  const water = state.waters.find(({ z, length }) => state.z >= z && state.z < z + length)
  const done = state.waters.find(({ z, length, isDone }) => !isDone && state.z >= z + length)
  if (done) {
    done.isDone = true
    gain(state, turn, 2, heroPlace(state))
  }
  if (!water) return
  const last = state.laid.at(-1)
  if (last && state.z - last.z < PLANK_LENGTH && last.z >= water.z) return
  if (state.planks === 0) {
    end(state, turn, heroPlace(state))
    return
  }
  state.planks--
  state.laid.push({ z: Math.max(water.z, state.z), side: state.side })
  turn.tell('lay', heroPlace(state).x, heroPlace(state).y)
}

/** Gather planks: water uses one per step. */
export const rules: MicroRules<PlankState> = {
  inputs: SIDE_INPUTS,
  hand: 'tap',
  sight: 140,
  start(random) {
    const state: PlankState = { ...freshLanes(), planks: 2, waters: [], laid: [] }
    state.built = 160
    while (state.built < SEEN) lay(state, random)
    return state
  },
  step(state, turn) {
    state.pace = 4.4 + 2.6 * hardness(state.tick, 3600)
    moveInLanes(state, turn)
    for (const row of reached(state)) pass(state, turn, row)
    cross(state, turn)
    if (state.laid[0] && state.laid[0].z < state.z - 200) state.laid.shift()
    if (state.waters[0] && state.waters[0].z + state.waters[0].length < state.z - 200) state.waters.shift()
    while (state.built < state.z + SEEN) lay(state, turn.random)
  },
  worth: ({ planks }) => planks * 4,
}
