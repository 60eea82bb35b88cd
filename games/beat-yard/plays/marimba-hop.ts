import { freshBase, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { degreeAt, mark, relight, ring, slip, tapped, TUNES, type BeatState } from '../beat.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'sports', input: ['tap', 'keys'], ground: ['#f0b878', '#3f5a8a'] }

export interface HopState extends BeatState {
  /** Bars the ball leaves and lands on. */
  from: number
  to: number
  /** Ticks of the hop, in total and elapsed. */
  long: number
  age: number
  /** The bar struck for this landing, or -1. */
  struck: number
  tune: number
  step: number
  lit: number[]
}

export const BARS = 6
export const LAMPS = 4
export const BAR_Y = 296
const NEAR = 13
const TRUE = 5

export const barX = (bar: number) => 50 + bar * 60
const barOf = (degree: number) => Math.min(BARS - 1, degree > 5 ? 5 : degree)
export const hopHeight = (long: number) => 40 + long * 2.5

export const ballPlace = ({ from, to, long, age }: HopState) => {
  const k = Math.min(1, age / long)
  return { x: barX(from) + (barX(to) - barX(from)) * k, y: BAR_Y - 16 - hopHeight(long) * 4 * k * (1 - k) }
}

/** The next note of the tune, and its distance in steps. */
function next(state: HopState, turn: Turn) {
  let steps = 0
  let degree = -1
  while (degree < 0 && steps < 10) {
    state.step++
    steps++
    degree = degreeAt(state.tune, state.step)
  }
  if (state.step >= 32) {
    state.step = 0
    state.tune = (state.tune + 1 + pickIndex(TUNES.length - 1, turn.random)) % TUNES.length
    turn.tell('tune', 200, 80)
  }
  state.from = state.to
  state.to = barOf(Math.max(0, degree))
  state.long = Math.round(steps * (17 - 6 * hardness(state.tick, 4000)))
  state.age = 0
  state.struck = -1
}

/** A ball hops along the marimba: strike the bar where and when it lands. */
export const rules: MicroRules<HopState> = {
  inputs: [0, 1, 2, 3, 4, 5, 6],
  hand: 'tap',
  sight: 60,
  start: (random) => ({
    ...freshBase(),
    lamps: LAMPS,
    from: 1,
    to: 4,
    long: 70,
    age: 20,
    struck: -1,
    tune: pickIndex(TUNES.length, random),
    step: 0,
    lit: [0, 0, 0, 0, 0, 0],
  }),
  step(state, turn) {
    state.age++
    state.lit = state.lit.map((lit) => Math.max(0, lit - 1))
    const bar = tapped(state, turn) - 1
    const left = state.long - state.age
    if (bar >= 0 && bar < BARS) {
      state.lit[bar] = 12
      const at = { x: barX(bar), y: BAR_Y }
      if (Math.abs(left) > NEAR) {
        state.combo = 0
        turn.tell('early', at.x, at.y)
      } else if (bar !== state.to) {
        slip(state, turn, at)
        if (!state.over) next(state, turn)
        return
      } else if (state.struck < 0) {
        state.struck = bar
        ring(turn, bar === 5 ? 7 : bar, at)
        mark(state, turn, Math.abs(left) < TRUE ? 2 : 1, at, Math.abs(left) < TRUE ? 'perfect' : 'good')
        relight(state, turn, LAMPS, at)
      }
    }
    if (left > 0) return
    if (state.struck >= 0) next(state, turn)
    else if (left < -NEAR) {
      slip(state, turn, { x: barX(state.to), y: BAR_Y })
      if (!state.over) next(state, turn)
    }
  },
  hints: ({ to }) => [0, to + 1],
}
