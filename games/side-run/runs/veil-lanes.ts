import { bonus, between, end, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
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
export const listing: Listing = { input: ['swipe', 'tap', 'keys'], ground: ['#d87fb0', '#5a3070'] }

export interface VeilState extends LanesState {
  /** Colour of the robe: 0, 1 or 2. */
  colour: number
}

function shuffled(random: Random): string[] {
  const left = ['0', '1', '2']
  return Array.from({ length: 3 }, () => left.splice(pickIndex(left.length, random), 1)[0]!)
}

function lay(state: VeilState, random: Random) {
  const hard = hardness(state.built, 14_000)
  const z = state.built + between(210 - 60 * hard, 300 - 90 * hard, random)
  const cells = shuffled(random)
  if (random() < 0.28) {
    // A fountain dyes the runner; one of its lanes is dry.
    const dry = pickIndex(3, random)
    state.rows.push({
      z,
      cells: cells.map((cell, lane) => (lane === dry ? '' : `dip${cell}`)),
      done: false,
      drift: 0,
    })
  } else {
    if (random() < 0.3 + 0.3 * hard)
      cells[cells.indexOf(String(pickIndex(3, random)))] = cells[pickIndex(3, random)]!
    state.rows.push({ z, cells, done: false, drift: 0 })
  }
  state.built = z
}

function pass(state: VeilState, turn: Turn, row: Row) {
  row.done = true
  const cell = row.cells[bodyLane(state)] ?? ''
  const at = heroPlace(state)
  if (cell.startsWith('dip')) {
    state.colour = Number(cell.slice(3))
    turn.tell('dip', at.x, at.y)
    return
  }
  if (cell === '') return
  if (cell === String(state.colour)) {
    gain(state, turn, 1, at)
    if (Math.abs(state.side - state.lane) > 0.2) bonus(state, turn, 1, { x: at.x, y: at.y - 40 })
    return
  }
  // Without a veil of this colour a miss does not count.
  if (!row.cells.includes(String(state.colour))) {
    turn.tell('tear', at.x, at.y)
    return
  }
  state.lamps--
  state.combo = 0
  turn.tell('hurt', at.x, at.y)
  if (state.lamps <= 0) end(state, turn, at)
}

/** Run through veils of your own colour; fountains change it. */
export const rules: MicroRules<VeilState> = {
  inputs: SIDE_INPUTS,
  hand: 'tap',
  sight: 80,
  start(random) {
    const state: VeilState = { ...freshLanes(), colour: 1 }
    while (state.built < SEEN) lay(state, random)
    return state
  },
  step(state, turn) {
    state.pace = 4.6 + 4.4 * hardness(state.tick, 2600)
    moveInLanes(state, turn)
    for (const row of reached(state)) pass(state, turn, row)
    while (state.built < state.z + SEEN) lay(state, turn.random)
  },
  worth: ({ lamps }) => lamps * 120,
}
