import {
  between,
  bonus,
  BUTTON,
  clamp,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
} from '#kit/game/micro/rules.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#2f8f8a', '#083440'] }

export interface BalanceState extends Base {
  /** How far the plank leans, radians. */
  lean: number
  /** Where the coconut lies, from the middle. */
  at: number
  speed: number
  half: number
  star: number
  /** Ticks until the star goes out. */
  left: number
}

const LEANING = 0.028
const STEEPEST = 0.36
const PULL = 0.1
const STAR_TICKS = 330
const REACH = 20
const FAST = 2.6

/** Hold to lean to the right, let go to lean to the left: the coconut must stay on the plank. */
export const rules: MicroRules<BalanceState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 60,
  start: () => ({ ...freshBase(), lean: 0, at: 0, speed: 0, half: 150, star: 70, left: STAR_TICKS }),
  step(state, turn) {
    if (turn.press) turn.tell('lean', 200, 250)
    state.lean = clamp(state.lean + (turn.held ? LEANING : -LEANING), -STEEPEST, STEEPEST)
    state.speed = (state.speed + state.lean * PULL) * 0.994
    state.at += state.speed
    state.half = 150 - 74 * hardness(state.tick, 4800)
    if (Math.abs(state.at) > state.half) {
      end(state, turn, { x: 200 + state.at, y: 250 })
      return
    }
    state.left--
    const at = { x: 200 + state.star, y: 226 }
    if (Math.abs(state.at - state.star) < REACH) {
      const quick = Math.abs(state.speed) > FAST
      if (state.left > STAR_TICKS / 2) gain(state, turn, 1, at)
      else {
        state.score++
        turn.tell('score', at.x, at.y, 1)
      }
      // The rim is where it is dangerous: stars there are worth more.
      if (Math.abs(state.star) > state.half * 0.6) bonus(state, turn, 1, { x: at.x, y: at.y - 28 })
      if (quick) bonus(state, turn, 1, { x: at.x, y: at.y - 28 })
    } else if (state.left > 0) return
    else {
      state.combo = 0
      turn.tell('late', at.x, at.y)
    }
    state.left = STAR_TICKS
    const side = state.star > 0 ? -1 : 1
    state.star = side * between(0.25, 0.86, turn.random) * state.half
  },
  worth: ({ at, speed, half, star }) =>
    -((at + speed * 16) / half) * ((at + speed * 16) / half) * 30 - Math.abs(at - star) * 0.08,
}
