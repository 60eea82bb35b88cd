import { pickIndex } from '#kit/random/random.ts'
import {
  bonus,
  BUTTON,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'shooter', input: ['tap', 'keys'], ground: ['#f0a878', '#5a3a5a'] }

export interface PassState extends Base {
  x: number
  y: number
  /** Blocks of each column. */
  towers: number[]
  nuts: { x: number; y: number; vy: number; hits: number }[]
  level: number
  /** Ticks the landed glider waits for the next field. */
  rest: number
}

export const COLUMN = 40
export const COLUMNS = 10
export const BLOCK = 19
export const GROUND_Y = 356
const TOP = 62
const SINKS = 15
const NUTS = 2

export const towerTop = (blocks: number) => GROUND_Y - blocks * BLOCK

function build(state: PassState, turn: Turn) {
  const hard = hardness(state.level, 5)
  state.towers = Array.from({ length: COLUMNS }, () => 2 + pickIndex(4 + Math.round(5 * hard), turn.random))
  state.x = -50
  state.y = TOP
  state.nuts = []
}

function fall(state: PassState, turn: Turn) {
  for (const nut of state.nuts) {
    nut.vy += 0.16
    nut.y += nut.vy
    nut.x += 0.5
    const column = Math.max(0, Math.min(COLUMNS - 1, Math.floor(nut.x / COLUMN)))
    const blocks = state.towers[column]!
    if (blocks > 0 && nut.y > towerTop(blocks) - 4) {
      state.towers[column] = blocks - 1
      nut.hits++
      nut.vy *= 0.55
      gain(state, turn, 1, { x: column * COLUMN + 20, y: towerTop(blocks) })
      if (nut.hits === 3) nut.y = 9999
    } else if (nut.y > GROUND_Y) {
      if (nut.hits === 0) state.combo = 0
      turn.tell('thud', nut.x, GROUND_Y)
      nut.y = 9999
    }
  }
  state.nuts = state.nuts.filter(({ y }) => y < 9000)
}

/** Each pass flies a little lower: press to drop nuts on the towers before one of them is in your way. */
export const rules: MicroRules<PassState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 120,
  start: () => ({
    ...freshBase(),
    x: -50,
    y: TOP,
    towers: [2, 4, 3, 5, 2, 4, 6, 3, 4, 2],
    nuts: [],
    level: 0,
    rest: 0,
  }),
  step(state, turn) {
    fall(state, turn)
    if (state.rest > 0) {
      if (--state.rest === 0) build(state, turn)
      return
    }
    if (turn.press && state.nuts.length < NUTS && state.x > 0 && state.x < 400) {
      state.nuts.push({ x: state.x, y: state.y + 14, vy: 1, hits: 0 })
      turn.tell('drop', state.x, state.y + 14)
    }
    state.x += 2.5 + 1.5 * hardness(state.level, 5)
    if (state.x > 450) {
      state.x = -50
      state.y = Math.min(GROUND_Y - 16, state.y + SINKS)
      turn.tell('pass', 380, state.y)
    }
    const column = Math.floor((state.x + 22) / COLUMN)
    const blocks = state.towers[column] ?? 0
    if (blocks > 0 && state.y + 9 > towerTop(blocks)) {
      end(state, turn, { x: state.x + 22, y: state.y })
      return
    }
    if (state.towers.some((one) => one > 0) || state.nuts.length > 0) return
    state.level++
    bonus(state, turn, 3 + Math.round((GROUND_Y - state.y) / 40), { x: 200, y: 200 })
    turn.tell('cleared', 200, GROUND_Y - 20)
    state.rest = 50
  },
  worth: ({ towers }) => -towers.reduce((sum, blocks) => sum + blocks * blocks, 0) * 0.2,
}
