import { bonus, between, end, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
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
export const listing: Listing = { input: ['swipe', 'tap', 'keys'], ground: ['#2f9fd0', '#0d4a70'] }

const CLEAR = 16
const WAYS = ['low', 'high', 'block', 'boat'] as const

function lay(state: LanesState, random: Random) {
  const hard = hardness(state.built, 16_000)
  const cells: string[] = ['', '', '']
  const most = random() < 0.25 + 0.4 * hard ? 3 : random() < 0.6 ? 2 : 1
  for (let index = 0; index < most; index++) cells[pickIndex(3, random)] = pickOne(WAYS, random)
  // A full row always has something to jump or to slide under.
  if (cells.filter((cell) => cell === 'block' || cell === 'boat').length === 3)
    cells[pickIndex(3, random)] = random() < 0.5 ? 'low' : 'high'
  const z = state.built + between(230 - 40 * hard, 330 - 70 * hard, random)
  const drift = cells.includes('boat') ? 1.4 + hard : 0
  state.rows.push({ z, cells, done: false, drift })
  if (random() < 0.7) {
    const lane = pickIndex(3, random)
    for (let pearl = 0; pearl < 4; pearl++) {
      const line = ['', '', '']
      line[lane] = 'pearl'
      state.rows.push({ z: z + 70 + pearl * 32, cells: line, done: false, drift: 0 })
    }
  }
  state.built = z + (drift > 0 ? 110 : 40)
}

export function isHit({ high, low }: LanesState, cell: string): boolean {
  if (cell === 'low') return high < CLEAR
  if (cell === 'high') return low === 0
  return cell === 'block' || cell === 'boat'
}

function pass(state: LanesState, turn: Turn, row: Row) {
  row.done = true
  const cell = row.cells[bodyLane(state)] ?? ''
  const at = heroPlace(state)
  if (cell === 'pearl') {
    row.cells[bodyLane(state)] = ''
    if (state.high < 40) bonus(state, turn, 1, at)
    return
  }
  if (row.cells.includes('pearl')) return
  if (state.shield === 0 && isHit(state, cell)) {
    state.lamps--
    state.shield = 90
    state.combo = 0
    turn.tell('hurt', at.x, at.y)
    if (state.lamps <= 0) end(state, turn, at)
  } else if (state.shield === 0) gain(state, turn, 1, at)
}

/** Three lanes of a jetty: change, leap, slide; boats come towards you. */
export const rules: MicroRules<LanesState> = {
  inputs: LANE_INPUTS,
  hand: 'tap',
  sight: 90,
  start(random) {
    const state = freshLanes()
    while (state.built < SEEN) lay(state, random)
    return state
  },
  step(state, turn) {
    state.pace = 4.6 + 4 * hardness(state.tick, 3000)
    moveInLanes(state, turn)
    for (const row of reached(state)) pass(state, turn, row)
    while (state.built < state.z + SEEN) lay(state, turn.random)
  },
  worth: ({ lamps }) => lamps * 120,
}
