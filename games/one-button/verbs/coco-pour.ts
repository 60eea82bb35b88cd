import {
  between,
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
import { pickOne, type Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#d89a5f', '#4a2a3a'] }

/** The run does not end at the first mistake. */
export const hasTries = true

export interface PourState extends Base {
  shape: 'tumbler' | 'cone' | 'flask'
  /** What is in the glass and where the line is, shares of its height. */
  level: number
  goal: number
  /** The last ticks of the stream in the air, one bit a tick. */
  stream: number
  poured: boolean
  lamps: number
  glass: number
  /** Ticks a served glass still slides away. */
  away: number
  patience: number
}

const FLOW = 0.0105
const LAG = 12
const STREAM_BITS = 2 ** LAG - 1
const EXACT = 0.02
const GOOD = 0.065
const PATIENCE = 400
const SLIDES = 26

/** How wide the glass is at a height of it; 1 is a tumbler. */
export function widthAt(shape: PourState['shape'], height: number): number {
  if (shape === 'cone') return 0.5 + 0.9 * height
  return shape === 'flask' ? 1.35 - 0.85 * height : 1
}

function offer(state: PourState, random: Random) {
  state.glass++
  state.shape = state.glass < 3 ? 'tumbler' : pickOne(['tumbler', 'cone', 'flask'] as const, random)
  state.level = 0
  state.goal = between(0.3, 0.92, random)
  state.stream = 0
  state.poured = false
  state.patience = PATIENCE - 220 * hardness(state.glass, 14)
}

function serve(state: PourState, turn: Turn) {
  const off = Math.abs(state.level - state.goal)
  const at = { x: 200, y: 300 - state.goal * 130 }
  const good = GOOD - 0.025 * hardness(state.glass, 12)
  if (off < good) {
    gain(state, turn, off < EXACT ? 2 : 1, at)
    if (off < EXACT) bonus(state, turn, 2, { x: 200, y: at.y - 34 })
  } else {
    state.combo = 0
    state.lamps--
    turn.tell('spill', at.x, at.y)
    if (state.lamps === 0) end(state, turn, at)
  }
  state.away = SLIDES
}

/** Hold to pour; what is in the air still falls when you let go. */
export const rules: MicroRules<PourState> = {
  inputs: BUTTON,
  hand: 'aim',
  sight: 120,
  start(random) {
    const state: PourState = {
      ...freshBase(),
      shape: 'tumbler',
      level: 0,
      goal: 0.5,
      stream: 0,
      poured: false,
      lamps: 3,
      glass: 0,
      away: 0,
      patience: PATIENCE,
    }
    offer(state, random)
    return state
  },
  step(state, turn) {
    if (state.away > 0) {
      if (--state.away === 0 && !state.over) offer(state, turn.random)
      return
    }
    if (turn.press) turn.tell('pour', 200, 90)
    if (turn.held) state.poured = true
    const falls = (state.stream >> (LAG - 1)) & 1
    state.stream = ((state.stream << 1) | (turn.held ? 1 : 0)) & STREAM_BITS
    const pace = FLOW * (1 + 0.7 * hardness(state.glass, 12))
    if (falls) state.level += pace / widthAt(state.shape, state.level)
    const settled = state.poured && state.stream === 0
    if (settled || state.level > 1.02 || --state.patience < 0) serve(state, turn)
  },
}
