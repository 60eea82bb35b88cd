import { bonus, BUTTON, end, gain, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import type { Random } from '#kit/random/random.ts'
import { startRanks, type RankRules, type Ranks } from '../ranks.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'coco-bomber',
  input: ['tap', 'keys'],
  ground: ['#e0905a', '#4a2040'],
}

export interface Bomber extends Ranks {
  /** Storeys of each stack of crates. */
  stacks: number[]
  /** 1 to the right, -1 to the left. */
  way: number
  /** The falling coconut: none if `by` is negative. */
  bx: number
  by: number
  bv: number
  /** Storeys it can still break. */
  force: number
}

export const STACKS = 12
export const WIDE = 32
export const HIGH = 20
export const GROUND = 384
export const stackX = (stack: number) => 8 + stack * WIDE
const CEILING = 40
const SINK = 17

function build(state: Bomber, random: Random) {
  const most = Math.min(12, 4 + state.wave)
  state.stacks = Array.from({ length: STACKS }, () => 1 + pickIndex(most, random))
  Object.assign(state, { x: -30, y: CEILING, way: 1, by: -1 })
}

function drop(state: Bomber, turn: Turn) {
  state.bv += 0.22
  state.by += state.bv
  const stack = Math.floor((state.bx - 8) / WIDE)
  const top = GROUND - (state.stacks[stack] ?? 0) * HIGH
  while (state.by > top - 6 && state.force > 0 && (state.stacks[stack] ?? 0) > 0) {
    state.stacks[stack]!--
    state.force--
    const y = GROUND - state.stacks[stack]! * HIGH - HIGH / 2
    gain(state, turn, 1, { x: state.bx, y })
    turn.tell('crack', state.bx, y)
    if (state.stacks[stack] === 0) bonus(state, turn, 2, { x: state.bx, y: GROUND - 20 })
    if (state.by < GROUND - state.stacks[stack]! * HIGH - 6) break
  }
  if (state.force > 0 && state.by < GROUND) return
  if (state.force === FORCE) {
    state.combo = 0
    turn.tell('miss', state.bx, GROUND)
  }
  state.by = -1
}

const FORCE = 4

/** The plane sinks with every pass: bomb the stacks before it hits one. */
export const rules: RankRules<Bomber> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 100,
  start(random) {
    const state: Bomber = { ...startRanks(), lives: 1, stacks: [], way: 1, bx: 0, by: -1, bv: 0, force: 0 }
    build(state, random)
    return state
  },
  step(state, turn) {
    state.x += state.way * (2.6 + Math.min(1.8, state.wave * 0.16))
    if ((state.way > 0 && state.x > 440) || (state.way < 0 && state.x < -40)) {
      state.way = -state.way
      state.y += SINK
      turn.tell('pass', state.x, state.y)
    }
    if (turn.press && state.by < 0 && state.x > 4 && state.x < 396) {
      Object.assign(state, { bx: state.x, by: state.y + 12, bv: 1.5, force: FORCE })
      turn.tell('drop', state.x, state.y)
    }
    if (state.by >= 0) drop(state, turn)
    const nose = Math.floor((state.x + state.way * 16 - 8) / WIDE)
    if ((state.stacks[nose] ?? 0) * HIGH > GROUND - state.y - 8) {
      end(state, turn, state)
      return
    }
    if (state.stacks.some((storeys) => storeys > 0) && state.y < GROUND - 14) return
    state.wave++
    bonus(state, turn, 10, { x: 200, y: 200 })
    turn.tell('wave', 200, 200)
    build(state, turn.random)
  },
  worth: ({ stacks, y }) =>
    -stacks.reduce((sum, storeys) => sum + Math.max(0, storeys * HIGH - (GROUND - y - 90)) * 1.5, 0),
}
