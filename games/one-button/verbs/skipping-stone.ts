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
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'sports', input: ['hold', 'keys'], ground: ['#e0a070', '#3f3060'] }

export interface SkipState extends Base {
  x: number
  /** Above the water. */
  high: number
  vy: number
  speed: number
  /** A press too soon: this touch is lost. */
  spoilt: boolean
  skips: number
  stars: { x: number; high: number }[]
  seen: number
}

export const WATER_Y = 300
const GRAVITY = 0.19
const WIDEST = 30
const NARROWEST = 17
const EXACT = 7
const SINKS = -9

/** From how high above the water a press makes it skip. */
export const reach = ({ skips }: SkipState) => WIDEST - (WIDEST - NARROWEST) * hardness(skips, 22)

function skip(state: SkipState, turn: Turn) {
  const at = { x: state.x, y: WATER_Y - 20 }
  state.skips++
  gain(state, turn, 1, at)
  if (state.high < EXACT) bonus(state, turn, 2, { x: at.x, y: at.y - 30 })
  state.high = 1
  const hard = hardness(state.skips, 20)
  // Long and short jumps alternate, so that the rhythm cannot be memorised.
  state.vy = between(3.1 + 0.4 * hard, 6, turn.random)
  state.speed = 3.4 + 1.6 * hard
  turn.tell('skip', state.x, WATER_Y)
  const span = (state.vy / GRAVITY) * 2 * state.speed
  if (turn.random() < 0.5)
    state.stars.push({ x: state.x + span / 2, high: (state.vy * state.vy) / (2 * GRAVITY) })
}

/** Press at the very moment the stone meets the water, and it skips on. */
export const rules: MicroRules<SkipState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 80,
  start: () => ({
    ...freshBase(),
    x: 60,
    high: 96,
    vy: 3,
    speed: 3.4,
    spoilt: false,
    skips: 0,
    stars: [],
    seen: 0,
  }),
  step(state, turn) {
    state.x += state.speed
    state.high += state.vy
    state.vy -= GRAVITY
    const falls = state.vy < 0
    if (turn.press && falls && !state.spoilt && state.high < reach(state)) skip(state, turn)
    else if (turn.press && !state.spoilt) {
      state.spoilt = true
      turn.tell('early', state.x, WATER_Y - state.high)
    }
    if (!falls && state.vy > 1) state.spoilt = false
    for (const star of state.stars)
      if (Math.abs(star.x - state.x) < 16 && star.high < 900) {
        bonus(state, turn, 1, { x: star.x, y: WATER_Y - star.high - 20 })
        star.high = 999
      }
    state.stars = state.stars.filter(({ x, high }) => high < 900 && x > state.x - 200)
    if (state.high < SINKS) end(state, turn, { x: state.x, y: WATER_Y })
  },
}
