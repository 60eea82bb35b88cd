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
import { pickIndex, type Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'sports', input: ['hold', 'keys'], ground: ['#e88f5f', '#4f2850'] }

export interface SkipRopeState extends Base {
  /** How far the rope has turned, in rounds; a whole number is at the feet. */
  turned: number
  pace: number
  /** Rounds that still go at this pace. */
  rounds: number
  high: number
  vy: number
}

export const FEET_Y = 316
const JUMP = 4.7
const GRAVITY = 0.33
const CLEARS = 12
const LOW = 18
/** Share of a round in which the rope is at the feet. */
const SWEEP = 0.04
const SLOW = 0.0088

function change(state: SkipRopeState, random: Random) {
  const hard = hardness(state.score, 40)
  const roll = random()
  const double = roll < 0.14 + 0.2 * hard
  state.pace = double ? 0.0225 : between(SLOW, SLOW + 0.003 + 0.006 * hard, random)
  state.rounds = double ? 2 : 2 + pickIndex(3, random)
}

/** Press to jump over the rope; it changes its pace when it likes. */
export const rules: MicroRules<SkipRopeState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 80,
  start: () => ({ ...freshBase(), turned: 0.3, pace: SLOW, rounds: 3, high: 0, vy: 0 }),
  step(state, turn) {
    if (turn.press && state.high === 0) {
      state.vy = JUMP
      turn.tell('jump', 200, FEET_Y)
    }
    if (state.vy !== 0 || state.high > 0) {
      state.high += state.vy
      state.vy -= GRAVITY
      if (state.high <= 0) {
        state.high = 0
        state.vy = 0
        turn.tell('land', 200, FEET_Y)
      }
    }
    const before = state.turned
    state.turned += state.pace
    const near = Math.abs(state.turned - Math.round(state.turned))
    if (near < SWEEP && state.high < CLEARS) end(state, turn, { x: 200, y: FEET_Y })
    if (Math.floor(before) === Math.floor(state.turned) || state.over) return
    gain(state, turn, 1, { x: 200, y: FEET_Y - 60 })
    if (state.high < LOW) bonus(state, turn, 1, { x: 200, y: FEET_Y - 90 })
    if (--state.rounds > 0) return
    change(state, turn.random)
    turn.tell(state.pace > 0.02 ? 'quick' : 'calm', 200, 120)
  },
}
