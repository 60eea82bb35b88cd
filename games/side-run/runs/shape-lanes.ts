import { between, bonus, end, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import {
  bodyLane,
  freshLanes,
  heroPlace,
  LANE_INPUTS,
  moveInLanes,
  reached,
  SEEN,
  UP,
  DOWN,
  STAY,
  type LanesState,
  type Row,
} from '../lanes.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['swipe', 'tap', 'keys'], ground: ['#b89ae8', '#32246a'] }

export interface ShapeState extends LanesState {
  /** 0 round, 1 square, 2 triangular. */
  shape: number
}

export const SHAPES = 3

function lay(state: LanesState, random: Random) {
  const hard = hardness(state.built, 15_000)
  const z = state.built + between(240 - 60 * hard, 330 - 90 * hard, random)
  const holes = random() < 0.4 - 0.3 * hard ? 2 : 1
  const cells: string[] = ['wall', 'wall', 'wall']
  for (let hole = 0; hole < holes; hole++) cells[pickIndex(3, random)] = String(pickIndex(SHAPES, random))
  state.rows.push({ z, cells, done: false, drift: 0 })
  state.built = z
}

function pass(state: ShapeState, turn: Turn, row: Row) {
  row.done = true
  const at = heroPlace(state)
  const cell = row.cells[bodyLane(state)] ?? ''
  if (cell === String(state.shape)) {
    gain(state, turn, 1, at)
    if (state.lane !== 1) bonus(state, turn, 1, { x: at.x, y: at.y - 40 })
    return
  }
  if (state.shield > 0) return
  state.lamps--
  state.shield = 90
  state.combo = 0
  turn.tell('hurt', at.x, at.y)
  if (state.lamps <= 0) end(state, turn, at)
}

/** Walls with holes: take the right lane in the right shape. */
export const rules: MicroRules<ShapeState> = {
  inputs: LANE_INPUTS,
  hand: 'tap',
  sight: 90,
  start(random) {
    const state: ShapeState = { ...freshLanes(), shape: 0 }
    while (state.built < SEEN) lay(state, random)
    return state
  },
  step(state, turn) {
    state.pace = 4.2 + 3.6 * hardness(state.tick, 2800)
    const isNew = turn.input !== state.last
    const isTurning = isNew && (turn.input === UP || turn.input === DOWN)
    if (isTurning) {
      state.shape = (state.shape + (turn.input === UP ? 1 : SHAPES - 1)) % SHAPES
      const { x, y } = heroPlace(state)
      turn.tell('turn', x, y)
    }
    // A ball cannot jump or slide: those inputs change its shape.
    moveInLanes(state, isTurning ? { ...turn, input: STAY } : turn)
    for (const row of reached(state)) pass(state, turn, row)
    while (state.built < state.z + SEEN) lay(state, turn.random)
  },
  worth: ({ lamps }) => lamps * 120,
}
