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
export const listing: Listing = { input: ['swipe', 'tap', 'keys'], ground: ['#2fb0b8', '#0a3f58'] }

export interface GulpState extends LanesState {
  /** Size of the fish, 1 to 9, and what it has eaten since it grew. */
  size: number
  eaten: number
}

const LARGEST = 9
const FULL = 4
const HUNGER_TICKS = 620

function lay(state: GulpState, random: Random) {
  const hard = hardness(state.built, 15_000)
  const z = state.built + between(180 - 40 * hard, 270 - 70 * hard, random)
  const most = random() < 0.35 + 0.4 * hard ? 3 : 2
  const cells: string[] = ['', '', '']
  for (let count = 0; count < most; count++) {
    const size = 1 + pickIndex(Math.min(LARGEST, 3 + Math.floor(state.built / 1500)), random)
    cells[pickIndex(3, random)] = String(size)
  }
  // One lane is always for the smallest.
  if (cells.every((cell) => Number(cell) > 1)) cells[pickIndex(3, random)] = '1'
  state.rows.push({ z, cells, done: false, drift: random() < 0.3 ? 0.8 + hard : 0 })
  state.built = z
}

function pass(state: GulpState, turn: Turn, row: Row) {
  row.done = true
  const lane = bodyLane(state)
  const cell = row.cells[lane] ?? ''
  if (cell === '') return
  const at = heroPlace(state)
  const other = Number(cell)
  if (other > state.size) {
    if (state.shield > 0) return
    state.lamps--
    state.shield = 90
    state.combo = 0
    turn.tell('hurt', at.x, at.y)
    if (state.lamps <= 0) end(state, turn, at)
    return
  }
  row.cells[lane] = ''
  gain(state, turn, other, at)
  if (other === state.size) bonus(state, turn, other, { x: at.x, y: at.y - 40 })
  state.eaten++
  if (state.eaten < FULL || state.size === LARGEST) return
  state.eaten = 0
  state.size++
  turn.tell('grow', at.x, at.y)
}

/** Swallow what is not larger; four bites grow the fish, hunger shrinks it. */
export const rules: MicroRules<GulpState> = {
  inputs: SIDE_INPUTS,
  hand: 'tap',
  sight: 80,
  start(random) {
    const state: GulpState = { ...freshLanes(), size: 1, eaten: 0 }
    while (state.built < SEEN) lay(state, random)
    return state
  },
  step(state, turn) {
    state.pace = 4.4 + 3.8 * hardness(state.tick, 2800)
    moveInLanes(state, turn)
    for (const row of reached(state)) pass(state, turn, row)
    if (state.tick > 0 && state.tick % HUNGER_TICKS === 0 && state.size > 1) {
      state.size--
      const at = heroPlace(state)
      turn.tell('shrink', at.x, at.y)
    }
    while (state.built < state.z + SEEN) lay(state, turn.random)
  },
  worth: ({ lamps, size }) => lamps * 120 + size * 8,
}
