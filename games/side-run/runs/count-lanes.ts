import { between, end, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
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
export const listing: Listing = { input: ['swipe', 'tap', 'keys'], ground: ['#7fb8e8', '#2c4f86'] }

export interface CountState extends LanesState {
  /** Number on the runner's back. */
  number: number
  /** The number after passing all existing rows correctly. */
  ahead: number
}

const HIGHEST = 99

/** Arithmetic of each kind of row. */
export const STEPS = [1, 2, -1, 5, -2, 10] as const

function stepAt(built: number, random: Random): number {
  const known = Math.min(STEPS.length, 1 + Math.floor(built / 2600))
  return pickIndex(known, random)
}

const within = (value: number) => value >= 1 && value <= HIGHEST

function lay(state: CountState, random: Random) {
  const hard = hardness(state.built, 14_000)
  const z = state.built + between(250 - 70 * hard, 320 - 90 * hard, random)
  let kind = stepAt(state.built, random)
  if (!within(state.ahead + STEPS[kind]!)) kind = STEPS[kind]! > 0 ? 2 : 0
  const right = state.ahead + STEPS[kind]!
  const lane = pickIndex(3, random)
  const wrong = [right + 1, right - 1, right + 10, right - 2].filter(
    (value) => within(value) && value !== right,
  )
  const cells = [0, 1, 2].map((index) => {
    if (index === lane) return `${kind}:${right}`
    return `${kind}:${wrong.splice(pickIndex(wrong.length, random), 1)[0]!}`
  })
  state.rows.push({ z, cells, done: false, drift: 0 })
  state.ahead = right
  state.built = z
}

function pass(state: CountState, turn: Turn, row: Row) {
  row.done = true
  const at = heroPlace(state)
  const [kind = 0, value = 0] = (row.cells[bodyLane(state)] ?? '').split(':').map(Number)
  const right = state.number + STEPS[kind]!
  if (value === right) gain(state, turn, 1, at)
  else {
    state.lamps--
    state.combo = 0
    turn.tell('hurt', at.x, at.y)
    if (state.lamps <= 0) end(state, turn, at)
  }
  // The way assumes the right number: continue from it.
  state.number = right
}

/** Run through the number that is one more, two more, one less, five more. */
export const rules: MicroRules<CountState> = {
  inputs: SIDE_INPUTS,
  hand: 'tap',
  sight: 80,
  start(random) {
    const state: CountState = { ...freshLanes(), number: 1, ahead: 1 }
    while (state.built < SEEN) lay(state, random)
    return state
  },
  step(state, turn) {
    state.pace = 4.2 + 3.4 * hardness(state.tick, 3000)
    moveInLanes(state, turn)
    for (const row of reached(state)) pass(state, turn, row)
    while (state.built < state.z + SEEN) lay(state, turn.random)
  },
  worth: ({ lamps }) => lamps * 120,
}
