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
export const listing: Listing = { genre: 'racing', input: ['hold', 'keys'], ground: ['#e0805a', '#40204f'] }

/** The run does not end at the first mistake. */
export const hasTries = true

export interface LoopState extends Base {
  x: number
  speed: number
  /** Where the next gate is: a loop that asks for speed, or an old bridge that asks for care. */
  gate: number
  isLoop: boolean
  /** The least speed into the loop, or the most over the bridge. */
  need: number
  /** Turns of the loop still to go, 1 to 0. */
  round: number
  mercy: number
  lamps: number
  eye: number
}

export const BRIDGE = 150
const NARROW = 0.55

export const loopRadius = (need: number) => 26 + need * 8

function build(state: LoopState, random: Random) {
  const hard = hardness(state.score, 40)
  const past = state.gate + (state.isLoop ? 40 : BRIDGE)
  state.gate = past + between(300, 440, random) - 60 * hard
  state.isLoop = random() < 0.55
  state.need = state.isLoop ? between(4.4, 6.2, random) + 1.4 * hard : between(2.2, 3.4, random)
}

function miss(state: LoopState, turn: Turn) {
  state.lamps--
  state.combo = 0
  state.speed = 2.4
  turn.tell('crash', state.x, 280)
  if (state.lamps === 0) end(state, turn, { x: state.x, y: 280 })
  else build(state, turn.random)
}

/** Hold to push, let go to roll out: fast enough for the loop, slow enough for the bridge, and no more than that. */
export const rules: MicroRules<LoopState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 140,
  start: () => ({
    ...freshBase(),
    x: 0,
    speed: 1.6,
    gate: 420,
    isLoop: true,
    need: 4.2,
    round: 0,
    mercy: 0,
    lamps: 3,
    eye: 0,
  }),
  step(state, turn) {
    state.eye += (state.x - state.eye) * 0.16
    if (state.round > 0) {
      state.round -= state.speed / (loopRadius(state.need) * 6.283)
      if (state.round > 0) return
      state.round = 0
      state.x = state.gate + 6
      gain(state, turn, 2, { x: state.x, y: 230 })
      if (state.speed < state.need + NARROW) bonus(state, turn, 2, { x: state.x, y: 200 })
      build(state, turn.random)
      return
    }
    if (turn.press) turn.tell('push', state.x, 300)
    state.speed += turn.held ? 0.055 : -0.042
    state.speed = Math.max(1.4, Math.min(9, state.speed))
    state.x += state.speed
    if (state.x < state.gate) return
    if (state.isLoop) {
      if (state.speed < state.need) miss(state, turn)
      else {
        state.x = state.gate
        state.round = 1
        turn.tell('loop', state.x, 280)
      }
      return
    }
    if (state.speed > state.need) {
      miss(state, turn)
      return
    }
    if (state.x < state.gate + BRIDGE) return
    gain(state, turn, 2, { x: state.x, y: 230 })
    if (state.speed > state.need - NARROW) bonus(state, turn, 2, { x: state.x, y: 200 })
    build(state, turn.random)
  },
  worth: ({ isLoop, speed, need }) => (isLoop ? Math.min(0, speed - need) : Math.min(0, need - speed)) * 2,
}
