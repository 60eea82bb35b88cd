import { exactCos } from '#kit/game/exact-math.ts'
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
} from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#a87a5a', '#33202c'] }

interface Crusher {
  x: number
  phase: number
  pace: number
  passed: boolean
}
export interface ClockState extends Base {
  x: number
  /** Time of the crushers; it stands while the button is held. */
  time: number
  sand: number
  crushers: Crusher[]
  built: number
}

export const SAND = 150
export const FLOOR_Y = 318
export const ROOF_Y = 84
export const WALKER = 16
const CRUSH_FROM = 0.6
const CLOSE = 0.46
const HALF = 30
const REFILL = 0.55

/** How far down a crusher is, 0 to 1. */
export const downOf = ({ phase, pace }: Crusher, time: number) => 0.5 - 0.5 * exactCos(phase + time * pace)

function build(state: ClockState, random: Random) {
  const hard = hardness(state.built, 7000)
  state.crushers.push({
    x: state.built,
    phase: between(0, 6.28, random),
    pace: between(0.032, 0.05 + 0.03 * hard, random),
    passed: false,
  })
  state.built += between(118 - 24 * hard, 190 - 60 * hard, random)
}

/** The walker never stops. Hold to stop the stones in the air, for as long as the sand lasts. */
export const rules: MicroRules<ClockState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 110,
  start(random) {
    const state: ClockState = { ...freshBase(), x: 0, time: 0, sand: SAND, crushers: [], built: 200 }
    while (state.built < 800) build(state, random)
    return state
  },
  step(state, turn) {
    const stops = turn.held && state.sand > 0
    if (turn.press) turn.tell('stop', state.x, FLOOR_Y - 20)
    if (turn.release) turn.tell('go', state.x, FLOOR_Y - 20)
    if (stops) state.sand--
    else {
      state.time++
      if (!turn.held) state.sand = Math.min(SAND, state.sand + REFILL)
    }
    state.x += 1.9 + 1.1 * hardness(state.tick, 3200)
    for (const crusher of state.crushers) {
      const off = state.x - crusher.x
      const down = downOf(crusher, state.time)
      if (Math.abs(off) < HALF && down > CRUSH_FROM) end(state, turn, { x: state.x, y: FLOOR_Y - 20 })
      if (crusher.passed || off < HALF) continue
      crusher.passed = true
      gain(state, turn, 1, { x: state.x, y: FLOOR_Y - 50 })
      if (down > CLOSE || state.sand > SAND * 0.9) bonus(state, turn, 1, { x: state.x, y: FLOOR_Y - 80 })
    }
    state.crushers = state.crushers.filter(({ x }) => x > state.x - 520)
    while (state.built < state.x + 800) build(state, turn.random)
  },
  worth: ({ sand }) => sand * 0.06,
}
