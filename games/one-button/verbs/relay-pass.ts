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
export const listing: Listing = { genre: 'racing', input: ['tap', 'keys'], ground: ['#f0905f', '#5a2a40'] }

/** The run does not end at the first mistake. */
export const hasTries = true

export interface RelayState extends Base {
  /** The runner with the torch, and the one who waits. */
  bringer: number
  pace: number
  taker: number
  going: boolean
  takerPace: number
  /** The zone of the change. */
  from: number
  to: number
  hue: number
  lamps: number
  eye: number
}

const TOUCH = 15
const START_PUSH = 0.075

function zone(state: RelayState, random: Random) {
  const hard = hardness(state.score, 40)
  state.bringer = state.taker
  state.pace = between(3.2, 4.6, random) + 1.6 * hard
  state.from = state.bringer + between(420, 620, random)
  state.to = state.from + 210 - 60 * hard
  state.taker = state.from + 8
  state.takerPace = 0
  state.going = false
  state.hue++
}

function fail(state: RelayState, turn: Turn, x: number) {
  state.lamps--
  state.combo = 0
  turn.tell('drop', x, 250)
  if (state.lamps === 0) end(state, turn, { x, y: 260 })
  else zone(state, turn.random)
}

/** Press to start the next runner, so that both have equal speed at the hand-over inside the zone. */
export const rules: MicroRules<RelayState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 150,
  start(random) {
    const state: RelayState = {
      ...freshBase(),
      bringer: 0,
      pace: 3.4,
      taker: 40,
      going: false,
      takerPace: 0,
      from: 0,
      to: 0,
      hue: 0,
      lamps: 3,
      eye: 0,
    }
    zone(state, random)
    return state
  },
  step(state, turn) {
    if (turn.press && !state.going && state.bringer > state.from - 330) {
      state.going = true
      turn.tell('set', state.taker, 260)
    }
    state.bringer += state.pace
    if (state.going) {
      state.takerPace = Math.min(state.pace + 0.6, state.takerPace + START_PUSH)
      state.taker += state.takerPace
    }
    const middle = state.bringer + Math.min(120, (state.taker - state.bringer) * 0.5)
    state.eye += (middle - state.eye) * 0.12
    if (state.taker > state.to) {
      fail(state, turn, state.taker)
      return
    }
    if (state.taker - state.bringer > TOUCH) return
    const odds = state.pace - state.takerPace
    if (odds > 2.4) {
      fail(state, turn, state.taker)
      return
    }
    const at = { x: state.taker, y: 230 }
    gain(state, turn, odds < 0.5 ? 3 : odds < 1.3 ? 2 : 1, at)
    if (state.to - state.taker < 34) bonus(state, turn, 2, { x: at.x, y: 200 })
    zone(state, turn.random)
  },
}
