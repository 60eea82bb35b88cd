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
  type LanesState,
  type Row,
} from '../lanes.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['swipe', 'tap', 'keys'], ground: ['#f0c07a', '#1f6a80'] }

export interface TideState extends LanesState {
  /** The lane of the next wave, ticks until it comes, then ticks it stays. */
  wave: number
  coming: number
  staying: number
}

export const WARNING = 80
const STAYS = 70
const CALM = [150, 260] as const
const ABOVE_WATER = 24

function lay(state: LanesState, random: Random) {
  const hard = hardness(state.built, 16_000)
  const z = state.built + between(200 - 40 * hard, 300 - 60 * hard, random)
  const cells: string[] = ['', '', '']
  const lane = pickIndex(3, random)
  cells[lane] = random() < 0.5 ? 'low' : 'block'
  if (random() < 0.3 + 0.3 * hard) cells[(lane + 1 + pickIndex(2, random)) % 3] = 'low'
  state.rows.push({ z, cells, done: false, drift: 0 })
  if (random() < 0.6) {
    const dry = pickIndex(3, random)
    for (let pearl = 0; pearl < 3; pearl++) {
      const line = ['', '', '']
      line[dry] = 'pearl'
      state.rows.push({ z: z + 60 + pearl * 34, cells: line, done: false, drift: 0 })
    }
  }
  state.built = z + 60
}

function hurt(state: TideState, turn: Turn, kind: string) {
  const at = heroPlace(state)
  state.lamps--
  state.shield = 90
  state.combo = 0
  turn.tell(kind, at.x, at.y)
  if (state.lamps <= 0) end(state, turn, at)
}

function pass(state: TideState, turn: Turn, row: Row) {
  row.done = true
  const lane = bodyLane(state)
  const cell = row.cells[lane] ?? ''
  const at = heroPlace(state)
  if (cell === 'pearl') {
    row.cells[lane] = ''
    if (state.high < 40) bonus(state, turn, 1, at)
    return
  }
  if (row.cells.includes('pearl') || state.shield > 0) return
  const isHit = cell === 'block' || (cell === 'low' && state.high < 16)
  if (isHit) hurt(state, turn, 'hurt')
  else gain(state, turn, 1, at)
}

/** A wave floods one lane after a warning; only a jump clears it. */
function rollWaves(state: TideState, turn: Turn) {
  if (state.staying > 0) {
    state.staying--
    const isWet = bodyLane(state) === state.wave && state.high < ABOVE_WATER
    if (isWet && state.shield === 0) hurt(state, turn, 'splash')
    return
  }
  state.coming--
  if (state.coming === WARNING) {
    state.wave = turn.random() < 0.6 ? state.lane : pickIndex(3, turn.random)
    turn.tell('warn', heroPlace(state).x, heroPlace(state).y)
  }
  if (state.coming > 0) return
  state.staying = STAYS
  const hard = hardness(state.tick, 2600)
  state.coming = Math.round(between(CALM[0], CALM[1], turn.random) * (1 - 0.4 * hard)) + STAYS
  turn.tell('wave', heroPlace(state).x, heroPlace(state).y)
}

/** Logs to jump, rocks to avoid, and waves that flood a lane. */
export const rules: MicroRules<TideState> = {
  inputs: LANE_INPUTS,
  hand: 'tap',
  sight: 90,
  start(random) {
    const state: TideState = { ...freshLanes(), wave: 0, coming: 240, staying: 0 }
    while (state.built < SEEN) lay(state, random)
    return state
  },
  step(state, turn) {
    state.pace = 4.6 + 3.6 * hardness(state.tick, 3000)
    moveInLanes(state, turn)
    rollWaves(state, turn)
    for (const row of reached(state)) pass(state, turn, row)
    while (state.built < state.z + SEEN) lay(state, turn.random)
  },
  worth: ({ lamps }) => lamps * 120,
}
