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
export const listing: Listing = { input: ['swipe', 'tap', 'keys'], ground: ['#f0c878', '#a8603f'] }

export interface CrowdState extends LanesState {
  /** Crabs that run with you. */
  crowd: number
  gates: number
}

const MOST = 99

const numberOf = (cell: string) => Number(cell.slice(1))

/** Effect of a gate on the crowd. */
export function through(cell: string, crowd: number): number {
  if (cell.startsWith('+')) return Math.min(MOST, crowd + numberOf(cell))
  if (cell.startsWith('-')) return Math.max(0, crowd - numberOf(cell))
  if (cell.startsWith('x')) return Math.min(MOST, crowd * numberOf(cell))
  if (cell.startsWith('/')) return Math.floor(crowd / numberOf(cell))
  return crowd
}

function deal(hard: number, random: Random): string {
  const luck = random()
  if (luck < 0.38) return `+${1 + pickIndex(6, random)}`
  if (luck < 0.52) return `x${2 + (random() < 0.2 ? 1 : 0)}`
  if (luck < 0.86) return `-${2 + pickIndex(4 + Math.round(8 * hard), random)}`
  return '/2'
}

function lay(state: CrowdState, random: Random) {
  const hard = hardness(state.built, 12_000)
  const z = state.built + between(230, 300, random)
  state.gates++
  if (state.gates % 4 === 0) {
    // A wall of urchins: each takes one crab with it, the weakest lane shows.
    const least = Math.round(3 + 24 * hard)
    const cells = [0, 1, 2].map(() => `u${least + pickIndex(5 + Math.round(22 * hard), random)}`)
    state.rows.push({ z, cells, done: false, drift: 0 })
  } else state.rows.push({ z, cells: [0, 1, 2].map(() => deal(hard, random)), done: false, drift: 0 })
  state.built = z
}

function pass(state: CrowdState, turn: Turn, row: Row) {
  row.done = true
  const lane = bodyLane(state)
  const cell = row.cells[lane] ?? ''
  const at = heroPlace(state)
  const before = state.crowd
  if (cell.startsWith('u')) {
    state.crowd = Math.max(0, state.crowd - numberOf(cell))
    turn.tell('clash', at.x, at.y)
    if (state.crowd > 0) gain(state, turn, 2 + Math.floor(state.crowd / 10), at)
  } else {
    state.crowd = through(cell, state.crowd)
    const best = Math.max(...row.cells.map((one) => through(one, before)))
    turn.tell(state.crowd >= before ? 'grow' : 'shrink', at.x, at.y)
    if (state.crowd === best) gain(state, turn, 1, at)
    else state.combo = 0
  }
  row.cells[lane] = ''
  if (state.crowd === 0) end(state, turn, at)
}

/** Gates change the number of crabs; urchins wait behind every third. */
export const rules: MicroRules<CrowdState> = {
  inputs: SIDE_INPUTS,
  hand: 'tap',
  sight: 130,
  start(random) {
    const state: CrowdState = { ...freshLanes(), crowd: 5, gates: 0 }
    while (state.built < SEEN) lay(state, random)
    return state
  },
  step(state, turn) {
    state.pace = 4.2 + 3 * hardness(state.tick, 3600)
    moveInLanes(state, turn)
    for (const row of reached(state)) pass(state, turn, row)
    while (state.built < state.z + SEEN) lay(state, turn.random)
  },
  worth: ({ crowd }) => crowd * 2.5,
}
