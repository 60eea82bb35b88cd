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
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#7fb0e8', '#3f6ab0'] }

export interface Hurdle {
  kind: 'fence' | 'hut' | 'rock' | 'sun' | 'bell'
  x: number
  /** Least size of the ball to break it. */
  tough: number
  done: boolean
}
export interface SnowState extends Base {
  x: number
  high: number
  rise: number
  size: number
  turned: number
  hurdles: Hurdle[]
  built: number
}

const SMALLEST = 11
const LARGEST = 64
const GROWS = 0.055
const GRAVITY = 0.42
const KINDS = ['fence', 'fence', 'hut', 'rock', 'rock', 'sun', 'bell'] as const
export const SUN_LENGTH = 150

function lay(state: SnowState, random: Random) {
  const hard = hardness(state.built, 9000)
  const kind = pickOne(KINDS, random)
  const x = state.built + between(190 - 40 * hard, 300 - 60 * hard, random)
  const tough =
    kind === 'fence'
      ? between(18, 26 + 10 * hard, random)
      : kind === 'hut'
        ? between(30, 42 + 10 * hard, random)
        : 0
  state.hurdles.push({ kind, x, tough: Math.round(tough), done: false })
  state.built = x + (kind === 'sun' ? SUN_LENGTH : 0)
}

function meet(state: SnowState, turn: Turn, hurdle: Hurdle) {
  const { kind, x, tough } = hurdle
  const at = { x: state.x, y: 300 - state.high - state.size }
  if (kind === 'sun') {
    if (state.x > x && state.x < x + SUN_LENGTH && state.high < 4) state.size -= 0.11
    if (state.x > x + SUN_LENGTH) hurdle.done = true
    return
  }
  const tall = kind === 'hut' ? 46 : kind === 'bell' ? 0 : 22
  const isThere = Math.abs(x - state.x) < state.size * 0.7 + 10
  if (kind === 'bell') {
    if (isThere && state.high + state.size * 2 > 96) {
      hurdle.done = true
      bonus(state, turn, 2, at)
    } else if (x < state.x - 80) hurdle.done = true
    return
  }
  if (isThere && state.high < tall) {
    hurdle.done = true
    if (kind !== 'rock' && state.size >= tough) {
      gain(state, turn, kind === 'hut' ? 3 : 1, at)
      turn.tell('smash', x, 290)
      return
    }
    state.size *= 0.58
    state.combo = 0
    turn.tell('crack', x, 290)
  } else if (x < state.x - state.size - 16) {
    hurdle.done = true
    gain(state, turn, 1, at)
  }
}

/** The ball grows while rolling: large ones break fences but hop low, and every hop costs snow. */
export const rules: MicroRules<SnowState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 90,
  start(random) {
    const state: SnowState = {
      ...freshBase(),
      x: 0,
      high: 0,
      rise: 0,
      size: 18,
      turned: 0,
      hurdles: [],
      built: 260,
    }
    while (state.built < 760) lay(state, random)
    return state
  },
  step(state, turn) {
    const pace = 3.5 + 2.3 * hardness(state.tick, 3000)
    state.x += pace
    state.turned += pace / state.size
    if (turn.press && state.high === 0) {
      state.rise = 9 - state.size * 0.045
      state.size *= 0.93
      turn.tell('hop', state.x, 300)
    }
    if (state.high > 0 || state.rise > 0) {
      state.high = Math.max(0, state.high + state.rise)
      state.rise = state.high === 0 ? 0 : state.rise - GRAVITY
    } else state.size = Math.min(LARGEST, state.size + GROWS)
    for (const hurdle of state.hurdles) if (!hurdle.done) meet(state, turn, hurdle)
    if (state.hurdles[0] && state.hurdles[0].x < state.x - 520) state.hurdles.shift()
    while (state.built < state.x + 760) lay(state, turn.random)
    if (state.size < SMALLEST) end(state, turn, { x: state.x, y: 290 })
  },
  worth: ({ size }) => size * 0.6,
}
