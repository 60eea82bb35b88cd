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
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#e09a7a', '#2f3060'] }

/** The run does not end at the first mistake. */
export const hasTries = true

export interface CatchState extends Base {
  /** How far the fish still is, and how tight the line, 0 to 1. */
  far: number
  tension: number
  wild: boolean
  phase: number
  size: 1 | 2 | 3
  lamps: number
  round: number
  /** Ticks until the next fish bites. */
  wait: number
}

export const ESCAPES = 160
export const HOT = 0.68
const CAUGHT_AT = 18
const WAIT = 40

function bite(state: CatchState, random: Random) {
  const roll = random()
  state.round++
  state.size = roll < 0.5 ? 1 : roll < 0.82 ? 2 : 3
  state.far = between(84, 112, random)
  state.tension = 0.3
  state.wild = false
  state.phase = 40
}

function lose(state: CatchState, turn: Turn, kind: string) {
  state.combo = 0
  state.lamps--
  state.wait = WAIT
  turn.tell(kind, 200, 220)
  if (state.lamps <= 0) end(state, turn, { x: 200, y: 220 })
}

function land(state: CatchState, turn: Turn) {
  gain(state, turn, state.size, { x: 130, y: 190 })
  if (state.tension > HOT) bonus(state, turn, state.size, { x: 130, y: 160 })
  state.wait = WAIT
}

/** Hold to reel in, let go when the fish runs wild: a line too tight breaks. */
export const rules: MicroRules<CatchState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 110,
  start: () => ({
    ...freshBase(),
    far: 90,
    tension: 0.3,
    wild: false,
    phase: 50,
    size: 1,
    lamps: 3,
    round: 1,
    wait: 0,
  }),
  step(state, turn) {
    if (state.wait > 0) {
      if (--state.wait === 0) {
        bite(state, turn.random)
        turn.tell('bite', 200, 250)
      }
      return
    }
    if (turn.press) turn.tell('reel', 110, 170)
    const hard = hardness(state.round, 9)
    if (--state.phase <= 0) {
      state.wild = !state.wild
      state.phase = state.wild
        ? between(24, 44 + 16 * hard, turn.random)
        : between(46, 104 - 36 * hard, turn.random)
      if (state.wild) turn.tell('wild', 200, 250)
    }
    const force = state.wild ? 0.011 + 0.004 * state.size : 0.0042
    if (turn.held) {
      // A tight line reels faster: that is where the daring wins.
      state.far -= state.wild ? 0.12 : state.tension > HOT ? 1 : 0.64
      state.tension += force * (1 + 0.6 * hard)
    } else {
      state.far += state.wild ? 0.18 + 0.07 * state.size : 0.12
      state.tension = Math.max(0.12, state.tension - 0.017)
    }
    if (state.tension >= 1) lose(state, turn, 'snap')
    else if (state.far >= ESCAPES) lose(state, turn, 'escape')
    else if (state.far <= CAUGHT_AT) land(state, turn)
  },
  worth: ({ far, tension, wait, lamps }) =>
    lamps * 40 - (wait > 0 ? 0 : far * 0.08 + Math.max(0, tension - 0.85) * 90),
}
